package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class FingerprintTest {
  private static final Path PUBLISHED = Path.of("../shared/pages/vectors/simhash_reference.json");

  @Test
  void published_vectors_hold_bit_for_bit() throws IOException {
    if (Files.exists(PUBLISHED)) {
      JsonNode published = new JsonMapper().readTree(PUBLISHED.toFile());
      for (JsonNode vector : published.get("vectors")) {
        String text = vector.get("text").asText();
        assertThat(ReferenceText.normalise(text)).isEqualTo(vector.get("normalised").asText());
        assertThat(Fingerprint.of(text)).hasToString(vector.get("fingerprint").asText());
      }
    }
  }
}
