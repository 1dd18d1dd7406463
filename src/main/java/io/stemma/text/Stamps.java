package io.stemma.text;

import io.stemma.dom.Document;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * Decides which dates and clock times of a block are stamps. A date is one where something says so:
 * words like "updated on" ({@link Moments}), a {@code time} element, a footer, a clock with seconds
 * beside it. A clock time is one unless something says that it matters: words like "doors open",
 * the other end of a span, a date beside it that is none.
 */
final class Stamps {
  private static final Set<String> EVENT_PROPERTIES =
      Set.of("startdate", "enddate", "doortime", "validfrom", "validthrough", "availabilitystarts");
  private final PageText text;
  private final Finder dates = Finder.of(Fragments.DATE);
  private final Finder clocks = Finder.of(Fragments.CLOCK);

  Stamps(PageText text) {
    this.text = text;
  }

  /** Marks the stamps of a block. */
  void mark(Block block, Wording wording, Context context, boolean hasNumber, BitSet found) {
    if (hasNumber) {
      Moments moments = new Moments(context, dates, clocks);
      if (!moments.isEmpty()) {
        for (Moments.Moment stamp : moments.stamps(isInFooter(block))) {
          context.mark(moments.start(stamp), stamp.to(), found);
        }
      }
    }
    markTimeElements(block, wording, context.plain(), found);
  }

  private boolean isInFooter(Block block) {
    Document document = text.document();
    for (int node = block.node(); node != Document.NONE; node = document.parent(node)) {
      if (document.isTag(node, "footer")
          || (document.isElement(node) && "contentinfo".equals(document.attribute(node, "role")))) {
        return true;
      }
    }
    return false;
  }

  /** Marks what stands in {@code time} elements that are not about an event. */
  private void markTimeElements(Block block, Wording wording, String plain, BitSet found) {
    for (Run run : block.runs()) {
      int time = timeElement(run.node());
      if (time != Document.NONE
          && !isEventProperty(time)
          && !Fragments.OCCASION.matcher(plain).find()) {
        List<Wording.Word> words = wording.words();
        for (int word = 0; word < words.size(); word++) {
          if (words.get(word).from() >= run.from() && words.get(word).to() <= run.to()) {
            found.set(word);
          }
        }
      }
    }
  }

  private int timeElement(int from) {
    Document document = text.document();
    for (int node = from; node != Document.NONE; node = document.parent(node)) {
      if (document.isTag(node, "time")) {
        return node;
      }
      if (document.isElement(node) && document.breaksLine(node)) {
        return Document.NONE;
      }
    }
    return Document.NONE;
  }

  private boolean isEventProperty(int time) {
    String property = text.document().attribute(time, "itemprop");
    return property != null && EVENT_PROPERTIES.contains(property.toLowerCase(Locale.ROOT));
  }
}
