package io.stemma.render;

import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The names of encodings as the web means them, which is often more than they say: a page that
 * calls itself {@code iso-8859-1} is read as windows-1252.
 *
 * @see <a href="https://encoding.spec.whatwg.org/#names-and-labels">Encoding Standard, labels</a>
 */
final class EncodingLabels {
  /** What the web reads a page in that says nothing. */
  static final Charset FALLBACK = Charset.forName("windows-1252");

  private static final Map<String, String> MEANINGS = new HashMap<>();

  static {
    means(
        "windows-1252",
        "iso-8859-1",
        "iso8859-1",
        "iso88591",
        "iso_8859-1",
        "latin1",
        "l1",
        "ascii",
        "us-ascii",
        "ansi_x3.4-1968",
        "cp1252",
        "x-cp1252",
        "cp819",
        "ibm819",
        "iso-ir-100",
        "csisolatin1");
    means(
        "windows-1254",
        "iso-8859-9",
        "iso8859-9",
        "iso88599",
        "iso_8859-9",
        "latin5",
        "l5",
        "csisolatin5",
        "iso-ir-148",
        "cp1254",
        "x-cp1254");
    means(
        "x-windows-874",
        "tis-620",
        "iso-8859-11",
        "iso8859-11",
        "iso885911",
        "windows-874",
        "dos-874");
    means(
        "GB18030",
        "gb2312",
        "gb_2312",
        "gb_2312-80",
        "gbk",
        "x-gbk",
        "chinese",
        "csgb2312",
        "csiso58gb231280",
        "iso-ir-58",
        "gb18030");
    means("Big5-HKSCS", "big5", "big5-hkscs", "cn-big5", "csbig5", "x-x-big5");
    means(
        "windows-31j",
        "shift_jis",
        "shift-jis",
        "sjis",
        "x-sjis",
        "ms_kanji",
        "ms932",
        "windows-31j",
        "csshiftjis");
    means(
        "x-windows-949",
        "euc-kr",
        "euckr",
        "ks_c_5601-1987",
        "ks_c_5601-1989",
        "ksc5601",
        "ksc_5601",
        "korean",
        "iso-ir-149",
        "cseuckr",
        "csksc56011987",
        "windows-949");
    means("ISO-8859-8", "logical", "iso-8859-8-i", "csiso88598i", "visual");
    means(
        "UTF-8", "utf8", "unicode-1-1-utf-8", "unicode11utf8", "unicode20utf8", "x-unicode20utf8");
    means("UTF-16LE", "utf-16", "unicode", "ucs-2", "iso-10646-ucs-2", "csunicode", "unicodefeff");
    means("UTF-16BE", "unicodefffe");
    means("KOI8-R", "koi", "koi8", "koi8_r", "cskoi8r");
    means("KOI8-U", "koi8-ru");
    means("x-MacRoman", "macintosh", "mac", "csmacintosh");
    means("x-MacCyrillic", "x-mac-cyrillic", "x-mac-ukrainian");
    means("windows-1250", "cp1250", "x-cp1250");
    means("windows-1251", "cp1251", "x-cp1251");
  }

  private EncodingLabels() {}

  private static void means(String charset, String... labels) {
    for (String label : labels) {
      MEANINGS.put(label, charset);
    }
  }

  /** The encoding that a label means; null where no browser knows it. */
  static @Nullable Charset charset(String label) {
    String name = label.strip().toLowerCase(Locale.ROOT);
    try {
      return Charset.forName(MEANINGS.getOrDefault(name, name));
    } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
      return null;
    }
  }
}
