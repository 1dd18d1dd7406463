package io.stemma.text;

import com.google.re2j.Matcher;
import com.google.re2j.Pattern;
import com.google.re2j.PatternSyntaxException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A reader's own pattern for text that does not matter: what it matches is volatile, and has no
 * part in the fingerprint. It is matched against each {@link Block} by itself.
 *
 * <p>The syntax is that of RE2, which has no back references and no looking around; so a match
 * takes time linear in the text, whatever the pattern.
 */
public final class IgnorePattern {
  private final Pattern pattern;
  private final @Nullable String name;

  private IgnorePattern(Pattern pattern, @Nullable String name) {
    this.pattern = pattern;
    this.name = name;
  }

  /**
   * What a pattern did to a page.
   *
   * @param pattern what to call the pattern: its name and expression, or the expression alone
   * @param matches how often it matched; 0 may mean that it is of no use any more
   * @param share the part of the page's text that it matched, from 0 to 1; 1 means that the page is
   *     not watched at all
   */
  public record Effect(String pattern, int matches, double share) {}

  /**
   * The pattern written as a regular expression.
   *
   * @throws IllegalArgumentException if RE2 does not understand it
   */
  public static IgnorePattern of(String expression) {
    try {
      return new IgnorePattern(Pattern.compile(expression), null);
    } catch (PatternSyntaxException wrong) {
      throw new IllegalArgumentException(
          "the pattern \""
              + expression
              + "\" of text to ignore cannot be used: "
              + wrong.getDescription()
              + (wrong.getPattern() == null ? "" : " at \"" + wrong.getPattern() + "\"")
              + "; it is read as RE2 does, without back references and looking around",
          wrong);
    }
  }

  /** The same pattern, called by a name of its own where something is to be said of it. */
  public IgnorePattern named(String called) {
    return new IgnorePattern(pattern, called);
  }

  /** The stretches of a text that the pattern matches, in order; empty matches do not count. */
  List<Mark> in(String text) {
    List<Mark> found = new ArrayList<>();
    for (Matcher match = pattern.matcher(text); match.find(); ) {
      if (match.end() > match.start()) {
        found.add(new Mark(match.start(), match.end()));
      }
    }
    return found;
  }

  /** The expression in quotes, after the name if there is one. */
  @Override
  public String toString() {
    return (name == null ? "" : name + " ") + '"' + pattern.pattern() + '"';
  }
}
