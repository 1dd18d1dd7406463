package io.stemma.field;

import io.stemma.dom.Document;
import io.stemma.field.value.FieldType;
import io.stemma.field.value.FieldValue;
import io.stemma.field.value.Hints;
import io.stemma.field.value.ListValue;
import io.stemma.field.value.NumberValue;
import io.stemma.field.value.PlainText;
import io.stemma.field.value.PriceValue;
import io.stemma.field.value.ValueReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Reads fields from one page. Cheap to make; not safe for use by several threads. */
public final class FieldReader {
  private final PageFields page;

  private FieldReader(Document document) {
    page = new PageFields(document);
  }

  /** Reads fields from a document, one reading for each specification, in their order. */
  public static List<Reading> read(Document document, List<FieldSpec> specs) {
    FieldReader reader = new FieldReader(document);
    return specs.stream().map(reader::read).toList();
  }

  /**
   * Reads the key values of the page's main entity, as its structured data has them: see {@link
   * MainEntity}. None where the page is about no one thing.
   */
  public static List<Reading> readMainEntity(Document document) {
    FieldReader reader = new FieldReader(document);
    return MainEntity.fields(reader.page.structured()).stream()
        .map(reader::read)
        .filter(reading -> reading.value() != null)
        .toList();
  }

  private Reading read(FieldSpec spec) {
    List<Found> found = page.find(spec.source(), spec.type());
    if (found.isEmpty()) {
      return new Reading(
          spec.name(), spec.type(), spec.selector(), null, null, FieldHealth.MISSING, 0, List.of());
    }
    return switch (spec.type()) {
      case LIST, SET -> list(spec, found);
      default -> single(spec, found);
    };
  }

  private Reading list(FieldSpec spec, List<Found> found) {
    List<FieldValue> elements = new ArrayList<>();
    for (Found one : found) {
      value(FieldType.TEXT, one).ifPresent(elements::add);
    }
    FieldHealth health = elements.isEmpty() ? FieldHealth.EMPTY : FieldHealth.OK;
    FieldValue value =
        elements.isEmpty() ? null : new ListValue(elements, spec.type() == FieldType.LIST);
    return reading(spec, spec.type(), value, raw(found), health, found);
  }

  private static String raw(List<Found> found) {
    return String.join("\n", found.stream().map(Found::raw).toList());
  }

  private Reading single(FieldSpec spec, List<Found> found) {
    List<Found> said = found.stream().filter(one -> !PlainText.of(one.raw()).isEmpty()).toList();
    if (said.isEmpty()) {
      return reading(spec, spec.type(), null, found.get(0).raw(), FieldHealth.EMPTY, found);
    }
    List<FieldValue> values = new ArrayList<>();
    @Nullable Found first = null;
    for (Found one : said) {
      Optional<FieldValue> value = value(spec.type(), one);
      if (value.isPresent() && values.stream().noneMatch(value.get()::same)) {
        values.add(value.get());
        first = first == null ? one : first;
      }
    }
    if (first == null) {
      return reading(spec, spec.type(), null, said.get(0).raw(), FieldHealth.UNREADABLE, found);
    }
    return values.size() > 1 && spec.source() instanceof FieldSource.Structured
        ? reading(
            spec, FieldType.SET, new ListValue(values, false), raw(said), FieldHealth.OK, found)
        : reading(spec, spec.type(), values.get(0), first.raw(), health(values), found);
  }

  private static FieldHealth health(List<FieldValue> values) {
    return values.size() > 1 || values.get(0).ambiguous() ? FieldHealth.AMBIGUOUS : FieldHealth.OK;
  }

  private Optional<FieldValue> value(FieldType type, Found found) {
    if (found.number() != null && type == FieldType.NUMBER) {
      return Optional.of(new NumberValue(found.number(), false));
    }
    if (found.number() != null && type == FieldType.PRICE) {
      return Optional.of(PriceValue.of(found.number(), found.currency()));
    }
    Hints hints = page.hints(found.node()).withCurrency(found.currency());
    return ValueReader.read(type, found.raw(), hints);
  }

  private static Reading reading(
      FieldSpec spec,
      FieldType type,
      @Nullable FieldValue value,
      String raw,
      FieldHealth health,
      List<Found> found) {
    List<Integer> nodes =
        found.stream().map(Found::node).filter(node -> node != Document.NONE).distinct().toList();
    return new Reading(spec.name(), type, spec.selector(), value, raw, health, found.size(), nodes);
  }
}
