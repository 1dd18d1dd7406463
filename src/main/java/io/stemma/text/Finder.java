package io.stemma.text;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Finds the matches of an expression that begin where a word begins. Words that no match can begin
 * with are learned once and passed over from then on, which for most words of a text is all that it
 * costs to look for something in sixteen languages. Not safe for several threads.
 */
final class Finder {
  private static final Pattern DIGIT = Pattern.compile("\\p{Nd}");

  private final Pattern pattern;
  private final boolean digitsAlike;
  private final Map<String, Boolean> beginnings = new HashMap<>();

  private Finder(Pattern pattern, boolean digitsAlike) {
    this.pattern = pattern;
    this.digitsAlike = digitsAlike;
  }

  static Finder of(Pattern pattern) {
    return new Finder(pattern, false);
  }

  /** For an expression to which every digit is as good as another: numbers are learned as well. */
  static Finder withDigitsAlike(Pattern pattern) {
    return new Finder(pattern, true);
  }

  /** Hands over every match, those that overlap an earlier one excepted. */
  void find(Context context, Consumer<Matcher> found) {
    String plain = context.plain();
    Matcher matcher = pattern.matcher(plain).useTransparentBounds(true);
    int searched = 0;
    List<Wording.Word> words = context.words();
    for (int i = 0; i < words.size(); i++) {
      Wording.Word word = words.get(i);
      int next = i + 1 < words.size() ? words.get(i + 1).plainTo() : word.plainTo();
      int apostrophe = word.form().indexOf('\'');
      for (int at = word.plainFrom(); at >= word.plainFrom(); ) {
        if (at >= searched && mayBegin(plain, at, word.plainTo(), next)) {
          matcher.region(at, plain.length());
          if (matcher.lookingAt() && matcher.end() > at) {
            searched = matcher.end();
            found.accept(matcher);
          }
        }
        at = at == word.plainFrom() && apostrophe >= 0 ? at + apostrophe + 1 : -1;
      }
    }
  }

  private boolean mayBegin(String plain, int from, int to, int nextTo) {
    if (from == to) {
      return true;
    }
    if (!Character.isDigit(plain.charAt(from))) {
      return mayBegin(plain.substring(from, to));
    }
    return !digitsAlike || mayBegin(DIGIT.matcher(plain.substring(from, nextTo)).replaceAll("0"));
  }

  /** Whether a match begins with these words, or might if more followed. */
  private boolean mayBegin(String words) {
    return beginnings.computeIfAbsent(
        words,
        unseen -> {
          Matcher matcher = pattern.matcher(unseen);
          return matcher.lookingAt() || matcher.hitEnd();
        });
  }
}
