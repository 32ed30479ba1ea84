package stavka.guderian.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.next;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Gait;
import stavka.guderian.model.Ledger;

/** The line of twenty points to the west edge, in open country without roads. */
class EdgeLineTest {
  private static final HexGrid GRID = Field.GROUND.grid();

  /** More than twenty hexes from the end of the road. */
  private static final int ROW = 1;

  private static GermanLines lines(Guderian game, Field field) {
    return new GuderianSupply(game.theatre()).german(field.position());
  }

  private static Field field(Guderian game) {
    return Field.of(game, 8, Field.AXIS_COMBAT);
  }

  @Test
  @Rule("11.12")
  void twentyPointsSupplyAndTwentyOneDoNot() {
    Guderian game = new PlainMap().game();
    GermanLines lines = lines(game, field(game));
    int last = GRID.at(20, ROW);
    assertThat(GRID.distance(last, Field.THEATRE.limits().supply().roadEnd())).isGreaterThan(20);
    for (Gait gait : new Gait[] {Gait.FOOT, Gait.CAVALRY, Gait.MOTORISED}) {
      assertThat(lines.supplies(gait, last)).isTrue();
      assertThat(lines.supplies(gait, GRID.at(21, ROW))).isFalse();
    }
    assertThat(lines.line(Gait.FOOT, last).size()).isEqualTo(21);
  }

  @Test
  @Rule({"11.12", "6.7"})
  void aRiverOnTheWayCostsTwoOfTheTwenty() {
    PlainMap map = new PlainMap();
    for (int row = 0; row < GRID.rows(); row++) {
      for (int direction : new int[] {4, 5}) {
        int from = GRID.at(10, row);
        if (GRID.neighbour(from, direction) != HexGrid.NONE) {
          map.river(from, GRID.neighbour(from, direction));
        }
      }
    }
    Guderian game = map.game();
    GermanLines lines = lines(game, field(game));
    assertThat(lines.supplies(Gait.FOOT, GRID.at(18, ROW))).isTrue();
    assertThat(lines.supplies(Gait.FOOT, GRID.at(19, ROW))).isFalse();
  }

  /**
   * Two hexes shut in by swamps but for one neighbour: out of reach of the road's end, and in it.
   */
  private static final int FAR = GRID.at(16, 2);

  private static final int NEAR = GRID.at(16, 14);

  private static int wayOut(int hex) {
    return next(hex, 5);
  }

  private static Guderian swamps() {
    PlainMap map = new PlainMap();
    for (int shutIn : new int[] {FAR, NEAR}) {
      for (int hex : Field.ring(shutIn)) {
        if (hex != wayOut(shutIn)) {
          map.terrain("swamp", hex);
        }
      }
    }
    return map.game();
  }

  @Test
  @Rule({"13.44", "11.11", "11.12"})
  void theSovietMarkerBarsEveryLineThroughItsHexAndNoneFromIt() {
    Guderian game = swamps();
    int end = Field.THEATRE.limits().supply().roadEnd();
    assertThat(GRID.distance(FAR, end)).isGreaterThan(20);
    assertThat(GRID.distance(NEAR, end)).isLessThan(20);
    for (int shutIn : new int[] {FAR, NEAR}) {
      int out = wayOut(shutIn);
      assertThat(lines(game, field(game)).supplies(Gait.FOOT, shutIn)).isTrue();
      Field on = field(game).ledger(Ledger.SOVIET_INTERDICTION, out + 1);
      assertThat(lines(game, on).supplies(Gait.FOOT, shutIn)).isFalse();
      assertThat(lines(game, on).supplies(Gait.FOOT, out)).isTrue();
      Field own = field(game).ledger(Ledger.SOVIET_INTERDICTION, shutIn + 1);
      assertThat(lines(game, own).supplies(Gait.FOOT, shutIn)).isTrue();
    }
  }

  @Test
  @Rule({"13.44", "11.11"})
  void itBarsTheLineToTheRoadAndTheRoadItselfInTheSameWay() {
    int end = Field.THEATRE.limits().supply().roadEnd();
    int[] road = new int[31];
    road[0] = end;
    for (int i = 1; i < road.length; i++) {
      road[i] = next(road[i - 1], i % 2 == 1 ? 2 : 1);
    }
    Guderian game = new PlainMap().line("road", road).game();
    int far = road[30];
    assertThat(lines(game, field(game)).supplies(Gait.CAVALRY, far)).isTrue();
    Field cut = field(game).ledger(Ledger.SOVIET_INTERDICTION, road[2] + 1);
    assertThat(lines(game, cut).supplies(Gait.CAVALRY, far)).isFalse();
    assertThat(lines(game, cut).supplies(Gait.CAVALRY, road[2])).isTrue();
    // The last road hex a line may join is the one before the marker, twenty hexes from road[21].
    assertThat(lines(game, cut).supplies(Gait.CAVALRY, road[21])).isTrue();
    assertThat(lines(game, cut).supplies(Gait.CAVALRY, road[22])).isFalse();
  }
}
