package io.stemma.field;

import io.stemma.dom.GeneratedName;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How likely a field's place is to survive the next change of its page, before it breaks.
 *
 * @param score from 0, sure to break, to 1, as lasting as can be
 * @param reasons what takes from the score, the weightiest first; empty for a score of 1
 */
public record SelectorAdvice(double score, List<String> reasons) {
  private static final Pattern NAME = Pattern.compile("[.#]((?:[\\w-]|\\\\.|[^\\x00-\\x7f])+)");
  private static final Pattern POSITION =
      Pattern.compile(
          ":(?:nth-[\\w-]+|first-child|last-child|first-of-type|last-of-type|only-child|eq|lt|gt)"
              + "\\b|\\[\\d+]|\\[last\\(\\)]|\\[position\\(\\)");
  private static final Pattern CSS_STEP = Pattern.compile("\\s*[>+~]\\s*|\\s+");
  private static final Pattern QUOTED = Pattern.compile("\\[[^\\]]*]|\\([^)]*\\)");
  private static final int LASTING_STEPS = 3;

  public SelectorAdvice {
    reasons = List.copyOf(reasons);
  }

  /** The advice for a field; structured data is found by its meaning and lasts. */
  public static SelectorAdvice of(FieldSpec field) {
    if (field.source() instanceof FieldSource.Css css) {
      String selector = css.selector().toString();
      int steps = CSS_STEP.split(QUOTED.matcher(selector).replaceAll(""), -1).length;
      boolean named = selector.matches("(?s).*[.#\\[].*");
      return judge(selector, steps, named);
    }
    if (field.source() instanceof FieldSource.Path path) {
      String xpath = path.xpath().toString();
      int steps = (int) xpath.chars().filter(sign -> sign == '/').count();
      return judge(xpath, steps, xpath.contains("@"));
    }
    return new SelectorAdvice(1, List.of());
  }

  private static SelectorAdvice judge(String selector, int steps, boolean named) {
    List<String> reasons = new ArrayList<>();
    double score = 1;
    Matcher name = NAME.matcher(selector);
    while (name.find()) {
      if (GeneratedName.is(name.group(1))) {
        reasons.add(
            "\"" + name.group(1) + "\" looks generated and will change with the next build");
        score *= 0.3;
      }
    }
    int positions = (int) POSITION.matcher(selector).results().count();
    if (positions > 0) {
      reasons.add("it counts positions, so an element more or less before it misleads it");
      score *= Math.pow(0.7, positions);
    }
    if (!named) {
      reasons.add("it goes by tags alone");
      score *= 0.6;
    }
    if (steps > LASTING_STEPS) {
      reasons.add("it goes through " + steps + " levels, each of which may change");
      score *= Math.pow(0.9, steps - LASTING_STEPS);
    }
    return new SelectorAdvice(score, reasons);
  }
}
