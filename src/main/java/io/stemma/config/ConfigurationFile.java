package io.stemma.config;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonFormat.Feature;
import com.fasterxml.jackson.databind.JsonNode;
import io.stemma.dom.CssSelector;
import io.stemma.field.Condition;
import io.stemma.field.FieldSpec;
import io.stemma.field.value.FieldType;
import io.stemma.page.AddressPattern;
import io.stemma.text.IgnorePattern;
import io.stemma.verdict.Thresholds;
import io.stemma.verdict.Thresholds.Source;
import io.stemma.yaml.YamlFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.commons.io.IOUtils;
import org.jspecify.annotations.Nullable;

/** The YAML file with a {@link Configuration}. */
final class ConfigurationFile {
  private static final String SCHEMA = "/io/stemma/config/config-1.schema.json";

  private final Path path;

  ConfigurationFile(Path path) {
    this.path = path;
  }

  Configuration read() {
    Content content =
        new YamlFile(path)
            .writing(CssSelector.class, CssSelector::parse)
            .writing(AddressPattern.class, AddressPattern::of)
            .writing(IgnorePattern.class, IgnorePattern::of)
            .writing(FieldType.class, ConfigurationFile::type)
            .writing(Condition.class, Condition::parse)
            .read(Content.class)
            .orElse(Content.NOTHING);
    try {
      return content.configuration();
    } catch (IllegalArgumentException notAllowed) {
      throw new IllegalArgumentException(path + ": " + notAllowed.getMessage(), notAllowed);
    }
  }

  private static FieldType type(String label) {
    return FieldType.ofLabel(label)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "\"" + label + "\" is not a type, which are " + FieldType.labels()));
  }

  /** The JSON Schema of the file. */
  static String schema() {
    try {
      return IOUtils.resourceToString(SCHEMA, StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException("cannot read the program's own file " + SCHEMA, e);
    }
  }

  /** The file's keys; what is left out is null. */
  private record Content(
      @Nullable String profile,
      @Nullable Map<String, Type> types,
      @Nullable JsonNode store,
      @Nullable JsonNode watches,
      @Nullable JsonNode routes) {
    static final Content NOTHING = new Content(null, null, null, null, null);

    Configuration configuration() {
      List<PageType> pageTypes = new ArrayList<>();
      List<String> unused = new ArrayList<>();
      if (types != null) {
        types.forEach(
            (name, type) -> {
              pageTypes.add(type.pageType(name));
              type.addUnused("types." + name + ".", unused);
            });
      }
      addUnused("store", store, unused);
      addUnused("watches", watches, unused);
      addUnused("routes", routes, unused);
      return new Configuration(profile, new PageTypes(pageTypes), unused);
    }
  }

  private static void addUnused(String key, @Nullable JsonNode value, List<String> unused) {
    if (value != null && !value.isNull()) {
      unused.add(key);
    }
  }

  /** An entry of the key {@code types}. */
  private record Type(
      @Nullable AddressPattern match,
      @JsonFormat(with = Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) @Nullable List<CssSelector> region,
      @JsonFormat(with = Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) @Nullable List<CssSelector> ignore,
      @Nullable Map<String, IgnorePattern> ignoreText,
      @JsonFormat(with = Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) @Nullable List<CssSelector> sort,
      @Nullable Map<String, Field> fields,
      @Nullable Limits thresholds,
      @Nullable JsonNode schedule,
      @Nullable JsonNode route) {
    PageType pageType(String name) {
      if (match == null) {
        throw new IllegalArgumentException(
            "types."
                + name
                + ": the key \"match\" is missing; it says which pages are of the type, such as"
                + " https://shop.example/p/**");
      }
      try {
        return new PageType(name, match, settings());
      } catch (IllegalArgumentException notAllowed) {
        throw new IllegalArgumentException(
            "types." + name + ": " + notAllowed.getMessage(), notAllowed);
      }
    }

    private PageSettings settings() {
      return new PageSettings(
          orNone(region),
          orNone(ignore),
          orNone(sort),
          ignoreText == null
              ? List.of()
              : ignoreText.entrySet().stream()
                  .map(pattern -> pattern.getValue().named(pattern.getKey()))
                  .toList(),
          fields == null
              ? List.of()
              : fields.entrySet().stream()
                  .map(field -> field.getValue().spec(field.getKey()))
                  .toList(),
          (thresholds == null ? Limits.NONE : thresholds).thresholds());
    }

    private static <T> List<T> orNone(@Nullable List<T> said) {
      return said == null ? List.of() : said;
    }

    void addUnused(String prefix, List<String> unused) {
      ConfigurationFile.addUnused(prefix + "schedule", schedule, unused);
      ConfigurationFile.addUnused(prefix + "route", route, unused);
    }
  }

  /**
   * A field: a specification as on the command line, or exactly one place, perhaps a type, and
   * perhaps a condition.
   */
  private record Field(
      @Nullable String select,
      @Nullable String xpath,
      @Nullable String jsonld,
      @Nullable String microdata,
      @Nullable String rdfa,
      @Nullable String meta,
      @Nullable String og,
      @Nullable FieldType type,
      @Nullable Condition when) {

    @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
    static Field of(String spec) {
      return new Field(spec, null, null, null, null, null, null, null, null);
    }

    @JsonCreator(mode = JsonCreator.Mode.PROPERTIES)
    Field {}

    FieldSpec spec(String name) {
      List<String> places =
          Stream.of(
                  place("", select),
                  place("xpath:", xpath),
                  place("jsonld:", jsonld),
                  place("microdata:", microdata),
                  place("rdfa:", rdfa),
                  place("meta:", meta),
                  place("og:", og))
              .flatMap(List::stream)
              .toList();
      if (places.size() != 1) {
        throw new IllegalArgumentException(
            "fields."
                + name
                + ": a field has one of the keys select, xpath, jsonld, microdata, rdfa, meta and"
                + " og; got "
                + places.size());
      }
      FieldSpec spec =
          type == null
              ? FieldSpec.of(name, places.get(0))
              : FieldSpec.of(name, places.get(0), type);
      return when == null ? spec : spec.when(when);
    }

    private static List<String> place(String prefix, @Nullable String at) {
      return at == null ? List.of() : List.of(prefix + at);
    }
  }

  /** The key {@code thresholds}. */
  private record Limits(@Nullable Integer text, @Nullable Double template) {
    static final Limits NONE = new Limits(null, null);

    Thresholds thresholds() {
      Thresholds said = Thresholds.DEFAULT;
      said = text == null ? said : said.withText(text, Source.CONFIG);
      return template == null ? said : said.withTemplate(template, Source.CONFIG);
    }
  }
}
