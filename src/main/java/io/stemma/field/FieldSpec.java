package io.stemma.field;

import io.stemma.dom.CssSelector;
import io.stemma.field.value.FieldType;
import java.util.Objects;

/**
 * A field that someone wants to follow: its name, where it is, of which type it is, and which of
 * its changes matter.
 *
 * <pre>{@code
 * FieldSpec.parse("price=.price|price");
 * FieldSpec.parse("price=.price|price|drop > 5%");
 * FieldSpec.parse("stock=jsonld:Product.offers.availability");
 * }</pre>
 */
public record FieldSpec(String name, FieldSource source, FieldType type, Condition when) {
  public FieldSpec {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(when, "when");
    if (name.isBlank()) {
      throw new FieldSpecException(name + "=" + source, "the name is empty");
    }
  }

  /** A field of which every change matters. */
  public FieldSpec(String name, FieldSource source, FieldType type) {
    this(name, source, type, Condition.ANY);
  }

  /**
   * Reads {@code NAME=SPEC}. The specification is a CSS selector, {@code CSS@attribute}, {@code
   * CSS:text} (the element's own text), {@code xpath:}, {@code jsonld:}, {@code microdata:}, {@code
   * rdfa:}, {@code meta:} or {@code og:}; a type after {@code |} may follow, and a {@link
   * Condition} after another. Without a type it is that of schema.org's property ({@code price},
   * {@code availability}, {@code datePublished}), {@code url} for an attribute that holds
   * addresses, else {@code text}; without a condition every change matters.
   *
   * @throws FieldSpecException if it cannot be read; the message says what is wrong
   */
  public static FieldSpec parse(String nameAndSpec) {
    int equals = nameAndSpec.indexOf('=');
    if (equals < 1) {
      throw new FieldSpecException(nameAndSpec, "there is no name before a \"=\"");
    }
    return of(nameAndSpec.substring(0, equals).strip(), nameAndSpec.substring(equals + 1));
  }

  /** A field of a name from a specification as in {@link #parse}. */
  public static FieldSpec of(String name, String spec) {
    return new SpecNotation(name, spec).spec();
  }

  /** A field whose type is given beside the specification, which then holds none. */
  public static FieldSpec of(String name, String spec, FieldType type) {
    SpecNotation notation = new SpecNotation(name, spec);
    return new FieldSpec(name, notation.source(spec.strip()), type);
  }

  /** The same field at another element; what of an element counts stays, where that was said. */
  public FieldSpec at(CssSelector selector) {
    FieldSource.Part part =
        source instanceof FieldSource.Css css ? css.part() : FieldSource.Part.TEXT;
    return new FieldSpec(name, new FieldSource.Css(selector, part), type, when);
  }

  /** The same field, of which other changes matter. */
  public FieldSpec when(Condition condition) {
    return new FieldSpec(name, source, type, condition);
  }

  /** Where the value is, as in a specification without the type. */
  public String selector() {
    return source.toString();
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    String always = name + "=" + source + "|" + type.label();
    return when.equals(Condition.ANY) ? always : always + "|" + when;
  }
}
