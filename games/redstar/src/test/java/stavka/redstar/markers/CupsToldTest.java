package stavka.redstar.markers;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.Told;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

/** Which marker each ticket draws, and what is told of markers. */
final class CupsToldTest {
  private final MarkerCups cups = new MarkerCups(Field.THEATRE);

  private static int entry(String id) {
    return Field.PIECES.markerById(id).type() - 1;
  }

  @Test
  @Rule({"6.2.1", "6.2.2"})
  void eachTicketOfACupDrawsItsMarker() {
    String[] tickets = {
      "c-3-4", "c-3-4", "c-3-4", "c-2-3", "c-2-3", "c-2-3", "c-1-1", "c-1-1", "c-1-1"
    };
    for (int i = 0; i < tickets.length; i++) {
      Field field = at(13, "axis-movement", i + 1).place("1210", "su-1a");
      field.set(Marks.STEP, 1, "su-1a");
      cups.draw(field.edit(), unit("su-1a"), "6.2.2");
      field.take();
      assertThat(Told.by(field)).containsExactly("6.2.2 revealed su-1a " + tickets[i]);
      assertThat(field.step("su-1a")).isZero();
      assertThat(field.position().ledger(Ledger.CUPS + entry(tickets[i]))).isEqualTo(2);
    }
    String[] elite = {"b-6-6", "b-6-6", "b-4-5", "b-4-5"};
    for (int i = 0; i < elite.length; i++) {
      Field field = at(13, "axis-movement", i + 1).place("1210", "su-1g");
      cups.draw(field.edit(), unit("su-1g"), "15.5.2");
      assertThat(Told.by(field.take())).containsExactly("15.5.2 revealed su-1g " + elite[i]);
    }
  }

  @Test
  @Rule("6.2.2")
  void whoHasAMarkerOrNeedsNoneDrawsNothing() {
    Field field = at(13, "axis-movement").place("1210", "su-1a su-rc-1 de-inf-1 su-hq-1");
    field.marker("su-1a", "c-2-3").set(Marks.STEP, 1, "su-1a");
    for (String id : new String[] {"su-1a", "su-rc-1", "de-inf-1", "su-hq-1"}) {
      cups.draw(field.edit(), unit(id), "6.2.2");
      field.take();
    }
    assertThat(Told.by(field)).isEmpty();
    assertThat(field.step("su-1a")).isEqualTo(1);
  }

  @Test
  @Rule({"6.2.3", "6.2.4"})
  void aMarkerGivenBackIsToldAndItsStepIsForgotten() {
    Field field = at(13, "axis-movement").place("1210", "su-1a").marker("su-1a", "c-1-1");
    field.set(Marks.STEP, 1, "su-1a");
    cups.release(field.edit(), unit("su-1a"));
    field.take();
    assertThat(Told.by(field)).containsExactly("6.2.4 released su-1a c-1-1");
    assertThat(field.step("su-1a")).isZero();
    assertThat(field.get("su-1a", RedStarMarks.MARKER)).isZero();
    assertThat(field.position().ledger(Ledger.AT_START + entry("c-1-1"))).isEqualTo(1);
    cups.release(field.edit(), unit("su-1a"));
    field.take();
    assertThat(Told.by(field)).hasSize(1);
  }

  @Test
  @Rule({"6.2.2", "6.2.3"})
  void onlyArmiesBesideAxisUnitsDrawAndOnlyOthersGiveBack() {
    Field field =
        at(13, "axis-movement", 1, 1)
            .place("1210", "su-1a")
            .place("1310", "de-inf-1")
            .place("1410", "su-2a")
            .place("1311", "su-3a")
            .place("1809", "su-4a su-5a")
            .marker("su-2a", "c-2-3")
            .marker("su-5a", "c-2-3");
    cups.drawForNeighbours(field.edit());
    field.take();
    assertThat(Told.by(field))
        .containsExactly("6.2.2 revealed su-1a c-3-4", "6.2.2 revealed su-3a c-3-4");
    cups.releaseUnneeded(field.edit());
    field.take();
    assertThat(Told.by(field)).last().isEqualTo("6.2.3 released su-5a c-2-3");
    assertThat(Told.by(field)).hasSize(3);
    for (SupplyState state : SupplyState.values()) {
      Field poor = at(13, "axis-movement").place("1809", "su-5a").marker("su-5a", "c-2-3");
      poor.supply(state, "su-5a");
      cups.releaseUnneeded(poor.edit());
      poor.take();
      assertThat(poor.get("su-5a", RedStarMarks.MARKER) == 0).isEqualTo(state != SupplyState.NONE);
    }
  }

  @Test
  @Rule("18.1.1")
  void aRecallPutsWhatLiesAtStartBackIntoTheCups() {
    Field field = at(13, "axis-movement").ledger(Ledger.AT_START + entry("c-1-1"), 2);
    cups.recall(field.edit());
    field.take();
    assertThat(field.position().ledger(Ledger.CUPS + entry("c-1-1"))).isEqualTo(5);
    assertThat(field.position().ledger(Ledger.AT_START + entry("c-1-1"))).isZero();
    assertThat(field.position().ledger(Ledger.RECALLED)).isEqualTo(1);
    assertThat(field.position().ledger(Ledger.CUPS + entry("a-8-6"))).isEqualTo(2);
  }
}
