package io.stemma.dom;

import java.util.Set;
import java.util.regex.Pattern;

/**
 * Tells the class names and ids that a build or a framework made up ({@code css-1x2y3z}, {@code
 * sc-a1B2c3}, {@code _card_x7k2p_44}, {@code :r1:}, {@code ember123}) from those that a person
 * wrote. Made-up names change with the next build, so they identify nothing.
 *
 * <p>A name is taken for made up when one of its parts looks random: digits inside of letters,
 * capitals in odd places, or a run of letters that no word has. Where this errs, it errs towards
 * calling a name made up: then a selector is a little longer, but not wrong.
 */
public final class GeneratedName {
  /** Frameworks that number what they make. */
  private static final Pattern NUMBERED =
      Pattern.compile(
          "(?i)(?:ember|react|radix|headlessui|mui|vue|ng|yui|ext-gen|gwt-uid|cdk|mat|jss|tabpanel"
              + "|tab|panel|uid|id|el|input|field|form|block|widget|post|item|node|comp)?[-_:]*"
              + "[rR]?\\d[\\d\\-_:]*[a-z]?:?");

  /** {@code css-}, {@code sc-} and the like: what follows is a hash, however wordlike. */
  private static final Pattern HASHED =
      Pattern.compile("(?:css|sc|jsx|svelte|emotion|astro|st|jss|makeStyles)-[A-Za-z0-9]{3,}.*");

  private static final Pattern COLONS = Pattern.compile(":.*:|«.*»|_r_.*_");
  private static final Pattern SEPARATOR = Pattern.compile("[-_:./\\\\]+");
  private static final Pattern COUNTED_WORD = Pattern.compile("[A-Za-z]{2,}\\d{1,2}");
  private static final Pattern SIZE = Pattern.compile("\\d{1,4}(?:px|em|rem|x|xl|vh|vw|th|nd|rd)?");
  private static final Pattern MEASURED = Pattern.compile("[a-z]{1,2}\\d{1,4}|\\d?x[sl]|h\\d");
  private static final Set<Character> VOWELS =
      Set.of('a', 'e', 'i', 'o', 'u', 'y', 'A', 'E', 'I', 'O', 'U', 'Y');

  private GeneratedName() {}

  /** Whether the class name or id looks as if no person wrote it; true for the empty name. */
  public static boolean is(String name) {
    if (name.isEmpty()
        || COLONS.matcher(name).matches()
        || NUMBERED.matcher(name).matches()
        || HASHED.matcher(name).matches()) {
      return true;
    }
    for (String part : SEPARATOR.split(name, 0)) {
      if (isRandom(part)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRandom(String part) {
    if (part.length() < 4 || SIZE.matcher(part).matches()) {
      return false;
    }
    if (hasDigit(part)) {
      return !COUNTED_WORD.matcher(part).matches() && !MEASURED.matcher(part).matches();
    }
    return hasOddCapitals(part) || hasNoSyllables(part);
  }

  private static boolean hasDigit(String part) {
    return part.chars().anyMatch(Character::isDigit);
  }

  /** Capitals that camel case does not explain: more than one hump for every three letters. */
  private static boolean hasOddCapitals(String part) {
    int humps = 0;
    for (int i = 1; i < part.length(); i++) {
      if (Character.isUpperCase(part.charAt(i)) != Character.isUpperCase(part.charAt(i - 1))) {
        humps++;
      }
    }
    return humps > 1 + part.length() / 3;
  }

  /** Five consonants or more in a row. */
  private static boolean hasNoSyllables(String part) {
    int run = 0;
    for (int i = 0; i < part.length(); i++) {
      run = VOWELS.contains(part.charAt(i)) || part.charAt(i) > 'z' ? 0 : run + 1;
      if (run >= 5) {
        return true;
      }
    }
    return false;
  }
}
