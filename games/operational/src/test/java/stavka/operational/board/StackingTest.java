package stavka.operational.board;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.operational.board.ToyTheatre.MAP;
import static stavka.operational.board.ToyTheatre.ROSTER;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.is;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.unit;
import static stavka.operational.board.ToyTheatre.units;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

class StackingTest {
  /** Corps count six, groups three, others nothing; twelve to a hex, six in a wood. */
  private static final Stacking POINTS =
      new Stacking(
          ROSTER,
          unit -> is(unit, "corps") ? 6 : is(unit, "group") ? 3 : 0,
          (side, hex) -> MAP.terrainIs(hex, "wood") ? 6 : 12);

  private static final Stacking COUNTED = new Stacking(ROSTER, unit -> 1, (side, hex) -> 2);

  @Test
  void pointsAreAddedUpToTheLimitOfTheHex() {
    Position position = standing("0303: a-corps-1");
    assertThat(POINTS.load(position, Side.AXIS, hex("0303"))).isEqualTo(6);
    assertThat(POINTS.fits(standing("0101: a-corps-1"), units("a-corps-2"), hex("0101"))).isTrue();
    assertThat(POINTS.fits(standing("0101: a-corps-1"), units("a-corps-2 a-group-1"), hex("0101")))
        .isFalse();
    assertThat(POINTS.fits(standing("0303: a-corps-1"), units("a-group-1"), hex("0303"))).isFalse();
    assertThat(POINTS.fits(standing("0303: a-corps-1"), units("a-fleet"), hex("0303"))).isTrue();
    assertThat(POINTS.room(standing("0303: a-corps-1"), unit("a-fleet"), hex("0303"))).isTrue();
  }

  @Test
  void whoStandsThereIsNotCountedTwiceAndEnemiesNotAtAll() {
    Position full = standing("0101: a-corps-1 a-corps-2 s-corps-1");
    assertThat(POINTS.fits(full, units("a-corps-1"), hex("0101"))).isTrue();
    assertThat(POINTS.excess(full, Side.AXIS, hex("0101"))).isZero();
    Position over = standing("0303: a-corps-1 a-group-1");
    assertThat(POINTS.excess(over, Side.AXIS, hex("0303"))).isEqualTo(3);
    assertThat(POINTS.over(over, Side.AXIS, hex("0303"))).isTrue();
  }

  @Test
  void aLeaderRaisesTheLimitWhetherHeComesOrIsThere() {
    Stacking led = COUNTED.raisedBy(unit -> is(unit, "leader"), 3);
    Position two = standing("0101: a-corps-1 a-corps-2");
    assertThat(led.room(two, unit("a-group-1"), hex("0101"))).isFalse();
    assertThat(led.room(two, unit("a-leader"), hex("0101"))).isTrue();
    assertThat(led.fits(two, units("a-leader a-group-1"), hex("0101"))).isFalse();
    Position withHim = standing("0101: a-corps-1 a-leader");
    assertThat(led.room(withHim, unit("a-group-1"), hex("0101"))).isTrue();
    assertThat(led.excess(withHim, Side.AXIS, hex("0101"))).isZero();
  }

  @Test
  void noMoreThanSoManyOfASortStandTogether() {
    Stacking barred = POINTS.barring(MixingBar.atMost(1, unit -> is(unit, "group")));
    Position one = standing("0101: a-group-1");
    assertThat(barred.fits(one, units("a-group-2"), hex("0101"))).isFalse();
    assertThat(barred.room(one, unit("a-group-2"), hex("0101"))).isFalse();
    assertThat(barred.fits(one, units("a-group-1 a-corps-1"), hex("0101"))).isTrue();
    assertThat(barred.over(one, Side.AXIS, hex("0101"))).isFalse();
    assertThat(barred.over(standing("0101: a-group-1 a-group-2"), Side.AXIS, hex("0101"))).isTrue();
  }

  @Test
  void alliesOfDifferentSortsDoNotMixButStandWithAnyoneElse() {
    Stacking barred =
        POINTS.barring(
            MixingBar.oneSort(unit -> is(unit, "ally") ? 1 : is(unit, "guest") ? 2 : -1));
    Position ally = standing("0101: a-ally-1");
    assertThat(barred.fits(ally, units("a-corps-1"), hex("0101"))).isTrue();
    assertThat(barred.fits(ally, units("a-guest-1"), hex("0101"))).isFalse();
    assertThat(barred.fits(standing(), units("a-guest-1 a-corps-1 a-ally-1"), hex("0101")))
        .isFalse();
    assertThat(barred.over(standing("0101: a-ally-1 a-corps-1 a-guest-1"), Side.AXIS, hex("0101")))
        .isTrue();
  }
}
