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
import java.util.Objects;
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
   * Reads the key values of the page's main entity, as its structured data has them: of a product
   * the name, price, currency and availability; of an article the headline and author; and so on.
   * Dates of writing are never among them. None where the page is about no one thing.
   */
  public static List<Reading> readMainEntity(Document document) {
    FieldReader reader = new FieldReader(document);
    return MainEntity.fields(reader.page.structured()).stream()
        .map(reader::read)
        .filter(reading -> reading.value() != null)
        .toList();
  }

  private Reading read(FieldSpec spec) {
    List<Hit> hits = new ArrayList<>();
    for (Found found : page.find(spec.source(), spec.type())) {
      hits.add(new Hit(found.node(), found.raw(), value(spec.type(), found).orElse(null)));
    }
    if (hits.isEmpty()) {
      return new Reading(spec, spec.type(), null, null, FieldHealth.MISSING, List.of());
    }
    return switch (spec.type()) {
      case LIST, SET -> list(spec, hits);
      default -> single(spec, hits);
    };
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

  private static Reading list(FieldSpec spec, List<Hit> hits) {
    List<FieldValue> elements = hits.stream().map(Hit::value).filter(Objects::nonNull).toList();
    return elements.isEmpty()
        ? new Reading(spec, spec.type(), null, raw(hits), FieldHealth.EMPTY, hits)
        : several(spec, spec.type(), elements, hits);
  }

  private static Reading several(
      FieldSpec spec, FieldType type, List<FieldValue> elements, List<Hit> hits) {
    ListValue value = new ListValue(elements, type == FieldType.LIST);
    FieldHealth health = value.ambiguous() ? FieldHealth.AMBIGUOUS : FieldHealth.OK;
    return new Reading(spec, type, value, raw(hits), health, hits);
  }

  private static String raw(List<Hit> hits) {
    return String.join("\n", hits.stream().map(Hit::raw).toList());
  }

  private static Reading single(FieldSpec spec, List<Hit> hits) {
    Optional<Hit> read = hits.stream().filter(hit -> hit.value() != null).findFirst();
    if (read.isEmpty()) {
      return unread(spec, hits);
    }
    List<FieldValue> values = different(hits);
    if (values.size() > 1 && spec.source() instanceof FieldSource.Structured) {
      return several(spec, FieldType.SET, values, hits);
    }
    boolean doubt = values.size() > 1 || values.get(0).ambiguous();
    return new Reading(
            spec,
            spec.type(),
            values.get(0),
            read.get().raw(),
            doubt ? FieldHealth.AMBIGUOUS : FieldHealth.OK,
            hits)
        .choosing(read.get());
  }

  private static Reading unread(FieldSpec spec, List<Hit> hits) {
    Optional<Hit> said =
        hits.stream().filter(hit -> !PlainText.of(hit.raw()).isEmpty()).findFirst();
    FieldHealth health = said.isPresent() ? FieldHealth.UNREADABLE : FieldHealth.EMPTY;
    Hit shown = said.orElse(hits.get(0));
    return new Reading(spec, spec.type(), null, shown.raw(), health, hits).choosing(shown);
  }

  /** The values that mean different things, in order. */
  private static List<FieldValue> different(List<Hit> hits) {
    List<FieldValue> values = new ArrayList<>();
    for (Hit hit : hits) {
      @Nullable FieldValue value = hit.value();
      if (value != null && values.stream().noneMatch(value::same)) {
        values.add(value);
      }
    }
    return values;
  }
}
