package stavka.guderian.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.unit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import stavka.engine.hex.HexGrid;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.model.Gait;
import stavka.guderian.model.Ledger;
import stavka.operational.board.Board;
import stavka.operational.model.Marks;

class GermanSupplyTest {
  private final GuderianSupply supply = new GuderianSupply(THEATRE);

  private static Field german(int hex) {
    return at(8, Field.AXIS_COMBAT).place(hex, "de-5").set(Marks.GRACE, 0, "de-5");
  }

  private GermanLines lines(Field field) {
    return supply.german(field.position());
  }

  @Test
  @Rule({"11.1", "11.11"})
  void theLineRunsToTheRoadAndAlongItTo0120() {
    Field field = german(hex("2216"));
    Ints line = lines(field).line(Gait.FOOT, hex("2216"));
    assertThat(line.first()).isEqualTo(hex("2216"));
    assertThat(line.last()).isEqualTo(hex("0120"));
    for (int i = 1; i < line.size(); i++) {
      assertThat(GROUND.grid().adjacent(line.get(i - 1), line.get(i))).isTrue();
    }
  }

  @Test
  @Rule({"11.11", "11.1"})
  void aRoadThatIsCutSuppliesNobodyBeyondTheCut() {
    Field field = german(hex("5910"));
    assertThat(supply.supplied(field.position(), unit("de-5"))).isTrue();
    Ints line = lines(field).line(Gait.FOOT, hex("5910"));
    int inTheMiddle = line.get(line.size() / 2);
    assertThat(GROUND.onRoad(inTheMiddle)).isTrue();
    field.place(hex("0120"), "su-rd-152");
    assertThat(lines(field).line(Gait.FOOT, hex("5910")).isEmpty()).isTrue();
    assertThat(lines(field).line(Gait.FOOT, hex("0105")).isEmpty()).isFalse();
  }

  @Test
  @Rule({"11.11", "11.1"})
  void twentyHexesReachTheRoadAndNoMore() {
    Field field = german(hex("0120"));
    Ints road = lines(field).line(Gait.FOOT, hex("5910"));
    int cut = HexGrid.NONE;
    for (int i = 0; i < road.size(); i++) {
      cut =
          GROUND.grid().column(road.get(i)) >= 4 && GROUND.onRoad(road.get(i)) ? road.get(i) : cut;
    }
    field.place(cut, "su-rd-46");
    Set<Integer> open = openRoad(THEATRE.board(field.position()));
    GermanLines lines = lines(field);
    int reached = 0;
    int beyond = 0;
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      int centre = hex;
      int nearest =
          open.stream().mapToInt(end -> GROUND.grid().distance(end, centre)).min().orElseThrow();
      boolean supplied = lines.supplies(Gait.FOOT, hex);
      reached += nearest == 20 && GROUND.grid().column(hex) > 20 && supplied ? 1 : 0;
      if (nearest > 20 && GROUND.grid().column(hex) > 20) {
        assertThat(supplied).as(THEATRE.map().name(hex)).isFalse();
        beyond++;
      }
    }
    assertThat(reached).isPositive();
    assertThat(beyond).isPositive();
  }

  /** The road hexes from which an open road leads to 0120. */
  private static Set<Integer> openRoad(Board board) {
    Set<Integer> open = new HashSet<>();
    Deque<Integer> next = new ArrayDeque<>(List.of(hex("0120")));
    while (!next.isEmpty()) {
      int hex = next.remove();
      if (open.add(hex)) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int to = GROUND.grid().neighbour(hex, direction);
          if (THEATRE.map().linked("road", hex, direction) && board.openToLine(Side.AXIS, to)) {
            next.add(to);
          }
        }
      }
    }
    return open;
  }

  @Test
  @Rule({"11.12", "6.7"})
  void theLineToTheWestEdgeIsPaidInPointsOfTheUnitsOwnKind() {
    Field field = german(hex("0302")).place(hex("0120"), "su-rd-46");
    GermanLines lines = lines(field);
    int foot = 0;
    int cavalry = 0;
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      foot += lines.supplies(Gait.FOOT, hex) ? 1 : 0;
      cavalry += lines.supplies(Gait.CAVALRY, hex) ? 1 : 0;
      Ints line = lines.line(Gait.MOTORISED, hex);
      if (!line.isEmpty()) {
        assertThat(price(line)).isLessThanOrEqualTo(40);
        assertThat(GROUND.grid().column(line.last())).isZero();
      }
    }
    assertThat(foot).isGreaterThan(cavalry);
  }

  /** What a motorised unit pays along a line, rivers in full. */
  private static int price(Ints line) {
    int price = 0;
    for (int i = 1; i < line.size(); i++) {
      int direction = GROUND.grid().direction(line.get(i - 1), line.get(i));
      price += GROUND.bareSteps(Gait.MOTORISED, Side.AXIS).price(line.get(i - 1), direction);
    }
    return price;
  }

  @Test
  @Rule({"11.13", "8.15"})
  void aZoneShutsALineUnlessAFriendStandsThere() {
    int hex = Field.open(h -> true);
    Field field = german(hex);
    String[] ring = {"su-rd-46", "su-rd-129", "su-rd-127"};
    int[] places = {0, 2, 4};
    for (int i = 0; i < ring.length; i++) {
      field.place(next(hex, places[i]), ring[i]);
    }
    assertThat(supply.supplied(field.position(), unit("de-5"))).isFalse();
    int gap = next(hex, 5);
    field.place(gap, "de-6");
    int beyond = next(gap, 5);
    boolean outside = !THEATRE.board(field.position()).inZoneOf(Side.SOVIET, beyond);
    assertThat(supply.supplied(field.position(), unit("de-5"))).isEqualTo(outside);
  }

  @Test
  @Rule({"13.44", "13.43"})
  void theSovietMarkerShutsTheRoadBeyondItsHexButNotInIt() {
    Field field = german(hex("5910"));
    Ints line = lines(field).line(Gait.FOOT, hex("5910"));
    int marked = line.get(line.size() - 2);
    assertThat(GROUND.onRoad(marked)).isTrue();
    field.ledger(Ledger.SOVIET_INTERDICTION, marked + 1);
    GermanLines hindered = lines(field);
    assertThat(hindered.supplies(Gait.FOOT, marked)).isTrue();
    Ints after = hindered.line(Gait.FOOT, hex("5910"));
    for (int i = 1; i < after.size() - 1; i++) {
      assertThat(after.get(i)).isNotEqualTo(marked);
    }
  }

  @Test
  @Rule({"13.44", "11.11", "11.12"})
  void onTheEndOfTheRoadTheMarkerLeavesOnlyTheLineToTheWestEdge() {
    Field field = german(hex("5525"));
    assertThat(supply.supplied(field.position(), unit("de-5"))).isTrue();
    field.ledger(Ledger.SOVIET_INTERDICTION, hex("0120") + 1);
    assertThat(supply.supplied(field.position(), unit("de-5"))).isFalse();
    assertThat(lines(field).supplies(Gait.FOOT, hex("0120"))).isTrue();
    Ints near = lines(field).line(Gait.FOOT, hex("0520"));
    assertThat(GROUND.grid().column(near.last())).isZero();
    assertThat(near.contains(hex("0120"))).isFalse();
  }

  @Test
  @Rule({"11.13", "6.7"})
  void aLineGoesIntoASwampAndNotThrough() {
    GermanLines lines = lines(german(hex("5910")));
    int swamps = 0;
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      Ints line = lines.line(Gait.FOOT, hex);
      if (line.isEmpty()) {
        continue;
      }
      swamps += GROUND.endsLines(hex) ? 1 : 0;
      for (int i = 1; i < line.size() - 1; i++) {
        assertThat(GROUND.endsLines(line.get(i)) && !GROUND.onRoad(line.get(i))).isFalse();
      }
    }
    assertThat(swamps).isPositive();
  }

  @Test
  @Rule({"11.31", "11.34", "4.2"})
  void supplyIsJudgedAgainBeforeTheMechanisedPhaseAndArrivalsKeepTheirGrace() {
    int hex = Field.open(h -> true);
    Field field =
        at(8, Field.AXIS_COMBAT)
            .place(hex, "de-7-pz-25 de-20-pz-21")
            .set(Marks.GRACE, 0, "de-7-pz-25");
    String[] ring = {"su-rd-46", "su-rd-152", "su-rd-129", "su-rd-38", "su-rd-127", "su-rd-134"};
    for (int i = 0; i < 6; i++) {
      field.place(next(hex, i), ring[i]);
    }
    assertThat(field.has("de-7-pz-25", Marks.SUPPLIED)).isTrue();
    field.give(end());
    assertThat(field.decision()).isEqualTo("move-mechanised");
    assertThat(field.has("de-7-pz-25", Marks.SUPPLIED)).isFalse();
    assertThat(field.has("de-20-pz-21", Marks.SUPPLIED)).isTrue();
  }
}
