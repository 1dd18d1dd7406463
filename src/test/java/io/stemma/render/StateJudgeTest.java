package io.stemma.render;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.page.PageState;
import io.stemma.page.Response;
import java.util.Map;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which pages are taken for the page itself, and which for what stands in its place. */
class StateJudgeTest {
  private static final String NAVIGATION =
      "<div><a href=/>Home</a> <a href=/news>News</a> <a href=/boats>Boats</a></div>";
  private static final String PROSE =
      "<p>" + "The river rose again in the night and left the meadows wet. ".repeat(30) + "</p>";

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "empty | <meta http-equiv=refresh content='0; url=/en/'><p>Click <a href=/en/>here</a>.</p>",
        "empty | <div id=root></div><script src=a.js></script><p>Cookie settings</p>",
        "empty | <app-root></app-root><script src=a.js></script><footer>Imprint</footer>",
        "empty | <p>You need to enable JavaScript to run this app.</p>",
        "empty | <p>Bitte JavaScript im Browser aktivieren, um fortzufahren.</p>",
        "empty | <p>Loading...</p>",
        "http-error | <h1>Something went wrong</h1><p>Please try again later.</p>",
        "http-error | <h1>502 Bad Gateway</h1><hr>nginx",
        "http-error | <p>We are down for maintenance and will be back soon.</p>",
        "http-error | <p>Une erreur est survenue.</p>",
        "http-error | <p>申し訳ありません。エラーが発生しました。</p>",
        "blocked | <h1>Access Denied</h1><p>Reference 18.2f3a</p>",
        "blocked | <p>Please verify that you are a human to go on.</p>",
        "blocked | <h1>Zugriff verweigert</h1>",
        "missing | <h1>Sorry</h1><p>The page you asked for could not be found.</p>",
        "ok | <meta http-equiv=refresh content=300><p>Tides of today: 4 and 16 h.</p>",
        "ok | <div id=root><p>Tides of today: 4 and 16 h.</p></div>",
        "ok | <p>The ferry leaves at noon.</p>",
        "ok | <div id=app></div><img src=map.png><p>The ferry leaves at noon, and again in the "
            + "evening when the tide is high enough for it to pass the bar before the harbour, "
            + "which it does on most days of the week but for Sunday.</p>"
      })
  void what_stands_in_for_a_page_is_known_by_what_it_says(String state, String body) {
    assertThat(judge("Gazette", body).label()).isEqualTo(state);
  }

  @ParameterizedTest
  @CsvSource({
    "missing, Page not found | Gazette",
    "missing, 404 - Gazette",
    "http-error, Gazette | Internal Server Error",
    "http-error, 503 Service Unavailable",
    "blocked, Just a moment...",
    "blocked, Access denied - Gazette"
  })
  void a_whole_layout_is_known_by_a_part_of_its_title(String state, String title) {
    String layout = NAVIGATION + "<p>" + "Boats and tides. ".repeat(30) + "</p>";
    assertThat(judge(title, layout).label()).isEqualTo(state);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "Why a page is not found: a history of error 404 | Page not found, says the server",
        "Access denied: life behind the wall | Access denied, says the wall",
        "How captchas and Cloudflare work | Checking your browser, it says; verify you are human",
        "Something went wrong | It did: an error occurred, and we were under maintenance",
        "Peugeot 404 | The 404 was built until 1975"
      })
  void an_article_about_such_pages_is_an_article(String title, String begin) {
    assertThat(judge(title, "<h1>" + begin + "</h1>" + PROSE)).isEqualTo(PageState.OK);
  }

  @Test
  void a_short_page_whose_title_only_holds_the_word_is_the_page() {
    String short404 =
        "<p>" + "Built in Sochaux until the last of them was sold. ".repeat(8) + "</p>";
    assertThat(judge("Peugeot 404 - Gazette", short404)).isEqualTo(PageState.OK);
  }

  private static PageState judge(String title, String body) {
    Response response = new Response("https://site.example/tides", 200, Map.of());
    return StateJudge.judge(
            response,
            "https://site.example/tides",
            title,
            StaticDocument.of(Jsoup.parse(body), "https://site.example/tides"))
        .state();
  }
}
