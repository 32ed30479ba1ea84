package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.play.Advice.Objective;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.Guderian;

class GroupTest {
  private static final Guderian GAME = new Guderian();
  private static final Position EMPTY = GAME.setUp(GAME.scenarios().getFirst(), 1);
  private static final int HERE = EMPTY.setting().map().hex("1010");
  private static final int THERE = EMPTY.setting().map().hex("1212");

  private static int unit(String id) {
    return EMPTY.setting().roster().index(id);
  }

  private static final Ints SEVENTH =
      Ints.of(unit("de-7-pz-25"), unit("de-7-pg-6"), unit("de-7-pg-7"));

  private static Terrain terrain(Position position) {
    Attraction pull = Attraction.of(null, position.grid(), List.of());
    return new Terrain(GAME, position, Side.AXIS, pull);
  }

  private static Position with(int hex, Ints units) {
    Draft draft = EMPTY.edit();
    units.each(unit -> draft.moveTo(unit, hex));
    return draft.view();
  }

  @Test
  void aWholeDivisionCountsTwice() {
    Terrain terrain = terrain(with(HERE, SEVENTH));
    assertThat(terrain.ownAttack[HERE]).isEqualTo(2 * (4 + 2 + 2));
    terrain.lift(SEVENTH);
    assertThat(terrain.ownUnits[HERE]).isZero();
    Group group = new Group(terrain, SEVENTH);
    assertThat(group.attackAt(THERE)).isEqualTo(16);
    assertThat(group.printed()).isEqualTo(8);
  }

  @Test
  void theLastRegimentBringsWhatItsDivisionGainsByIt() {
    Ints grenadiers = Ints.of(unit("de-7-pg-6"), unit("de-7-pg-7"));
    Terrain terrain = terrain(with(THERE, grenadiers));
    Ints tanks = Ints.of(unit("de-7-pz-25"));
    terrain.lift(tanks);
    assertThat(new Group(terrain, tanks).attackAt(THERE)).isEqualTo(16 - 4);
    assertThat(new Group(terrain, tanks).attackAt(HERE)).isEqualTo(4);
  }

  @Test
  void aStrangerInItsHexCostsADivisionMoreThanHeBrings() {
    Ints pair = Ints.of(unit("de-14-mr-11"), unit("de-14-mr-53"));
    Terrain terrain = terrain(with(THERE, pair));
    Ints stranger = Ints.of(unit("de-7-pg-6"));
    terrain.lift(stranger);
    assertThat(new Group(terrain, stranger).attackAt(THERE)).isEqualTo(2 - 6);
  }

  @Test
  void anotherPositionLeavesNothingOfTheOneBefore() {
    Terrain before = terrain(with(HERE, SEVENTH));
    Attraction pull = Attraction.of(null, EMPTY.grid(), List.of(new Objective(THERE, 10)));
    Terrain after = Terrain.of(before, GAME, with(THERE, SEVENTH), Side.AXIS, pull);
    assertThat(after.ownAttack[HERE]).isZero();
    assertThat(after.ownUnits[HERE]).isZero();
    assertThat(after.ownAttack[THERE]).isEqualTo(16);
    assertThat(after.pull(THERE)).isEqualTo(10);
    assertThat(after.pull(HERE)).isEqualTo(10 - 0.5 * EMPTY.grid().distance(HERE, THERE));
  }
}
