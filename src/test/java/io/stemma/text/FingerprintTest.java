package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FingerprintTest {
  /** Made with Python's {@code re} and {@code hashlib.blake2b}. */
  private static final Path VECTORS = Path.of("src/test/resources/text/vectors/fingerprints.json");

  @Test
  void fingerprints_are_those_of_the_reference_definition() throws IOException {
    for (JsonNode vector : new JsonMapper().readTree(VECTORS.toFile())) {
      String text = vector.get("text").asText();
      assertThat(ReferenceText.normalise(text)).isEqualTo(vector.get("normalised").asText());
      assertThat(Fingerprint.of(text)).hasToString(vector.get("fingerprint").asText());
    }
  }

  @Test
  void long_texts_without_spaces_are_near_where_most_words_are_the_same() {
    String text = "昨日の夜、川の水位が再び上がり、港の船はすべて岸に引き上げられた。市の担当者は、風が変わるまで出航しないよう呼びかけている。";
    Fingerprint before = Fingerprint.of(text.repeat(3));

    assertThat(before.distance(Fingerprint.of(text.repeat(3).replaceFirst("昨日", "一昨日"))))
        .isLessThan(16);
    assertThat(before.distance(Fingerprint.of("新しい図書館は来年の春に駅前の広場で開館する予定である。".repeat(3))))
        .isGreaterThan(16);
  }

  @Test
  void a_fingerprint_is_read_as_it_is_written() {
    Fingerprint fingerprint = new Fingerprint(0x0f3a9c51b2e477d0L);

    assertThat(Fingerprint.parse(fingerprint.toString())).isEqualTo(fingerprint);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Fingerprint.parse("0f3a"))
        .withMessageContaining("16 hex digits")
        .withMessageContaining("0f3a");
  }
}
