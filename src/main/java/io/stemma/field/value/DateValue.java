package io.stemma.field.value;

import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A day, perhaps with a time of it.
 *
 * @param time null where only the day is known
 * @param offset null where the time's offset is not known; always null without a time
 * @param ambiguous whether day and month could be the other way round
 */
public record DateValue(
    LocalDate date, @Nullable LocalTime time, @Nullable ZoneOffset offset, boolean ambiguous)
    implements FieldValue {
  public DateValue {
    Objects.requireNonNull(date, "date");
  }

  /** A day that is certain. */
  public static DateValue of(LocalDate date) {
    return new DateValue(date, null, null, false);
  }

  /** To the precision that both have: a day is the same as any time of it. */
  @Override
  public boolean same(FieldValue other) {
    if (!(other instanceof DateValue that)) {
      return false;
    }
    if (time == null || that.time == null) {
      return date.equals(that.date);
    }
    if (offset == null || that.offset == null) {
      return date.atTime(time).equals(that.date.atTime(that.time));
    }
    return date.atTime(time)
        .toInstant(offset)
        .equals(that.date.atTime(that.time).toInstant(that.offset));
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", display(), "ambiguous", ambiguous);
  }

  /** In ISO 8601: {@code 2026-11-30}, {@code 2026-11-30T12:00:00Z}. */
  @Override
  public String display() {
    if (time == null) {
      return date.toString();
    }
    String local = date.atTime(time).format(DateTimeFormatter.ISO_LOCAL_DATE_TIME);
    return offset == null ? local : local + offset.getId();
  }
}
