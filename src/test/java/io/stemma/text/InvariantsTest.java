package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** What holds for any text. */
class InvariantsTest {
  private static final List<String> WORDS =
      List.of(
          "harbour",
          "boats",
          "stay",
          "until",
          "the",
          "wind",
          "turns",
          "dose",
          "5",
          "mg",
          "89,00",
          "€",
          "Straße",
          "река",
          "ميناء",
          "नदी",
          "港",
          "항구",
          "sông",
          "not",
          "e\u0301te\u0301",
          "ﬁsh",
          "don't",
          "well-known",
          "50%",
          "№",
          "½");

  @Provide
  Arbitrary<List<String>> words() {
    return Arbitraries.of(WORDS).list().ofMinSize(1).ofMaxSize(40);
  }

  /** Texts full of what is deleted, and of what is left over when it is. */
  @Provide
  Arbitrary<String> noisy() {
    return Arbitraries.of(
            "12:05",
            "7:30 pm",
            "2026-12-01",
            "T",
            "3",
            "days",
            "ago",
            "token=",
            "x9",
            " ",
            "\u00a0",
            "\u3000",
            "\n",
            "Word",
            "İ",
            "ς",
            "ſid:",
            "0123456789abcdef01234567",
            "-",
            ":")
        .list()
        .ofMaxSize(25)
        .map(parts -> String.join("", parts));
  }

  @Property(tries = 300, seed = "41")
  void the_normal_form_of_a_normal_form_is_itself(@ForAll("words") List<String> words) {
    String once = Wording.of(String.join(" ", words)).plain();

    assertThat(Wording.of(once).plain()).isEqualTo(once);
  }

  @Property(tries = 500, seed = "42")
  void the_reference_text_is_that_of_expressions_tried_everywhere(@ForAll("noisy") String text) {
    assertThat(ReferenceText.normalise(text)).isEqualTo(EverywhereTried.normalise(text));
  }

  @Property(tries = 500, seed = "43")
  void distance_is_a_metric(@ForAll long a, @ForAll long b, @ForAll long c) {
    Fingerprint one = new Fingerprint(a);
    Fingerprint other = new Fingerprint(b);
    Fingerprint third = new Fingerprint(c);

    assertThat(one.distance(one)).isZero();
    assertThat(one.distance(other)).isEqualTo(other.distance(one));
    assertThat(one.distance(other) == 0).isEqualTo(one.equals(other));
    assertThat(one.distance(third))
        .isLessThanOrEqualTo(one.distance(other) + other.distance(third));
  }

  @Property(tries = 200, seed = "44")
  void equal_documents_have_no_passages(@ForAll("words") List<String> words) {
    assertThat(compare(String.join(" ", words), String.join(" ", words)).passages()).isEmpty();
  }

  @Property(tries = 200, seed = "45")
  void other_white_space_is_never_content(
      @ForAll("words") List<String> words, @ForAll("spaces") List<String> spaces) {
    StringBuilder spaced = new StringBuilder();
    for (int i = 0; i < words.size(); i++) {
      spaced.append(words.get(i)).append(spaces.get(i % spaces.size()));
    }

    assertThat(compare(String.join(" ", words), spaced.toString()).hasContent()).isFalse();
  }

  @Provide
  Arbitrary<List<String>> spaces() {
    return Arbitraries.of(" ", "  ", "\n", "\t", "\u00a0", "\u2009", "\u202f", "\u3000", " \u200b")
        .list()
        .ofMinSize(1)
        .ofMaxSize(9);
  }

  @Property(tries = 300, seed = "46")
  void any_edited_word_shows(
      @ForAll("words") List<String> words,
      @ForAll @IntRange(max = 39) int place,
      @ForAll @IntRange(max = 25) int instead) {
    List<String> edited = new ArrayList<>(words);
    String before = edited.set(place % words.size(), WORDS.get(instead));
    Assume.that(!before.equals(WORDS.get(instead)));

    assertThat(compare(String.join(" ", words), String.join(" ", edited)).passages())
        .extracting(Passage::grade)
        .contains(Grade.EDITED);
  }

  private static TextDifference compare(String left, String right) {
    return ChildMapping.compare(page(left), page(right));
  }

  private static PageText page(String line) {
    return PageText.of(
        ParsedPage.of("<h1>Gazette</h1><p>" + line + "</p><p>The last paragraph.</p>"));
  }
}
