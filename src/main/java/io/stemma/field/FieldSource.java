package io.stemma.field;

import io.stemma.dom.CssSelector;
import io.stemma.dom.XPath;
import io.stemma.field.structured.PropertyPath;
import io.stemma.field.structured.Syntax;
import org.jspecify.annotations.Nullable;

/** Where on a page a field's value is. */
public sealed interface FieldSource {

  /** What a CSS selector matches. */
  record Css(CssSelector selector, Part part) implements FieldSource {
    @Override
    public String toString() {
      return selector + part.suffix();
    }
  }

  /** What an XPath finds. */
  record Path(XPath xpath) implements FieldSource {
    @Override
    public String toString() {
      return "xpath:" + xpath;
    }
  }

  /** A path through structured data. */
  record Structured(Syntax syntax, PropertyPath path) implements FieldSource {
    @Override
    public String toString() {
      return syntax.prefix() + path;
    }
  }

  /** The content of a {@code meta} element. */
  record Meta(String prefix, String name) implements FieldSource {
    @Override
    public String toString() {
      return prefix + name;
    }
  }

  /**
   * What of an element counts.
   *
   * @param attribute the attribute, or null for its text
   * @param own whether only the text that stands in the element itself, not in elements inside it
   */
  record Part(@Nullable String attribute, boolean own) {
    /** All the text. */
    public static final Part TEXT = new Part(null, false);

    String suffix() {
      return attribute != null ? "@" + attribute : own ? ":text" : "";
    }
  }
}
