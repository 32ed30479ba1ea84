package stavka.redstar.stacking;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.march;
import static stavka.redstar.Field.unit;
import static stavka.redstar.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;
import stavka.operational.model.Marks;
import stavka.redstar.Field;

final class StackingTest {
  private static final Stacking STACKING = Field.THEATRE.stacking();

  private static int points(String id) {
    return Field.PIECES.stackingPoints(unit(id));
  }

  @Test
  @Rule({"4.0", "4.0.1", "4.0.2", "4.0.3", "4.0.5"})
  void pointsFollowFromSizeAndSide() {
    assertThat(points("it-8")).isEqualTo(12);
    assertThat(points("de-pz-1")).isEqualTo(6);
    assertThat(points("de-kg-inf-1")).isEqualTo(3);
    assertThat(points("de-sec-1")).isEqualTo(2);
    assertThat(points("su-1a")).isEqualTo(2);
    assertThat(points("su-rc-1")).isEqualTo(1);
    for (String free :
        new String[] {"de-siege", "de-base-1", "de-fleet-1", "de-depot-1", "ro-hq", "su-zhukov"}) {
      assertThat(points(free)).as(free).isZero();
    }
  }

  @Test
  @Rule({"4.0.3", "4.0.5"})
  void fourteenAxisPointsAndTwoSoviet() {
    Field field = at(1, "axis-movement").place("1210", "de-inf-1 de-inf-2 de-sec-1");
    assertThat(STACKING.over(field.position(), Side.AXIS, hex("1210"))).isFalse();
    field.place("1210", "de-sec-2");
    assertThat(STACKING.over(field.position(), Side.AXIS, hex("1210"))).isTrue();
    Field soviet = at(1, "axis-movement").place("1210", "su-rc-1 su-rc-2");
    assertThat(STACKING.over(soviet.position(), Side.SOVIET, hex("1210"))).isFalse();
    assertThat(STACKING.fits(soviet.position(), units("su-rc-3"), hex("1210"))).isFalse();
    assertThat(STACKING.fits(soviet.position(), units("su-hq-1"), hex("1210"))).isTrue();
  }

  @Test
  @Rule("4.0.4")
  void alliesOfTwoNationsDoNotStandTogether() {
    Field field = at(1, "axis-movement").place("1210", "it-1 de-sec-1").place("1211", "hu-1");
    assertThat(field.why(march("hu-1", "1210"))).isEqualTo("4.0.4 nations-mix");
    Field german = at(1, "axis-movement").place("1210", "it-1").place("1211", "de-inf-1");
    assertThat(german.why(march("de-inf-1", "1210"))).isEmpty();
    // They may pass through one another.
    assertThat(field.why(march("hu-1", "1210 1209"))).isEmpty();
  }

  @Test
  @Rule({"4.0.6", "15.6.2"})
  void oneGuardsCavalryCorpsToAHexBesideAFullStack() {
    Field field = at(1, "axis-movement").place("1210", "su-1a su-gc-1");
    assertThat(points("su-gc-1")).isZero();
    assertThat(STACKING.over(field.position(), Side.SOVIET, hex("1210"))).isFalse();
    assertThat(STACKING.fits(field.position(), units("su-gc-2"), hex("1210"))).isFalse();
    field.place("1210", "su-gc-2");
    assertThat(STACKING.over(field.position(), Side.SOVIET, hex("1210"))).isTrue();
  }

  @Test
  @Rule({"4.0.7", "15.2.4"})
  void theEnemyTakesTheSurplusOffAtTheEndOfThePhase() {
    Field field =
        at(1, "soviet-movement", 2).watched().place("1210", "su-1a").place("1211", "su-rc-1");
    field.give(march("su-rc-1", "1210"), end());
    assertThat(field.decision()).isEqualTo("choose-excess");
    assertThat(field.choices()).containsExactlyInAnyOrder(lose("su-1a"), lose("su-rc-1"));
    assertThat(field.why(lose("su-2a"))).isEqualTo("4.0.7 not-of-the-excess");
    // The army may be taken although one point would do.
    field.give(lose("su-1a"));
    assertThat(field.where("su-1a")).isNotEqualTo("1210");
    assertThat(field.where("su-rc-1")).isEqualTo("1210");
  }

  @Test
  @Rule("4.0.7")
  void whileAPhaseLastsTooManyMayStandTogether() {
    Field field =
        at(1, "axis-movement").place("1210", "de-inf-1 de-inf-2").place("1211", "de-pz-1");
    field.give(march("de-pz-1", "1210"), march("de-inf-1", "1209"), end());
    assertThat(field.where("de-pz-1")).isEqualTo("1210");
    assertThat(field.where("de-inf-2")).isEqualTo("1210");
  }

  @Test
  @Rule("4.0.8")
  void stacksLieOpenToBothSides() {
    Field field =
        at(1, "axis-movement").place("1210", "de-inf-1 de-depot-1").place("1215", "su-1a");
    field.marker("su-1a", "c-3-4").set(Marks.STEP, 1, "su-1a");
    for (Side side : Side.values()) {
      Position seen = Field.GAME.imagine(field.position(), side, 7);
      assertThat(seen.stack(hex("1210"))).isEqualTo(units("de-depot-1 de-inf-1"));
      assertThat(Field.PIECES.defence(seen, unit("su-1a"))).isEqualTo(2);
    }
  }
}
