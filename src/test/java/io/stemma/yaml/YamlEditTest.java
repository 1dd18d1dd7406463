package io.stemma.yaml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.dataformat.yaml.YAMLMapper;
import java.io.IOException;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class YamlEditTest {
  private static final JsonPointer PRICE = JsonPointer.compile("/fields/price/select");

  @Test
  void one_value_is_replaced_and_all_else_stays() {
    String text =
        """
        # our shop 🛒
        fields:
          price:   {select: '.price',   type: price}  # the price
          name: h1
        """;
    assertThat(new YamlEdit(text).withValue(PRICE, ".cost > \"b\""))
        .hasToString(text.replace("'.price'", "\".cost > \\\"b\\\"\""));
    assertThat(new YamlEdit(text).withKey(PRICE, "xpath"))
        .hasToString(text.replace("select:", "xpath:"));
  }

  @Test
  void block_scalars_and_quoted_keys_are_values_too() {
    assertThat(
            new YamlEdit("\"fields\":\n  price:\n    select: >-\n      .a\n      .b\n  name: h1\n")
                .withValue(PRICE, ".c")
                .toString())
        .contains("select: \".c\"")
        .contains("name: h1");
  }

  @Test
  void what_is_not_a_single_value_is_not_replaced() {
    YamlEdit edit = new YamlEdit("fields: {price: {select: [a, b]}}\n");
    assertThat(edit.hasScalar(PRICE)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> edit.withValue(PRICE, ".c"))
        .withMessageContaining("/fields/price/select");
    assertThatIllegalArgumentException().isThrownBy(() -> new YamlEdit("a: [").hasScalar(PRICE));
  }

  @Property
  void any_value_is_read_back_as_it_is(@ForAll String value) throws IOException {
    String edited = new YamlEdit("a: 1\nb: {c: old} # end\n").withValue(C, value).toString();
    assertThat(new YAMLMapper().readTree(edited).at(C).textValue()).isEqualTo(value);
    assertThat(edited).startsWith("a: 1\nb: {c: \"").endsWith("\"} # end\n");
  }

  private static final JsonPointer C = JsonPointer.compile("/b/c");
}
