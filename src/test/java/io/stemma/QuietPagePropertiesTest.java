package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.Difference;
import io.stemma.compare.PageComparator;
import io.stemma.compare.PageView;
import io.stemma.page.AddressPattern;
import io.stemma.verdict.Calibrator;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Classifier;
import io.stemma.verdict.PageCalibration;
import io.stemma.verdict.Policy;
import io.stemma.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What holds for every page that was calibrated as quiet. */
class QuietPagePropertiesTest {
  private static final List<String> WORDS =
      List.of(
          "boat", "river", "council", "bridge", "spring", "harbour", "meadow", "arch", "moss",
          "price", "free", "not", "never", "lamp", "red", "blue", "night", "wind", "tide", "sail");

  private static final PageComparator COMPARATOR = new PageComparator(CompareOptions.DEFAULT);
  private static final Classifier CLASSIFIER = new Classifier(Policy.EVIDENCE);

  /** A page of paragraphs, a list, cards and a table, of words chosen by a seed. */
  private record Page(List<String> words, int paragraphs, int items) {
    static Page of(long seed) {
      Random random = new Random(seed);
      int paragraphs = 1 + random.nextInt(4);
      int items = random.nextInt(6);
      int size = 12 * paragraphs + 9 * items;
      return new Page(
          IntStream.range(0, size)
              .mapToObj(i -> WORDS.get(random.nextInt(WORDS.size())))
              .collect(Collectors.toList()),
          paragraphs,
          items);
    }

    Page with(int place, String word) {
      List<String> changed = new ArrayList<>(words);
      changed.set(place, word);
      return new Page(changed, paragraphs, items);
    }

    /** The page as HTML, its words parted by {@code space}. */
    String html(String space) {
      StringBuilder html = new StringBuilder("<main><h1>Gazette of the day</h1>");
      int at = 0;
      for (int i = 0; i < paragraphs; i++) {
        html.append("<p>" + words(at, at += 12, space) + "</p>");
      }
      StringBuilder list = new StringBuilder();
      StringBuilder cards = new StringBuilder();
      StringBuilder rows = new StringBuilder();
      for (int i = 0; i < items; i++) {
        list.append("<li>" + words(at, at += 3, space) + "</li>");
        cards.append("<div class=card><h3>" + words(at, at += 3, space) + "</h3></div>");
        rows.append("<tr><td>" + words(at, at += 1, space) + "</td>");
        rows.append("<td>" + words(at, at += 2, space) + "</td></tr>");
      }
      return html
          + "<ul>"
          + list
          + "</ul><section>"
          + cards
          + "</section><table>"
          + rows
          + "</table>";
    }

    private String words(int from, int to, String space) {
      return space + String.join(space, words.subList(from, to)) + space;
    }
  }

  @Provide
  Arbitrary<String> spaces() {
    return Arbitraries.of("  ", "\n", "\t \n", "\u00a0", "\u2009", "\u3000", " \u200b", "\r\n\r\n");
  }

  @Property(tries = 300, seed = "17")
  void any_single_edited_word_is_content(@ForAll long seed, @ForAll int place, @ForAll int word) {
    Page page = Page.of(seed);
    int at = Math.floorMod(place, page.words().size());
    String other = WORDS.get(Math.floorMod(word, WORDS.size()));
    String edit = other.equals(page.words().get(at)) ? other + "s" : other;
    Verdict verdict = verdict(page.html(" "), page.with(at, edit).html(" "));
    assertThat(verdict.kinds()).as(verdict.toString()).contains(ChangeKind.CONTENT);
  }

  @Property(tries = 200, seed = "18")
  void white_space_alone_is_never_content(@ForAll long seed, @ForAll("spaces") String space) {
    Page page = Page.of(seed);
    Verdict verdict = verdict(page.html(" "), page.html(space));
    assertThat(verdict.kind()).as(verdict.toString()).isEqualTo(ChangeKind.NOISE);
  }

  @Property(tries = 100, seed = "19")
  void equal_documents_are_none_and_weigh_nothing(@ForAll long seed) {
    String html = Page.of(seed).html(" ");
    Verdict verdict = verdict(html, html);
    assertThat(verdict.kind()).isEqualTo(ChangeKind.NONE);
    assertThat(verdict.severity()).isZero();
  }

  private static Verdict verdict(String left, String right) {
    PageView before = StaticPages.view(left);
    PageCalibration quiet =
        new Calibrator(COMPARATOR)
            .learn(AddressPattern.of("page"), List.of(before, StaticPages.view(left)));
    assertThat(quiet.isQuiet()).isTrue();
    Difference difference = COMPARATOR.compare(before, StaticPages.view(right));
    return CLASSIFIER.judge(difference, quiet.thresholds());
  }
}
