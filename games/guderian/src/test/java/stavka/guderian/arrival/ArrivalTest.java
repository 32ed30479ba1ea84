package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Rolled;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.model.Box;
import stavka.guderian.model.Kind;
import stavka.guderian.model.Ledger;

class ArrivalTest {
  private static final int HEX = open(h -> true);

  @Test
  @Rule({"14.3", "16.2", "11.34"})
  void germanArrivalsComeByTheirAreaOnTheirTurnOrLater() {
    Field field = at(5, Field.AXIS_MOVEMENT);
    assertThat(field.why(march("de-263", hex("0120")))).isEmpty();
    assertThat(field.why(march("de-263", hex("0101")))).isEqualTo("14.3 not-an-entry");
    assertThat(field.why(march("de-258", hex("0120")))).isEqualTo("14.3 not-on-map");
    assertThat(field.why(march("de-6", hex("0110")))).isEmpty();
    field.give(march("de-263", hex("0120")));
    assertThat(field.hexOf("de-263")).isEqualTo(hex("0120"));
  }

  @Test
  @Rule({"16.1", "12.1", "14.11", "14.12"})
  void sovietDivisionsAreDrawnAsTheirTurnBegins() {
    // One armoured draw, then the die of the provisional arrival.
    Field field = at(3, Field.AXIS_INTERDICTION, 1, 1, 1, 3).give(end());
    assertThat(field.position().turn()).isEqualTo(4);
    long due =
        Field.THEATRE.roster().all().stream()
            .filter(
                c ->
                    field
                        .position()
                        .inBox(c.index(), Box.FIRST_AREA + GROUND.areas().indexOf("area-x")))
            .count();
    assertThat(due).isEqualTo(6);
    assertThat(field.events())
        .anyMatch(
            event -> event instanceof Rolled rolled && rolled.purpose().equals("provisional"));
    assertThat(field.position().ledger(Ledger.PROVISIONAL_HEX)).isPositive();
  }

  @Test
  @Rule("14.12")
  void aBlockedEntranceSendsTheDivisionFurtherEast() {
    int entrance = GROUND.area("area-1").first();
    Field field = at(11, Field.AXIS_INTERDICTION, 1).place(entrance, "de-5").give(end());
    int hex = field.position().ledger(Ledger.PROVISIONAL_HEX) - 1;
    HexGrid grid = GROUND.grid();
    assertThat(grid.row(hex)).isEqualTo(grid.row(entrance));
    assertThat(grid.column(hex)).isEqualTo(grid.column(entrance) + 2);
  }

  @Test
  @Rule({"14.21", "14.22", "14.23", "14.24"})
  void divisionsOfTheSouthWesternFrontCostPointsAsTheyEnter() {
    assertThat(at(1, Field.SOVIET_MOVEMENT).why(new Call())).isEqualTo("14.21 call-too-early");
    Field field = at(2, Field.SOVIET_MOVEMENT).give(new Call());
    Move entry =
        (Move)
            field.choices().stream()
                .filter(
                    order ->
                        order instanceof Move move
                            && field.position().inBox(move.units().first(), Box.SOUTH_WEST))
                .findFirst()
                .orElseThrow();
    assertThat(GROUND.onRail(entry.path().first())).isTrue();
    field.give(entry);
    assertThat(field.position().ledger(Ledger.AXIS_POINTS)).isEqualTo(1);
    field.give(new Call(), new Call(), new Call(), new Call());
    assertThat(field.why(new Call())).isEqualTo("14.22 call-per-turn");
    assertThat(at(5, Field.SOVIET_MOVEMENT).ledger(Ledger.CALLED, 10).why(new Call()))
        .isEqualTo("14.22 call-in-all");
  }

  @Test
  @Rule({"12.4", "12.1"})
  void theDeadPileFillsThePoolAndComesBackUntried() {
    Field field = at(2, Field.SOVIET_MOVEMENT).known("su-rd-46", 9, 8);
    for (var counter : Field.THEATRE.roster().all()) {
      if (Field.THEATRE.pieces().kind(counter.index()) == Kind.RIFLE) {
        field.box(counter.id().equals("su-rd-46") ? Box.ELIMINATED : Box.EVACUATED, counter.id());
      }
    }
    field.give(new Call());
    assertThat(field.position().inBox(unit("su-rd-46"), Box.SOUTH_WEST)).isTrue();
    assertThat(Field.THEATRE.pieces().untried(field.position(), unit("su-rd-46"))).isTrue();
  }

  @Test
  @Rule("10.4")
  void aSurroundedLeaderMayBeEvacuatedIfTheOptionIsOn() {
    Field field = at(8, Field.SOVIET_MOVEMENT).place(HEX, "su-koniev");
    assertThat(field.why(new Evacuate(unit("su-koniev")))).isEqualTo("10.4 no-evacuation");
    field.ledger(Ledger.EVACUATION, 1);
    assertThat(field.why(new Evacuate(unit("su-koniev")))).isEqualTo("10.4 not-surrounded");
    String[] ring = {"de-5", "de-35", "de-161", "de-6", "de-26", "de-263"};
    for (int i = 0; i < 6; i++) {
      field.place(Field.next(HEX, i), ring[i]);
    }
    field.give(new Evacuate(unit("su-koniev")));
    assertThat(field.position().inBox(unit("su-koniev"), Box.EVACUATED)).isTrue();
    assertThat(field.why(new Evacuate(unit("su-lukin")))).isEqualTo("10.4 evacuation-used");
  }
}
