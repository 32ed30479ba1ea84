package stavka.guderian.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Gait;
import stavka.guderian.model.Ledger;

/** German lines that begin in a swamp, and those past a Soviet marker. */
class SwampLinesTest {
  private static final HexGrid GRID = Field.GROUND.grid();

  /** More than twenty hexes from the end of the road. */
  private static final int ROW = 1;

  private static final int SWAMP = GRID.at(15, ROW + 1);

  private static boolean supplies(Guderian game, Field field, int hex) {
    return game.facts().supplies(field.position(), unit("de-5"), hex);
  }

  private static Field field(Guderian game) {
    return Field.of(game, 8, Field.AXIS_COMBAT);
  }

  @Test
  @Rule({"11.12", "11.13"})
  void theStepOutOfTheSwampIsOneOfTheTwenty() {
    Guderian game =
        new PlainMap().terrain("swamp", GRID.at(20, ROW)).terrain("swamp", GRID.at(21, 5)).game();
    assertThat(supplies(game, field(game), GRID.at(20, ROW))).isTrue();
    Guderian farther = new PlainMap().terrain("swamp", GRID.at(21, ROW)).game();
    assertThat(supplies(farther, field(farther), GRID.at(21, ROW))).isFalse();
  }

  @Test
  @Rule({"11.12", "11.13", "13.44"})
  void itLeadsOutByAHexThatIsNoSwampAndHasNoSovietMarker() {
    PlainMap map = new PlainMap().terrain("swamp", SWAMP);
    int out = next(SWAMP, 5);
    for (int hex : Field.ring(SWAMP)) {
      if (hex != out) {
        map.terrain("swamp", hex);
      }
    }
    Guderian game = map.game();
    assertThat(supplies(game, field(game), SWAMP)).isTrue();
    Field marked = field(game).ledger(Ledger.SOVIET_INTERDICTION, out + 1);
    assertThat(supplies(game, marked, SWAMP)).isFalse();
    Field beside = field(game).ledger(Ledger.SOVIET_INTERDICTION, next(SWAMP, 0) + 1);
    assertThat(supplies(game, beside, SWAMP)).isTrue();
    Field itself = field(game).ledger(Ledger.SOVIET_INTERDICTION, SWAMP + 1);
    assertThat(supplies(game, itself, SWAMP)).isTrue();
    Field held = field(game).place(out, "su-rd-46");
    assertThat(supplies(game, held, SWAMP)).isFalse();
    Guderian all = map.terrain("swamp", out).game();
    assertThat(supplies(all, field(all), SWAMP)).isFalse();
  }

  @Test
  @Rule({"11.12", "11.13"})
  void itMayBeginInASwampOnTheEdgeOfTheMap() {
    int corner = GRID.at(9, 0);
    Guderian game = new PlainMap().terrain("swamp", corner).game();
    assertThat(GRID.neighbour(corner, 0)).isEqualTo(HexGrid.NONE);
    assertThat(supplies(game, field(game), corner)).isTrue();
  }

  @Test
  @Rule({"11.12", "11.13", "8.0"})
  void noneBeginsInASwampThatTheEnemyHolds() {
    Guderian game = new PlainMap().terrain("swamp", SWAMP).game();
    assertThat(supplies(game, field(game), SWAMP)).isTrue();
    assertThat(supplies(game, field(game).place(SWAMP, "su-rd-46"), SWAMP)).isFalse();
  }

  @Test
  @Rule({"11.12", "11.13"})
  void theLineShownLeadsOutTheShortestWay() {
    Guderian game = new PlainMap().terrain("swamp", SWAMP).game();
    GermanLines lines = new GuderianSupply(game.theatre()).german(field(game).position());
    Ints line = lines.line(Gait.FOOT, SWAMP);
    assertThat(line.first()).isEqualTo(SWAMP);
    assertThat(line.size()).isEqualTo(GRID.column(SWAMP) + 1);
    for (int i = 1; i < line.size(); i++) {
      assertThat(GRID.adjacent(line.get(i - 1), line.get(i))).isTrue();
    }
  }

  /** The road goes north and then east from its end; markers beside it on both sides. */
  @Test
  @Rule({"13.44", "11.11"})
  void aMarkerBesideTheRoadBarsNothingOnIt() {
    int end = Field.THEATRE.limits().supply().roadEnd();
    int[] road = new int[31];
    road[0] = end;
    for (int i = 1; i < road.length; i++) {
      road[i] = next(road[i - 1], i < 4 || i % 2 == 0 ? 1 : 2);
    }
    Guderian game = new PlainMap().line("road", road).game();
    int far = road[30];
    assertThat(supplies(game, field(game), far)).isTrue();
    for (int i = 1; i < 12; i++) {
      for (int hex : Field.ring(road[i])) {
        if (IntStream.of(road).noneMatch(along -> along == hex)) {
          Field marked = field(game).ledger(Ledger.SOVIET_INTERDICTION, hex + 1);
          assertThat(supplies(game, marked, far))
              .as("a marker on %s", Field.THEATRE.map().name(hex))
              .isTrue();
        }
      }
    }
  }
}
