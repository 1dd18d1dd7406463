package io.stemma.field;

/** A field's specification that cannot be read: names it, what is wrong and what would do. */
public final class FieldSpecException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String spec;

  FieldSpecException(String spec, String wrong) {
    super(
        "the field \""
            + spec
            + "\" cannot be read: "
            + wrong
            + "; expected NAME=SPEC, such as price=.price|price or"
            + " stock=jsonld:Product.offers.availability");
    this.spec = spec;
  }

  /** The specification as it was given. */
  public String spec() {
    return spec;
  }
}
