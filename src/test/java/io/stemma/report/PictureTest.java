package io.stemma.report;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.dom.Box;
import org.junit.jupiter.api.Test;

class PictureTest {
  private static final Picture PAGE = new Picture(1280, 3000, "data:,");

  @Test
  void a_place_is_shown_in_the_middle_of_what_is_around_it() {
    assertThat(PAGE.around(new Box(600, 1000, 100, 20))).isEqualTo(new Box(490, 950, 320, 120));
  }

  @Test
  void the_part_stays_within_the_picture() {
    assertThat(PAGE.around(new Box(0, 0, 10, 10))).isEqualTo(new Box(0, 0, 320, 120));
    assertThat(PAGE.around(new Box(1270, 2990, 50, 50))).isEqualTo(new Box(960, 2870, 320, 130));
    assertThat(PAGE.around(new Box(-500, 9000, 5, 5))).isEqualTo(new Box(0, 2880, 320, 120));
    assertThat(new Picture(100, 50, "").around(new Box(5, 5, 10, 10)))
        .isEqualTo(new Box(0, 0, 100, 50));
  }

  @Test
  void of_a_large_place_the_beginning_is_shown() {
    assertThat(PAGE.around(new Box(100, 200, 1000, 2000))).isEqualTo(new Box(90, 190, 640, 360));
  }
}
