package io.stemma.field.structured;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The words of an attribute whose value is a list of words. */
final class Words {
  private Words() {}

  /** In order; none for an absent or blank attribute. */
  static List<String> in(@Nullable String attribute) {
    return attribute == null || attribute.isBlank()
        ? List.of()
        : Arrays.asList(attribute.strip().split("\\s+", -1));
  }
}
