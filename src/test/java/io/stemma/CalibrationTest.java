package io.stemma;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.stemma.compare.CompareOptions;
import io.stemma.compare.Difference;
import io.stemma.compare.PageComparator;
import io.stemma.page.AddressPattern;
import io.stemma.verdict.Calibration;
import io.stemma.verdict.Calibrator;
import io.stemma.verdict.ChangeKind;
import io.stemma.verdict.Comparison;
import io.stemma.verdict.PageCalibration;
import io.stemma.verdict.Verdict;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What captures of one page teach, and what is made of it when the page is compared later. */
class CalibrationTest {
  private static final AddressPattern PAGE = AddressPattern.of("page");

  @TempDir private Path folder;

  @Test
  void a_quiet_page_has_no_mask_and_every_word_counts() {
    PageCalibration quiet = learn(article("dry"), article("dry"), article("dry"));
    assertThat(quiet.isQuiet()).isTrue();
    assertThat(quiet.thresholds().text()).isZero();
    assertThat(quiet.thresholds().template()).isEqualTo(0.63);
    assertThat(quiet.variations()).isEmpty();
    assertThat(quiet.spread().text()).containsExactly(0, 0, 0);
  }

  @Test
  void a_place_that_says_something_else_each_time_is_masked_and_the_rest_is_not() {
    PageCalibration known =
        learn(quote("Ask a friend"), quote("Rest more"), quote("Sing"), quote("Walk at dawn"));
    assertThat(places(known)).containsExactly("text of #quote");
    assertThat(known.thresholds().text()).isGreaterThan(0);

    Comparison quiet = compare(known, quote("Ask a friend"), quote("Take your time"));
    assertThat(quiet.verdict().kind()).isEqualTo(ChangeKind.NOISE);
    assertThat(difference(quiet).masked().words()).isEqualTo(3);

    String edited = quote("Sing").replace("rose again", "fell again");
    Comparison news = compare(known, quote("Ask a friend"), edited);
    assertThat(news.verdict().kind()).isEqualTo(ChangeKind.CONTENT);
    assertThat(news.verdict().reasons()).hasSize(1).first().asString().contains("rose", "fell");
  }

  @Test
  void a_place_that_takes_turns_between_known_texts_is_news_with_a_third() {
    String a = hero("<h2>Sail with us</h2>");
    String b = hero("<div class=big><p>Winter fares from here</p></div>");
    PageCalibration known = learn(a, b, a, a, b);
    assertThat(compare(known, a, b).verdict().kind()).isEqualTo(ChangeKind.NOISE);
    assertThat(compare(known, b, a).verdict().kind()).isEqualTo(ChangeKind.NOISE);

    Comparison third = compare(known, a, hero("<h2>The line is closed</h2>"));
    assertThat(third.verdict().kind()).isEqualTo(ChangeKind.CONTENT);
    assertThat(third.verdict().reasons().toString()).contains("closed");
  }

  @Test
  void a_part_that_comes_and_goes_is_masked_and_a_change_beside_it_is_not() {
    String plain = article("dry");
    String asks = plain + "<div id=consent><p>We use small files to remember you.</p></div>";
    PageCalibration known = learn(plain, asks, plain, asks);
    assertThat(places(known)).containsExactly("subtree of #consent");
    assertThat(compare(known, plain, asks).verdict().kind()).isEqualTo(ChangeKind.NOISE);

    Comparison news = compare(known, plain, asks.replace("dry", "wet"));
    assertThat(news.verdict().kind()).isEqualTo(ChangeKind.CONTENT);
    assertThat(news.verdict().reasons()).hasSize(1).first().asString().contains("wet");
  }

  @Test
  void ten_visits_teach_a_busy_page_and_only_what_is_new_is_told_then() {
    PageCalibration known =
        learn(IntStream.range(0, 10).mapToObj(CalibrationTest::busy).toArray(String[]::new));
    for (int visit = 10; visit < 20; visit++) {
      Verdict quiet = compare(known, busy(3), busy(visit)).verdict();
      assertThat(quiet.kind()).as(quiet.toString()).isEqualTo(ChangeKind.NOISE);
    }
    String third = busy(11).replaceAll("<div id=hero>.*?</div>", "<div id=hero>Closed</div>");
    assertThat(compare(known, busy(3), third).verdict().reasons())
        .singleElement()
        .asString()
        .contains("Closed");
    String edited = busy(13).replace("dry", "wet");
    assertThat(compare(known, busy(4), edited).verdict().reasons())
        .singleElement()
        .asString()
        .contains("wet");
  }

  @Test
  void more_records_in_a_list_are_noise_and_a_record_built_otherwise_still_shows() {
    PageCalibration known = learn(comments(5), comments(6), comments(8));
    assertThat(places(known)).contains("count of #comments");
    Comparison more = compare(known, comments(5), comments(9));
    assertThat(more.verdict().kind()).isEqualTo(ChangeKind.NOISE);

    String rebuilt = comments(5).replace("<li>Comment 3", "<li><img src=x>Comment 3");
    Comparison built = compare(known, comments(5), rebuilt);
    assertThat(difference(built).structure().changes()).hasSize(1);
    String edited = comments(5).replace("says three", "says nothing");
    assertThat(compare(known, comments(5), edited).verdict().kind()).isEqualTo(ChangeKind.CONTENT);
  }

  @Test
  void a_list_most_of_whose_records_vary_is_one_place() {
    PageCalibration known = learn(headlines("a"), headlines("b"), headlines("c"));
    assertThat(places(known)).containsExactly("text of #news");
  }

  @Test
  void a_place_with_many_texts_may_say_anything_and_one_with_few_only_those() {
    PageCalibration many = learn(quote("a"), quote("b"), quote("c"), quote("a"), quote("b"));
    assertThat(many.variations().get(0).place().known()).isEmpty();
    PageCalibration few = learn(quote("a"), quote("b"), quote("b"), quote("a"), quote("b"));
    assertThat(few.variations().get(0).place().known()).containsExactly("a", "b");
  }

  @Test
  void records_of_a_list_are_known_for_records_though_their_classes_vary() {
    String few =
        "<ul id=c><li class=a>One boat</li><li class=b>Two</li><li class=c>Three</li></ul>";
    String more = few.replace("</ul>", "<li class=d>Four boats</li></ul>");
    assertThat(places(learn(few, more, few))).containsExactly("count of #c");
  }

  @Test
  void attributes_that_vary_are_named_and_do_not_make_a_page_loud() {
    PageCalibration known =
        learn(
            article("dry").replace("<h1>", "<h1 data-id=1 class=x1>"),
            article("dry").replace("<h1>", "<h1 data-id=2 class=x2>"));
    assertThat(places(known)).containsExactly("data-id of h1", "class of h1");
    assertThat(known.isQuiet()).isTrue();
  }

  @Test
  void pages_of_a_type_share_what_more_than_one_of_them_does() {
    PageCalibration one = learn(quote("Ask"), quote("Rest"), quote("Sing"));
    PageCalibration other =
        learn(quote("Ask") + "<p id=x>1a</p>", quote("Rest") + "<p id=x>2b</p>", quote("Sing"));
    PageCalibration type =
        Calibrator.pool(AddressPattern.of("https://site.example/**"), "quote", List.of(one, other));
    assertThat(places(type)).containsExactly("text of #quote");
    assertThat(type.captures()).isEqualTo(6);
    assertThat(type.spread().text()).hasSize(6);
    assertThat(new Calibration(List.of(type, one)).of(List.of("page"))).contains(one);
    assertThat(new Calibration(List.of(type, one)).of(List.of("https://site.example/a/b")))
        .contains(type);
  }

  @Test
  void what_is_written_is_read_again() throws IOException {
    Calibration calibration =
        new Calibration(
            List.of(
                learn(quote("Ask a: #friend"), quote("- yes"), quote("123")),
                Calibrator.pool(
                    AddressPattern.of("https://site.example/p/**"),
                    "lamp",
                    List.of(
                        learn(
                            hero("<b>A</b>"),
                            hero("<b>A</b>"),
                            hero("<i>\"B\"</i>"),
                            hero("<i>\"B\"</i>"))))));
    StringWriter yaml = new StringWriter();
    calibration.write(yaml);
    Path file = Files.writeString(folder.resolve("calibration.yaml"), yaml.toString());
    assertThat(Calibration.load(file)).as(yaml.toString()).isEqualTo(calibration);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "captures: 5 | capturs: 5 | line 5: unknown key \"capturs\"; did you mean \"captures\"",
        "text: 0 0 0 | text: 0 x | the spread is numbers in a row",
        "template: 0.63 | template: 1.63 | a similarity from 0 to 1, got 1.63",
        "- text: | - txt: | did you mean \"text\"",
        "\"#quote\" | \"#quote[\" | the CSS selector",
        "seen: 2 | count: ul | a place of the mask has one of the keys",
        "captures: 5 | captures: 1 | rests on 2 captures or more",
        "measured: 2026-12-01T00:00:00Z | type: again | Duplicate field",
        "captures: 5 | '#' | the key \"captures\" is missing"
      })
  void what_is_wrong_in_a_file_is_named(String right, String wrong, String expected)
      throws IOException {
    String file =
        """
        # a comment
        calibrations:
          - match: https://site.example/
            type: front
            captures: 5
            measured: 2026-12-01T00:00:00Z
            spread:
              text: 0 0 0
              structure: 1.0 1.0 1.0
              template: 1.0 1.0 1.0
            thresholds:
              text: 3
              template: 0.63
            mask:
              - text: "#quote"
                seen: 2
        """;
    Path path = folder.resolve("calibration.yaml");
    assertThat(Calibration.load(Files.writeString(path, file)).pages()).hasSize(1);
    Files.writeString(path, file.replace(right, wrong));
    assertThatThrownBy(() -> Calibration.load(path))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("calibration.yaml")
        .hasMessageContaining(expected);
  }

  private static PageCalibration learn(String... captures) {
    return new Calibrator(new PageComparator(CompareOptions.DEFAULT))
        .learn(PAGE, Stream.of(captures).map(StaticPages::view).toList());
  }

  private static Comparison compare(PageCalibration known, String left, String right) {
    StemmaOptions options =
        StemmaOptions.defaults().withoutBrowser().calibratedBy(new Calibration(List.of(known)));
    try (Stemma stemma = Stemma.open(options)) {
      return stemma.compare(StaticPages.source("page", left), StaticPages.source("page", right));
    }
  }

  private static Difference difference(Comparison comparison) {
    return Objects.requireNonNull(comparison.difference());
  }

  private static List<String> places(PageCalibration known) {
    return known.variations().stream().map(each -> each.place().toString()).toList();
  }

  private static String article(String word) {
    return "<main><h1>Gazette</h1><p>The river rose again in the night and left the meadows "
        + word
        + " until the morning.</p><p>Boats stay in the harbour until the wind turns.</p></main>";
  }

  private static String quote(String quote) {
    return article("dry") + "<aside id=quote>" + quote + "</aside>";
  }

  private static String hero(String hero) {
    return "<section id=hero>" + hero + "</section>" + article("dry");
  }

  /** A page with an advertisement, a consent layer, a counter, and one of two heroes. */
  private static String busy(int visit) {
    List<String> advertisements = List.of("Fresh bread", "Fly south", "New shoes", "Sail in June");
    List<String> heroes = List.of("<h2>Sail with us</h2>", "<p class=big>Winter fares</p>");
    return "<div id=hero>"
        + heroes.get(visit * 7 / 4 % 2)
        + "</div>"
        + article("dry")
        + "<aside class=box><p>"
        + advertisements.get(visit * 5 / 3 % 4)
        + "</p></aside><p id=seen>Seen by "
        + (1200 + 7 * visit)
        + " so far</p>"
        + (visit % 2 == 0 ? "" : "<div id=layer><p>We use small files.</p></div>");
  }

  private static String comments(int count) {
    List<String> words = List.of("one", "two", "three", "four", "five", "six", "seven", "eight");
    StringBuilder list = new StringBuilder("<ul id=comments>");
    for (int i = 0; i < count; i++) {
      String word = i < words.size() ? words.get(i) : "more and more";
      list.append("<li>Comment " + (i + 1) + " says " + word + " about the boats</li>");
    }
    return article("dry") + list + "</ul>";
  }

  private static String headlines(String variant) {
    StringBuilder list = new StringBuilder("<ul id=news>");
    for (int i = 0; i < 6; i++) {
      list.append("<li><p>Headline of " + variant.repeat(i + 3) + " and no other</p></li>");
    }
    return article("dry") + list + "</ul>";
  }
}
