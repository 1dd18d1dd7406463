package io.stemma.field;

import io.stemma.dom.CssSelector;
import io.stemma.field.value.FieldType;
import java.util.Objects;

/**
 * A field that someone wants to follow: its name, where it is, and of which type it is.
 *
 * <pre>{@code
 * FieldSpec.parse("price=.price|price");
 * FieldSpec.parse("stock=jsonld:Product.offers.availability");
 * }</pre>
 */
public record FieldSpec(String name, FieldSource source, FieldType type) {
  public FieldSpec {
    Objects.requireNonNull(source, "source");
    Objects.requireNonNull(type, "type");
    if (name.isBlank()) {
      throw new FieldSpecException(name + "=" + source, "the name is empty");
    }
  }

  /**
   * Reads {@code NAME=SPEC}. The specification is a CSS selector, {@code CSS@attribute}, {@code
   * CSS:text} (the element's own text), {@code xpath:}, {@code jsonld:}, {@code microdata:}, {@code
   * rdfa:}, {@code meta:} or {@code og:}; a type after {@code |} may follow. Without one the type
   * is that of schema.org's property ({@code price}, {@code availability}, {@code datePublished}),
   * {@code url} for an attribute that holds addresses, else {@code text}.
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
    return new FieldSpec(name, new FieldSource.Css(selector, part), type);
  }

  /** Where the value is, as in a specification without the type. */
  public String selector() {
    return source.toString();
  }

  /** As {@link #parse} reads it. */
  @Override
  public String toString() {
    return name + "=" + source + "|" + type.label();
  }
}
