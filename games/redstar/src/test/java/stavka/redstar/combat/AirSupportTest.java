package stavka.redstar.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.attack;
import static stavka.redstar.Field.overrun;

import org.junit.jupiter.api.Test;
import stavka.engine.battle.BattleReport;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.redstar.Field;

/** Air fleets shift the column for the Axis. */
final class AirSupportTest {
  private static BattleReport report(Field field, Order order) {
    return field.forecast(order).report();
  }

  private static Field axis(int turn, String step) {
    return Field.at(turn, step).place("1210", "de-pz-1").place("1310", "su-rc-1");
  }

  @Test
  @Rule({"7.5.1", "7.5.2", "12.2.2", "12.2.1"})
  void defendersUnderAFleetAreAColumnWorseOff() {
    Field field = axis(13, "axis-combat");
    assertThat(report(field, attack("de-pz-1", "1310")).column()).isEqualTo("3-1");
    field.place("1314", "de-fleet-1");
    BattleReport report = report(field, attack("de-pz-1", "1310"));
    assertThat(report.odds()).isEqualTo("3-1");
    assertThat(report.column()).isEqualTo("4-1");
    // A second fleet adds nothing, one out of range neither.
    field.place("1310", "de-fleet-2");
    assertThat(report(field, attack("de-pz-1", "1310")).column()).isEqualTo("4-1");
    Field far = axis(13, "axis-combat").place("1315", "de-fleet-1");
    assertThat(report(far, attack("de-pz-1", "1310")).column()).isEqualTo("3-1");
  }

  @Test
  @Rule({"7.5.2", "12.2.2", "8.0.3", "8.0.9"})
  void overrunsGainTheColumnToo() {
    Field field = axis(13, "axis-movement").place("1314", "de-fleet-1");
    BattleReport report = report(field, overrun("de-pz-1", "1310", ""));
    assertThat(report.column()).isEqualTo("4-1");
    assertThat(report.overrun()).isTrue();
    assertThat(report.dieChanges().stream().mapToInt(change -> change.amount()).sum()).isEqualTo(1);
  }

  @Test
  @Rule({"7.5.3", "12.2.3"})
  void axisDefendersUnderAFleetAreAColumnBetterOff() {
    Field field = Field.at(13, "soviet-combat").place("1210", "su-mc-1 su-mc-2");
    field.place("1310", "de-sec-1");
    assertThat(report(field, attack("su-mc-1 su-mc-2", "1310")).column()).isEqualTo("3-1");
    field.place("1311", "de-fleet-1");
    assertThat(report(field, attack("su-mc-1 su-mc-2", "1310")).column()).isEqualTo("2-1");
  }

  @Test
  @Rule({"7.5.4", "12.2.7", "7.4.5", "13.0.3"})
  void inSnowFleetsDoNothing() {
    Field field = axis(23, "axis-combat").place("1314", "de-fleet-1");
    assertThat(report(field, attack("de-pz-1", "1310")).column()).isEqualTo("3-1");
  }
}
