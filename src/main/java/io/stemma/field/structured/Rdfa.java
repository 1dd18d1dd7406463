package io.stemma.field.structured;

import io.stemma.dom.Attribute;
import io.stemma.dom.Document;
import io.stemma.field.value.ElementText;
import io.stemma.field.value.Hints;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The RDFa of a document, by W3C's "RDFa Core 1.1", section 7.5, with the rules of "HTML+RDFa 1.1".
 * It deviates in leaving out lists ({@code inlist}) and typed and XML literals, which hold no
 * fields, and in harmonising the spaces of texts.
 */
final class Rdfa {
  private static final String USES_VOCABULARY = "http://www.w3.org/ns/rdfa#usesVocabulary";

  private final Document document;
  private final ElementText texts;
  private final Hints hints;
  private final RdfaGraph graph = new RdfaGraph();
  private final Deque<Scope> scopes = new ArrayDeque<>();

  /**
   * What an element passes on to those inside it.
   *
   * @param object what properties inside are of
   * @param incomplete relations that wait for their other end
   */
  private record Scope(
      int node,
      RdfaPrefixes prefixes,
      @Nullable String language,
      String subject,
      String object,
      List<Incomplete> incomplete) {}

  private record Incomplete(String property, boolean reverse) {}

  /** What an element's attributes make of it. */
  private record Resources(
      @Nullable String subject,
      @Nullable String object,
      @Nullable String typed,
      boolean skip,
      boolean waiting) {
    static Resources of(@Nullable String subject, @Nullable String object, @Nullable String typed) {
      return new Resources(subject, object, typed, false, false);
    }
  }

  private Rdfa(Document document) {
    this.document = document;
    texts = new ElementText(document);
    hints = new Hints("", null, document.baseUri());
  }

  static RdfaGraph of(Document document) {
    Rdfa rdfa = new Rdfa(document);
    String base = document.baseUri();
    rdfa.scopes.push(new Scope(Document.NONE, RdfaPrefixes.INITIAL, null, base, base, List.of()));
    for (int node = 0; node < document.size(); node++) {
      if (document.isElement(node)) {
        rdfa.leaveBefore(node);
        rdfa.enter(node);
      }
    }
    return rdfa.graph;
  }

  private void leaveBefore(int node) {
    while (scopes.getFirst().node != Document.NONE
        && document.end(scopes.getFirst().node) <= node) {
      scopes.pop();
    }
  }

  private void enter(int node) {
    if (document.attributes(node).isEmpty()) {
      return;
    }
    Scope outer = scopes.getFirst();
    RdfaPrefixes prefixes = prefixes(node, outer.prefixes);
    String lang = document.attribute(node, "lang");
    String language = lang == null ? outer.language : lang.strip();
    List<String> forward = names(node, "rel", prefixes);
    List<String> reverse = names(node, "rev", prefixes);
    boolean relates = !forward.isEmpty() || !reverse.isEmpty();
    Resources found = relates ? related(node, outer, prefixes) : plain(node, outer, prefixes);
    addTypes(node, found.typed, prefixes);
    List<Incomplete> waiting = relate(node, outer, found, forward, reverse);
    addProperties(node, outer, found, prefixes, language, relates);
    complete(node, outer, found);
    scopes.push(inner(node, outer, found, prefixes, language, waiting));
  }

  private RdfaPrefixes prefixes(int node, RdfaPrefixes outer) {
    RdfaPrefixes prefixes = outer;
    for (Attribute attribute : document.attributes(node)) {
      if (attribute.name().startsWith("xmlns:")) {
        prefixes = prefixes.with(attribute.name().substring(6) + ": " + attribute.value());
      }
    }
    String declared = document.attribute(node, "prefix");
    prefixes = declared == null ? prefixes : prefixes.with(declared);
    String vocabulary = document.attribute(node, "vocab");
    if (vocabulary == null) {
      return prefixes;
    }
    String address = vocabulary.strip();
    if (!address.isEmpty()) {
      graph.link(node, document.baseUri(), USES_VOCABULARY, hints.resolve(address));
    }
    return prefixes.withVocabulary(address.isEmpty() ? null : address);
  }

  /** The subject and object of an element without {@code rel} and {@code rev}. */
  private Resources plain(int node, Scope outer, RdfaPrefixes prefixes) {
    boolean typed = document.attribute(node, "typeof") != null;
    String about = resource(node, "about", prefixes);
    String linked = linked(node, prefixes);
    if (isBareProperty(node)) {
      String subject = about != null ? about : outer.object;
      if (!typed) {
        return Resources.of(subject, null, null);
      }
      String object = about != null ? about : linked != null ? linked : graph.blank();
      return Resources.of(subject, object, object);
    }
    String subject = about != null ? about : linked;
    if (subject == null && typed) {
      subject = isRoot(node) ? document.baseUri() : graph.blank();
    }
    boolean skip = subject == null && document.attribute(node, "property") == null;
    String kept = subject == null ? outer.object : subject;
    return new Resources(kept, null, typed ? kept : null, skip, false);
  }

  private boolean isRoot(int node) {
    return document.parent(node) == Document.NONE;
  }

  private boolean isBareProperty(int node) {
    return document.attribute(node, "property") != null
        && document.attribute(node, "content") == null
        && document.attribute(node, "datatype") == null;
  }

  /** The subject and object of an element with {@code rel} or {@code rev}. */
  private Resources related(int node, Scope outer, RdfaPrefixes prefixes) {
    boolean typed = document.attribute(node, "typeof") != null;
    String about = resource(node, "about", prefixes);
    String object = linked(node, prefixes);
    if (object == null && typed && about == null) {
      object = graph.blank();
    }
    String subject = about != null ? about : outer.object;
    String type = typed ? (about != null ? about : object) : null;
    return object == null
        ? new Resources(subject, graph.blank(), type, false, true)
        : Resources.of(subject, object, type);
  }

  private @Nullable String linked(int node, RdfaPrefixes prefixes) {
    String resource = resource(node, "resource", prefixes);
    if (resource != null) {
      return resource;
    }
    String href = document.attribute(node, "href");
    String link = href == null ? document.attribute(node, "src") : href;
    return link == null ? null : hints.resolve(link.strip());
  }

  private @Nullable String resource(int node, String attribute, RdfaPrefixes prefixes) {
    String value = document.attribute(node, attribute);
    if (value == null || value.strip().equals("[]")) {
      return null;
    }
    String compact = prefixes.compact(value.strip());
    return compact != null ? compact : hints.resolve(value.strip());
  }

  private void addTypes(int node, @Nullable String typed, RdfaPrefixes prefixes) {
    if (typed != null) {
      names(node, "typeof", prefixes).forEach(type -> graph.type(node, typed, type));
    }
  }

  private List<Incomplete> relate(
      int node, Scope outer, Resources found, List<String> forward, List<String> reverse) {
    String subject = found.subject == null ? outer.object : found.subject;
    List<Incomplete> waiting = new ArrayList<>();
    for (String property : forward) {
      if (found.waiting || found.object == null) {
        waiting.add(new Incomplete(property, false));
      } else {
        graph.link(node, subject, property, found.object);
      }
    }
    for (String property : reverse) {
      if (found.waiting || found.object == null) {
        waiting.add(new Incomplete(property, true));
      } else {
        graph.link(node, found.object, property, subject);
      }
    }
    return waiting;
  }

  private void addProperties(
      int node,
      Scope outer,
      Resources found,
      RdfaPrefixes prefixes,
      @Nullable String language,
      boolean relates) {
    List<String> properties = names(node, "property", prefixes);
    if (properties.isEmpty()) {
      return;
    }
    String subject = found.subject == null ? outer.object : found.subject;
    String link = relates || !isBareProperty(node) ? null : linked(node, prefixes);
    boolean toTyped = !relates && document.attribute(node, "about") == null;
    String target = link != null ? link : toTyped && isBareProperty(node) ? found.typed : null;
    for (String property : properties) {
      if (target == null) {
        graph.text(node, subject, property, literal(node), language);
      } else {
        graph.link(node, subject, property, target);
      }
    }
  }

  private String literal(int node) {
    String content = document.attribute(node, "content");
    if (content == null && document.isTag(node, "time")) {
      content = document.attribute(node, "datetime");
    }
    return content == null ? texts.content(node) : content;
  }

  private void complete(int node, Scope outer, Resources found) {
    if (found.skip || found.subject == null) {
      return;
    }
    for (Incomplete relation : outer.incomplete) {
      String from = relation.reverse ? found.subject : outer.subject;
      graph.link(node, from, relation.property, relation.reverse ? outer.subject : found.subject);
    }
  }

  private static Scope inner(
      int node,
      Scope outer,
      Resources found,
      RdfaPrefixes prefixes,
      @Nullable String language,
      List<Incomplete> waiting) {
    if (found.skip) {
      return new Scope(node, prefixes, language, outer.subject, outer.object, outer.incomplete);
    }
    String subject = found.subject == null ? outer.object : found.subject;
    String object = found.object == null ? subject : found.object;
    return new Scope(node, prefixes, language, subject, object, waiting);
  }

  /**
   * The addresses that the words of an attribute stand for; plain {@code rel} words only by
   * themselves.
   */
  private List<String> names(int node, String attribute, RdfaPrefixes prefixes) {
    boolean relation = attribute.equals("rel") || attribute.equals("rev");
    boolean compactOnly = relation && document.attribute(node, "property") != null;
    List<String> names = new ArrayList<>();
    for (String word : Words.in(document.attribute(node, attribute))) {
      String name = compactOnly && word.indexOf(':') < 0 ? null : prefixes.name(word);
      if (name != null) {
        names.add(name);
      }
    }
    return names;
  }
}
