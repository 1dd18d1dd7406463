package io.stemma.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import io.stemma.compare.CompareOptions;
import io.stemma.field.FieldSpec;
import io.stemma.verdict.Thresholds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConfigurationTest {
  private static final String SHOP =
      """
      profile: mobile
      store: sqlite:stemma.db
      types:
        product:
          match: "https://shop.example/p/**"
          region: main
          ignore: [".ad", "#recommended"]
          ignore-text: {left: "Only \\\\d+ left"}
          sort: ["ul.tags"]
          fields:
            price: {select: ".price", type: price, when: "drop > 5%"}
            stock: {jsonld: "Product.offers.availability", type: availability}
            title: h1
          thresholds: {text: 5}
          schedule: {min: 10m, max: 7d}
      """;

  @TempDir private Path folder;

  @Test
  void a_type_says_how_its_pages_are_compared() throws IOException {
    Configuration configuration = read(SHOP);

    assertThat(configuration.profile()).isEqualTo("mobile");
    assertThat(configuration.unused()).containsExactlyInAnyOrder("store", "types.product.schedule");
    PageTypes types = configuration.types();
    assertThat(types.of(List.of("https://shop.example/about"))).isEmpty();
    PageSettings product = types.of(List.of("https://shop.example/p/1")).orElseThrow().settings();
    assertThat(product.fields())
        .hasToString(
            "[price=.price|price|drop > 5%, stock=jsonld:Product.offers.availability|availability,"
                + " title=h1|text]");
    CompareOptions compared = product.under(CompareOptions.DEFAULT);
    assertThat(compared.scope().region()).hasToString("[main]");
    assertThat(compared.scope().ignored()).hasToString("[.ad, #recommended]");
    assertThat(compared.sorted()).hasToString("[ul.tags]");
    assertThat(compared.text().ignored()).hasToString("[left \"Only \\d+ left\"]");
  }

  @Test
  void what_the_caller_asks_for_wins_key_by_key() throws IOException {
    PageSettings product =
        read(SHOP).types().of(List.of("https://shop.example/p/1")).orElseThrow().settings();
    List<FieldSpec> asked = List.of(FieldSpec.parse("name=h2"));
    CompareOptions options =
        new CompareOptions(
            CompareOptions.DEFAULT.scope(),
            List.of(),
            CompareOptions.DEFAULT.nodes(),
            CompareOptions.DEFAULT.text(),
            asked,
            true);

    assertThat(product.under(options).fields()).isEqualTo(asked);
    assertThat(product.under(options).scope().region()).hasToString("[main]");
    Thresholds text = Thresholds.DEFAULT.withText(1, Thresholds.Source.OPTION);
    assertThat(text.over(product.thresholds()).text()).isEqualTo(1);
    assertThat(Thresholds.DEFAULT.over(product.thresholds()).text()).isEqualTo(5);
  }

  @Test
  void the_schema_accepts_what_is_read() throws IOException {
    assertThat(
            JsonSchemaFactory.getInstance(VersionFlag.V202012)
                .getSchema(Configuration.schema())
                .validate(new YAMLMapper().readTree(SHOP)))
        .isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "regoin: main | line 4 | did you mean \"region\"?",
        "region: 'x[[' | line 4 | x[[",
        "ignore-text: {left: '(a'} | line 4 | missing closing )",
        "fields: {price: {select: .p, when: falls}} | line 4 | expected any, drop, rise or move",
        "fields: {price: {type: prise}} | line 4 | \"prise\" is not a type",
        "fields: {price: {type: price}} | types.product | fields.price: a field has one of the keys",
        "ignore: [.ad, null] | line 4 | nothing under this key",
        "fields: {price: null} | line 4 | nothing under this key",
        "ignore-text: {left: null} | line 4 | nothing under this key",
        "fields: [price] | line 4 | product.fields: expected keys with values here",
        "thresholds: {text: many} | line 4 | expected a number here",
        "match: {a: b} | line 4 | expected text here",
        "ignore: {a: b} | line 4 | expected",
        "thresholds: {text: 65} | types.product | 0 to 64, got 65",
      })
  void a_mistake_is_named_with_its_place(String line, String place, String expected) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read(type(line)))
        .withMessageContaining(place)
        .withMessageContaining(expected);
  }

  /** A file whose type has the line as its fourth, in place of its pattern if it is one. */
  private static String type(String line) {
    String rest = line.startsWith("match") ? "region: main" : "match: 'a/**'";
    return "types:\n  product:\n    " + rest + "\n    " + line + "\n";
  }

  @Test
  void a_type_without_a_pattern_is_refused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read("types: {product: {region: main}}"))
        .withMessageContaining("types.product: the key \"match\" is missing");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> read("types:\n  product:\n"))
        .withMessageContaining("line 2")
        .withMessageContaining("types.product: there is nothing under this key");
  }

  private Configuration read(String yaml) throws IOException {
    return Configuration.load(Files.writeString(folder.resolve("stemma.yaml"), yaml));
  }
}
