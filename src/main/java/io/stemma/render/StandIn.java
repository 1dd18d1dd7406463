package io.stemma.render;

import java.util.regex.Pattern;

/**
 * What a page says that stands in for the page itself, in the languages that most of them are
 * written in. Pages about such things say the same; so the words count only where there are few
 * others, or where a part of the title is nothing but them.
 */
enum StandIn {
  /** The page is gone. */
  GONE(
      "(?:page|article|document|site|file|content|address|url)\\b[^.!?]{0,60}"
          + "(?:not found|no longer (?:exists?|available)|(?:does not|doesn.t) exist"
          + "|(?:could not|couldn.t|cannot|can.t) be found|has been (?:removed|deleted))"
          + "|\\b(?:error )?404\\b|nicht gefunden|existiert nicht|nicht mehr verfügbar"
          + "|introuvable|n.existe (?:pas|plus)|no encontrada|no se ha encontrado|no existe"
          + "|non trovata|non esiste|não encontrada|niet gevonden|nie znalezion"
          + "|не найдена|不存在|找不到|見つかりません|찾을 수 없",
      "(?:(?:http )?(?:error|fehler) )?404(?: error| not found)?|(?:oops[!,]? )?page not found"
          + "|not found|seite nicht gefunden|page introuvable|página no encontrada"
          + "|pagina non trovata|página não encontrada|страница не найдена"),

  /** Whoever asks is turned away. */
  REFUSED(
      "access (?:to [^.!?]{0,60})?(?:is |was |has been )?denied|request (?:was |has been )?blocked"
          + "|you (?:have been|are) blocked|your (?:ip|ip address|access) (?:is|has been) blocked"
          + "|(?:verify|confirm|prove)[^.!?]{0,30} (?:you are|you.re) (?:a )?(?:human|not a (?:ro)?bot)"
          + "|unusual (?:traffic|activity)|automated (?:access|requests)|checking your browser"
          + "|checking if the site connection is secure|pardon our interruption"
          + "|zugriff (?:wurde )?verweigert|accès (?:refusé|interdit)|acceso denegado"
          + "|accesso negato|acesso negado|toegang geweigerd|доступ (?:запрещ|ограничен)"
          + "|访问被拒绝|アクセスが拒否|액세스가 거부",
      "access denied|(?:(?:http )?error )?403(?: forbidden)?|forbidden|just a moment\\.*"
          + "|attention required!?|pardon our interruption|security check|zugriff verweigert"
          + "|accès refusé|acceso denegado|доступ запрещен"),

  /** The server could not make the page. */
  FAILED(
      "internal server error|bad gateway|gateway time-?out|service (?:is )?(?:temporarily )?"
          + "unavailable|temporarily (?:unavailable|down)|something (?:went|has gone) wrong"
          + "|an? (?:unexpected |unknown |application )?error (?:has )?occurred"
          + "|(?:under|down for|scheduled) maintenance|error establishing a database connection"
          + "|(?:technical|server) (?:difficulties|error)|try again later"
          + "|ein fehler (?:ist )?aufgetreten|wartungsarbeiten|vorübergehend nicht (?:erreichbar|verfügbar)"
          + "|une erreur (?:est survenue|s.est produite)|en maintenance"
          + "|(?:se ha producido|ha ocurrido) un error|en mantenimiento|si è verificato un errore"
          + "|ocorreu um erro|em manutenção|er is (?:iets|een fout)[^.!?]{0,20}(?:mis|opgetreten)"
          + "|wystąpił błąd|произошла ошибка|发生错误|系统维护|エラーが発生|メンテナンス中|오류가 발생",
      "(?:(?:http )?error )?50[0234](?: error| .{0,30})?|internal server error|bad gateway"
          + "|service (?:temporarily )?unavailable|gateway time-?out|something went wrong"
          + "|(?:server|application) error|(?:site )?(?:under |down for )?maintenance(?: mode)?"
          + "|wartungsarbeiten|error"),

  /** The page wants scripts to run. */
  SCRIPTLESS(
      "(?:enable|turn on|activate|requires?|needs?|without|support(?:s|ing)?) javascript"
          + "|javascript (?:is |must be |needs to be |to be )?(?:required|disabled|enabled"
          + "|not (?:enabled|available|supported)|turned off)"
          + "|javascript[^.!?]{0,30}(?:aktivieren|aktiviert|activer|activé|activar|habilit|attiva"
          + "|ativar|inschakelen|włącz)|(?:activer|active[zr]|activar?|habilitar?|attivare?) javascript"
          + "|(?:включите|启用|開啟)[^.!?]{0,10}javascript|javascript\\s*を有効",
      "javascript (?:is )?(?:required|disabled)");

  /** More words than an interstitial has around what it says. */
  static final int NOTE_WORDS = 60;

  /** More words than a whole layout has around an error. */
  private static final int LAYOUT_WORDS = 300;

  /** What parts the name of a page from that of its site in a title. */
  private static final Pattern PARTS = Pattern.compile("\\s+[-–—|·•:/]+\\s+|\\s*[|·•:]\\s+");

  private final Pattern phrase;
  private final Pattern title;

  StandIn(String phrase, String title) {
    this.phrase = Pattern.compile(phrase);
    this.title = Pattern.compile(title);
  }

  /**
   * Whether a page says so.
   *
   * @param name the page's title, in lower case
   */
  boolean isSaidBy(PageFacts page, String name) {
    boolean isNote = page.contentWords() > 0 && page.contentWords() <= NOTE_WORDS;
    return (isNote && phrase.matcher(name + ". " + page.text()).find())
        || (page.words() <= LAYOUT_WORDS
            && PARTS.splitAsStream(name.strip()).anyMatch(part -> title.matcher(part).matches()));
  }
}
