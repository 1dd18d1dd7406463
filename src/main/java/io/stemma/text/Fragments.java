package io.stemma.text;

import java.util.regex.Pattern;

/**
 * The expressions for volatile fragments. They are matched against {@linkplain Wording#plain()
 * plain texts}: lower case, composed, single spaces. None can take more than linear time in
 * practice: what repeats is bounded, and no repetition holds another that could match the same.
 */
final class Fragments {
  private static final String START = "(?<![\\p{L}\\p{M}\\p{Nd}])";
  private static final String END = "(?![\\p{L}\\p{M}\\p{Nd}])";
  private static final String YEAR = "(?:1[89]|2[01])\\p{Nd}{2}";
  private static final String DAY = "\\p{Nd}{1,2}";
  private static final String ZONE =
      "(?:\\s?\\(?(?:utc|gmt|cet|cest|est|edt|cst|cdt|mst|mdt|pst|pdt|et|pt|ct|bst|ist|jst|kst|msk|мск|z)"
          + "(?:\\s?[+-]\\p{Nd}{1,2}(?::?\\p{Nd}{2})?)?\\)?"
          + END
          + ")?";
  private static final String HALF_DAY = "(?:\\s?(?:[ap]\\.?\\s?m\\.?|uhr|ч\\.?|h)" + END + ")";

  private static final Languages LANGUAGES = new Languages();

  /** A time of the day; group "seconds" where it has them. */
  static final Pattern CLOCK =
      Pattern.compile(
          "(?:(?:上午|下午|午前|午後|早上|晚上|凌晨|中午|오전|오후)\\s?|(?<![\\p{L}\\p{Nd}:./]|\\p{Nd}[,-]))(?:"
              + (DAY
                  + "(?::|\\s?h\\s?)\\p{Nd}{2}(?<seconds>:\\p{Nd}{2}(?:[.,]\\p{Nd}{1,9})?)?"
                  + HALF_DAY
                  + "?")
              + ("|" + DAY + "\\.\\p{Nd}{2}" + HALF_DAY)
              + ("|" + DAY + "\\s?(?:[ap]\\.?\\s?m\\.?|uhr)" + END)
              + ("|" + DAY + "\\s?[时時点點시]\\s?(?:" + DAY + "\\s?[分분](?:\\s?" + DAY + "\\s?[秒초])?)")
              + ")(?![\\p{Nd}:])"
              + ZONE);

  /** A date in a common written form. */
  static final Pattern DATE = Pattern.compile(START + "(?:" + dates() + ")(?!\\p{Nd})");

  /** An instant as machines write it. */
  static final Pattern INSTANT =
      Pattern.compile(
          START
              + "\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}[t ]\\p{Nd}{2}:\\p{Nd}{2}(?::\\p{Nd}{2}(?:[.,]\\p{Nd}{1,9})?)?"
              + "(?:\\s?(?:z|utc|gmt|[+-]\\p{Nd}{2}:?\\p{Nd}{2}))?"
              + END);

  /** A date in the form of ISO 8601. */
  static final Pattern ISO_DATE = Pattern.compile(START + "\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}" + END);

  /** How long ago. */
  static final Pattern AGO =
      Pattern.compile(
          LANGUAGES.ago()
              + "|"
              + LANGUAGES.any("now")
              + "|"
              + LANGUAGES.any("day")
              + "(?:,|\\s(?:at|um|à|a las|às|alle|om|o|в|saat|lúc))?\\s?(?=\\p{Nd}{1,2}[:.h]\\p{Nd}{2})");

  /** What says that the date after it is a stamp. */
  static final Pattern STAMP = Pattern.compile(LANGUAGES.any("stamp"));

  /** What says so after the date. */
  static final Pattern STAMP_AFTER = Pattern.compile("^[\\s,)]{0,3}" + LANGUAGES.any("after"));

  /** What says that the date or time after it matters. */
  static final Pattern OCCASION = Pattern.compile(LANGUAGES.any("occasion"));

  /** What stands between the two ends of a span of time. */
  static final Pattern SPAN =
      Pattern.compile(
          "\\s?(?:[-–—~〜～]|to|until|till|and|bis|und|à|au|et|a|a las|y|às|e|al|alle|tot|en|do|i|до|по|и|ve|ile|إلى|حتى|至|到|から|부터|से|तक|đến)\\s?");

  /** A mark of copyright with the years after it (group "after") or before it (group "before"). */
  static final Pattern COPYRIGHT =
      Pattern.compile(
          "(?:©|℗|\\(c\\)|copyright|copr\\.)[^\\p{Nd}]{0,60}(?<after>"
              + years()
              + ")|(?<before>"
              + years()
              + ")\\s?(?:©|℗|\\(c\\))");

  /** Names of sessions and tokens with their values, and ids that only machines read. */
  static final Pattern TOKEN =
      Pattern.compile(
          START
              + "(?:(?:csrf|nonce|token|session|sid)[-_]?[\\p{L}\\p{N}_]{0,40}\\s?[=:]\\s?\\S+"
              + "|(?:request|trace|ray|session|correlation|event|incident|visit|build)\\s?(?:id|nr\\.?|number)\\s?[:=#]?\\s?[\\p{L}\\p{Nd}._-]*\\p{Nd}[\\p{L}\\p{Nd}._-]*"
              + "|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"
              + "|[0-9a-f]{24,})"
              + END);

  /** A count of the page's readers and what they did. */
  static final Pattern COUNTER = Pattern.compile(counters());

  private Fragments() {}

  private static String years() {
    return YEAR + "(?:\\s?[-–—,/]\\s?" + YEAR + "){0,3}(?!\\p{Nd})";
  }

  private static String dates() {
    String month = "(?:" + LANGUAGES.any("months") + ")\\.?";
    String day = DAY + "(?:st|nd|rd|th|er|[.ºª°])?";
    return day
        + "\\s?(?:de |of |d'|del )?"
        + month
        + "(?:,?\\s?(?:de |of |del )?"
        + YEAR
        + ")?(?:\\s?(?:г\\.?|года))?"
        + "|"
        + month
        + "\\s?"
        + day
        + "(?:,?\\s?"
        + YEAR
        + ")?"
        + "|"
        + month
        + ",?\\s(?:de )?"
        + YEAR
        + "|"
        + YEAR
        + "\\s?[年년]\\s?"
        + DAY
        + "\\s?[月월](?:\\s?"
        + DAY
        + "\\s?[日號号일])?"
        + "|"
        + DAY
        + "\\s?[月월]\\s?"
        + DAY
        + "\\s?[日號号일]"
        + "|(?:ngày )?"
        + DAY
        + " tháng "
        + DAY
        + "(?:,? năm "
        + YEAR
        + ")?"
        + "|"
        + YEAR
        + "(?<sign>[./-])"
        + DAY
        + "\\k<sign>"
        + DAY
        + "|"
        + DAY
        + "(?<mark>[./-])"
        + DAY
        + "\\k<mark>(?:"
        + YEAR
        + "|\\p{Nd}{2})";
  }

  private static String counters() {
    String count =
        "\\p{Nd}[\\p{Nd}.,']{0,12}(?: \\p{Nd}{3}(?!\\p{Nd})){0,3}(?:\\s?(?:k|m|mn|mio\\.?|mil|tys\\.?|тыс\\.?|млн|[千万萬億亿천만억])\\.?)?\\+?";
    String counted = LANGUAGES.any("counter");
    return START
        + count
        + "\\s?"
        + counted
        + "(?=\\s?(?:$|[^\\p{L}\\s]|today|so far|now|this|since|and|und|et|y|e|en|i|и|ve))"
        + "|"
        + counted
        + "(?:\\s?[:：(]\\s?|(?<=[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}\\p{IsHangul}])\\s?)"
        + count
        + "(?!\\s?[%€$£¥\\p{L}])";
  }
}
