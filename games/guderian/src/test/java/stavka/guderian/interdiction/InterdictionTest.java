package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;

class InterdictionTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);

  @Test
  @Rule({"13.1", "13.2"})
  void threeGermanMarkersGoToDifferentHexesNotEastOfColumn40() {
    Field field = at(8, Field.AXIS_INTERDICTION, 1);
    assertThat(field.why(new Interdict(hex("4110")))).isEqualTo("13.2 too-far-east");
    field.give(new Interdict(hex("4010")));
    assertThat(field.why(new Interdict(hex("4010")))).isEqualTo("13.2 marker-there");
    field.give(new Interdict(HEX));
    assertThat(
            at(8, Field.AXIS_INTERDICTION)
                .ledger(Ledger.HELD_PLACES, 1 << Field.THEATRE.charts().place("smolensk"))
                .why(new Interdict(hex("4110"))))
        .isEmpty();
    assertThat(field.why(end())).isEmpty();
  }

  @Test
  @Rule({"13.31", "13.33", "4.2"})
  void aGermanMarkerCostsAPointMoreAndLeavesAfterTheSovietMovement() {
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .place(HEX, "su-rd-46")
            .ledger(Ledger.FIRST_INTERDICTION, NORTH + 1);
    assertThat(field.why(march("su-rd-46", NORTH, HEX, NORTH))).isEmpty();
    assertThat(field.why(march("su-rd-46", NORTH, HEX, NORTH, HEX, NORTH)))
        .isEqualTo("6.23 too-far");
    field.give(end());
    assertThat(Interdictions.german(field.position()).isEmpty()).isTrue();
  }

  @Test
  @Rule({"13.4", "13.42", "13.43"})
  void theSovietMarkerComesOnThreeTurnsAndNotOnGermans() {
    Field field = at(8, Field.SOVIET_COMBAT).place(HEX, "de-5").give(end());
    assertThat(field.decision()).isEqualTo("interdict");
    assertThat(field.why(new Interdict(HEX))).isEqualTo("13.42 german-there");
    field.give(new Interdict(NORTH));
    assertThat(field.position().phase()).isEqualTo(Field.AXIS_MOVEMENT);
    assertThat(field.why(march("de-5", NORTH, HEX, NORTH, HEX, NORTH))).isEqualTo("6.23 too-far");
    Field used = at(8, Field.SOVIET_COMBAT).ledger(Ledger.SOVIET_INTERDICTIONS, 3).give(end());
    assertThat(used.position().phase()).isEqualTo(Field.AXIS_MOVEMENT);
    Field last = at(12, Field.SOVIET_COMBAT).give(end());
    assertThat(last.position().phase()).isEqualTo(Field.AXIS_MOVEMENT);
  }

  @Test
  @Rule("6.35")
  void aGermanUnitThatStaysCutsTheRailwayIfTheOptionIsOn() {
    int rail = hex("2216");
    Field field =
        at(8, Field.AXIS_INTERDICTION, 1, 1).place(rail, "de-5").ledger(Ledger.RAIL_CUTS, 1);
    field.set(stavka.guderian.model.GuderianMarks.STAYED, rail + 1, "de-5").give(end());
    assertThat(RailCuts.cutAt(field.position(), rail)).isTrue();
    assertThat(field.position().ledger(Ledger.CUTS_MADE)).isEqualTo(1);
    assertThat(field.events()).contains(Noted.of("6.35", "rail-cut", Detail.hex(rail)));
  }
}
