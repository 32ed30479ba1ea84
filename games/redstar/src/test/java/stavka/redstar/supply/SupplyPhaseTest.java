package stavka.redstar.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.end;
import static stavka.redstar.Field.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.event.Rolled;
import stavka.engine.event.StepLost;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;
import stavka.redstar.supply.Supply.Relief;
import stavka.redstar.supply.Supply.Withdraw;

final class SupplyPhaseTest {
  private static long rolls(Field field) {
    return field.events().stream().filter(Rolled.class::isInstance).count();
  }

  @Test
  @Rule({"10.0.4", "10.0.3", "2.0"})
  void statesLastFromOneSupplyPhaseToTheNext() {
    Field field = at(2, "supply").watched().place("1401", "de-inf-1").place("1501", "de-inf-2");
    Field.supply().judgeAll(field.edit());
    field.take();
    assertThat(field.get("de-inf-1", RedStarMarks.SUPPLY))
        .isEqualTo(SupplyState.SUPPLIED.ordinal());
    assertThat(field.get("de-inf-2", RedStarMarks.SUPPLY)).isEqualTo(SupplyState.NONE.ordinal());
    field.place("1401", "de-inf-2");
    assertThat(field.get("de-inf-2", RedStarMarks.SUPPLY)).isEqualTo(SupplyState.NONE.ordinal());
  }

  @Test
  @Rule({"10.6", "10.6.3", "10.6.4", "15.7.3"})
  void leadersAndHeadquartersWithoutSupplyLeaveTheMap() {
    Field field = at(2, "supply", 3, 5).watched().place("1605", "su-zhukov su-hq-1");
    field.place("1607", "su-hq-2");
    Field.supply().judgeAll(field.edit());
    field.take();
    assertThat(field.where("su-zhukov")).isEqualTo("leaders");
    assertThat(field.where("su-hq-1")).isEqualTo("track");
    assertThat(field.get("su-hq-1", RedStarMarks.DUE)).isEqualTo(3);
    assertThat(field.get("su-hq-2", RedStarMarks.DUE)).isEqualTo(4);
    // Beside a factory a headquarters lacks supply and stays.
    Field factory = at(2, "supply").watched().place("1605", "su-hq-1 su-fac-1");
    Field.supply().judgeAll(factory.edit());
    factory.take();
    assertThat(factory.where("su-hq-1")).isEqualTo("1605");
  }

  @Test
  @Rule({"10.9", "10.9.1", "10.5"})
  void isolatedUnitsRollForAttritionAndCitiesHelp() {
    Field field = at(2, "attrition", 3).place("1601", "de-inf-1").place("1801", "de-inf-2");
    Field.supply().attrition(field.edit());
    field.take();
    assertThat(rolls(field)).isEqualTo(1);
    assertThat(field.step("de-inf-2")).isEqualTo(1);
    assertThat(field.step("de-inf-1")).isZero();
    // A major city adds two: three becomes five, which costs nothing.
    Field city = at(2, "attrition", 3).place("1812", "de-inf-2");
    Field.supply().attrition(city.edit());
    city.take();
    assertThat(city.step("de-inf-2")).isZero();
    assertThat(city.events().getLast()).isInstanceOf(Noted.class);
    Field worst = at(2, "attrition", 1).place("1705", "su-rc-1");
    Field.supply().attrition(worst.edit());
    worst.take();
    assertThat(worst.where("su-rc-1")).isEqualTo("force-pool");
    assertThat(worst.events()).anyMatch(StepLost.class::isInstance);
  }

  @Test
  @Rule({"10.9.2", "2.0"})
  void nobodyRollsOnTheFirstTurn() {
    Field field = at(1, "attrition").place("1801", "de-inf-2");
    Field.supply().attrition(field.edit());
    field.take();
    assertThat(rolls(field)).isZero();
  }

  @Test
  @Rule({"10.2.1", "15.7.2"})
  void depotsAreWithdrawnToComeBackFourTurnsLater() {
    Field field = at(2, "axis-depots").watched().place("1009", "de-depot-1 de-depot-2");
    field.give(new Withdraw(unit("de-depot-1")));
    assertThat(field.where("de-depot-1")).isEqualTo("track");
    assertThat(field.get("de-depot-1", RedStarMarks.DUE)).isEqualTo(6);
    assertThat(field.why(new Withdraw(unit("de-depot-1")))).isEqualTo("10.2.1 depots-only");
    assertThat(field.why(new Withdraw(unit("de-inf-1")))).isEqualTo("10.2.1 depots-only");
    assertThat(field.why(new Withdraw(-1))).isEqualTo("10.2.1 depots-only");
  }

  @Test
  @Rule({"10.2.1", "10.0.4"})
  void aDepotMayServeFirstAndBeWithdrawnAfterSupplyIsJudged() {
    Field judged = at(2, "axis-depots").watched().place("1005", "de-depot-1");
    judged.place("1108", "de-inf-1").give(end());
    assertThat(judged.decision()).isEqualTo("choose-late-depots");
    assertThat(judged.why(new Relief(unit("de-depot-1")))).isEqualTo("10.2.1 withdraw-or-end");
    judged.give(new Withdraw(unit("de-depot-1")));
    assertThat(judged.where("de-depot-1")).isEqualTo("track");
    assertThat(judged.get("de-depot-1", RedStarMarks.DUE)).isEqualTo(6);
    assertThat(judged.get("de-inf-1", RedStarMarks.SUPPLY))
        .isEqualTo(SupplyState.SUPPLIED.ordinal());
  }

  @Test
  @Rule("10.2.1")
  void withTheSwitchDepotsLeaveBeforeSupplyIsJudgedOrNotAtAll() {
    Field field = at(2, "axis-depots").watched().place("1005", "de-depot-1");
    field.ledger(Ledger.DEPOTS_LEAVE_EARLY, 1).give(end());
    assertThat(field.decision()).isNotEqualTo("choose-late-depots");
    Field late = at(2, "axis-late-depots").place("1005", "de-depot-1");
    late.ledger(Ledger.DEPOTS_LEAVE_EARLY, 1);
    assertThat(late.why(new Withdraw(unit("de-depot-1")))).isEqualTo("10.2.1 depots-leave-early");
  }

  @Test
  @Rule({"10.2.4", "10.7", "15.7.2"})
  void anEmergencyDepotServesOnceAndLeaves() {
    Field field = at(2, "axis-depots").watched().place("1413", "de-depot-1 de-inf-1");
    field.give(new Relief(unit("de-depot-1")));
    assertThat(field.get("de-inf-1", RedStarMarks.SUPPLY))
        .isEqualTo(SupplyState.EMERGENCY.ordinal());
    assertThat(field.where("de-depot-1")).isEqualTo("track");
    assertThat(field.get("de-depot-1", RedStarMarks.DUE)).isEqualTo(6);
    assertThat(field.decision()).isNotEqualTo("choose-depots");
    Field twice = at(2, "axis-depots").place("1413", "de-depot-1 de-depot-2");
    twice.give(new Relief(unit("de-depot-1")));
    assertThat(twice.why(new Relief(unit("de-depot-1")))).isEqualTo("10.2.4 depot-used");
    assertThat(twice.why(end())).isEmpty();
    assertThat(Box.NAMES).contains("track");
  }
}
