package io.stemma.match;

import io.stemma.dom.Document;
import io.stemma.dom.Tree;
import java.util.regex.Pattern;

/** The first visible words of a subtree, for a person to recognise it by. */
final class Preview {
  private static final int LENGTH = 80;
  private static final Pattern SPACE = Pattern.compile("\\s+");

  private Preview() {}

  /** At most {@value #LENGTH} characters, the last an ellipsis where there is more. */
  static String of(Tree tree, int node) {
    Document document = tree.document();
    int top = tree.documentNode(node);
    StringBuilder text = new StringBuilder();
    for (int at = top; at < document.end(top) && text.length() <= LENGTH; at++) {
      String words = document.isText(at) && document.visible(at) ? document.text(at).strip() : "";
      if (!words.isEmpty()) {
        text.append(text.isEmpty() ? "" : " ").append(SPACE.matcher(words).replaceAll(" "));
      }
    }
    if (text.length() <= LENGTH) {
      return text.toString();
    }
    int end = Character.isHighSurrogate(text.charAt(LENGTH - 2)) ? LENGTH - 2 : LENGTH - 1;
    return text.substring(0, end) + "…";
  }
}
