package io.stemma.text;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.bouncycastle.crypto.digests.Blake2bDigest;

/** The reference definition of the fingerprint, as one writes it down in Java. */
final class PlainFingerprint {
  private static final int FLAGS =
      Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE | Pattern.UNICODE_CHARACTER_CLASS;

  private static final List<Pattern> DELETED =
      List.of(
          Pattern.compile("\\b\\d{1,2}:\\d{2}(?::\\d{2})?\\s*(?:am|pm)?\\b", FLAGS),
          Pattern.compile("\\b\\d{4}-\\d{2}-\\d{2}(?:T[\\d:.]+Z?)?\\b", FLAGS),
          Pattern.compile(
              "\\b\\d+\\s+(?:second|minute|hour|day|week|month|year)s?\\s+ago\\b", FLAGS),
          Pattern.compile("\\b(?:csrf|nonce|token|session|sid)[-_]?\\w*\\s*[=:]\\s*\\S+", FLAGS),
          Pattern.compile("\\b[0-9a-f]{24,}\\b", FLAGS));

  private static final Pattern SPACES = Pattern.compile("\\s+", FLAGS);

  private PlainFingerprint() {}

  static long of(String text) {
    String rest = text;
    for (Pattern pattern : DELETED) {
      rest = pattern.matcher(rest).replaceAll("");
    }
    String[] words = SPACES.matcher(rest).replaceAll(" ").strip().toLowerCase(Locale.ROOT).split(" ");
    int[] sums = new int[Long.SIZE];
    for (int i = 0; i < Math.max(1, words.length - 2); i++) {
      int to = Math.min(words.length, i + 3);
      add(String.join(" ", Arrays.asList(words).subList(i, to)), sums);
    }
    long bits = 0;
    for (int bit = 0; bit < Long.SIZE; bit++) {
      bits |= sums[bit] > 0 ? 1L << bit : 0;
    }
    return bits;
  }

  private static void add(String gram, int[] sums) {
    byte[] bytes = gram.getBytes(StandardCharsets.UTF_8);
    Blake2bDigest digest = new Blake2bDigest(Long.SIZE);
    byte[] hash = new byte[Long.BYTES];
    digest.update(bytes, 0, bytes.length);
    digest.doFinal(hash, 0);
    long value = ByteBuffer.wrap(hash).getLong();
    for (int bit = 0; bit < Long.SIZE; bit++) {
      sums[bit] += (value >>> bit & 1) == 0 ? -1 : 1;
    }
  }
}
