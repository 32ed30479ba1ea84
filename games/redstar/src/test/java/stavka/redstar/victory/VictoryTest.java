package stavka.redstar.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.march;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.play.Verdict;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.Field;
import stavka.redstar.RedStar;
import stavka.redstar.model.Box;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.SupplyState;

final class VictoryTest {
  private static int points(Field field) {
    return Field.GAME.facts().points(field.position(), Side.AXIS);
  }

  private static boolean noted(Field field, String code) {
    return field.events().stream()
        .anyMatch(event -> event instanceof Noted noted && noted.code().equals(code));
  }

  @Test
  @Rule({"18.0", "18.0.3", "18.0.4"})
  void citiesScoreIfHeldAndFreeOfEnemyZones() {
    Field field = at(1, "axis-movement");
    assertThat(points(field)).isZero();
    field.control("kharkov", Side.AXIS);
    assertThat(points(field)).isEqualTo(10);
    field.place("1414", "su-1a");
    assertThat(points(field)).isZero();
    field.place("1413", "de-sec-1").supply(SupplyState.NONE, "de-sec-1");
    assertThat(points(field)).isEqualTo(10);
  }

  @Test
  @Rule({"18.0.4", "9.0.3", "10.1.2"})
  void aCityWithASovietHeadquartersInItStaysHeldButScoresForNobody() {
    Field field = at(1, "axis-movement").control("kharkov", Side.AXIS);
    assertThat(points(field)).isEqualTo(10);
    field.place("1413", "su-hq-1");
    assertThat(points(field)).isZero();
    field.place("1515", "su-hq-1");
    assertThat(points(field)).isEqualTo(10);
  }

  @Test
  @Rule({"18.0.3", "14.1.3"})
  void destroyedAssetsScore() {
    Field field = at(1, "axis-movement").box(Box.DESTROYED, "su-fac-1 su-coal");
    assertThat(points(field)).isEqualTo(6);
    field.box(Box.EVACUATED, "su-fac-2");
    assertThat(points(field)).isEqualTo(6);
  }

  @Test
  @Rule({"18.0.5", "11.2.6"})
  void suppliedUnitsScoreByTheStep() {
    assertThat(points(at(1, "axis-movement").place("1002", "de-pz-1"))).isEqualTo(8);
    assertThat(points(at(1, "axis-movement").place("1002", "de-inf-1"))).isEqualTo(4);
    assertThat(points(at(1, "axis-movement").place("1002", "de-kg-pz-1"))).isEqualTo(4);
    assertThat(points(at(1, "axis-movement").place("1002", "de-mtn-1"))).isEqualTo(4);
    assertThat(points(at(1, "axis-movement").place("1002", "ro-1"))).isEqualTo(2);
    assertThat(points(at(1, "axis-movement").place("1002", "de-base-1"))).isEqualTo(4);
    assertThat(points(at(1, "axis-movement").place("1002", "de-depot-1"))).isEqualTo(2);
    assertThat(points(at(1, "axis-movement").place("1002", "ro-hq de-sec-1"))).isEqualTo(2);
    Field worn = at(1, "axis-movement").place("1002", "de-pz-1").set(Marks.STEP, 1, "de-pz-1");
    assertThat(points(worn)).isEqualTo(6);
    for (SupplyState state :
        new SupplyState[] {SupplyState.NONE, SupplyState.LACK, SupplyState.EMERGENCY}) {
      Field poor = at(1, "axis-movement").place("1002", "de-pz-1").supply(state, "de-pz-1");
      assertThat(points(poor)).isZero();
    }
  }

  @Test
  @Rule({"18.0.1", "18.0.2", "18.0.5", "1.4"})
  void afterTheLastTurnThePointsDecide() {
    Field field = at(40, "end-of-turn").control("moscow", Side.AXIS).control("kharkov", Side.AXIS);
    field.settle();
    Verdict verdict = Field.GAME.verdict(field.position()).orElseThrow();
    assertThat(verdict.axisPoints()).isEqualTo(30);
    assertThat(verdict.winner()).isEqualTo(Side.SOVIET);
    assertThat(verdict.level()).isEqualTo("soviet-victory");
    assertThat(Field.GAME.scenarios()).hasSize(2);
  }

  @Test
  @Rule({"18.1", "18.1.1"})
  void theEntryIntoMoscowMayEndTheWar() {
    Field field = at(1, "axis-movement", 1).place("1019", "de-inf-1");
    field.give(march("de-inf-1", "1020"));
    Verdict verdict = Field.GAME.verdict(field.position()).orElseThrow();
    assertThat(verdict.winner()).isEqualTo(Side.AXIS);
    assertThat(verdict.level()).isEqualTo("surrender");
  }

  @Test
  @Rule("18.1.1")
  void leningradAndBakuEachTakeOneOffTheDie() {
    Field two = at(1, "axis-movement", 2).place("1019", "de-inf-1 de-inf-2");
    two.give(march("de-inf-1", "1020"));
    assertThat(Field.GAME.verdict(two.position())).isEmpty();
    assertThat(noted(two, "soviet-wavers")).isTrue();
    Field held = at(1, "axis-movement", 3).place("1019", "de-inf-1");
    held.control("leningrad", Side.AXIS).control("baku", Side.AXIS);
    held.give(march("de-inf-1", "1020"));
    assertThat(Field.GAME.verdict(held.position())).isPresent();
  }

  @Test
  @Rule("18.1.1")
  void aPairOfCitiesCountsOnlyWhenBothAreHeld() {
    Field one = at(1, "axis-movement", 3).place("1019", "de-inf-1 de-inf-2");
    one.control("odessa", Side.AXIS).give(march("de-inf-1", "1020"));
    assertThat(noted(one, "soviet-wavers")).isTrue();
    Field both = at(1, "axis-movement", 3).place("1019", "de-inf-1");
    both.control("odessa", Side.AXIS).control("sevastopol", Side.AXIS);
    both.give(march("de-inf-1", "1020"));
    assertThat(Field.GAME.verdict(both.position())).isPresent();
  }

  @Test
  @Rule({"18.1", "18.1.1"})
  void moscowsListIsTheBooks() {
    assertThat(new RedStar().theatre().charts().surrender().get("moscow"))
        .containsExactlyInAnyOrder(
            new Charts.Persuasion(List.of("leningrad"), -1),
            new Charts.Persuasion(List.of("baku"), -1),
            new Charts.Persuasion(List.of("stalingrad", "sevastopol"), -2));
  }

  @Test
  @Rule({"18.1.1", "6.2.4"})
  void waveringBringsTheBandedMarkersBackOnce() {
    int banded = Field.PIECES.markerById("c-1-1").type() - 1;
    Field field = at(1, "axis-movement", 3, 3).watched().place("1019", "de-inf-1");
    field.place("0421", "de-inf-2").ledger(Ledger.CUPS + banded, 1);
    field.ledger(Ledger.AT_START + banded, 2).give(march("de-inf-1", "1020"));
    assertThat(field.position().ledger(Ledger.CUPS + banded)).isEqualTo(3);
    assertThat(field.position().ledger(Ledger.AT_START + banded)).isZero();
    // Set aside again, they stay so whatever Baku's die says.
    field.ledger(Ledger.AT_START + banded, 2).give(march("de-inf-2", "0422"));
    assertThat(noted(field, "soviet-wavers")).isTrue();
    assertThat(field.position().ledger(Ledger.AT_START + banded)).isEqualTo(2);
  }

  @Test
  @Rule({"18.1.1", "10.4"})
  void theDieIsRolledOnceAndTheSourceIsLost() {
    Field field = at(1, "axis-movement", 5).watched().place("1019", "de-inf-1 de-inf-2");
    field.give(march("de-inf-1", "1020"));
    assertThat(noted(field, "soviet-fights-on")).isTrue();
    assertThat(field.position().ledger(Ledger.SOURCES_LOST)).isEqualTo(Ledger.MOSCOW);
    // No die is left in the script: a second one would fail.
    field.give(march("de-inf-2", "1020"));
    assertThat(field.where("de-inf-2")).isEqualTo("1020");
  }

  @Test
  @Rule({"18.1", "10.4"})
  void securityTroopsBringTheDieButTakeNoSource() {
    Field field = at(1, "axis-movement", 6).watched().place("0421", "de-sec-1 de-inf-1");
    field.give(march("de-sec-1", "0422"));
    assertThat(noted(field, "soviet-fights-on")).isTrue();
    assertThat(field.position().ledger(Ledger.SOURCES_LOST)).isZero();
    field.give(march("de-inf-1", "0422"));
    assertThat(field.position().ledger(Ledger.SOURCES_LOST)).isEqualTo(Ledger.BAKU);
  }

  @Test
  @Rule("7.4.3")
  void theFortressIsRazedByTheFirstAxisUnit() {
    Field field = at(1, "axis-movement").place("0408", "de-inf-1 de-inf-2");
    field.give(march("de-inf-1", "0308"));
    assertThat(field.position().ledger(Ledger.FORTRESS_DESTROYED)).isEqualTo(1);
    Field soviet = at(1, "soviet-movement").place("0408", "su-1a su-2a");
    soviet.give(march("su-1a", "0308"));
    assertThat(soviet.position().ledger(Ledger.FORTRESS_DESTROYED)).isZero();
  }
}
