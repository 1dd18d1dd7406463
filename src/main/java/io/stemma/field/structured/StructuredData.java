package io.stemma.field.structured;

import io.stemma.dom.Document;
import java.util.List;
import java.util.Map;

/**
 * All that a page says about itself to machines. Immutable but for the JSON nodes it hands out,
 * which are not to be changed; made in one pass over the document for each syntax.
 */
public final class StructuredData {
  private final JsonLd jsonLd;
  private final MetaTags meta;
  private final EntityGraph jsonLdGraph = new EntityGraph();

  private StructuredData(Document document) {
    jsonLd = JsonLd.of(document);
    meta = MetaTags.of(document);
    jsonLd.blocks().forEach(block -> jsonLdGraph.add(block.node(), block.json()));
  }

  public static StructuredData of(Document document) {
    return new StructuredData(document);
  }

  /** The JSON-LD blocks that could be read, in order. */
  public List<JsonLdBlock> jsonLd() {
    return List.copyOf(jsonLd.blocks());
  }

  /** OpenGraph's properties and those of its kind, each with its contents in order. */
  public Map<String, List<String>> openGraph() {
    return meta.openGraph();
  }

  /** The other {@code meta} elements by name, each with its contents in order. */
  public Map<String, List<String>> meta() {
    return meta.names();
  }

  /** What could not be read; never a reason to lose the rest. */
  public List<Unreadable> unreadable() {
    return List.copyOf(jsonLd.unreadable());
  }

  /** All different values that a path through one syntax leads to, in the order of the page. */
  public List<PropertyValue> values(Syntax syntax, PropertyPath path) {
    return path.values(graph(syntax));
  }

  /** The contents of the {@code meta} elements of that name or property. */
  public List<PropertyValue> meta(String name) {
    return meta.values(name);
  }

  private EntityGraph graph(Syntax syntax) {
    return switch (syntax) {
      case JSON_LD -> jsonLdGraph;
      case MICRODATA, RDFA -> new EntityGraph();
    };
  }
}
