package io.stemma.field.structured;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What the short names of RDFa stand for at one place of a document.
 *
 * @param vocabulary the address that plain names are appended to, or null
 * @param prefixes the addresses of prefixes, by prefix in lower case
 */
record RdfaPrefixes(@Nullable String vocabulary, Map<String, String> prefixes) {
  private static final String XHTML = "http://www.w3.org/1999/xhtml/vocab#";

  /** The prefixes of W3C's initial context and of OpenGraph that pages use undeclared. */
  static final RdfaPrefixes INITIAL =
      new RdfaPrefixes(
          null,
          Map.ofEntries(
              Map.entry("article", "http://ogp.me/ns/article#"),
              Map.entry("book", "http://ogp.me/ns/book#"),
              Map.entry("cc", "http://creativecommons.org/ns#"),
              Map.entry("ctag", "http://commontag.org/ns#"),
              Map.entry("dc", "http://purl.org/dc/terms/"),
              Map.entry("dc11", "http://purl.org/dc/elements/1.1/"),
              Map.entry("dcterms", "http://purl.org/dc/terms/"),
              Map.entry("foaf", "http://xmlns.com/foaf/0.1/"),
              Map.entry("gr", "http://purl.org/goodrelations/v1#"),
              Map.entry("ical", "http://www.w3.org/2002/12/cal/icaltzd#"),
              Map.entry("music", "http://ogp.me/ns/music#"),
              Map.entry("og", "http://ogp.me/ns#"),
              Map.entry("owl", "http://www.w3.org/2002/07/owl#"),
              Map.entry("profile", "http://ogp.me/ns/profile#"),
              Map.entry("rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"),
              Map.entry("rdfa", "http://www.w3.org/ns/rdfa#"),
              Map.entry("rdfs", "http://www.w3.org/2000/01/rdf-schema#"),
              Map.entry("rev", "http://purl.org/stuff/rev#"),
              Map.entry("schema", "http://schema.org/"),
              Map.entry("sioc", "http://rdfs.org/sioc/ns#"),
              Map.entry("skos", "http://www.w3.org/2004/02/skos/core#"),
              Map.entry("v", "http://rdf.data-vocabulary.org/#"),
              Map.entry("vcard", "http://www.w3.org/2006/vcard/ns#"),
              Map.entry("video", "http://ogp.me/ns/video#"),
              Map.entry("void", "http://rdfs.org/ns/void#"),
              Map.entry("xhv", XHTML),
              Map.entry("xsd", "http://www.w3.org/2001/XMLSchema#")));

  RdfaPrefixes withVocabulary(@Nullable String address) {
    return new RdfaPrefixes(address, prefixes);
  }

  /** Those of a {@code prefix} attribute, {@code ov: http://...}, added. */
  RdfaPrefixes with(String attribute) {
    List<String> words = Words.in(attribute);
    Map<String, String> grown = new HashMap<>(prefixes);
    for (int i = 0; i + 1 < words.size(); i += 2) {
      if (words.get(i).endsWith(":")) {
        String prefix = words.get(i).substring(0, words.get(i).length() - 1);
        grown.put(prefix.toLowerCase(Locale.ROOT), words.get(i + 1));
      }
    }
    return new RdfaPrefixes(vocabulary, grown);
  }

  /** The address of a name of a property or type; null for one that stands for nothing. */
  @Nullable String name(String word) {
    String compact = compact(word);
    if (compact != null) {
      return compact;
    }
    if (word.indexOf(':') > 0) {
      return word;
    }
    if (vocabulary != null && !word.isEmpty()) {
      return vocabulary + word;
    }
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "license", "role" -> XHTML + word.toLowerCase(Locale.ROOT);
      case "describedby" -> "http://www.w3.org/2007/05/powder-s#describedby";
      default -> null;
    };
  }

  /** The address of {@code prefix:name} where the prefix is known; else null. */
  @Nullable String compact(String word) {
    String bare =
        word.startsWith("[") && word.endsWith("]") ? word.substring(1, word.length() - 1) : word;
    int colon = bare.indexOf(':');
    if (colon < 0 || bare.startsWith("//", colon + 1)) {
      return null;
    }
    String prefix = bare.substring(0, colon).toLowerCase(Locale.ROOT);
    if (prefix.equals("_")) {
      return "_:" + bare.substring(colon + 1);
    }
    String address = colon == 0 ? XHTML : prefixes.get(prefix);
    return address == null ? null : address + bare.substring(colon + 1);
  }
}
