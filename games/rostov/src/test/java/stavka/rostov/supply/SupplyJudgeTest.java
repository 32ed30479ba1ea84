package stavka.rostov.supply;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.event.SupplyJudged;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Weather;

class SupplyJudgeTest {
  private static SupplyState state(Field field, String unit) {
    return SupplyState.of(field.position(), field.unit(unit));
  }

  private static Field ring() {
    return Field.sumy()
        .alone()
        .place("A5022", "su-26-cd")
        .place("A5021", "de-62")
        .place("A5023", "de-168");
  }

  @Test
  @Rule({"6.61", "6.62", "6.63", "6.64"})
  void whoHasNoLineLivesOnReservesFirstThenIsOutUntilALineIsFound() {
    Field ring = ring().arrange(Depot.JUDGE::judge);
    assertThat(state(ring, "su-26-cd")).isEqualTo(SupplyState.EMERGENCY);
    assertThat(SupplyState.out(ring.position(), ring.unit("su-26-cd"))).isFalse();
    ring.arrange(Depot.JUDGE::judge);
    assertThat(state(ring, "su-26-cd")).isEqualTo(SupplyState.OUT);
    ring.arrange(Depot.JUDGE::judge);
    assertThat(state(ring, "su-26-cd")).isEqualTo(SupplyState.OUT);
    ring.place("A5520", "su-26-cd");
    assertThat(state(ring, "su-26-cd"))
        .as("moving away changes nothing")
        .isEqualTo(SupplyState.OUT);
    ring.arrange(Depot.JUDGE::judge);
    assertThat(state(ring, "su-26-cd")).isEqualTo(SupplyState.GENERAL);
  }

  @Test
  @Rule({"6.62", "6.64"})
  void aLineFoundAgainEndsEmergencySupply() {
    Field ring = ring().arrange(Depot.JUDGE::judge).place("A5121", "su-297");
    ring.arrange(Depot.JUDGE::judge);
    assertThat(state(ring, "su-26-cd")).isEqualTo(SupplyState.GENERAL);
  }

  @Test
  @Rule({"6.13", "6.82"})
  void neitherUnitsOffTheMapNorColumnsAndBridgesAreJudged() {
    Field ring = ring().place("A5022", "supply-soviet-truck-1 pontoon-soviet-1");
    ring.arrange(draft -> draft.moveToBox(ring.unit("su-297"), Box.DUE));
    ring.arrange(Depot.JUDGE::judge);
    assertThat(state(ring, "su-297")).isEqualTo(SupplyState.GENERAL);
    assertThat(state(ring, "supply-soviet-truck-1")).isEqualTo(SupplyState.GENERAL);
    assertThat(state(ring, "pontoon-soviet-1")).isEqualTo(SupplyState.GENERAL);
  }

  @Test
  @Rule("6.0")
  void shipsAreNoLandUnitsAndWantNothing() {
    Field azov = Field.azov().alone().place("D1731", "su-flo-azov").arrange(Depot.JUDGE::judge);
    assertThat(state(azov, "su-flo-azov")).isEqualTo(SupplyState.GENERAL);
  }

  @Test
  @Rule({"6.6", "6.51"})
  void bothSidesAreJudgedTheAxisFirstAndCitiesCutOffAreTold() {
    Field azov = Field.azov().weather(Weather.RAIN);
    azov.place("C5914", "de-13-pz-66").place("C5715", "hu-1-mot");
    Draft draft = azov.position().edit();
    Depot.JUDGE.judge(draft);
    List<Event> events = draft.events();
    assertThat(events)
        .filteredOn(SupplyJudged.class::isInstance)
        .map(event -> ((SupplyJudged) event).side())
        .containsExactly(Side.AXIS, Side.SOVIET);
    assertThat(events)
        .filteredOn(SupplyJudged.class::isInstance)
        .first()
        .extracting(event -> ((SupplyJudged) event).unsupplied())
        .satisfies(units -> assertThat((units).toArray()).contains(azov.unit("ro-2-mtn")));
  }

  @Test
  @Rule("6.51")
  void aCityThatIsCutOffIsNamed() {
    Field azov = Field.azov().alone().place("C5815", "su-274");
    azov.place("C5914", "de-13-pz-66").place("C5816", "de-13-pz-93").place("C5715", "hu-1-mot");
    Draft draft = azov.position().edit();
    Depot.JUDGE.judge(draft);
    assertThat(draft.events())
        .filteredOn(event -> event instanceof Noted noted && noted.code().equals("cut-off-city"))
        .hasSize(1);
    assertThat(draft.get(azov.unit("su-274"), RostovMarks.SUPPLY)).isEqualTo(1);
  }
}
