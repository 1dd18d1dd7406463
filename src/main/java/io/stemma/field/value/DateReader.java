package io.stemma.field.value;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.Month;
import java.time.ZoneOffset;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the first day that a text names: ISO 8601, RFC 1123, with the month in words of many
 * languages, or in numbers in the order of the page's language.
 */
final class DateReader {
  private static final Pattern YEAR_FIRST =
      Pattern.compile(
          "(?<!\\d)(\\d{4})\\s?[-/.年년]\\s?(\\d{1,2})\\s?[-/.月월]\\s?(\\d{1,2})(?!\\d)[日일号]?");
  private static final Pattern COMPACT = Pattern.compile("(?<!\\d)(\\d{4})(\\d{2})(\\d{2})(?=T|$)");
  private static final Pattern YEAR_LAST =
      Pattern.compile(
          "(?<!\\d)(\\d{1,2})\\s?([-/.])\\s?(\\d{1,2})\\s?[-/.]\\s?(\\d{4}|\\d{2})(?!\\d)");
  private static final Pattern DAY_NAME =
      Pattern.compile(
          "(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|[.ºª°])?[\\s-]+(?:of |de |d['’])?"
              + "(\\p{L}[\\p{L}\\p{M}]+\\.?),?[\\s-]+(?:de |del )?(\\d{4})(?!\\d)");
  private static final Pattern NAME_DAY =
      Pattern.compile(
          "(?<!\\p{L})(\\p{L}[\\p{L}\\p{M}]{1,20}\\.?)\\s+(\\d{1,2})(?:st|nd|rd|th)?,?\\s+(\\d{4})(?!\\d)");
  private static final Pattern YEAR_NAME =
      Pattern.compile("(?<!\\d)(\\d{4})\\.?\\s+(\\p{L}[\\p{L}\\p{M}]+\\.?)\\s+(\\d{1,2})(?!\\d)");
  private static final Pattern VIETNAMESE =
      Pattern.compile("(\\d{1,2})\\s+tháng\\s+(\\d{1,2})(?:,|\\s+năm)?\\s+(\\d{4})");
  private static final Pattern TIME =
      Pattern.compile(
          "^(?:T|,?\\s*(?:at|um|à|a las|às|alle|om|o|в|kl\\.?)?\\s*)"
              + "(\\d{1,2})[:.h](\\d{2})(?::(\\d{2})(?:[.,]\\d+)?)?\\s*([aApP]\\.?[mM]\\.?)?"
              + "\\s*(Z|UTC|GMT|[+-]\\d{2}:?\\d{2})?");

  private final String text;
  private final Locale locale;

  private DateReader(String text, Locale locale) {
    this.text = text;
    this.locale = locale;
  }

  /** The day with the time that follows it; empty where the text names no day that exists. */
  static Optional<DateValue> read(String raw, Hints hints) {
    return new DateReader(asciiDigits(PlainText.of(raw)), hints.locale()).read();
  }

  private Optional<DateValue> read() {
    return numbers(YEAR_FIRST, 1, 2, 3)
        .or(() -> numbers(COMPACT, 1, 2, 3))
        .or(() -> numbers(VIETNAMESE, 3, 2, 1))
        .or(() -> named(DAY_NAME, 3, 2, 1))
        .or(() -> named(NAME_DAY, 3, 1, 2))
        .or(() -> named(YEAR_NAME, 1, 2, 3))
        .or(this::yearLast);
  }

  private Optional<DateValue> numbers(Pattern pattern, int year, int month, int day) {
    Matcher found = pattern.matcher(text);
    return found.find()
        ? date(number(found, year), number(found, month), number(found, day), false, found.end())
        : Optional.empty();
  }

  private Optional<DateValue> named(Pattern pattern, int year, int name, int day) {
    Matcher found = pattern.matcher(text);
    while (found.find()) {
      Optional<Month> month = MonthNames.month(found.group(name), locale);
      if (month.isPresent()) {
        int number = month.get().getValue();
        return date(number(found, year), number, number(found, day), false, found.end());
      }
    }
    return Optional.empty();
  }

  private Optional<DateValue> yearLast() {
    Matcher found = YEAR_LAST.matcher(text);
    if (!found.find()) {
      return Optional.empty();
    }
    int first = number(found, 1);
    int second = number(found, 3);
    int written = number(found, 4);
    int year = written < 100 ? 2000 + written : written;
    boolean monthFirst = second > 12 || (first <= 12 && isMonthFirst(found.group(2)));
    boolean open = first <= 12 && second <= 12 && first != second && isOrderOpen(found.group(2));
    return monthFirst
        ? date(year, first, second, open, found.end())
        : date(year, second, first, open, found.end());
  }

  /** Points are written where the day comes first; slashes in the order of the country. */
  private boolean isMonthFirst(String separator) {
    return !separator.equals(".")
        && locale.getLanguage().equals("en")
        && (locale.getCountry().isEmpty() || locale.getCountry().matches("US|PH|CA"));
  }

  private boolean isOrderOpen(String separator) {
    boolean english = locale.getLanguage().equals("en");
    return !separator.equals(".")
        && (locale.getLanguage().isEmpty() || (english && locale.getCountry().matches("|CA")));
  }

  private Optional<DateValue> date(int year, int month, int day, boolean ambiguous, int end) {
    try {
      LocalDate date = LocalDate.of(year, month, day);
      Matcher time = TIME.matcher(text.substring(end));
      return Optional.of(
          time.find()
              ? new DateValue(date, time(time), offset(time.group(5)), ambiguous)
              : new DateValue(date, null, null, ambiguous));
    } catch (DateTimeException noSuchDay) {
      return Optional.empty();
    }
  }

  private static LocalTime time(Matcher found) {
    int hour = number(found, 1);
    String half = found.group(4);
    if (half != null) {
      hour = hour % 12 + (Character.toLowerCase(half.charAt(0)) == 'p' ? 12 : 0);
    }
    return LocalTime.of(hour, number(found, 2), found.group(3) == null ? 0 : number(found, 3));
  }

  private static @Nullable ZoneOffset offset(@Nullable String written) {
    if (written == null) {
      return null;
    }
    return written.matches("Z|UTC|GMT") ? ZoneOffset.UTC : ZoneOffset.of(written);
  }

  private static int number(Matcher found, int group) {
    return Integer.parseInt(found.group(group));
  }

  private static String asciiDigits(String text) {
    StringBuilder ascii = new StringBuilder(text.length());
    text.codePoints()
        .forEach(
            sign -> {
              int digit = Character.digit(sign, 10);
              boolean foreign = digit >= 0 && Character.isDigit(sign);
              ascii.appendCodePoint(foreign ? '0' + digit : sign);
            });
    return ascii.toString();
  }
}
