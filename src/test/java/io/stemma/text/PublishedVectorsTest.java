package io.stemma.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The vectors of the reference definition and of two public simhash libraries, where present. */
class PublishedVectorsTest {
  private static final Path PUBLISHED = Path.of("../shared/pages/vectors");

  @TestFactory
  List<DynamicTest> published_vectors_hold() throws IOException {
    List<DynamicTest> tests = new ArrayList<>();
    if (Files.isDirectory(PUBLISHED)) {
      JsonNode reference = read("simhash_reference.json");
      tests.add(DynamicTest.dynamicTest("reference", () -> checkReference(reference)));
      JsonNode seomoz = read("seomoz.json");
      tests.add(DynamicTest.dynamicTest("seomoz distance", () -> checkDistances(seomoz)));
      tests.add(DynamicTest.dynamicTest("seomoz majority", () -> checkMajorities(seomoz)));
      tests.add(DynamicTest.dynamicTest("seomoz search", () -> checkSearch(seomoz)));
      JsonNode oneEng = read("1e0ng.json");
      tests.add(DynamicTest.dynamicTest("1e0ng", () -> checkFeatures(oneEng.get("vectors"))));
      tests.add(DynamicTest.dynamicTest("1e0ng index", () -> checkIndex(oneEng.get("index"))));
    }
    return tests;
  }

  private static JsonNode read(String file) throws IOException {
    return new JsonMapper().readTree(PUBLISHED.resolve(file).toFile());
  }

  private static void checkReference(JsonNode published) {
    for (JsonNode vector : published.get("vectors")) {
      String text = vector.get("text").asText();
      assertThat(ReferenceText.normalise(text)).isEqualTo(vector.get("normalised").asText());
      assertThat(Fingerprint.of(text)).hasToString(vector.get("fingerprint").asText());
    }
  }

  private static void checkDistances(JsonNode published) {
    for (JsonNode vector : published.get("hamming")) {
      Fingerprint one = new Fingerprint(bits(vector.get("a")));
      Fingerprint other = new Fingerprint(bits(vector.get("b")));
      assertThat(one.distance(other)).isEqualTo(vector.get("d").asInt());
    }
  }

  private static void checkMajorities(JsonNode published) {
    for (JsonNode vector : published.get("compute")) {
      assertThat(Simhash.majority(all(vector.get("hashes"))))
          .isEqualTo(bits(vector.get("simhash")));
    }
  }

  private static void checkSearch(JsonNode published) {
    for (JsonNode vector : published.get("find_all")) {
      long[] hashes = all(vector.get("hashes"));
      FingerprintIndex index = FingerprintIndex.of(hashes);
      Set<Set<Long>> found =
          LongStream.of(hashes)
              .boxed()
              .flatMap(
                  hash ->
                      Arrays.stream(
                              index.within(
                                  new Fingerprint(hash), vector.get("max_distance").asInt()))
                          .filter(position -> hashes[position] != hash)
                          .mapToObj(position -> Set.of(hash, hashes[position])))
              .collect(Collectors.toSet());
      Set<Set<Long>> expected =
          StreamSupport.stream(vector.get("expected").spliterator(), false)
              .map(pair -> Set.of(bits(pair.get(0)), bits(pair.get(1))))
              .collect(Collectors.toSet());
      assertThat(found).isEqualTo(expected);
    }
  }

  /** That library sets a bit on a tie where it says so: the mirror image of our rule. */
  private static void checkFeatures(JsonNode vectors) {
    for (JsonNode vector : vectors) {
      if (vector.has("features")) {
        long[] mirrored =
            StreamSupport.stream(vector.get("features").spliterator(), false)
                .mapToLong(feature -> ~md5(feature.asText()))
                .toArray();
        assertThat(~Simhash.majority(mirrored)).isEqualTo(vector.get("value").asLong());
      } else {
        long difference = simhash(vector.get("a").asText()) ^ simhash(vector.get("b").asText());
        long kept = vector.path("f").asInt() == 32 ? difference & 0xffff_ffffL : difference;
        if (vector.has("distance")) {
          assertThat(Long.bitCount(kept)).isEqualTo(vector.get("distance").asInt());
        } else {
          assertThat(Long.bitCount(kept)).isLessThan(vector.get("distance_less_than").asInt());
        }
      }
    }
  }

  private static void checkIndex(JsonNode published) {
    long query = simhash(published.get("query").asText());
    long[] hashes =
        StreamSupport.stream(published.get("data").spliterator(), false)
            .mapToLong(text -> simhash(text.asText()))
            .toArray();
    FingerprintIndex index = FingerprintIndex.of(hashes);
    assertThat(index.within(new Fingerprint(query), 3)).hasSize(published.get("near_dups").asInt());
  }

  private static long simhash(String text) {
    String letters =
        Pattern.compile("[\\p{L}\\p{N}_]+")
            .matcher(text.toLowerCase(Locale.ROOT))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.joining());
    long[] hashes = new long[Math.max(1, letters.length() - 3)];
    for (int at = 0; at < hashes.length; at++) {
      hashes[at] = md5(letters.substring(at, Math.min(letters.length(), at + 4)));
    }
    return Simhash.majority(hashes);
  }

  private static long md5(String feature) {
    try {
      byte[] digest =
          MessageDigest.getInstance("MD5").digest(feature.getBytes(StandardCharsets.UTF_8));
      return ByteBuffer.wrap(digest).getLong(Long.BYTES);
    } catch (NoSuchAlgorithmException impossible) {
      throw new AssertionError(impossible);
    }
  }

  private static long[] all(JsonNode hashes) {
    return StreamSupport.stream(hashes.spliterator(), false)
        .mapToLong(PublishedVectorsTest::bits)
        .toArray();
  }

  private static long bits(JsonNode hex) {
    return Long.parseUnsignedLong(hex.asText().substring(2), 16);
  }
}
