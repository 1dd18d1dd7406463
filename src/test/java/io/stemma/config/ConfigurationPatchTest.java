package io.stemma.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.stemma.dom.CssSelector;
import io.stemma.field.FieldSpec;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfigurationPatchTest {
  private static final String FIELDS =
      "types:\n  lamp:\n    match: none\n    fields:\n      name: h1\n      # what it costs\n";

  @TempDir private Path folder;

  private Path file(String text) throws IOException {
    return Files.writeString(folder.resolve("shop.yaml"), text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "      cost: .price|price|drop > 5%\n",
        "      cost: .price|price|drop > 5%",
        "      cost: {xpath: //b, type: price, when: drop > 5%}\n      stock: .stock\n",
        "      cost:\r\n        select: .price\r\n        type: price\r\n        when: drop > 5%\r\n",
      })
  void git_applies_it_and_the_field_is_looked_for_in_its_new_place(String field)
      throws IOException, InterruptedException {
    Path file = file(FIELDS + field);

    FieldSpec moved = spec(file).at(CssSelector.parse(".cost"));
    String patch = ConfigurationPatch.of(file, "lamp", List.of(moved));
    apply(patch);

    assertThat(spec(file)).isEqualTo(moved);
    assertThat(Files.readString(file)).startsWith(FIELDS);
  }

  private static FieldSpec spec(Path file) {
    return Configuration.load(file).types().named("lamp").settings().fields().get(1);
  }

  /** As a user does, in the root folder, since the file is not in the working folder. */
  private void apply(String patch) throws IOException, InterruptedException {
    Path saved = Files.writeString(folder.resolve("change.patch"), "# why\n" + patch);
    Process git =
        new ProcessBuilder("git", "apply", saved.toString())
            .directory(folder.getRoot().toFile())
            .redirectErrorStream(true)
            .start();
    String told = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(git.waitFor()).as(told + patch).isZero();
  }

  @Test
  void without_fields_there_is_no_patch_and_a_strange_field_is_refused() throws IOException {
    Path file = file(FIELDS);
    assertThat(ConfigurationPatch.of(file, "lamp", List.of())).isEmpty();
    assertThatIllegalArgumentException()
        .isThrownBy(
            () -> ConfigurationPatch.of(file, "lamp", List.of(FieldSpec.parse("cost=.cost"))))
        .withMessageContaining("cost");
  }
}
