package io.stemma.field;

import io.stemma.dom.CssSelector;
import io.stemma.dom.XPath;
import io.stemma.field.FieldSource.Part;
import io.stemma.field.structured.PropertyPath;
import io.stemma.field.structured.Syntax;
import io.stemma.field.value.FieldType;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the specification of one field. */
final class SpecNotation {
  /** A word after the last bar, which is not part of {@code |=} or of XPath's {@code a | //b}. */
  private static final Pattern TYPED =
      Pattern.compile("(.*)\\|\\s*([\\p{L}-]+)\\s*", Pattern.DOTALL);

  private static final Pattern ATTRIBUTE =
      Pattern.compile("(.*\\S)\\s*@([\\w:.-]+)", Pattern.DOTALL);
  private static final Pattern OWN_TEXT = Pattern.compile("(.*[^:\\s])::?text", Pattern.DOTALL);
  private static final Set<String> ADDRESSES = Set.of("href", "src", "action", "poster", "cite");
  private static final Map<String, FieldType> PROPERTIES =
      Map.ofEntries(
          Map.entry("price", FieldType.PRICE),
          Map.entry("lowPrice", FieldType.PRICE),
          Map.entry("highPrice", FieldType.PRICE),
          Map.entry("price:amount", FieldType.PRICE),
          Map.entry("product:price:amount", FieldType.PRICE),
          Map.entry("og:price:amount", FieldType.PRICE),
          Map.entry("availability", FieldType.AVAILABILITY),
          Map.entry("product:availability", FieldType.AVAILABILITY),
          Map.entry("og:availability", FieldType.AVAILABILITY),
          Map.entry("datePublished", FieldType.DATE),
          Map.entry("dateModified", FieldType.DATE),
          Map.entry("startDate", FieldType.DATE),
          Map.entry("endDate", FieldType.DATE),
          Map.entry("ratingValue", FieldType.NUMBER),
          Map.entry("ratingCount", FieldType.NUMBER),
          Map.entry("reviewCount", FieldType.NUMBER));

  private final String name;
  private final String spec;

  SpecNotation(String name, String spec) {
    this.name = name;
    this.spec = spec;
  }

  FieldSpec spec() {
    int bar = spec.lastIndexOf('|');
    String last = spec.substring(bar + 1);
    return bar >= 0 && (Condition.isMeant(last) || isTyped(spec.substring(0, bar)))
        ? typed(spec.substring(0, bar)).when(condition(last))
        : typed(spec);
  }

  private static boolean isTyped(String spec) {
    Matcher typed = TYPED.matcher(spec);
    return typed.matches() && FieldType.ofLabel(typed.group(2)).isPresent();
  }

  private Condition condition(String text) {
    try {
      return Condition.parse(text);
    } catch (IllegalArgumentException unreadable) {
      throw wrong(String.valueOf(unreadable.getMessage()));
    }
  }

  private FieldSpec typed(String unconditional) {
    Matcher typed = TYPED.matcher(unconditional);
    if (!typed.matches()) {
      FieldSource source = source(unconditional.strip());
      return new FieldSpec(name, source, usualType(source));
    }
    String label = typed.group(2);
    FieldType type =
        FieldType.ofLabel(label)
            .orElseThrow(
                () -> wrong("\"" + label + "\" is not a type, which are " + FieldType.labels()));
    return new FieldSpec(name, source(typed.group(1).strip()), type);
  }

  /** The source that a specification without a type names. */
  FieldSource source(String where) {
    if (where.isEmpty()) {
      throw wrong("it does not say where the value is");
    }
    try {
      int colon = where.indexOf(':');
      String rest = where.substring(colon + 1).strip();
      return switch (colon < 0 ? "" : where.substring(0, colon)) {
        case "xpath" -> new FieldSource.Path(XPath.parse(rest));
        case "jsonld" -> new FieldSource.Structured(Syntax.JSON_LD, PropertyPath.parse(rest));
        case "microdata" -> new FieldSource.Structured(Syntax.MICRODATA, PropertyPath.parse(rest));
        case "rdfa" -> new FieldSource.Structured(Syntax.RDFA, PropertyPath.parse(rest));
        case "meta" -> new FieldSource.Meta("meta:", named(rest));
        case "og" -> new FieldSource.Meta("og:", named(rest));
        default -> css(where);
      };
    } catch (FieldSpecException already) {
      throw already;
    } catch (IllegalArgumentException unreadable) {
      throw wrong(String.valueOf(unreadable.getMessage()));
    }
  }

  private String named(String metaName) {
    if (metaName.isEmpty()) {
      throw wrong("it does not say the name of the meta element");
    }
    return metaName;
  }

  private static FieldSource css(String where) {
    Matcher attribute = ATTRIBUTE.matcher(where);
    if (attribute.matches() && isOutsideBrackets(attribute.group(1))) {
      Part part = new Part(attribute.group(2), false);
      return new FieldSource.Css(CssSelector.parse(attribute.group(1)), part);
    }
    Matcher own = OWN_TEXT.matcher(where);
    return own.matches()
        ? new FieldSource.Css(CssSelector.parse(own.group(1)), new Part(null, true))
        : new FieldSource.Css(CssSelector.parse(where), Part.TEXT);
  }

  private static boolean isOutsideBrackets(String before) {
    return before.lastIndexOf('[') <= before.lastIndexOf(']');
  }

  private static FieldType usualType(FieldSource source) {
    if (source instanceof FieldSource.Structured structured) {
      return PROPERTIES.getOrDefault(structured.path().property(), FieldType.TEXT);
    }
    if (source instanceof FieldSource.Meta meta) {
      return PROPERTIES.getOrDefault(meta.name(), FieldType.TEXT);
    }
    boolean address =
        source instanceof FieldSource.Css css
            && css.part().attribute() != null
            && ADDRESSES.contains(css.part().attribute());
    return address ? FieldType.URL : FieldType.TEXT;
  }

  private FieldSpecException wrong(String why) {
    return new FieldSpecException(name + "=" + spec, why);
  }
}
