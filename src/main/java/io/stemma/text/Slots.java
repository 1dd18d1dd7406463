package io.stemma.text;

import io.stemma.dom.Document;
import java.util.Locale;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Recognises the parts of a page that show something else at every visit: advertising slots,
 * carousels and recommendations, and layers that ask for consent.
 */
final class Slots {
  private static final Set<String> ADVERTISING =
      Set.of(
          "ad",
          "ads",
          "adslot",
          "adbox",
          "adunit",
          "advert",
          "adverts",
          "advertisement",
          "advertising",
          "adsbygoogle",
          "werbung",
          "anzeige",
          "publicidad",
          "pubblicita",
          "reklama",
          "sponsor",
          "sponsored",
          "sponsors",
          "promoted",
          "dfp",
          "gpt",
          "taboola",
          "outbrain");

  private static final Set<String> TURNING =
      Set.of(
          "carousel",
          "slider",
          "slideshow",
          "swiper",
          "slick",
          "ticker",
          "marquee",
          "recommended",
          "recommendations",
          "related",
          "trending",
          "popular",
          "mostread");

  private static final Set<String> CONSENT =
      Set.of(
          "cookie",
          "cookies",
          "consent",
          "gdpr",
          "ccpa",
          "onetrust",
          "cookiebot",
          "didomi",
          "usercentrics",
          "cmp",
          "truste",
          "trustarc",
          "osano",
          "iubenda",
          "klaro",
          "cookieyes",
          "cookieconsent",
          "cookiebar",
          "cookiebanner",
          "cookienotice",
          "cookielaw",
          "cookiescript");

  private static final Pattern COOKIE =
      Pattern.compile(
          "cookie|кук|クッキー|쿠키|कुकी|كوكي|ارتباط", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  /** No slot is more than this part of the page's text. */
  private static final double LARGEST = 0.5;

  private final PageText text;

  Slots(PageText text) {
    this.text = text;
  }

  /** Whether a block stands in an advertising slot. */
  boolean isAdvertising(int block) {
    return isInside(block, element -> isNamed(element, ADVERTISING));
  }

  /** Whether a block stands where one thing after another is shown: a carousel, related reading. */
  boolean isTurning(int block) {
    return isInside(block, element -> isNamed(element, TURNING));
  }

  /** Whether a block stands in a layer that asks for consent. */
  boolean asksForConsent(int block) {
    return isInside(
        block,
        element ->
            (isNamed(element, CONSENT) || (isDialog(element) && mentionsCookies(element)))
                && hasButton(element));
  }

  private boolean isInside(int block, IntPredicate slot) {
    Document document = text.document();
    for (int node = text.blocks().get(block).node();
        node != Document.NONE;
        node = document.parent(node)) {
      if (document.isElement(node) && slot.test(node)) {
        return isSmall(node);
      }
    }
    return false;
  }

  private boolean isDialog(int element) {
    Document document = text.document();
    String role = document.attribute(element, "role");
    return document.isTag(element, "dialog")
        || "dialog".equals(role)
        || "alertdialog".equals(role)
        || document.attribute(element, "aria-modal") != null;
  }

  private boolean mentionsCookies(int element) {
    Document document = text.document();
    return text.blocks().stream()
        .filter(block -> document.contains(element, block.node()))
        .anyMatch(block -> COOKIE.matcher(block.text()).find());
  }

  private boolean isNamed(int element, Set<String> names) {
    Document document = text.document();
    return names.contains(document.tag(element))
        || hasName(document.attribute(element, "class"), names)
        || hasName(document.attribute(element, "id"), names)
        || hasName(document.attribute(element, "aria-label"), names);
  }

  private static boolean hasName(@Nullable String value, Set<String> names) {
    if (value == null) {
      return false;
    }
    int from = 0;
    for (int at = 0; at <= value.length(); at++) {
      boolean ends =
          at == value.length()
              || !Character.isLetter(value.charAt(at))
              || (at > from
                  && Character.isUpperCase(value.charAt(at))
                  && Character.isLowerCase(value.charAt(at - 1)));
      if (ends) {
        if (at > from && names.contains(value.substring(from, at).toLowerCase(Locale.ROOT))) {
          return true;
        }
        from = at < value.length() && Character.isLetter(value.charAt(at)) ? at : at + 1;
      }
    }
    return false;
  }

  private boolean isSmall(int element) {
    Document document = text.document();
    int inside =
        text.blocks().stream()
            .filter(block -> document.contains(element, block.node()))
            .mapToInt(block -> block.text().length())
            .sum();
    return inside <= LARGEST * text.text().length();
  }

  private boolean hasButton(int element) {
    Document document = text.document();
    for (int node = element; node < document.end(element); node++) {
      if (document.isTag(node, "button")
          || document.isTag(node, "input")
          || document.isTag(node, "a")
          || (document.isElement(node) && "button".equals(document.attribute(node, "role")))) {
        return true;
      }
    }
    return false;
  }
}
