package io.stemma.field;

import io.stemma.field.structured.PropertyPath;
import io.stemma.field.structured.StructuredData;
import io.stemma.field.structured.Syntax;
import io.stemma.field.value.FieldType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The one thing that a page is about, and the few of its properties that people follow: of a
 * product the name, price, currency and availability; of an article the headline and author; and so
 * on. Dates of writing are never among them, dates of events are.
 *
 * <p>JSON-LD is asked first, then microdata, RDFa and OpenGraph. A page with several things of one
 * type, such as a list of products, is about none of them.
 */
final class MainEntity {
  /**
   * A kind of thing.
   *
   * @param types schema.org's types, the likeliest first
   * @param properties from a field's name to its path below the type
   */
  private record Kind(List<String> types, List<Property> properties) {}

  private record Property(String field, String path, FieldType type) {
    static Property text(String field, String path) {
      return new Property(field, path, FieldType.TEXT);
    }
  }

  private static final Property NAME = Property.text("name", "name");
  private static final List<Property> OFFER =
      List.of(
          new Property("price", "offers.price", FieldType.PRICE),
          Property.text("currency", "offers.priceCurrency"),
          new Property("availability", "offers.availability", FieldType.AVAILABILITY));

  private static final List<Kind> KINDS =
      List.of(
          kind(
              List.of(
                  "Product",
                  "IndividualProduct",
                  "ProductModel",
                  "Vehicle",
                  "Car",
                  "Motorcycle",
                  "SomeProducts"),
              OFFER,
              NAME),
          kind(
              List.of(
                  "Event",
                  "MusicEvent",
                  "SportsEvent",
                  "TheaterEvent",
                  "Festival",
                  "BusinessEvent",
                  "EducationEvent",
                  "ExhibitionEvent",
                  "ComedyEvent",
                  "DanceEvent",
                  "FoodEvent",
                  "LiteraryEvent",
                  "ScreeningEvent",
                  "SocialEvent",
                  "VisualArtsEvent"),
              OFFER,
              NAME,
              new Property("date", "startDate", FieldType.DATE),
              Property.text("location", "location.name"),
              Property.text("status", "eventStatus")),
          kind(
              List.of("JobPosting"),
              List.of(),
              Property.text("title", "title"),
              Property.text("employer", "hiringOrganization.name")),
          kind(
              List.of("Recipe"),
              List.of(),
              NAME,
              Property.text("author", "author"),
              Property.text("yield", "recipeYield"),
              new Property("ingredients", "recipeIngredient", FieldType.LIST)),
          kind(
              List.of("SoftwareApplication", "MobileApplication", "WebApplication", "VideoGame"),
              OFFER,
              NAME,
              Property.text("version", "softwareVersion")),
          kind(
              List.of("Course", "Book", "Movie", "TVSeries", "MusicAlbum"),
              OFFER,
              NAME,
              Property.text("author", "author")),
          kind(
              List.of(
                  "Article",
                  "NewsArticle",
                  "BlogPosting",
                  "TechArticle",
                  "ScholarlyArticle",
                  "Report",
                  "ReportageNewsArticle",
                  "AnalysisNewsArticle",
                  "OpinionNewsArticle",
                  "ReviewNewsArticle",
                  "BackgroundNewsArticle",
                  "LiveBlogPosting",
                  "SocialMediaPosting",
                  "DiscussionForumPosting"),
              List.of(),
              Property.text("headline", "headline"),
              Property.text("author", "author")),
          kind(
              List.of(
                  "LocalBusiness",
                  "Restaurant",
                  "Hotel",
                  "Store",
                  "LodgingBusiness",
                  "FoodEstablishment"),
              List.of(),
              NAME,
              Property.text("telephone", "telephone")));

  /** By {@code og:type}: from a field's name to the {@code meta} element that has it. */
  private static final Map<String, List<String[]>> OPEN_GRAPH =
      Map.of(
          "product",
          List.of(
              new String[] {"name", "og:title", "text"},
              new String[] {"price", "product:price:amount", "price"},
              new String[] {"currency", "product:price:currency", "text"},
              new String[] {"availability", "product:availability", "availability"}),
          "article",
          List.of(
              new String[] {"headline", "og:title", "text"},
              new String[] {"author", "article:author", "text"}));

  private MainEntity() {}

  private static Kind kind(List<String> types, List<Property> offer, Property... own) {
    List<Property> properties = new ArrayList<>(List.of(own));
    properties.addAll(offer);
    return new Kind(types, properties);
  }

  /** The fields of the page's main entity; none where there is no one such thing. */
  static List<FieldSpec> fields(StructuredData page) {
    for (Syntax syntax : Syntax.values()) {
      for (Kind kind : KINDS) {
        for (String type : kind.types) {
          int things = page.subjects(syntax, type);
          if (things > 0) {
            return things == 1 ? specs(syntax, type, kind) : List.of();
          }
        }
      }
    }
    return openGraph(page);
  }

  private static List<FieldSpec> specs(Syntax syntax, String type, Kind kind) {
    return kind.properties.stream()
        .map(
            property -> {
              PropertyPath path = PropertyPath.parse(type + "." + property.path);
              FieldSource source = new FieldSource.Structured(syntax, path);
              return new FieldSpec(property.field, source, property.type);
            })
        .toList();
  }

  private static List<FieldSpec> openGraph(StructuredData page) {
    List<String> types = page.openGraph().getOrDefault("og:type", List.of());
    String type =
        types.isEmpty() ? "" : types.get(0).strip().replaceFirst("^(?:og:|product\\.)", "");
    return OPEN_GRAPH
        .getOrDefault(type.startsWith("product") ? "product" : type, List.of())
        .stream()
        .map(
            row ->
                new FieldSpec(
                    row[0],
                    new FieldSource.Meta("meta:", row[1]),
                    FieldType.ofLabel(row[2]).orElseThrow()))
        .toList();
  }
}
