package io.stemma.verdict;

import io.stemma.match.StructureMatcher;
import java.util.Locale;
import java.util.Objects;

/**
 * What a difference must exceed to count.
 *
 * @param text bits of the 64 of the text's fingerprint, 0 to 64; more than that is content. At 0
 *     every word counts
 * @param textSource where that comes from
 * @param template from 0 to 1; a template similarity below it is another template
 * @param templateSource where that comes from
 */
public record Thresholds(int text, Source textSource, double template, Source templateSource) {
  /**
   * What holds where nobody said otherwise and nothing was measured on the page itself. The
   * template threshold lies in the gap that real pages leave between kept and replaced templates.
   */
  public static final Thresholds DEFAULT =
      new Thresholds(3, Source.DEFAULT, StructureMatcher.TEMPLATE_THRESHOLD, Source.DEFAULT);

  public Thresholds {
    Objects.requireNonNull(textSource, "textSource");
    Objects.requireNonNull(templateSource, "templateSource");
    if (text < 0 || text > 64) {
      throw new IllegalArgumentException(
          "the text threshold is a number of bits from 0 to 64, got " + text);
    }
    if (!(template >= 0 && template <= 1)) {
      throw new IllegalArgumentException(
          "the template threshold is a similarity from 0 to 1, got " + template);
    }
  }

  /** Where a threshold comes from; of two the later one here is followed. */
  public enum Source {
    /** Nobody said anything. */
    DEFAULT,
    /** It was measured on the page, or on pages of its type. */
    CALIBRATED,
    /** The configuration of the page's type says so. */
    CONFIG,
    /** The command line, or the caller, says so. */
    OPTION;

    /** The name in results: lower case. */
    public String label() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Both from one source. */
  public static Thresholds of(int text, double template, Source source) {
    return new Thresholds(text, source, template, source);
  }

  /** The same with another threshold of the text. */
  public Thresholds withText(int bits, Source source) {
    return new Thresholds(bits, source, template, templateSource);
  }

  /** The same with another threshold of the template. */
  public Thresholds withTemplate(double similarity, Source source) {
    return new Thresholds(text, textSource, similarity, source);
  }

  /** For each of the two the one whose source is followed; of equal sources this one's. */
  public Thresholds over(Thresholds other) {
    Thresholds texts = textSource.compareTo(other.textSource) < 0 ? other : this;
    Thresholds templates = templateSource.compareTo(other.templateSource) < 0 ? other : this;
    return new Thresholds(
        texts.text, texts.textSource, templates.template, templates.templateSource);
  }

  /** Where they come from in one word: the weightier of the two sources. */
  public Source source() {
    return textSource.compareTo(templateSource) < 0 ? templateSource : textSource;
  }
}
