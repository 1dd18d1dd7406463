package io.stemma.field.value;

import java.util.Optional;

/** Reads typed values from the texts of a page. */
public final class ValueReader {
  /** How much of a text is looked at for a value that is short by nature. */
  private static final int LONGEST = 2_000;

  private ValueReader() {}

  /**
   * The value that a text has for a type.
   *
   * @param type of one value: a text read as {@code list} or {@code set} is read as words
   * @param raw the text as found on the page
   * @param hints what the page says about itself
   * @return empty where the text has no value of that type, or is blank
   */
  public static Optional<FieldValue> read(FieldType type, String raw, Hints hints) {
    String plain = PlainText.of(raw);
    if (plain.isEmpty()) {
      return Optional.empty();
    }
    String start = raw.substring(0, Math.min(raw.length(), LONGEST));
    return switch (type) {
      case TEXT, LIST, SET -> Optional.of(new TextValue(plain));
      case NUMBER -> NumberReader.read(start, hints).map(FieldValue.class::cast);
      case PRICE -> new PriceReader(start, hints).read().map(FieldValue.class::cast);
      case DATE -> DateReader.read(start, hints).map(FieldValue.class::cast);
      case AVAILABILITY -> Optional.of(new AvailabilityValue(AvailabilityReader.read(start)));
      case URL -> Optional.of(new UrlValue(hints.resolve(plain)));
      case HTML -> Optional.of(new HtmlValue(plain));
    };
  }

  /** The ISO 4217 code of the currency that a text names by itself, such as {@code €}. */
  public static Optional<String> currency(String raw, Hints hints) {
    return Optional.ofNullable(CurrencySigns.named(raw, hints));
  }
}
