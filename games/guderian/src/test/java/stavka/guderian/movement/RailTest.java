package stavka.guderian.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.rail;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Box;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

class RailTest {
  private static final int START = hex("2216");
  private static final int SECOND = along(START, HexGrid.NONE);
  private static final int THIRD = along(SECOND, START);
  private static final int FOURTH = along(THIRD, SECOND);

  /** A hex to which the railway leads on from one, other than the one it came from. */
  private static int along(int hex, int from) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      if (THEATRE.map().linked("rail", hex, direction) && next(hex, direction) != from) {
        return next(hex, direction);
      }
    }
    throw new AssertionError("the railway ends");
  }

  /** So many hexes from the second one, to and fro and then on past the third. */
  private static int[] ride(int length) {
    int[] path = IntStream.range(0, length).map(i -> i % 2 == 0 ? START : SECOND).toArray();
    if (length % 2 == 0) {
      path[length - 2] = THIRD;
      path[length - 1] = FOURTH;
    } else {
      path[length - 1] = THIRD;
    }
    return path;
  }

  private static Field from(int hex, String units) {
    return at(8, Field.SOVIET_MOVEMENT).place(hex, units);
  }

  @Test
  @Rule("6.31")
  void anArmouredDivisionCountsAsThreeOfTheEight() {
    for (String armoured : new String[] {"su-td-13", "su-md-69"}) {
      assertThat(from(START, armoured).ledger(Ledger.RAILED, 5).why(rail(armoured, SECOND)))
          .isEmpty();
      assertThat(from(START, armoured).ledger(Ledger.RAILED, 6).why(rail(armoured, SECOND)))
          .isEqualTo("6.31 rail-full");
    }
    Field three = from(START, "su-rd-46 su-rd-152 su-rd-129");
    assertThat(three.ledger(Ledger.RAILED, 5).why(rail("su-rd-46 su-rd-152 su-rd-129", SECOND)))
        .isEmpty();
    assertThat(three.ledger(Ledger.RAILED, 6).why(rail("su-rd-46 su-rd-152 su-rd-129", SECOND)))
        .isEqualTo("6.31 rail-full");
  }

  @Test
  @Rule({"6.31", "10.21"})
  void whatHasGoneByRailIsCountedAndLeadersAreNot() {
    Field field = from(START, "su-td-13 su-rd-46 su-koniev su-lukin");
    field.give(rail("su-td-13 su-koniev", SECOND));
    assertThat(field.position().ledger(Ledger.RAILED)).isEqualTo(3);
    field.give(rail("su-lukin", SECOND));
    assertThat(field.position().ledger(Ledger.RAILED)).isEqualTo(3);
    field.give(rail("su-rd-46", SECOND));
    assertThat(field.position().ledger(Ledger.RAILED)).isEqualTo(4);
  }

  @Test
  @Rule({"6.33", "6.34", "10.33"})
  void aTrainGoesThirtyHexesSuppliedOrNot() {
    Field field = from(SECOND, "su-rd-46").set(Marks.SUPPLIED, 0, "su-rd-46");
    assertThat(field.why(rail("su-rd-46", ride(30)))).isEmpty();
    assertThat(field.why(rail("su-rd-46", ride(31)))).isEqualTo("6.33 rail-too-far");
    assertThat(field.why(march("su-rd-46", ride(4)))).isEqualTo("6.23 too-far");
  }

  @Test
  @Rule({"6.32", "6.33"})
  void aTrainKeepsToTheRailwayAndBeginsOnIt() {
    int off = offRail();
    assertThat(from(START, "su-rd-46").why(rail("su-rd-46", off))).isEqualTo("6.32 no-rail");
    assertThat(from(off, "su-rd-46").why(rail("su-rd-46", START))).isEqualTo("6.32 no-rail");
  }

  private static int offRail() {
    for (int hex : Field.ring(START)) {
      if (!GROUND.onRail(hex) && GROUND.passable(START, GROUND.grid().direction(START, hex))) {
        return hex;
      }
    }
    throw new AssertionError("no such hex");
  }

  @Test
  @Rule({"6.32", "8.13"})
  void aTrainNeitherEntersNorLeavesAnEnemyZone() {
    int beside = 0;
    for (int hex : Field.ring(SECOND)) {
      if (GROUND.grid().distance(hex, START) == 2) {
        beside = hex;
      }
    }
    Field into = from(START, "su-rd-46").place(beside, "de-5");
    assertThat(into.why(rail("su-rd-46", SECOND))).isEqualTo("6.32 rail-zone");
    Field out = from(SECOND, "su-rd-46").place(beside, "de-5");
    assertThat(out.why(rail("su-rd-46", START))).isEqualTo("8.13 leaves-zone");
    assertThat(from(SECOND, "su-rd-46").why(rail("su-rd-46", START))).isEmpty();
  }

  @Test
  @Rule({"6.4", "6.32"})
  void noTrainRunsToColumns01And02BeforeTurn7() {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if (GROUND.grid().column(hex) == 2
            && THEATRE.map().linked("rail", hex, direction)
            && GROUND.farWest(next(hex, direction))) {
          int west = next(hex, direction);
          Field early = at(6, Field.SOVIET_MOVEMENT).place(hex, "su-rd-46");
          assertThat(early.why(rail("su-rd-46", west))).isEqualTo("6.4 barred");
          assertThat(early.choices())
              .noneMatch(order -> order instanceof Move move && GROUND.farWest(move.path().last()));
          Field late = at(7, Field.SOVIET_MOVEMENT).place(hex, "su-rd-46");
          assertThat(late.why(rail("su-rd-46", west))).isEmpty();
          return;
        }
      }
    }
    throw new AssertionError("no railway leads west");
  }

  @Test
  @Rule({"13.32", "13.31", "6.33"})
  void aMarkerAddsFourToItsHexByRailAndOneOnFoot() {
    Field field = from(SECOND, "su-rd-46").ledger(Ledger.FIRST_INTERDICTION, THIRD + 1);
    assertThat(field.why(rail("su-rd-46", ride(26)))).isEmpty();
    assertThat(field.why(rail("su-rd-46", ride(27)))).isEqualTo("6.33 rail-too-far");
    int bare = price(from(SECOND, "su-rd-46"));
    assertThat(price(field)).isEqualTo(bare + 2);
  }

  private static int price(Field field) {
    return GROUND
        .steps(field.position(), Field.unit("su-rd-46"))
        .price(SECOND, GROUND.grid().direction(SECOND, THIRD));
  }

  @Test
  @Rule({"6.32", "16.1"})
  void arrivalsMayComeByTrainAndCount() {
    int entry = GROUND.area("area-x").stream().filter(GROUND::onRail).findFirst().orElseThrow();
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .box(Box.FIRST_AREA + GROUND.areas().indexOf("area-x"), "su-rd-46");
    int inland = along(entry, HexGrid.NONE);
    assertThat(field.why(rail("su-rd-46", entry, inland))).isEmpty();
    assertThat(field.ledger(Ledger.RAILED, 8).why(rail("su-rd-46", entry, inland)))
        .isEqualTo("6.31 rail-full");
    assertThat(field.why(march("su-rd-46", entry))).isEmpty();
  }

  @Test
  @Rule("6.35")
  void aRailwayChangesNothingForThoseOnFoot() {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        boolean plainRail =
            THEATRE.map().linked("rail", hex, direction)
                && !THEATRE.map().linked("road", hex, direction)
                && THEATRE.map().side(hex, direction) == 0
                && THEATRE.map().terrainIs(next(hex, direction), "clear");
        if (plainRail) {
          Field field = at(8, Field.SOVIET_MOVEMENT).place(hex, "su-rd-46");
          assertThat(GROUND.steps(field.position(), Field.unit("su-rd-46")).price(hex, direction))
              .isEqualTo(2);
          return;
        }
      }
    }
    throw new AssertionError("no railway in open country");
  }
}
