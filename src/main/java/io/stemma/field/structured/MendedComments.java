package io.stemma.field.structured;

/** The comments that stand in JSON where none is allowed. */
final class MendedComments {
  private MendedComments() {}

  /** Where the text goes on after a comment at {@code at}; {@code at} where there is none. */
  static int endOf(String text, int at) {
    if (text.startsWith("//<![CDATA[", at) || text.startsWith("//<!--", at)) {
      return at + (text.charAt(at + 4) == '[' ? 11 : 6);
    }
    if (text.startsWith("//", at)) {
      return lineEnd(text, at);
    }
    if (text.startsWith("/*", at)) {
      int end = text.indexOf("*/", at + 2);
      return end < 0 ? text.length() : end + 2;
    }
    for (String mark : new String[] {"<![CDATA[", "]]>", "<!--", "-->"}) {
      if (text.startsWith(mark, at)) {
        return at + mark.length();
      }
    }
    return at;
  }

  /** The end of the line, or where a closing mark of a wrapper starts in it. */
  private static int lineEnd(String text, int at) {
    int end = at;
    while (end < text.length() && "\r\n".indexOf(text.charAt(end)) < 0) {
      end++;
    }
    return end;
  }
}
