package io.stemma.text;

/**
 * A 64-bit locality-sensitive summary of a text: texts that share most of their word 3-grams differ
 * in few bits. It is the simhash of Charikar (<cite>Similarity estimation techniques from rounding
 * algorithms</cite>, STOC 2002) as Manku, Jain and Das Sarma use it for web pages (WWW 2007).
 *
 * <p>Each 3-gram of words, joined by one space, is hashed to 64 bits with BLAKE2b (digest of 8
 * bytes, read big-endian, of the gram in UTF-8); a bit is set where more grams have it than have it
 * not. A text of fewer than three words is one gram. Near fingerprints are evidence of near texts,
 * never proof: short texts are to be compared word by word beside it.
 *
 * <pre>{@code
 * int bits = Fingerprint.of(yesterday).distance(Fingerprint.of(today));
 * }</pre>
 *
 * @param bits the fingerprint, most significant bit first
 */
public record Fingerprint(long bits) {
  /**
   * The fingerprint of a text, normalised as the reference definition says: clock times, ISO dates,
   * English relative times, session pairs and long hex runs deleted, white space collapsed, letters
   * lower-cased. Linear in the length of the text.
   */
  public static Fingerprint of(String text) {
    return new Fingerprint(Simhash.of(UnspacedScripts.cut(ReferenceText.normalise(text))));
  }

  /**
   * The fingerprint written as 16 hex digits.
   *
   * @throws IllegalArgumentException if {@code hex} is anything else
   */
  public static Fingerprint parse(String hex) {
    if (hex.length() != 16 || !hex.chars().allMatch(digit -> Character.digit(digit, 16) >= 0)) {
      throw new IllegalArgumentException(
          "a fingerprint is 16 hex digits, for example e4a6a0577479b2b4; got \"" + hex + "\"");
    }
    return new Fingerprint(Long.parseUnsignedLong(hex, 16));
  }

  /** In how many bits the two differ: from 0 to 64, a metric. */
  public int distance(Fingerprint other) {
    return Long.bitCount(bits ^ other.bits);
  }

  /** 16 hex digits in lower case. */
  @Override
  public String toString() {
    String hex = Long.toHexString(bits);
    return "0".repeat(16 - hex.length()) + hex;
  }
}
