package io.stemma.field;

import static org.assertj.core.api.Assertions.assertThat;

import io.stemma.render.ParsedPage;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MissStreakTest {
  private static final FieldSpec PRICE = FieldSpec.parse("price=.price|price");
  private static final Reading FOUND = read("<p class=price>5 EUR");
  private static final Reading MISSED = read("<p>Sold out");

  @Test
  void the_alarm_is_raised_once_at_the_limit_and_again_after_a_recovery() {
    MissStreak streak = MissStreak.NONE;
    List<Boolean> alarms = new ArrayList<>();
    for (Reading reading : List.of(MISSED, MISSED, MISSED, FOUND, MISSED, MISSED)) {
      streak = streak.after(reading);
      alarms.add(streak.raises(2));
    }
    assertThat(alarms).containsExactly(false, true, false, false, false, true);
  }

  @Test
  void a_value_clears_only_what_was_raised() {
    MissStreak one = MissStreak.NONE.after(MISSED);
    assertThat(one.clears(FOUND, 2)).isFalse();
    assertThat(one.after(MISSED).clears(FOUND, 2)).isTrue();
    assertThat(one.after(MISSED).clears(MISSED, 2)).isFalse();
  }

  @Test
  void a_limit_of_0_never_alarms() {
    assertThat(MissStreak.NONE.raises(0)).isFalse();
    assertThat(MissStreak.NONE.after(MISSED).raises(0)).isFalse();
  }

  private static Reading read(String html) {
    return FieldReader.read(ParsedPage.of(html), List.of(PRICE)).get(0);
  }
}
