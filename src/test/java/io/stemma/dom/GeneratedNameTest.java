package io.stemma.dom;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratedNameTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "sc-a1B2c3",
        "css-1x2y3z",
        "_card_x7k2p_44",
        ":r1:",
        "ember123",
        "sc-bdVaJa",
        "jsx-3147821",
        "svelte-15nki1",
        "astro-J7PV25F6",
        "SiteHeader_header__JZwqp",
        "Body_body__XEXq7",
        "Button_root__2aB9x",
        "MuiButton-root-123",
        "jss42",
        "makeStyles-root-17",
        "radix-:r3:",
        "headlessui-menu-button-12",
        "react-select-2-input",
        "ng-tns-c12-3",
        "_ngcontent-abc-c42",
        "yui_3_17_2_1_1609459200000_123",
        "ext-gen1042",
        "gwt-uid-7",
        "mat-input-3",
        "cdk-overlay-1",
        "«r2»",
        "_R_1a2b_",
        "a8f5f167f44f4964e6c998dee827110c",
        "e1ab2c3d",
        "x1n2onr6",
        "tw-9f8e7d",
        "post-48213",
        "0",
        "12345",
        "data-v-7ba5bd90",
        "css-module__z40yvW",
        "ytd-x7Gk2",
        "block-2f6a9c1e",
        "k-4Qz8",
        "chunk-9f3ab",
        "SiteHeader-module__zKj4Ca__nav"
      })
  void made_by_a_build_or_a_framework(String name) {
    assertThat(GeneratedName.is(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "price",
        "product-card",
        "productCard",
        "main-content",
        "col-md-6",
        "mt-4",
        "btn--primary",
        "card__title",
        "nav_item",
        "h1",
        "w3-container",
        "is-active",
        "wp-block-image",
        "wprm-recipe-ingredient",
        "text-2xl",
        "grid-cols-12",
        "article-body",
        "ContentArea",
        "SiteHeader",
        "footer2",
        "step-3",
        "level1",
        "m-0",
        "lg:flex",
        "headline",
        "rhythm",
        "strengths",
        "top",
        "offer-of-the-week",
        "add-to-cart",
        "sku",
        "breadcrumb",
        "html5",
        "utf8",
        "mp3-player",
        "web3",
        "schritt",
        "Überschrift",
        "価格",
        "цена",
        "error404"
      })
  void written_by_a_person(String name) {
    assertThat(GeneratedName.is(name)).isFalse();
  }
}
