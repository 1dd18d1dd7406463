package io.stemma.text;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Where a link leads, without what changes at every visit: ids of sessions, marks of campaigns,
 * cache busters, signatures that expire, numbers of generated anchors. Addresses that have none of
 * these are left as they are, character for character.
 *
 * @param page the address of the page without those parts; empty for the page that the link is on
 * @param anchor the place in that page; empty for none
 */
record LinkTarget(String page, String anchor) {
  private static final Pattern SESSION_IN_PATH =
      Pattern.compile(
          ";(?:jsessionid|phpsessid|sessionid|sid|cfid|cftoken)=[^;/?#]*",
          Pattern.CASE_INSENSITIVE);

  private static final Set<String> SESSIONS =
      Set.of(
          "sid",
          "sessid",
          "session",
          "sessionid",
          "session_id",
          "phpsessid",
          "jsessionid",
          "cfid",
          "cftoken",
          "csrf",
          "_csrf",
          "csrf_token",
          "csrftoken",
          "xsrf",
          "nonce",
          "_wpnonce",
          "authenticity_token");

  private static final Set<String> CAMPAIGNS =
      Set.of(
          "gclid",
          "gclsrc",
          "dclid",
          "gbraid",
          "wbraid",
          "fbclid",
          "msclkid",
          "yclid",
          "twclid",
          "ttclid",
          "li_fat_id",
          "igshid",
          "igsh",
          "mc_cid",
          "mc_eid",
          "_ga",
          "_gl",
          "_hsenc",
          "_hsmi",
          "mkt_tok",
          "vero_id",
          "wickedid",
          "oly_enc_id",
          "oly_anon_id",
          "s_cid",
          "icid",
          "cmpid",
          "trk",
          "spm",
          "scm",
          "ref_src",
          "ref_url",
          "mibextid",
          "label",
          "srsltid");

  private static final Set<String> CACHE_BUSTERS =
      Set.of("_", "cb", "cachebuster", "cache_buster", "nocache", "rand", "rnd", "random", "bust");

  private static final Set<String> VERSIONS =
      Set.of("v", "ver", "version", "t", "ts", "timestamp", "r");

  /** What proves a signature; the other names in the query then belong to it if they may. */
  private static final Set<String> SIGNATURES =
      Set.of(
          "signature",
          "sig",
          "x-amz-signature",
          "x-goog-signature",
          "hmac",
          "hdnea",
          "hdnts",
          "__token__",
          "x-oss-signature");

  private static final Set<String> SIGNED =
      Set.of(
          "expires",
          "expiry",
          "exp",
          "policy",
          "key-pair-id",
          "awsaccesskeyid",
          "googleaccessid",
          "ossaccesskeyid",
          "se",
          "st",
          "sp",
          "sv",
          "sr",
          "skoid",
          "sktid",
          "skt",
          "ske",
          "sks",
          "skv",
          "token");

  private static final Pattern LONG_NUMBER = Pattern.compile("[0-9]{9,14}");

  /** A value that no person wrote: a UUID, or a long mixture of letters and digits. */
  private static final Pattern TOKEN =
      Pattern.compile(
          "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}"
              + "|(?=[^0-9]*[0-9])(?=[^a-zA-Z]*[a-zA-Z])[\\w.~%-]{32,}");

  /** A name whose value says which thing the page is about, however it looks. */
  private static final Pattern IDENTITY =
      Pattern.compile(
          "(?:.*_)?id|uuid|guid|doc|docid|document|file|item|product|article|page|u|url");

  /** The mark of a build in the name of a file. */
  private static final Pattern FILE_HASH =
      Pattern.compile("[.-](?=[a-f]*[0-9])[0-9a-f]{8,64}(?=\\.\\w{1,8}$)");

  private static final Pattern GENERATED_ANCHOR =
      Pattern.compile(
          "(?:(?:accordion|collapse|tab|panel|heading|menu|toggle|modal|ui-id|radix|headlessui)[\\w:-]*?[-_:]?"
              + "[0-9a-f]*[0-9][0-9a-f]*|[a-z_-]+[-_][0-9]{4,})",
          Pattern.CASE_INSENSITIVE);

  /** Cloudflare's form of a mail address, written with another key at every visit. */
  private static final String HIDDEN_MAIL = "/cdn-cgi/l/email-protection#";

  /** Where a link with this {@code href} leads. */
  static LinkTarget of(String href) {
    String address = href.strip();
    int mail = address.indexOf(HIDDEN_MAIL);
    if (mail >= 0) {
      return new LinkTarget(shownMail(address, address.substring(mail + HIDDEN_MAIL.length())), "");
    }
    int hash = address.indexOf('#');
    String anchor = hash < 0 ? "" : address.substring(hash + 1);
    String page = hash < 0 ? address : address.substring(0, hash);
    int question = page.indexOf('?');
    String path = question < 0 ? page : page.substring(0, question);
    String query = question < 0 ? "" : kept(page.substring(question + 1));
    String plainPath =
        FILE_HASH.matcher(SESSION_IN_PATH.matcher(path).replaceAll("")).replaceAll("");
    return new LinkTarget(
        query.isEmpty() ? plainPath : plainPath + "?" + query,
        GENERATED_ANCHOR.matcher(anchor).matches() ? "" : anchor);
  }

  /**
   * Whether both lead to one place; an anchor may be written with the page's address or without.
   */
  boolean isSame(LinkTarget other) {
    return anchor.equals(other.anchor)
        && (page.equals(other.page)
            || (!anchor.isEmpty() && (page.isEmpty() || other.page.isEmpty())));
  }

  private static String kept(String query) {
    List<String> pairs = Arrays.asList(query.split("&", -1));
    boolean signed = pairs.stream().anyMatch(pair -> SIGNATURES.contains(name(pair)));
    return pairs.stream()
        .filter(pair -> !isFleeting(name(pair), value(pair), signed))
        .collect(Collectors.joining("&"));
  }

  private static boolean isFleeting(String name, String value, boolean signed) {
    return SESSIONS.contains(name)
        || CAMPAIGNS.contains(name)
        || name.startsWith("utm_")
        || CACHE_BUSTERS.contains(name)
        || (TOKEN.matcher(value).matches() && !IDENTITY.matcher(name).matches())
        || (VERSIONS.contains(name) && LONG_NUMBER.matcher(value).matches())
        || (signed
            && (SIGNATURES.contains(name)
                || SIGNED.contains(name)
                || name.startsWith("x-amz-")
                || name.startsWith("x-goog-")));
  }

  private static String name(String pair) {
    int equals = pair.indexOf('=');
    return (equals < 0 ? pair : pair.substring(0, equals)).toLowerCase(Locale.ROOT);
  }

  private static String value(String pair) {
    return pair.substring(pair.indexOf('=') + 1);
  }

  /** The mail address behind the digits: every byte but the first, combined with the first. */
  private static String shownMail(String address, String digits) {
    if (digits.length() < 4 || digits.length() % 2 != 0 || !digits.matches("[0-9a-fA-F]+")) {
      return address;
    }
    byte[] hidden = HexFormat.of().parseHex(digits);
    byte[] shown = new byte[hidden.length - 1];
    for (int i = 0; i < shown.length; i++) {
      shown[i] = (byte) (hidden[i + 1] ^ hidden[0]);
    }
    return "mailto:" + new String(shown, StandardCharsets.UTF_8);
  }
}
