package io.stemma.field;

import java.util.Locale;

/** How far a field can be trusted. */
public enum FieldHealth {
  /** One value, where it is expected. */
  OK,
  /** Nothing matches. */
  MISSING,
  /** Something matches but says nothing. */
  EMPTY,
  /** Several different values match, or the text can be read in two ways. */
  AMBIGUOUS,
  /** The value's element is the one of before, but stands elsewhere. */
  MOVED,
  /** The selector matches, but another element than before. */
  HIJACKED,
  /** What matches cannot be read as the field's type. */
  UNREADABLE,
  /** The value is not like any that the field has had. */
  CONTRACT_BROKEN;

  /** The name in results: {@code contract-broken}. */
  public String label() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
