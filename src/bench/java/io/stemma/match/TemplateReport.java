package io.stemma.match;

import io.stemma.dom.Tree;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * How well template similarity tells templates, on real pages: whether the template of a page was
 * replaced between two times, and whether two pages are of one site's template. For each measure
 * the area under the curve, the gap between the classes, and precision and recall at the default
 * threshold; what the default was chosen by.
 */
final class TemplateReport {
  private final List<Double> changed = new ArrayList<>();
  private final List<Double> kept = new ArrayList<>();

  private TemplateReport() {}

  static void print() throws IOException {
    TemplateReport times = new TemplateReport();
    TemplateReport plainTimes = new TemplateReport();
    for (Corpus.Pair pair : Corpus.timePairs()) {
      if (pair.label() != Corpus.Label.UNCLEAR) {
        boolean isChanged = pair.label() == Corpus.Label.TEMPLATE_CHANGED;
        IndexedTree left = IndexedTree.of(Corpus.tree(pair.left()));
        IndexedTree right = IndexedTree.of(Corpus.tree(pair.right()));
        Structure structure = StructureMatcher.compare(left, right);
        times.add(isChanged, structure.templateSimilarity());
        plainTimes.add(isChanged, structure.similarity());
      }
    }
    times.print("the template of a page replaced, by template similarity");
    plainTimes.print("the same, by plain similarity");
    sites().print("templates of two sites, by template similarity");
  }

  private static TemplateReport sites() throws IOException {
    List<String> groups = new ArrayList<>();
    List<IndexedTree> pages = new ArrayList<>();
    for (Map.Entry<String, List<Path>> group : Corpus.templateGroups().entrySet()) {
      for (Path file : group.getValue()) {
        Tree tree = Corpus.tree(file);
        groups.add(group.getKey());
        pages.add(IndexedTree.of(tree));
      }
    }
    TemplateReport sites = new TemplateReport();
    for (int i = 0; i < pages.size(); i++) {
      for (int j = i + 1; j < pages.size(); j++) {
        double similarity = StructureMatcher.templateSimilarity(pages.get(i), pages.get(j));
        sites.add(!groups.get(i).equals(groups.get(j)), similarity);
      }
    }
    return sites;
  }

  private void add(boolean isChanged, double similarity) {
    (isChanged ? changed : kept).add(similarity);
  }

  private void print(String title) {
    if (changed.isEmpty() || kept.isEmpty()) {
      return;
    }
    double threshold = StructureMatcher.TEMPLATE_THRESHOLD;
    long found = changed.stream().filter(s -> s < threshold).count();
    long falseAlarms = kept.stream().filter(s -> s < threshold).count();
    double precision = found == 0 ? 0 : (double) found / (found + falseAlarms);
    double recall = (double) found / changed.size();
    System.out.printf("%n%s: %d other, %d same%n", title, changed.size(), kept.size());
    System.out.printf(
        "area under the curve %.4f; most similar other %.3f, least similar same %.3f%n",
        area(), changed.stream().reduce(0.0, Math::max), kept.stream().reduce(1.0, Math::min));
    System.out.printf(
        "at %.2f: precision %.3f, recall %.3f, F1 %.4f, same taken for other %d%n",
        threshold,
        precision,
        recall,
        found == 0 ? 0 : 2 * precision * recall / (precision + recall),
        falseAlarms);
  }

  /** The chance that another template is less similar than the same one. */
  private double area() {
    double wins = 0;
    for (double other : changed) {
      for (double same : kept) {
        wins += other < same ? 1 : other == same ? 0.5 : 0;
      }
    }
    return wins / changed.size() / kept.size();
  }
}
