package io.stemma.verdict;

import io.stemma.compare.Difference;
import io.stemma.match.Structure;
import io.stemma.text.Grade;
import io.stemma.text.Passage;
import io.stemma.text.TextDifference;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What the evidence shows: values that changed, a template below its threshold, and passages of
 * text that were edited, added or removed.
 */
final class EvidenceRule implements Rule {
  /** How many passages are quoted before the rest is only counted. */
  private static final int QUOTED = 3;

  @Override
  public List<Finding> findings(Difference difference, Thresholds thresholds) {
    List<Finding> findings = new ArrayList<>(FieldFindings.of(difference));
    addTemplate(findings, difference.structure(), thresholds);
    addContent(findings, difference, thresholds);
    return findings;
  }

  private static void addTemplate(
      List<Finding> findings, Structure structure, Thresholds thresholds) {
    if (structure.templateSimilarity() < thresholds.template()) {
      findings.add(
          new Finding(
              ChangeKind.TEMPLATE,
              Severity.ofTemplate(structure.templateSimilarity(), thresholds.template()),
              String.format(
                  Locale.ROOT,
                  "template similarity %.3f is below the threshold %s",
                  structure.templateSimilarity(),
                  thresholds.template())));
    }
  }

  private static void addContent(
      List<Finding> findings, Difference difference, Thresholds thresholds) {
    TextDifference text = difference.text();
    if (text.turnover() > thresholds.text()) {
      findings.add(
          new Finding(
              ChangeKind.CONTENT,
              Severity.ofDistance(text.turnover()),
              String.format(
                  Locale.ROOT,
                  "replaced items move the text's fingerprint by %d bits, above the threshold %d",
                  text.turnover(),
                  thresholds.text())));
    }
    UnaskedChanges unasked = UnaskedChanges.of(difference.fields());
    List<Passage> content =
        text.passages().stream()
            .filter(passage -> counts(passage, difference, thresholds))
            .filter(passage -> !unasked.explain(passage))
            .toList();
    double severity = Severity.ofContent(content);
    content.stream()
        .limit(QUOTED)
        .map(passage -> new Finding(ChangeKind.CONTENT, severity, describe(passage)))
        .forEach(findings::add);
    if (content.size() > QUOTED) {
      String more = "text differs in " + (content.size() - QUOTED) + " more places";
      findings.add(new Finding(ChangeKind.CONTENT, severity, more));
    }
  }

  /** Whether a passage is content: at a threshold of 0 a replaced item is, as every word is. */
  private static boolean counts(Passage passage, Difference difference, Thresholds thresholds) {
    return passage.grade().isContent()
        || (thresholds.text() == 0
            && passage.grade() == Grade.ROTATED
            && !difference.masked().hides(passage));
  }

  private static String describe(Passage passage) {
    String place = passage.attribute() == null ? "text" : passage.attribute();
    return place + " " + passage.grade().label() + ": " + Quotation.of(passage);
  }
}
