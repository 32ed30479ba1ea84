package stavka.redstar.stacking;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.lose;
import static stavka.redstar.Field.units;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;
import stavka.redstar.Field;
import stavka.redstar.Told;
import stavka.redstar.model.RedStarTheatre;

/** Whom the enemy may take off a stack that is too large. */
final class ExcessOffersTest {
  private static final Stacking STACKING = Field.THEATRE.stacking();

  private static Field ended(String ids, int... dice) {
    String step = ids.startsWith("su") ? "soviet-movement-ends" : "axis-movement-ends";
    return at(2, step, dice).watched().place("1012", ids).settle();
  }

  @Test
  @Rule({"4.0.7", "4.0.3", "4.0.5"})
  void whoCountsForNothingIsNotOfTheSurplus() {
    Field axis = ended("de-inf-1 de-inf-2 de-inf-3 de-depot-1 de-siege");
    assertThat(axis.choices())
        .containsExactlyInAnyOrder(lose("de-inf-1"), lose("de-inf-2"), lose("de-inf-3"));
    assertThat(axis.why(lose("de-depot-1"))).isEqualTo("4.0.7 not-of-the-excess");
    axis.give(lose("de-inf-2"));
    assertThat(Told.by(axis)).contains("4.0.7 eliminated de-inf-2 1012");
    assertThat(axis.decision()).isNotEqualTo("choose-excess");
    Field soviet = ended("su-1a su-rc-1 su-hq-1 su-fac-1", 3);
    assertThat(soviet.choices()).containsExactlyInAnyOrder(lose("su-1a"), lose("su-rc-1"));
    assertThat(Field.GAME.decision(soviet.position()).side()).isEqualTo(Side.AXIS);
  }

  @Test
  @Rule({"4.0.4", "4.0.6", "4.0.7"})
  void ridersTooManyAndStrangersAreTheSurplusOfAStackWithinItsPoints() {
    Field riders = ended("su-gc-1 su-gc-2 su-rc-1");
    assertThat(riders.choices()).containsExactlyInAnyOrder(lose("su-gc-1"), lose("su-gc-2"));
    Field strangers = ended("it-1 hu-1 de-sec-1");
    assertThat(strangers.choices()).containsExactlyInAnyOrder(lose("it-1"), lose("hu-1"));
  }

  @Test
  @Rule({"4.0.3", "4.0.4", "4.0.5", "4.0.6"})
  void whoFitsIsCountedWithThoseThereAndNotTwice() {
    Field field = at(2, "axis-movement").place("1210", "de-inf-1 it-1").place("1211", "de-inf-2");
    var position = field.position();
    assertThat(STACKING.load(position, Side.AXIS, hex("1210"))).isEqualTo(12);
    assertThat(STACKING.load(position, Side.SOVIET, hex("1210"))).isZero();
    assertThat(STACKING.fits(position, units("de-inf-2"), hex("1210"))).isFalse();
    assertThat(STACKING.fits(position, units("de-sec-1"), hex("1210"))).isTrue();
    assertThat(STACKING.fits(position, units("de-inf-1 it-1"), hex("1210"))).isTrue();
    assertThat(STACKING.fits(position, units("hu-1"), hex("1213"))).isTrue();
    assertThat(STACKING.fits(position, units("hu-1 it-1"), hex("1213"))).isFalse();
    assertThat(RedStarTheatre.nations(Field.PIECES).bars(position, units("ro-1"), hex("1210")))
        .isTrue();
    assertThat(RedStarTheatre.nations(Field.PIECES).bars(position, units("it-8"), hex("1210")))
        .isFalse();
    assertThat(STACKING.fits(position, units("su-gc-1 su-gc-2"), hex("1213"))).isFalse();
    assertThat(STACKING.fits(position, units("su-gc-1"), hex("1213"))).isTrue();
  }
}
