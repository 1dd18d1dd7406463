package io.stemma.page;

import com.google.re2j.Pattern;
import java.util.Objects;

/**
 * Which pages something is said about: {@code https://shop.example/p/**}. A {@code *} stands for
 * anything but a slash, {@code **} for anything; every other character for itself.
 */
public final class AddressPattern {
  private final String pattern;
  private final Pattern expression;

  private AddressPattern(String pattern) {
    this.pattern = pattern;
    expression = Pattern.compile(expression(pattern));
  }

  /**
   * Reads a pattern.
   *
   * @throws IllegalArgumentException if it is blank
   */
  public static AddressPattern of(String pattern) {
    if (pattern.isBlank()) {
      throw new IllegalArgumentException(
          "a pattern of addresses is empty; expected one such as https://shop.example/p/**");
    }
    return new AddressPattern(pattern.strip());
  }

  private static String expression(String pattern) {
    StringBuilder expression = new StringBuilder("(?s)");
    for (int at = 0; at < pattern.length(); at++) {
      if (pattern.startsWith("**", at)) {
        expression.append(".*");
        at++;
      } else if (pattern.charAt(at) == '*') {
        expression.append("[^/]*");
      } else {
        expression.append(Pattern.quote(pattern.substring(at, at + 1)));
      }
    }
    return expression.toString();
  }

  /** Whether a page at this address is meant. */
  public boolean matches(String address) {
    return expression.matches(address);
  }

  /** Whether it means one page alone. */
  public boolean isLiteral() {
    return pattern.indexOf('*') < 0;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof AddressPattern same && same.pattern.equals(pattern);
  }

  @Override
  public int hashCode() {
    return Objects.hash(pattern);
  }

  /** The pattern as it was given. */
  @Override
  public String toString() {
    return pattern;
  }
}
