package stavka.rostov.engineers;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.engineers.Site.end;
import static stavka.rostov.engineers.Site.give;
import static stavka.rostov.engineers.Site.why;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.supply.Depot;

/** The railway bridge of Zaporozhye, from C5815 south-west to C5715, and Hungarians at C5714. */
class BridgesTest {
  private static Field zaporozhye(String unit) {
    return Field.azov().place("C5815", unit);
  }

  private static boolean stands(Field field) {
    int hex = field.hex("C5815");
    int direction = Field.THEATRE.grid().direction(hex, field.hex("C5715"));
    int back = Field.THEATRE.grid().direction(field.hex("C5715"), hex);
    boolean here = Depot.PONTOONS.bridge(field.position(), hex, direction);
    assertThat(Depot.PONTOONS.bridge(field.position(), field.hex("C5715"), back)).isEqualTo(here);
    return here;
  }

  @ParameterizedTest
  @CsvSource({"su-sen-3, 9, true", "su-sen-3, 10, false", "su-274, 7, true", "su-274, 8, false"})
  @Rule("23.22")
  void engineersBlowABridgeOnNineAndOthersOnSeven(String unit, int die, boolean blown) {
    Field azov = zaporozhye(unit).dice(die);
    assertThat(stands(azov)).isTrue();
    give(azov, Side.SOVIET, new Blow(azov.unit(unit), "sw"));
    assertThat(stands(azov)).isEqualTo(!blown);
  }

  @Test
  @Rule({"23.22", "22.25"})
  void onlyBeforeTheEnemyOnceInAPhaseAndNotInRangeOfAHeadquartersThatFails() {
    Field azov = zaporozhye("su-sen-3").dice(10, 10);
    Blow blow = new Blow(azov.unit("su-sen-3"), "sw");
    assertThat(why(azov, Side.SOVIET, new Blow(azov.unit("su-sen-3"), "n")))
        .isEqualTo("23.22 blow-who");
    assertThat(why(azov, Side.SOVIET, new Blow(azov.unit("su-sen-3"), "up")))
        .isEqualTo("23.22 blow-who");
    assertThat(why(azov, Side.SOVIET, new Blow(azov.unit("de-198"), "sw")))
        .isEqualTo("3.11 not-your-unit");
    Field near = Field.azov().alone().place("C5815", "su-sen-3").place("C5808", "de-198");
    assertThat(why(near, Side.SOVIET, blow)).isEmpty();
    near.place("C5807", "de-198");
    assertThat(why(near, Side.SOVIET, blow)).isEqualTo("23.22 blow-who");
    Field silent = zaporozhye("su-sen-3 su-hq-12a").mark(RostovMarks.TURNED, 1, "su-hq-12a");
    assertThat(why(silent, Side.SOVIET, blow)).isEqualTo("22.22 non-op-range");
    give(azov, Side.SOVIET, blow);
    assertThat(stands(azov)).isTrue();
    assertThat(why(azov, Side.SOVIET, blow)).isEqualTo("23.22 blow-who");
    assertThat(why(azov, Side.SOVIET, new Blow(azov.unit("su-274"), "sw")))
        .isEqualTo("23.22 bridge-tried");
    end(azov, Side.SOVIET);
    give(azov, Side.SOVIET, blow);
  }

  @Test
  @Rule({"23.22", "10.76"})
  void aBlownBridgeEndsTheRailwayAndCarriesNobody() {
    Field azov = zaporozhye("su-sen-3").dice(1);
    Field alone = Field.azov().alone();
    assertThat(Depot.LINES.joined(alone.position(), Side.SOVIET, alone.hex("C5715"))).isTrue();
    give(azov, Side.SOVIET, new Blow(azov.unit("su-sen-3"), "sw"));
    azov.alone();
    assertThat(Depot.LINES.joined(azov.position(), Side.SOVIET, azov.hex("C5715"))).isFalse();
  }

  @Test
  @Rule("23.22")
  void engineersMendABridgeOnThreeAndAfterAFailureOnTwoAndThePontoonGoesHome() {
    Field azov = Field.azov().alone().place("C5715", "de-eng-620").place("C5714", "hu-1-mot");
    azov.place("C5815", "su-sen-3").dice(1, 4, 3, 2);
    Mend mend = new Mend(azov.unit("de-eng-620"), "ne");
    assertThat(why(azov, Side.AXIS, mend)).isEqualTo("23.22 mend-who");
    give(azov, Side.SOVIET, new Blow(azov.unit("su-sen-3"), "sw"));
    end(azov, Side.SOVIET);
    assertThat(stands(azov)).isFalse();
    azov.place("C5715", "pontoon-axis-1");
    azov.arrange(
        draft ->
            draft.set(
                azov.unit("pontoon-axis-1"),
                RostovMarks.FACING,
                Field.THEATRE.grid().direction(azov.hex("C5715"), azov.hex("C5815"))));
    give(azov, Side.AXIS, mend);
    assertThat(why(azov, Side.AXIS, mend)).isEqualTo("23.22 mend-who");
    end(azov, Side.AXIS);
    give(azov, Side.AXIS, mend);
    assertThat(stands(azov)).isFalse();
    end(azov, Side.AXIS);
    assertThat(azov.where("pontoon-axis-1")).isEqualTo("C5715");
    give(azov, Side.AXIS, mend);
    assertThat(stands(azov)).isTrue();
    assertThat(azov.where("pontoon-axis-1")).isEqualTo("box 1");
  }

  @Test
  @Rule({"23.22", "23.11"})
  void onlyIdleEngineersMend() {
    Field azov = Field.of("to-kharkov").place("C5715", "de-eng-620 de-198");
    Mend mend = new Mend(azov.unit("de-eng-620"), "ne");
    assertThat(why(azov, Side.AXIS, mend)).isEmpty();
    assertThat(why(azov, Side.AXIS, new Mend(azov.unit("de-198"), "ne")))
        .isEqualTo("23.22 mend-who");
    azov.mark(RostovMarks.FOUGHT, 1, "de-eng-620");
    assertThat(why(azov, Side.AXIS, mend)).isEqualTo("23.22 mend-who");
  }

  @Test
  @Rule("23.22")
  void everyUnitThatMayBlowABridgeIsListed() {
    Field azov = zaporozhye("su-sen-3 su-274");
    Blow engineers = new Blow(azov.unit("su-sen-3"), "sw");
    Blow rifles = new Blow(azov.unit("su-274"), "sw");
    assertThat(Site.listed(azov, Side.SOVIET, rifles)).contains(engineers, rifles);
  }
}
