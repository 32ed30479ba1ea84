package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.rail;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Interdictions;
import stavka.guderian.model.Ledger;

class MarkerTest {
  private static final int HEX = open(h -> true);
  private static final int NORTH = next(HEX, 0);

  @Test
  @Rule({"13.1", "5.0"})
  void theThirdMarkerEndsThePhaseByItself() {
    Field field = at(8, Field.AXIS_INTERDICTION, 1);
    field.give(new Interdict(HEX), new Interdict(NORTH));
    assertThat(field.decision()).isEqualTo("interdict");
    field.give(new Interdict(hex("4010")));
    assertThat(field.position().turn()).isEqualTo(9);
    assertThat(Interdictions.german(field.position()).size()).isEqualTo(3);
  }

  @Test
  @Rule({"13.31", "13.43"})
  void aMarkerHindersTheEnemyOnly() {
    Field field =
        at(8, Field.AXIS_MOVEMENT).place(HEX, "de-5").ledger(Ledger.FIRST_INTERDICTION, NORTH + 1);
    int direction = 0;
    assertThat(GROUND.steps(field.position(), unit("de-5")).price(HEX, direction)).isEqualTo(2);
    assertThat(GROUND.steps(field.position(), unit("su-rd-46")).price(HEX, direction)).isEqualTo(4);
    assertThat(GROUND.steps(field.position(), unit("su-rd-46")).price(HEX, 1)).isEqualTo(2);
    field.ledger(Ledger.FIRST_INTERDICTION, 0).ledger(Ledger.SOVIET_INTERDICTION, NORTH + 1);
    assertThat(GROUND.steps(field.position(), unit("de-5")).price(HEX, direction)).isEqualTo(4);
    assertThat(GROUND.steps(field.position(), unit("su-rd-46")).price(HEX, direction)).isEqualTo(2);
  }

  @Test
  @Rule({"13.43", "4.2"})
  void theSovietMarkerStaysThroughBothGermanMovementPhases() {
    Field field =
        at(8, Field.SOVIET_INTERDICTION).place(HEX, "de-7-pz-25").place(hex("4015"), "de-5");
    field.give(new Interdict(NORTH), end(), end());
    assertThat(field.decision()).isEqualTo("move-mechanised");
    assertThat(Interdictions.soviet(field.position()).isEmpty()).isFalse();
    field.give(end());
    assertThat(Interdictions.soviet(field.position()).isEmpty()).isTrue();
    assertThat(field.position().ledger(Ledger.SOVIET_INTERDICTIONS)).isEqualTo(1);
  }

  @Test
  @Rule({"14.3", "13.31"})
  void anArrivalPaysForAMarkerOnItsEntryHex() {
    int entry = hex("0105");
    Field field = at(8, Field.AXIS_MOVEMENT);
    int bare = GROUND.entryPrice(field.position(), unit("de-6"), entry);
    field.ledger(Ledger.SOVIET_INTERDICTION, entry + 1);
    assertThat(GROUND.entryPrice(field.position(), unit("de-6"), entry)).isEqualTo(bare + 2);
  }

  @Test
  @Rule("6.35")
  void aCutNeedsAWholeTurnAndTheOption() {
    int track = hex("2216");
    Field fresh =
        at(8, Field.AXIS_INTERDICTION, 1).place(track, "de-5").ledger(Ledger.RAIL_CUTS, 1);
    fresh.give(end());
    assertThat(RailCuts.cutAt(fresh.position(), track)).isFalse();
    assertThat(fresh.position().get(unit("de-5"), GuderianMarks.STAYED)).isEqualTo(track + 1);
    Field off =
        at(8, Field.AXIS_INTERDICTION, 1)
            .place(track, "de-5")
            .set(GuderianMarks.STAYED, track + 1, "de-5")
            .give(end());
    assertThat(RailCuts.cutAt(off.position(), track)).isFalse();
  }

  @Test
  @Rule({"6.35", "6.32"})
  void aTrainDoesNotPassACutAndASixthOldestGivesWay() {
    int track = hex("2216");
    int direction = 0;
    while (!Field.THEATRE.map().linked("rail", track, direction)) {
      direction++;
    }
    int on = next(track, direction);
    Field field =
        at(8, Field.SOVIET_MOVEMENT)
            .place(track, "su-rd-46")
            .ledger(Ledger.CUTS_MADE, 1)
            .ledger(Ledger.FIRST_CUT, on + 1);
    assertThat(field.why(rail("su-rd-46", on))).isEqualTo("6.32 no-rail");
    assertThat(field.why(march("su-rd-46", on))).isEmpty();
    Field full =
        at(8, Field.AXIS_INTERDICTION, 1)
            .place(track, "de-5")
            .set(GuderianMarks.STAYED, track + 1, "de-5")
            .ledger(Ledger.RAIL_CUTS, 1)
            .ledger(Ledger.CUTS_MADE, 6);
    for (int i = 0; i < Field.THEATRE.limits().railCuts(); i++) {
      full.ledger(Ledger.FIRST_CUT + i, i + 1);
    }
    full.give(end());
    assertThat(RailCuts.cutAt(full.position(), track)).isTrue();
    assertThat(RailCuts.cutAt(full.position(), 0)).isFalse();
    assertThat(RailCuts.cutAt(full.position(), 1)).isTrue();
  }
}
