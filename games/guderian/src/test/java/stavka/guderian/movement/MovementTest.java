package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.lose;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.overrun;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.model.Gait;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;
import stavka.operational.board.Board;
import stavka.operational.model.Marks;

class MovementTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);
  private static final int SOUTH = next(HEX, 3);

  @Test
  @Rule({"6.0", "6.11", "6.12", "6.23", "6.21"})
  void aUnitPaysForEachHexAndNeverMoreThanItsAllowance() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").place(next(NORTH, 0), "su-rd-46");
    assertThat(field.why(march("de-5", NORTH))).isEmpty();
    assertThat(field.why(march("de-5", NORTH, next(NORTH, 0)))).isEqualTo("6.21 enemy-there");
    assertThat(field.why(march("su-rd-46", NORTH))).isEqualTo("6.11 not-your-unit");
    assertThat(field.why(march("de-5", SOUTH, HEX, SOUTH, HEX, SOUTH, HEX, SOUTH, HEX)))
        .isEqualTo("6.23 too-far");
    field.give(march("de-5", SOUTH));
    assertThat(field.why(march("de-5", HEX))).isEqualTo("6.23 has-moved");
  }

  @Test
  @Rule({"6.22", "8.0", "8.12", "8.13", "8.14", "8.16", "8.18"})
  void aZoneStopsAndHolds() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").place(next(NORTH, 0), "su-rd-46");
    assertThat(field.why(march("de-5", NORTH, next(NORTH, 1)))).isEqualTo("6.22 stops-in-zone");
    field.give(march("de-5", NORTH));
    Field held = at(8, Field.AXIS_MOVEMENT).place(NORTH, "de-5").place(next(NORTH, 0), "su-rd-46");
    assertThat(held.why(march("de-5", HEX))).isEqualTo("8.13 leaves-zone");
  }

  @Test
  @Rule({"8.11", "6.62", "6.64", "10.22"})
  void disruptedUnitsHaveNoZoneAndDoNotMove() {
    Field field = at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-rd-46 su-koniev");
    Board board = Field.THEATRE.board(field.position());
    assertThat(board.inZoneOf(Side.SOVIET, NORTH)).isTrue();
    field.set(Marks.DISRUPTED, 1, "su-rd-46 su-koniev");
    assertThat(Field.THEATRE.board(field.position()).inZoneOf(Side.SOVIET, NORTH)).isFalse();
    assertThat(field.why(march("su-rd-46", NORTH))).isEqualTo("6.62 disrupted");
  }

  @Test
  @Rule({"8.17", "6.7"})
  void zonesCrossRiversAndNotLakes() {
    int rivers = 0;
    int lakes = 0;
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int to = next(hex, direction);
        if (to == HexGrid.NONE) {
          continue;
        }
        boolean lake = Field.THEATRE.map().sideHas(hex, direction, "lake");
        boolean river = Field.THEATRE.map().sideHas(hex, direction, "river");
        if ((lake && lakes++ < 2) || (!lake && river && rivers++ < 2)) {
          Field field = at(8, Field.AXIS_MOVEMENT).place(hex, "su-rd-46");
          assertThat(Field.THEATRE.board(field.position()).inZoneOf(Side.SOVIET, to))
              .isEqualTo(!lake);
        }
      }
    }
    assertThat(rivers).isPositive();
    assertThat(lakes).isPositive();
  }

  @Test
  @Rule({"6.7", "10.21"})
  void terrainCostsWhatTheTableSays() {
    int forest = first(GROUND::isForest);
    int swamp = first(GROUND::endsLines);
    assertThat(enter(Gait.FOOT, forest)).isEqualTo(2);
    assertThat(enter(Gait.LEADER, forest)).isEqualTo(2);
    assertThat(enter(Gait.MOTORISED, forest)).isEqualTo(4);
    assertThat(enter(Gait.CAVALRY, forest)).isEqualTo(4);
    assertThat(enter(Gait.FOOT, swamp)).isEqualTo(4);
  }

  private static int first(java.util.function.IntPredicate test) {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      if (test.test(hex) && dry(hex) >= 0) {
        return hex;
      }
    }
    throw new AssertionError("no such hex");
  }

  /** A direction from which a hex is entered without road, river or lake. */
  private static int dry(int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (next(hex, direction) != HexGrid.NONE
          && Field.THEATRE.map().side(hex, direction) == 0
          && !Field.THEATRE.map().linked("road", hex, direction)) {
        return direction;
      }
    }
    return -1;
  }

  private static int enter(Gait gait, int hex) {
    int direction = dry(hex);
    return GROUND
        .bareSteps(gait, Side.AXIS)
        .price(next(hex, direction), HexGrid.opposite(direction));
  }

  @Test
  @Rule({"6.25", "11.31"})
  void anUnsuppliedUnitHasHalfItsAllowance() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").set(Marks.SUPPLIED, 0, "de-5");
    assertThat(field.why(march("de-5", NORTH, HEX, NORTH))).isEmpty();
    assertThat(field.why(march("de-5", NORTH, HEX, NORTH, HEX))).isEqualTo("6.23 too-far");
  }

  @Test
  @Rule({"6.31", "6.32", "6.33", "6.34", "6.35", "6.36", "10.33", "10.21", "13.32"})
  void eightSovietUnitsGoByRailAndArmourCountsThree() {
    int from = hex("2216");
    int direction = 0;
    while (!Field.THEATRE.map().linked("rail", from, direction)) {
      direction++;
    }
    int to = next(from, direction);
    Field field = at(8, Field.SOVIET_MOVEMENT).place(from, "su-rd-46 su-koniev");
    assertThat(field.why(rail("su-rd-46", to))).isEmpty();
    field.ledger(Ledger.RAILED, 8);
    assertThat(field.why(rail("su-rd-46", to))).isEqualTo("6.31 rail-full");
    assertThat(field.why(rail("su-koniev", to))).isEmpty();
    Field german = at(8, Field.AXIS_MOVEMENT).place(from, "de-5");
    assertThat(german.why(rail("de-5", to))).isEqualTo("6.36 no-german-rail");
    Field marked =
        at(8, Field.SOVIET_MOVEMENT)
            .place(from, "su-rd-46")
            .ledger(Ledger.FIRST_INTERDICTION, to + 1);
    assertThat(marked.why(rail("su-rd-46", to))).isEmpty();
    assertThat(marked.why(rail("su-rd-46", to, from, to, from, to, from, to, from, to, from, to)))
        .isEqualTo("6.33 rail-too-far");
  }

  @Test
  @Rule({"6.4", "5.23"})
  void sovietUnitsDoNotGoToColumns01And02BeforeTurn7() {
    int west = hex("0210");
    int from = hex("0310");
    Field early = at(6, Field.SOVIET_MOVEMENT).place(from, "su-rd-46");
    assertThat(GROUND.grid().adjacent(from, west)).isTrue();
    assertThat(early.why(march("su-rd-46", west))).isEqualTo("6.4 barred");
    assertThat(at(7, Field.SOVIET_MOVEMENT).place(from, "su-rd-46").why(march("su-rd-46", west)))
        .isEmpty();
    Field first =
        at(1, Field.SOVIET_MOVEMENT)
            .place(hex("0110"), "su-rd-46")
            .set(GuderianMarks.ARMY, 5, "su-rd-46");
    assertThat(first.why(end())).isEqualTo("5.23 must-march");
    assertThat(first.why(march("su-rd-46", hex("0111")))).startsWith("5.23");
    assertThat(first.why(rail("su-rd-46", hex("0111")))).isEqualTo("5.23 march-no-rail");
    assertThat(first.choices()).isNotEmpty();
    first.give(
        first.choices().stream()
            .filter(
                order -> order instanceof Move move && move.units().equals(Field.units("su-rd-46")))
            .findFirst()
            .orElseThrow());
    assertThat(GROUND.farWest(first.hexOf("su-rd-46"))).isFalse();
    assertThat(first.why(end())).isEmpty();
  }

  @Test
  @Rule({"5.21", "5.22"})
  void aFrozenArmyOnlyShiftsAHexOutOfAStackThatIsTooFull() {
    String army = "su-rd-46 su-rd-152 su-rd-129 su-rd-38 su-lukin";
    Field field =
        at(1, Field.SOVIET_MOVEMENT)
            .place(HEX, army)
            .set(GuderianMarks.ARMY, 2, army)
            .ledger(Ledger.FROZEN_ARMIES, 1 << 2);
    assertThat(field.why(march("su-rd-46", NORTH, next(NORTH, 0)))).isEqualTo("5.22 one-hex-only");
    field.give(march("su-rd-46", NORTH));
    assertThat(field.why(march("su-rd-152", NORTH))).isEqualTo("5.21 army-frozen");
  }

  @Test
  @Rule({"5.21", "5.22"})
  void noMoreOfAFrozenStackLeaveTogetherThanWouldOneAfterAnother() {
    String army = "su-rd-46 su-rd-152 su-rd-129 su-rd-38 su-rd-127 su-lukin";
    Field field =
        at(1, Field.SOVIET_MOVEMENT)
            .place(HEX, army)
            .set(GuderianMarks.ARMY, 2, army)
            .ledger(Ledger.FROZEN_ARMIES, 1 << 2);
    assertThat(field.why(march("su-rd-46 su-rd-152 su-rd-129", NORTH)))
        .isEqualTo("5.21 army-frozen");
    assertThat(field.why(march(army, NORTH))).isEqualTo("5.21 army-frozen");
    assertThat(field.why(march("su-rd-46 su-rd-152 su-lukin", NORTH))).isEmpty();
    Ints two = Ints.of(unit("su-rd-46"), unit("su-rd-152"));
    assertThat(Field.GAME.legal(field.position()).movesOf(two))
        .extracting(journey -> journey.move().path().size())
        .isNotEmpty()
        .containsOnly(1);
  }

  @Test
  @Rule({"7.1", "7.2", "10.25"})
  void theOwnerRemovesWhatStandsAboveTheLimit() {
    Field field = at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5 de-35 de-161").place(NORTH, "de-6");
    field.give(march("de-6", HEX), end());
    assertThat(field.decision()).isEqualTo("remove-excess");
    field.give(lose("de-6"));
    assertThat(field.gone("de-6")).isTrue();
    assertThat(field.position().phase()).isEqualTo(Field.AXIS_COMBAT);
    Field led = at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-rd-46 su-rd-152 su-rd-129 su-koniev");
    led.give(end());
    assertThat(led.decision()).isNotEqualTo("remove-excess");
  }

  @Test
  @Rule({"6.5", "6.51", "6.54", "6.56", "6.57", "9.88", "6.61", "6.63"})
  void anOverrunTakesTheHexAndRidesOn() {
    String panzers = "de-7-pz-25 de-7-pg-6 de-7-pg-7";
    int beyond = next(NORTH, 0);
    Field field =
        at(8, Field.AXIS_MOVEMENT, 1)
            .place(HEX, panzers)
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 1, 1);
    field.give(overrun(panzers, NORTH));
    assertThat(field.hexOf("de-7-pz-25")).isEqualTo(NORTH);
    assertThat(field.decision()).isEqualTo("go-on");
    assertThat(field.why(march(panzers, beyond))).isEmpty();
  }

  @Test
  @Rule({"6.52", "6.58", "6.61"})
  void anOverrunThatFailsStopsAndDefendersStayDisruptedOnlyByAResult() {
    Field field =
        at(8, Field.AXIS_MOVEMENT, 6)
            .place(HEX, "de-5")
            .place(NORTH, "su-rd-46")
            .known("su-rd-46", 3, 4);
    field.give(overrun("de-5", NORTH));
    assertThat(field.fought().result()).startsWith("A");
    field.give(field.choices().getFirst());
    assertThat(field.has("su-rd-46", Marks.DISRUPTED)).isFalse();
    assertThat(field.hexOf("su-rd-46")).isEqualTo(NORTH);
  }

  @Test
  @Rule({"6.53", "6.55"})
  void leadersAndUnitsBeyondThemDoNotOverrun() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .place(HEX, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8)
            .place(NORTH, "de-5");
    assertThat(field.why(overrun("su-koniev", NORTH))).isEqualTo("6.53 never-attacks");
    assertThat(field.why(overrun("su-rd-46", NORTH))).isEmpty();
    field.set(GuderianMarks.COMMANDED, 0, "su-rd-46");
    assertThat(field.why(overrun("su-rd-46", NORTH))).isEqualTo("6.55 overrun-no-leader");
  }
}
