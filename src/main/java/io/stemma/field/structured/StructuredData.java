package io.stemma.field.structured;

import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.dom.Document;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * All that a page says about itself to machines. Immutable but for the JSON nodes it hands out,
 * which are not to be changed; made in one pass over the document for each syntax.
 */
public final class StructuredData {
  private final JsonLd jsonLd;
  private final Microdata microdata;
  private final RdfaGraph rdfa;
  private final MetaTags meta;
  private final EntityGraph jsonLdEntities = new EntityGraph();
  private final EntityGraph rdfaEntities;

  private StructuredData(Document document) {
    jsonLd = JsonLd.of(document);
    microdata = Microdata.of(document);
    rdfa = Rdfa.of(document);
    meta = MetaTags.of(document);
    jsonLd.blocks().forEach(block -> jsonLdEntities.add(block.node(), block.json()));
    rdfaEntities = rdfa.entities();
  }

  public static StructuredData of(Document document) {
    return new StructuredData(document);
  }

  /** The JSON-LD blocks that could be read, in order. */
  public List<JsonLdBlock> jsonLd() {
    return List.copyOf(jsonLd.blocks());
  }

  /**
   * The microdata items that are not part of another, in order, as the HTML standard writes them:
   * {@code {"type": [...], "id": "...", "properties": {"name": [...]}}}.
   */
  public List<JsonNode> microdata() {
    return List.copyOf(microdata.topItems());
  }

  /** What the RDFa describes, each thing once, as expanded JSON-LD. */
  public List<JsonNode> rdfa() {
    return rdfa.nodes();
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
    return Stream.concat(jsonLd.unreadable().stream(), microdata.unreadable().stream()).toList();
  }

  /** All different values that a path through one syntax leads to, in the order of the page. */
  public List<PropertyValue> values(Syntax syntax, PropertyPath path) {
    return path.values(entities(syntax));
  }

  /** The contents of the {@code meta} elements of that name or property. */
  public List<PropertyValue> meta(String name) {
    return meta.values(name);
  }

  /**
   * How many different things of a type the page may be about; those that it only mentions (related
   * products, items of a list) do not count.
   */
  public int subjects(Syntax syntax, String type) {
    return entities(syntax).subjects(type);
  }

  private EntityGraph entities(Syntax syntax) {
    return switch (syntax) {
      case JSON_LD -> jsonLdEntities;
      case MICRODATA -> microdata.graph();
      case RDFA -> rdfaEntities;
    };
  }
}
