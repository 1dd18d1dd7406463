package io.stemma.report;

import io.stemma.page.PageState;

/** What a user can do about a page that is not the page itself. */
final class Remedy {
  private Remedy() {}

  /** A sentence; empty for a page that is ok. */
  static String of(PageState state) {
    return switch (state) {
      case OK -> "";
      case MISSING -> "Check the address: a page that is gone is never compared.";
      case BLOCKED -> "Something in front of the site answered; try again later and more slowly.";
      case LOGIN -> "The page asks who you are; a profile can carry the cookies of a session.";
      case HTTP_ERROR -> "The server did not deliver the page; try again later.";
      case EMPTY ->
          "Nothing is visible. A page that is filled by scripts needs the browser and perhaps more"
              + " time: leave out --static, give --wait-for or a longer --timeout.";
      case FAILED ->
          "Check the address or the file; `stemma doctor` says whether the browser is in order.";
    };
  }
}
