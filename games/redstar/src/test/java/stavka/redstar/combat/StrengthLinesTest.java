package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static stavka.redstar.Field.attack;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Tally;
import stavka.engine.order.Attack;
import stavka.engine.play.Forecast;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.SupplyState;

/** The lines a strength is made of, and exact chances where markers are yet to be drawn. */
final class StrengthLinesTest {
  private static List<String> lines(Tally tally) {
    return tally.lines().stream()
        .map(
            line ->
                (line.unit() < 0 ? "-" : Field.PIECES.roster().get(line.unit()).id())
                    + " "
                    + line.value()
                    + " "
                    + line.code()
                    + " "
                    + line.rule())
        .toList();
  }

  private static BattleReport report(Field field, Attack attack) {
    return field.forecast(attack).report();
  }

  @Test
  @Rule({"7.1.2", "10.6.1", "10.8.1"})
  void poorSupplyIsALineOfItsOwnWithTheRuleOfItsState() {
    Field field =
        Field.at(13, "axis-combat")
            .place("1210", "de-inf-1")
            .place("1209", "de-inf-2")
            .place("1310", "su-rc-1 su-rc-2")
            .supply(SupplyState.LACK, "de-inf-1 su-rc-1")
            .supply(SupplyState.NONE, "de-inf-2 su-rc-2");
    BattleReport report = report(field, attack("de-inf-1 de-inf-2", "1310"));
    assertThat(lines(report.attack()))
        .containsExactly(
            "de-inf-1 5 strength 7.1.2",
            "de-inf-1 3 poor-supply 10.8.1",
            "de-inf-2 5 strength 7.1.2",
            "de-inf-2 3 poor-supply 10.6.1");
    assertThat(lines(report.defence()))
        .containsExactly(
            "su-rc-2 3 strength 7.1.2", "su-rc-2 2 poor-supply 10.6.1", "su-rc-1 3 strength 7.1.2");
  }

  @Test
  @Rule({"7.2.7", "7.2.8", "7.4.2", "1.5.1"})
  void riversAndCountersThatCountOnceAreLinesToo() {
    Field river = Field.at(13, "axis-combat").place("0711", "de-pz-1");
    river.place("0712", "su-hq-1 su-hq-2 su-rc-1");
    assertThat(lines(report(river, attack("de-pz-1", "0712")).defence()))
        .containsExactly(
            "su-rc-1 3 strength 7.1.2",
            "su-hq-2 1 strength 7.1.2",
            "su-hq-1 0 one-of-a-kind 7.2.7",
            "- 2 river 7.4.2");
    Field major = Field.at(13, "axis-combat").place("0715", "de-pz-1");
    major.place("0716", "su-rc-1 su-rc-2").supply(SupplyState.NONE, "su-rc-2");
    assertThat(lines(report(major, attack("de-pz-1", "0716")).defence()))
        .containsExactly(
            "su-rc-2 3 strength 7.1.2",
            "su-rc-2 3 halved-and-doubled 1.5.1",
            "su-rc-1 3 strength 7.1.2",
            "su-rc-1 6 major-river 7.4.2");
    Field depots = Field.at(13, "soviet-combat").place("1210", "su-mc-1");
    depots.place("1310", "de-depot-1 de-depot-2");
    assertThat(lines(report(depots, attack("su-mc-1", "1310")).defence()))
        .containsExactly("de-depot-2 1 strength 7.1.2", "de-depot-1 0 one-of-a-kind 7.2.8");
    // On two hexes one of each kind counts on either.
    Field two = Field.at(13, "axis-combat").place("1210", "de-pz-1");
    two.place("1310", "su-hq-1").place("1110", "su-hq-2");
    assertThat(report(two, attack("de-pz-1", "1310 1110")).defence().total()).isEqualTo(2);
  }

  @Test
  @Rule({"6.2.2", "7.1.2"})
  void anArmyWithoutMarkerIsUntriedBeforeAndBareAfterAnEmptyCup() {
    Field field = Field.at(13, "axis-combat", 3).place("1210", "de-pz-1").place("1310", "su-1a");
    BattleReport before = report(field, attack("de-pz-1", "1310"));
    assertThat(lines(before.defence())).containsExactly("su-1a 0 untried 6.2.2");
    assertThat(before.defence().unknown()).isEqualTo(1);
    empty(field).give(attack("de-pz-1", "1310"));
    assertThat(lines(field.fought().report().defence())).containsExactly("su-1a 2 strength 7.1.2");
    Field attacks = Field.at(13, "soviet-combat", 3).place("1210", "su-1t");
    attacks.place("1310", "de-kg-inf-1");
    assertThat(lines(report(attacks, attack("su-1t", "1310")).attack()))
        .containsExactly("su-1t 0 untried 6.2.2");
    empty(attacks).give(attack("su-1t", "1310"));
    assertThat(lines(attacks.fought().report().attack())).containsExactly("su-1t 3 strength 7.1.2");
  }

  private static Field empty(Field field) {
    for (int type = 0; type < Field.PIECES.markers().size(); type++) {
      field.ledger(Ledger.CUPS + type, 0);
    }
    return field;
  }

  /** Columns with their chances in thirds: markers of class c come in three equal types. */
  private static String columns(Field field, Attack attack) {
    Forecast forecast = field.forecast(attack);
    double sum = forecast.outcomes().stream().mapToDouble(Forecast.Outcome::chance).sum();
    assertThat(sum).isCloseTo(1, within(1e-12));
    return forecast.columns().stream()
        .map(column -> column.column() + " " + Math.round(3 * column.chance()))
        .collect(Collectors.joining(", "));
  }

  @Test
  @Rule({"6.2.2", "7.4.2", "10.6.1", "1.5.1"})
  void chancesKnowWhatWaterAndSupplyDoToAMarkerYetToBeDrawn() {
    // Defences of 4, 3 and 1 against nine.
    assertThat(defended("1210", "1310", SupplyState.SUPPLIED)).isEqualTo("2-1 1, 3-1 1, 7-1 1");
    assertThat(defended("1210", "1310", SupplyState.LACK)).isEqualTo("2-1 1, 3-1 1, 7-1 1");
    assertThat(defended("1210", "1310", SupplyState.NONE)).isEqualTo("4-1 2, 7-1 1");
    assertThat(defended("0711", "0712", SupplyState.SUPPLIED)).isEqualTo("3-2 2, 4-1 1");
    assertThat(defended("0715", "0716", SupplyState.SUPPLIED)).isEqualTo("1-1 1, 3-2 1, 4-1 1");
    assertThat(defended("0715", "0716", SupplyState.NONE)).isEqualTo("2-1 1, 3-1 1, 7-1 1");
    // Attacks of 3, 2 and 1 against three: half of them, rounded up, in poor supply.
    assertThat(attacked(SupplyState.SUPPLIED)).isEqualTo("1-3 1, 1-2 1, 1-1 1");
    assertThat(attacked(SupplyState.LACK)).isEqualTo("1-3 2, 1-2 1");
    assertThat(attacked(SupplyState.NONE)).isEqualTo("1-3 2, 1-2 1");
  }

  private static String defended(String from, String to, SupplyState state) {
    Field field = Field.at(13, "axis-combat").place(from, "de-pz-1").place(to, "su-1a");
    return columns(field.supply(state, "su-1a"), attack("de-pz-1", to));
  }

  private static String attacked(SupplyState state) {
    Field field = Field.at(13, "soviet-combat").place("1210", "su-1a");
    field.place("1310", "de-kg-inf-1").supply(state, "su-1a");
    return columns(field, attack("su-1a", "1310"));
  }

  @Test
  @Rule({"6.2.2", "7.1.2"})
  void drawsThatWouldBeTooWeakAchieveNothing() {
    // 3 to 8 is 1-3, two and one to eight are below it.
    Field field = Field.at(13, "soviet-combat").place("1210", "su-1a").place("1310", "de-pz-1");
    assertThat(columns(field, attack("su-1a", "1310"))).isEqualTo("1-3 1");
    Forecast forecast = field.forecast(attack("su-1a", "1310"));
    assertThat(forecast.chanceOf("NE")).isCloseTo(2 / 3.0 + 1 / 18.0, within(1e-12));
    assertThat(forecast.chanceOf("AE")).isCloseTo(2 / 18.0, within(1e-12));
    assertThat(forecast.outcomes())
        .extracting(Forecast.Outcome::result)
        .containsExactly("NE", "A1", "A2", "AE");
  }

  @Test
  @Rule("6.2.2")
  void armiesOfTwoClassesDrawFromTwoCups() {
    Field field = Field.at(13, "soviet-combat").place("1210", "su-1a su-1t");
    field.place("1310", "de-kg-inf-1");
    // 8 or 6 and 3, 2 or 1 against three: 11, 10, 9 twice, 8 and 7.
    Forecast forecast = field.forecast(attack("su-1a su-1t", "1310"));
    assertThat(forecast.columns())
        .extracting(Forecast.ColumnChance::column)
        .containsExactly("2-1", "3-1");
    assertThat(forecast.columns().getFirst().chance()).isCloseTo(2 / 6.0, within(1e-12));
    // An army with its marker and one without add up.
    field.marker("su-1t", "a-6-5");
    assertThat(columns(field, attack("su-1a su-1t", "1310"))).isEqualTo("2-1 2, 3-1 1");
  }

  @Test
  @Rule({"7.5", "7.5.1", "7.5.2", "7.5.3", "12.2.2", "13.0.3"})
  void anAirFleetShiftsForTheAxisIfItCoversEveryTarget() {
    Field field = Field.at(13, "axis-combat").place("1210", "de-pz-1").place("1409", "de-fleet-1");
    field.place("1310", "su-rc-1").place("1110", "su-rc-2");
    assertThat(report(field, attack("de-pz-1", "1310")).shifts())
        .containsExactly(new Adjustment(1, "air-fleet", "7.5.2"));
    assertThat(report(field, attack("de-pz-1", "1310 1110")).shifts()).hasSize(1);
    field.place("1509", "de-fleet-1");
    assertThat(report(field, attack("de-pz-1", "1310")).shifts()).hasSize(1);
    assertThat(report(field, attack("de-pz-1", "1310 1110")).shifts()).isEmpty();
    Field snow = Field.at(23, "axis-combat").place("1210", "de-pz-1").place("1409", "de-fleet-1");
    snow.place("1310", "su-rc-1");
    assertThat(report(snow, attack("de-pz-1", "1310")).shifts()).isEmpty();
    Field soviet = Field.at(13, "soviet-combat").place("1210", "su-mc-1");
    soviet.place("1409", "de-fleet-1").place("1310", "de-kg-inf-1");
    assertThat(report(soviet, attack("su-mc-1", "1310")).shifts())
        .containsExactly(new Adjustment(-1, "air-fleet", "7.5.3"));
  }

  @Test
  @Rule({"7.7.1", "7.7.2", "14.4.6", "7.6.2", "13.0.4", "13.0.5"})
  void aLeaderHelpsOnlyIfEveryDefenderHasOneNear() {
    Field field = Field.at(13, "soviet-combat").place("1210", "su-mc-1 su-mc-2");
    field.place("1310", "de-kg-inf-1").place("1110", "de-kg-inf-2");
    field.place("0910", "su-leader-2");
    assertThat(report(field, attack("su-mc-1", "1110")).dieChanges())
        .containsExactly(new Adjustment(2, "leader", "7.7.2"));
    assertThat(report(field, attack("su-mc-1", "1310")).dieChanges()).isEmpty();
    assertThat(report(field, attack("su-mc-1", "1310 1110")).dieChanges()).isEmpty();
    field.place("1510", "su-zhukov");
    assertThat(report(field, attack("su-mc-1", "1310 1110")).dieChanges())
        .containsExactly(new Adjustment(3, "leader", "7.7.2"));
    Field first = Field.at(8, "axis-combat").place("1210", "de-pz-1").place("1310", "su-rc-1");
    assertThat(report(first, attack("de-pz-1", "1310")).dieChanges())
        .containsExactly(new Adjustment(3, "winter", "13.0.4"));
    Field second = Field.at(22, "axis-combat").place("1210", "de-pz-1").place("1310", "su-rc-1");
    assertThat(report(second, attack("de-pz-1", "1310")).dieChanges())
        .containsExactly(new Adjustment(1, "winter", "13.0.5"));
  }
}
