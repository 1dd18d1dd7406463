package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.field.value.FieldType;
import io.stemma.field.value.FieldValue;
import io.stemma.field.value.ListValue;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Two sources on one page that should say the same and do not, such as the visible price and that
 * of the JSON-LD.
 *
 * @param shown what the followed field says
 * @param structured what the page's structured data says of its main entity
 */
public record Disagreement(Reading shown, Reading structured) {

  /**
   * The prices and availabilities among {@code fields} that differ from those of the page's main
   * entity, see {@link FieldReader#readMainEntity}.
   *
   * @param fields what is followed
   * @param page where they were read
   */
  public static List<Disagreement> among(List<Reading> fields, Document page) {
    List<Reading> comparable = fields.stream().filter(Disagreement::isComparable).toList();
    List<Reading> mainEntity = comparable.isEmpty() ? List.of() : FieldReader.readMainEntity(page);
    List<Disagreement> found = new ArrayList<>();
    for (Reading field : comparable) {
      for (Reading structured : mainEntity) {
        if (structured.spec().type() == field.type()
            && isDenied(field.value(), structured.value())) {
          found.add(new Disagreement(field, structured));
        }
      }
    }
    return found;
  }

  private static boolean isComparable(Reading field) {
    return field.type() == FieldType.PRICE || field.type() == FieldType.AVAILABILITY;
  }

  /** Whether it is between the same two sources, whatever they say. */
  public boolean isBetweenThoseOf(Disagreement other) {
    return shown.name().equals(other.shown.name())
        && structured.selector().equals(other.structured.selector());
  }

  private static boolean isDenied(@Nullable FieldValue shown, @Nullable FieldValue structured) {
    if (shown == null || structured == null) {
      return false;
    }
    return structured instanceof ListValue several
        ? several.elements().stream().noneMatch(shown::same)
        : !shown.same(structured);
  }

  /** The two in one line: {@code price says 99.99, jsonld:Product.offers.price says 129.99 EUR}. */
  public String describe() {
    return shown.name()
        + " says "
        + said(shown)
        + ", "
        + structured.selector()
        + " says "
        + said(structured);
  }

  private static String said(Reading reading) {
    FieldValue value = reading.value();
    return value == null ? "nothing" : value.display();
  }
}
