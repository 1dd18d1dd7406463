package io.stemma.field.value;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The members of one JSON object, in order. */
final class Members {
  private Members() {}

  static Map<String, @Nullable Object> of(String name, @Nullable Object value) {
    return of(new @Nullable Object[] {name, value});
  }

  /** Pairs of name and value. */
  static Map<String, @Nullable Object> of(@Nullable Object... pairs) {
    Map<String, @Nullable Object> members = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      members.put(String.valueOf(pairs[i]), pairs[i + 1]);
    }
    return Collections.unmodifiableMap(members);
  }
}
