package io.stemma.page;

import io.stemma.dom.Document;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds the layers by which pages ask for consent to cookies: whether one is shown depends on who
 * looks and when, and says nothing of the page.
 *
 * <p>A layer is known by the container of one of the common consent platforms, or by what it is: a
 * dialog, or an element named after cookies or consent, that speaks of cookies, is short, offers
 * something to press, and holds no heading or main part of a page. So an article about cookies is
 * none.
 */
public final class ConsentLayers {
  /** Ids and classes that only consent platforms use, in lower case. */
  private static final Set<String> KNOWN =
      Set.of(
          "onetrust-consent-sdk",
          "onetrust-banner-sdk",
          "cybotcookiebotdialog",
          "cybotcookiebotdialogbodyunderlay",
          "cookiebanner",
          "usercentrics-root",
          "usercentrics-cmp-ui",
          "didomi-host",
          "qc-cmp2-container",
          "truste-consent-track",
          "trustarc-banner-overlay",
          "cookie-law-info-bar",
          "cky-consent-container",
          "cky-overlay",
          "cmplz-cookiebanner-container",
          "iubenda-cs-banner",
          "tarteaucitronroot",
          "axeptio_overlay",
          "fc-consent-root",
          "osano-cm-window",
          "borlabscookiebox",
          "moove_gdpr_cookie_info_bar",
          "cmpbox",
          "cmpwrapper",
          "_evidon_banner",
          "hs-eu-cookie-confirmation",
          "cookiescript_injected",
          "cookiefirst-root",
          "ppms_cm_popup_overlay",
          "cc--main",
          "cc-main",
          "consent_blackbar",
          "transcend-consent-manager",
          "ketch-consent-banner");

  private static final String SOURCEPOINT = "sp_message_container_";

  /** The subject in a name: {@code cookie-notice}, {@code gdprConsent}. */
  private static final Pattern NAMED = Pattern.compile("cookie|consent|gdpr|rgpd|dsgvo");

  private static final Pattern SUBJECT = Pattern.compile("cookie|galletas|gdpr|rgpd|dsgvo|クッキー|쿠키");

  private static final Set<String> DIALOGS = Set.of("dialog", "alertdialog");
  private static final Set<String> PRESSED = Set.of("button", "input", "a");
  private static final Set<String> OF_A_PAGE = Set.of("body", "main", "article", "h1", "nav");
  private static final Set<String> SILENT = Set.of("script", "style", "noscript", "template");

  /** More than a layer says before its details are opened. */
  private static final int MOST_CHARACTERS = 4000;

  private ConsentLayers() {}

  /**
   * The layers of a document.
   *
   * @return the node of each, in order; none lies in another. Linear in the size of the document
   */
  public static IntStream of(Document document) {
    IntStream.Builder found = IntStream.builder();
    int node = 0;
    while (node < document.size()) {
      if (document.isElement(node) && isLayer(document, node)) {
        found.add(node);
        node = document.end(node);
      } else {
        node++;
      }
    }
    return found.build();
  }

  /** A line for each layer of a document, for {@link Snapshot#warnings()}. */
  public static List<String> notices(Document document) {
    return of(document).mapToObj(layer -> notice(document, layer)).toList();
  }

  private static String notice(Document document, int layer) {
    String id = document.attribute(layer, "id");
    String name = document.tag(layer) + (id == null ? "" : "#" + id);
    return "the page asks for consent in " + name + ", which counts with --keep-consent only";
  }

  private static boolean isLayer(Document document, int node) {
    String id = lower(document.attribute(node, "id"));
    String classes = lower(document.attribute(node, "class"));
    return isKnown(id, classes)
        || (isCandidate(document, node, id, classes) && asksForConsent(document, node));
  }

  private static boolean isKnown(String id, String classes) {
    if (KNOWN.contains(id) || id.startsWith(SOURCEPOINT)) {
      return true;
    }
    for (String name : classes.split("\\s+", 0)) {
      if (KNOWN.contains(name)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCandidate(Document document, int node, String id, String classes) {
    return !OF_A_PAGE.contains(document.tag(node))
        && (document.isTag(node, "dialog")
            || DIALOGS.contains(lower(document.attribute(node, "role")))
            || NAMED.matcher(id).find()
            || NAMED.matcher(classes).find());
  }

  private static boolean asksForConsent(Document document, int layer) {
    StringBuilder said = new StringBuilder();
    boolean offers = false;
    for (int node = layer + 1; node < document.end(layer); node++) {
      if (document.isElement(node)) {
        String tag = document.tag(node);
        if (OF_A_PAGE.contains(tag)) {
          return false;
        }
        offers |= PRESSED.contains(tag);
      } else if (document.isText(node) && !isSilent(document, node)) {
        said.append(document.text(node)).append(' ');
        if (said.length() > MOST_CHARACTERS) {
          return false;
        }
      }
    }
    return offers && SUBJECT.matcher(lower(said.toString())).find();
  }

  private static boolean isSilent(Document document, int text) {
    int parent = document.parent(text);
    return document.isElement(parent) && SILENT.contains(document.tag(parent));
  }

  private static String lower(@Nullable String text) {
    return text == null ? "" : text.toLowerCase(Locale.ROOT);
  }
}
