package io.stemma.render;

import io.stemma.dom.Document;
import io.stemma.page.PageState;
import io.stemma.page.Response;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Decides whether a capture shows the page itself or what stands in its place. */
final class StateJudge {
  private static final Set<String> SHOWN_WITHOUT_TEXT =
      Set.of(
          "img",
          "svg",
          "canvas",
          "video",
          "audio",
          "object",
          "embed",
          "input",
          "button",
          "select",
          "textarea",
          "iframe",
          "frame");

  private StateJudge() {}

  /**
   * A state and why.
   *
   * @param reason null where the state is ok
   */
  record Judgement(PageState state, @Nullable String reason) {
    static final Judgement OK = new Judgement(PageState.OK, null);
  }

  /** Judges a page by what the server answered and what it shows. */
  static Judgement judge(Response response, Document document) {
    Integer status = response.status();
    if (status != null && (status == 404 || status == 410)) {
      return new Judgement(PageState.MISSING, "the server answered " + status);
    }
    if (status != null && status >= 400) {
      return new Judgement(PageState.HTTP_ERROR, "the server answered " + status);
    }
    if (!showsSomething(document)) {
      return new Judgement(PageState.EMPTY, "the page shows nothing");
    }
    return Judgement.OK;
  }

  private static boolean showsSomething(Document document) {
    for (int node = 0; node < document.size(); node++) {
      if (document.visible(node)
          && (document.isText(node)
              ? !document.text(node).isBlank()
              : document.isElement(node) && SHOWN_WITHOUT_TEXT.contains(document.tag(node)))) {
        return true;
      }
    }
    return false;
  }
}
