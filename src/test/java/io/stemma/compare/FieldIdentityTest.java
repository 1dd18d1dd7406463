package io.stemma.compare;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Document;
import io.stemma.dom.NodePolicy;
import io.stemma.dom.Tree;
import io.stemma.field.FieldChange;
import io.stemma.field.FieldHealth;
import io.stemma.field.FieldReader;
import io.stemma.field.FieldSpec;
import io.stemma.match.IndexedTree;
import io.stemma.match.StructureMatcher;
import io.stemma.render.ParsedPage;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class FieldIdentityTest {
  private static final String SHOP =
      """
      <title>Lamp</title><main><h1>Lamp</h1><div class=buy><span class=price>129.99</span>
      <span class=note>per piece</span></div><p>Of brass.</p><ul class=tags><li>new</li><li>red</li></ul></main>
      """;

  @Test
  void an_equal_page_has_healthy_fields() {
    assertThat(change(SHOP, "price=.price|price")).satisfies(is(FieldHealth.OK, false));
  }

  @Test
  void of_two_matches_the_one_of_before_gives_the_value() {
    String now =
        SHOP.replace("<span class=price>", "<span class=price>was 159.99</span><span class=price>");
    FieldChange change = change(now, "price=.price|price");
    assertThat(change).satisfies(is(FieldHealth.AMBIGUOUS, false));
    assertThat(Objects.requireNonNull(change.right().value()).display()).isEqualTo("129.99");
    assertThat(change.left().matches()).isEqualTo(1);
    assertThat(change.right().matches()).isEqualTo(2);
  }

  @Test
  void a_class_that_went_to_an_instalment_is_hijacked() {
    String now =
        SHOP.replace(
            "<span class=price>129.99</span>",
            "<strong class=total>129.99</strong><section><i>Or pay</i>"
                + "<span class=price>from 11/month</span></section>");
    assertThat(change(now, "price=.price|price")).satisfies(is(FieldHealth.HIJACKED, true));
  }

  @Test
  void a_selector_that_hits_an_old_neighbour_is_hijacked() {
    String now = SHOP.replace("class=price", "class=amount").replace("class=note", "class=price");
    assertThat(change(now, "price=.price")).satisfies(is(FieldHealth.HIJACKED, true));
  }

  @Test
  void what_the_alignment_does_not_cover_is_only_read() {
    assertThat(change(SHOP.replace("<title>Lamp", "<title>Chair"), "t=head > title"))
        .satisfies(is(FieldHealth.OK, true));
  }

  @Test
  void a_list_keeps_its_health_when_elements_come_and_go() {
    assertThat(change(SHOP.replace("<li>new</li>", "<li>old</li><li>big</li>"), "t=.tags li|set"))
        .satisfies(is(FieldHealth.OK, true));
  }

  @Test
  void a_field_that_is_gone_is_missing_and_not_changed() {
    assertThat(change(SHOP.replace("class=price", ""), "price=.price|price"))
        .satisfies(is(FieldHealth.MISSING, false));
  }

  private static Consumer<FieldChange> is(FieldHealth health, boolean changed) {
    return change -> {
      assertThat(change.health()).isEqualTo(health);
      assertThat(change.changed()).isEqualTo(changed);
    };
  }

  private static FieldChange change(String now, String spec) {
    Document left = ParsedPage.of(SHOP);
    Document right = ParsedPage.of(now);
    List<FieldSpec> fields = List.of(FieldSpec.parse(spec));
    FieldIdentity identity =
        new FieldIdentity(
            left, right, StructureMatcher.compare(tree(left), tree(right)).alignment());
    return identity.compare(
        FieldReader.read(left, fields).get(0), FieldReader.read(right, fields).get(0));
  }

  private static IndexedTree tree(Document document) {
    return IndexedTree.of(Tree.of(document, NodePolicy.RENDERED));
  }
}
