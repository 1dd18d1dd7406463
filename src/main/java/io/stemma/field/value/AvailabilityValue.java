package io.stemma.field.value;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Whether something can be had. */
public record AvailabilityValue(Availability availability) implements FieldValue {
  public AvailabilityValue {
    Objects.requireNonNull(availability, "availability");
  }

  @Override
  public boolean same(FieldValue other) {
    return equals(other);
  }

  @Override
  public Map<String, @Nullable Object> members() {
    return Members.of("value", display());
  }

  @Override
  public String display() {
    return availability.label();
  }
}
