package io.stemma.render;

import io.stemma.dom.Document;
import io.stemma.page.PageState;
import io.stemma.page.Response;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a capture shows the page itself or what stands in its place. Every rule rests on
 * what only such pages have (a status, a header, the script of a challenge, next to nothing to
 * read), so that an article about challenges stays an article.
 */
final class StateJudge {
  /** More words than an interstitial has. */
  private static final int FEW_WORDS = 120;

  /** More words than stand beside the empty container of an application. */
  private static final int SHELL_WORDS = 30;

  private static final int FEW_LINKS = 5;

  /** Parts of addresses that only challenges load. */
  private static final List<String> CHALLENGES =
      List.of(
          "/cdn-cgi/challenge-platform/",
          "/_incapsula_resource",
          "captcha-delivery.com/",
          "/.well-known/ddos-guard/",
          "/px/captcha",
          "/_sec/cp_challenge/",
          "challenges.cloudflare.com/turnstile",
          "/recaptcha/",
          "hcaptcha.com/");

  /** Headers that name who stands in front of a site, with what it calls itself. */
  private static final Map<String, String> CHALLENGE_HEADERS =
      Map.of("cf-mitigated", "Cloudflare", "x-amzn-waf-action", "AWS WAF");

  private static final Pattern CHALLENGE_PATH = Pattern.compile("/cdn-cgi/[a-z]");
  private static final Pattern WAITING =
      Pattern.compile(
          "waiting room|(?:in|position in) (?:the )?(?:line|queue)|your place in line"
              + "|estimated wait|warteraum|warteschlange|file d.attente|salle d.attente"
              + "|sala de espera|lista d.attesa|排队|待機|대기열");
  private static final Pattern MINUTES =
      Pattern.compile("\\d+\\s*(?:min|sec|sek|hour|stunde|heure|hora|分|秒|분)");
  private static final Pattern LOGIN =
      Pattern.compile(
          "(?:^|[/._-])(?:log-?in|sign-?in|sso|auth|oauth2?|anmelden|anmeldung|connexion"
              + "|iniciar-sesion|accedi)(?:[/._?-]|$)");
  private static final Pattern LOADING =
      Pattern.compile(
          "(?:loading|please wait|wird geladen|bitte warten|chargement|cargando)[. …]*");
  private static final Pattern HOME =
      Pattern.compile("/?(?:[a-z]{2}(?:-[a-z]{2})?/?)?(?:index\\.\\w+)?");

  private final Response response;
  private final String address;
  private final String title;
  private final PageFacts facts;

  private StateJudge(Response response, String address, String title, Document document) {
    this.response = response;
    this.address = address;
    this.title = title.toLowerCase(Locale.ROOT);
    this.facts = PageFacts.of(document);
  }

  /**
   * A state and why.
   *
   * @param reason null where the state is ok
   */
  record Judgement(PageState state, @Nullable String reason) {
    static final Judgement OK = new Judgement(PageState.OK, null);
  }

  /**
   * Judges a page.
   *
   * @param response what the server answered
   * @param address where the page was looked for; empty where it is from no server
   */
  static Judgement judge(Response response, String address, String title, Document document) {
    return new StateJudge(response, address, title, document).judgement();
  }

  private Judgement judgement() {
    String blocked = blocked();
    if (blocked != null) {
      return new Judgement(
          PageState.BLOCKED, "blocked by the site or something in front of it: " + blocked);
    }
    String missing = missing();
    if (missing != null) {
      return new Judgement(PageState.MISSING, missing);
    }
    String login = login();
    if (login != null) {
      return new Judgement(PageState.LOGIN, login);
    }
    if (status() >= 400) {
      return new Judgement(PageState.HTTP_ERROR, "the server answered " + status());
    }
    if (StandIn.FAILED.isSaidBy(facts, title)) {
      return new Judgement(
          PageState.HTTP_ERROR, "the page says that the server failed" + withStatus());
    }
    String empty = empty();
    return empty == null ? Judgement.OK : new Judgement(PageState.EMPTY, empty);
  }

  private int status() {
    Integer status = response.status();
    return status == null ? 0 : status;
  }

  private @Nullable String blocked() {
    for (Map.Entry<String, String> header : CHALLENGE_HEADERS.entrySet()) {
      if (response.headers().containsKey(header.getKey())) {
        return header.getValue() + " says so in the header " + header.getKey();
      }
    }
    if (status() == 429) {
      String wait = response.headers().get("retry-after");
      return "429, too many requests" + (wait == null ? "" : "; it asks to wait " + wait);
    }
    boolean refused = status() == 403 || status() == 503 || status() == 401 || status() == 202;
    if (facts.words() <= FEW_WORDS && loadsChallenge(refused)) {
      return "the page is a challenge for browsers" + (refused ? ", with status " + status() : "");
    }
    boolean waits =
        facts.words() <= FEW_WORDS
            && facts.links() <= FEW_LINKS
            && WAITING.matcher(title + ' ' + facts.text()).find()
            && MINUTES.matcher(facts.text()).find();
    if (waits) {
      return "the page is a waiting room";
    }
    return StandIn.REFUSED.isSaidBy(facts, title)
        ? "the page turns its reader away" + withStatus()
        : null;
  }

  private String withStatus() {
    return ", with status " + (status() == 0 ? "none" : status());
  }

  private boolean loadsChallenge(boolean refused) {
    for (String loaded : facts.loaded()) {
      if (refused && CHALLENGE_PATH.matcher(loaded).find()) {
        return true;
      }
      if (CHALLENGES.stream().anyMatch(loaded::contains)
          && (refused
              || (facts.contentWords() <= StandIn.NOTE_WORDS && !facts.asksForPassword()))) {
        return true;
      }
    }
    return false;
  }

  private @Nullable String missing() {
    if (status() == 404 || status() == 410) {
      return "the server answered " + status();
    }
    if (status() >= 400) {
      return null;
    }
    if (StandIn.GONE.isSaidBy(facts, title)) {
      return "the page says that it is gone" + withStatus();
    }
    return isSentHome() ? "sent on to the home page " + response.finalUrl() : null;
  }

  private boolean isSentHome() {
    return !address.isEmpty()
        && !HOME.matcher(path(address)).matches()
        && HOME.matcher(path(response.finalUrl())).matches();
  }

  private @Nullable String login() {
    if (status() == 401) {
      return "the server asks for user and password (401)";
    }
    if (address.isEmpty() || LOGIN.matcher(path(address)).find()) {
      return null;
    }
    String end = path(response.finalUrl());
    if (!end.equals(path(address)) && (LOGIN.matcher(end).find() || facts.asksForPassword())) {
      return "sent on to a login page, " + response.finalUrl();
    }
    return facts.asksForPassword() && facts.contentWords() <= StandIn.NOTE_WORDS
        ? "the page asks for a password and shows little else"
        : null;
  }

  private @Nullable String empty() {
    if (!facts.showsSomething()) {
      return facts.hasScripts()
          ? "the page shows nothing: its scripts did not fill it"
          : "the page shows nothing";
    }
    if (LOADING.matcher(facts.text().strip()).matches()) {
      return "the page only says that it is loading";
    }
    if (facts.sendsOn() && facts.contentWords() <= StandIn.NOTE_WORDS) {
      return "the page only sends its reader on to another one";
    }
    if (facts.hasEmptyShell() && facts.words() <= SHELL_WORDS) {
      return "the page is a shell: its scripts did not fill it";
    }
    return StandIn.SCRIPTLESS.isSaidBy(facts, title) ? "the page says that it needs scripts" : null;
  }

  private static String path(String address) {
    try {
      String path = new URI(address).getRawPath();
      return path == null ? "" : path.toLowerCase(Locale.ROOT);
    } catch (java.net.URISyntaxException odd) {
      return address;
    }
  }
}
