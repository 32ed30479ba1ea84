package stavka.guderian.arrival;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.model.Box;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;

/** The option of taking surrounded leaders off the map. */
class EvacuationTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int POCKET = hex("2010");

  /** Koniev and Lukin in a ring of Germans, Remezov free in the east. */
  private static Field pocket() {
    Field field =
        Field.of(PLAIN, 8, Field.SOVIET_MOVEMENT, 1, 1, 1)
            .ledger(Ledger.EVACUATION, 1)
            .place(POCKET, "su-koniev su-lukin su-rd-46")
            .place(hex("4010"), "su-remezov");
    String[] ring = {"de-5", "de-35", "de-161", "de-6", "de-26", "de-263"};
    for (int i = 0; i < ring.length; i++) {
      field.place(Field.next(POCKET, i), ring[i]);
    }
    return field;
  }

  private static Evacuate evacuate(String leader) {
    return new Evacuate(unit(leader));
  }

  @Test
  @Rule("10.4")
  void onlySurroundedLeadersAreListedAndOnlyWithTheOption() {
    assertThat(pocket().choices().stream().filter(Evacuate.class::isInstance))
        .containsExactlyInAnyOrder(evacuate("su-koniev"), evacuate("su-lukin"));
    assertThat(pocket().ledger(Ledger.EVACUATION, 0).choices())
        .noneMatch(Evacuate.class::isInstance);
  }

  @Test
  @Rule("10.4")
  void oneATurnAndTwoAGame() {
    Field field = pocket().give(evacuate("su-koniev"));
    assertThat(field.position().inBox(unit("su-koniev"), Box.EVACUATED)).isTrue();
    assertThat(field.position().ledger(Ledger.EVACUATED)).isEqualTo(1);
    assertThat(field.position().ledger(Ledger.EVACUATED_THIS_TURN)).isEqualTo(1);
    assertThat(field.events()).contains(new Placed(Ints.of(unit("su-koniev")), -1, "10.4"));
    assertThat(field.why(evacuate("su-lukin"))).isEqualTo("10.4 evacuation-used");
    assertThat(pocket().ledger(Ledger.EVACUATED, 1).why(evacuate("su-lukin"))).isEmpty();
    assertThat(pocket().ledger(Ledger.EVACUATED, 2).why(evacuate("su-lukin")))
        .isEqualTo("10.4 evacuation-used");
  }

  @Test
  @Rule("10.4")
  void nobodyElseIsEvacuated() {
    Field field = pocket();
    int[] strangers = {
      -1, Field.THEATRE.pieces().count(), unit("su-rd-46"), unit("su-kurochkin"), unit("de-5")
    };
    for (int stranger : strangers) {
      assertThat(field.why(new Evacuate(stranger))).isEqualTo("10.4 not-a-leader");
    }
    assertThat(field.why(evacuate("su-remezov"))).isEqualTo("10.4 not-surrounded");
  }

  @Test
  @Rule("10.4")
  void aLeaderWhoHasMovedOrIsDisruptedStays() {
    assertThat(pocket().set(Marks.MOVED, 1, "su-koniev").why(evacuate("su-koniev")))
        .isEqualTo("10.4 not-surrounded");
    assertThat(pocket().set(Marks.DISRUPTED, 1, "su-koniev").why(evacuate("su-koniev")))
        .isEqualTo("10.4 not-surrounded");
  }

  @Test
  @Rule("10.4")
  void thatALeaderMayComeBackIsTold() {
    Field field =
        Field.of(PLAIN, 8, Field.AXIS_INTERDICTION, 1).box(Box.EVACUATED, "su-koniev").give(end());
    assertThat(field.events())
        .contains(Noted.of("10.4", "leader-returns", Detail.unit(unit("su-koniev"))));
  }
}
