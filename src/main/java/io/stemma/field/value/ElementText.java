package io.stemma.field.value;

import io.stemma.dom.Document;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** What an element says, as a reader would take it for a field's value. */
public final class ElementText {
  private static final Set<String> FORM_VALUES = Set.of("input", "textarea", "button", "option");
  private static final Set<String> CENTS =
      Set.of("cent", "decimal", "fraction", "pence", "centavos");

  private final Document document;

  public ElementText(Document document) {
    this.document = document;
  }

  /** The visible text of a node; all of it where the node itself is hidden. */
  public String of(int node) {
    String carried = carried(node);
    return carried != null ? carried : text(node, false, false);
  }

  /** The same without what elements inside it say. */
  public String own(int node) {
    return text(node, true, false);
  }

  /** The same as a price is meant: raised cents are decimals. */
  public String price(int node) {
    String carried = carried(node);
    return carried != null ? carried : text(node, false, true);
  }

  /** What an element says in an attribute because it shows no text. */
  private @Nullable String carried(int node) {
    if (document.isTag(node, "meta")) {
      return document.attribute(node, "content");
    }
    if (document.isTag(node, "img")) {
      return document.attribute(node, "alt");
    }
    boolean form = document.isElement(node) && FORM_VALUES.contains(document.tag(node));
    return form && document.firstChild(node) == Document.NONE
        ? document.attribute(node, "value")
        : null;
  }

  /** All text inside a node, shown or not, alternatives of pictures and the like left out. */
  public String content(int node) {
    StringBuilder text = new StringBuilder();
    for (int at = node; at < document.end(node); at++) {
      if (document.isText(at) && !isCode(document.parent(at))) {
        text.append(document.text(at));
      } else if (breaks(at)) {
        text.append(' ');
      }
      closeLines(at, node, text);
    }
    return PlainText.of(text.toString());
  }

  private boolean isCode(int node) {
    return document.isTag(node, "script") || document.isTag(node, "style");
  }

  private String text(int top, boolean ownOnly, boolean price) {
    boolean all = !document.visible(top);
    StringBuilder text = new StringBuilder();
    int end = document.end(top);
    for (int node = top; node < end; node++) {
      if (document.isText(node)) {
        if (all || document.visible(node)) {
          text.append(document.text(node));
        }
      } else if (node != top && ownOnly) {
        text.append(' ');
        node = document.end(node) - 1;
      } else if (document.isElement(node)) {
        separate(node, top, text, price);
      }
      closeLines(node, top, text);
    }
    return text.toString();
  }

  /** Lines, cells and raised cents do not run into what stands before them. */
  private void separate(int node, int top, StringBuilder text, boolean price) {
    if (node != top && breaks(node)) {
      text.append(' ');
    } else if (price && isCents(node) && endsWithDigit(text)) {
      text.append('.');
    }
  }

  private void closeLines(int node, int top, StringBuilder text) {
    int at = node;
    while (at != top && at != Document.NONE && document.end(at) == node + 1) {
      if (breaks(at)) {
        text.append(' ');
      }
      at = document.parent(at);
    }
  }

  private boolean breaks(int node) {
    return document.isElement(node)
        && (document.breaksLine(node)
            || document.isTag(node, "br")
            || document.isTag(node, "td")
            || document.isTag(node, "th"));
  }

  private boolean isCents(int node) {
    boolean named = document.isTag(node, "sup");
    String classes = document.attribute(node, "class");
    if (!named && classes != null) {
      String lower = classes.toLowerCase(Locale.ROOT);
      named = CENTS.stream().anyMatch(lower::contains);
    }
    return named && text(node, false, false).strip().matches("\\d\\d\\D*");
  }

  private static boolean endsWithDigit(CharSequence text) {
    return !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1));
  }
}
