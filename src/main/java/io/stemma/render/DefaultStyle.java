package io.stemma.render;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.jsoup.nodes.Element;

/**
 * How browsers show elements that no style sheet speaks of.
 *
 * @see <a href="https://html.spec.whatwg.org/multipage/rendering.html">HTML Standard, rendering</a>
 */
final class DefaultStyle {
  private static final Set<String> NEVER_SHOWN =
      Set.of(
          "area",
          "base",
          "basefont",
          "datalist",
          "head",
          "link",
          "meta",
          "noembed",
          "noframes",
          "noscript",
          "param",
          "rp",
          "script",
          "style",
          "template",
          "title",
          "source",
          "track");
  private static final Set<String> BLOCKS =
      Set.of(
          "address",
          "article",
          "aside",
          "blockquote",
          "body",
          "br",
          "caption",
          "center",
          "col",
          "colgroup",
          "dd",
          "details",
          "dialog",
          "dir",
          "div",
          "dl",
          "dt",
          "fieldset",
          "figcaption",
          "figure",
          "footer",
          "form",
          "frame",
          "frameset",
          "h1",
          "h2",
          "h3",
          "h4",
          "h5",
          "h6",
          "header",
          "hgroup",
          "hr",
          "html",
          "legend",
          "li",
          "listing",
          "main",
          "menu",
          "nav",
          "ol",
          "optgroup",
          "option",
          "p",
          "plaintext",
          "pre",
          "search",
          "section",
          "summary",
          "table",
          "tbody",
          "td",
          "tfoot",
          "th",
          "thead",
          "tr",
          "ul",
          "xmp");
  private static final Pattern DISPLAY_NONE =
      Pattern.compile(
          "(?:^|;)\\s*(?:display\\s*:\\s*none|visibility\\s*:\\s*(?:hidden|collapse))\\b");

  private DefaultStyle() {}

  /**
   * Whether the element, and so all that is in it, cannot be seen. What is in a closed {@code
   * details} can: a reader unfolds it.
   */
  static boolean hides(Element element) {
    String tag = element.normalName();
    return NEVER_SHOWN.contains(tag)
        || element.hasAttr("hidden")
        || (tag.equals("input") && element.attr("type").equalsIgnoreCase("hidden"))
        || (tag.equals("dialog") && !element.hasAttr("open"))
        || DISPLAY_NONE.matcher(element.attr("style").toLowerCase(Locale.ROOT)).find();
  }

  /** Whether the element stands on lines of its own. */
  static boolean breaksLine(Element element) {
    return BLOCKS.contains(element.normalName());
  }
}
