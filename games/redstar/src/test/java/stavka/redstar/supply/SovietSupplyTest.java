package stavka.redstar.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.model.SupplyState.LACK;
import static stavka.redstar.model.SupplyState.NONE;
import static stavka.redstar.model.SupplyState.SUPPLIED;
import static stavka.redstar.supply.SupplyTest.state;
import static stavka.redstar.supply.SupplyTest.summer;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.Field;
import stavka.redstar.model.Ledger;

/** Sources, headquarters and ports of the Soviet side. */
final class SovietSupplyTest {
  @Test
  @Rule({"10.1.2", "3.3.5"})
  void sovietLinesCrossIceInSnowAndTheCrimeanStraitAlways() {
    Field ice = at(8, "axis-movement").place("1016", "su-hq-1").place("1616", "su-1a");
    assertThat(state(ice, "su-1a")).isEqualTo(SUPPLIED);
    Field strait = at(2, "axis-movement").place("0408", "su-hq-1").place("0708", "su-1a");
    assertThat(state(strait, "su-1a")).isEqualTo(SUPPLIED);
  }

  @Test
  @Rule("10.1.2")
  void aHeadquartersInAZoneIsSuppliedButSuppliesNobodyUnlessAFriendHoldsTheHex() {
    Field field = summer().place("1012", "su-hq-1").place("1011", "de-inf-1");
    field.place("1310", "su-1a");
    assertThat(state(field, "su-hq-1")).isEqualTo(SUPPLIED);
    assertThat(state(field, "su-1a")).isEqualTo(NONE);
    field.place("1012", "su-rc-1");
    assertThat(state(field, "su-1a")).isEqualTo(SUPPLIED);
  }

  @Test
  @Rule({"10.4", "10.4.1", "10.4.2", "10.4.3"})
  void sovietUnitsLiveBySourcesAndHeadquartersOnRails() {
    Field field =
        summer().place("1012", "su-hq-1").place("1607", "su-1a").place("0203", "su-fac-1");
    assertThat(state(field, "su-hq-1")).isEqualTo(SUPPLIED);
    assertThat(state(summer().place("1612", "su-1a"), "su-1a")).isEqualTo(NONE);
    Field six = summer().place("1018", "su-hq-1").place("1618", "su-1a");
    assertThat(state(six, "su-1a")).isEqualTo(SUPPLIED);
    Field seven = summer().place("1018", "su-hq-1").place("1718", "su-1a");
    assertThat(state(seven, "su-1a")).isEqualTo(NONE);
    assertThat(state(field, "su-fac-1")).isEqualTo(SUPPLIED);
    Field off = summer().place("1212", "su-hq-1").place("1612", "su-1a");
    assertThat(state(off, "su-hq-1")).isEqualTo(NONE);
    assertThat(state(off, "su-1a")).isEqualTo(NONE);
  }

  @Test
  @Rule("10.4")
  void moscowIsASourceUntilItIsLost() {
    Field field = summer().place("1620", "su-1a").place("1023", "de-inf-1");
    assertThat(state(field, "su-1a")).isEqualTo(SUPPLIED);
    field.ledger(Ledger.SOURCES_LOST, Ledger.MOSCOW);
    assertThat(state(field, "su-1a")).isEqualTo(NONE);
  }

  @Test
  @Rule({"10.4.4", "9.0.1"})
  void sovietUnitsLiveByPortsOfTheBlackSea() {
    // Far from every headquarters, and the railway to Baku joins Novorossiysk.
    Field field = summer().place("0306", "su-1a su-zhukov su-hq-1");
    assertThat(state(field, "su-1a")).isEqualTo(SUPPLIED);
    assertThat(state(field, "su-zhukov")).isEqualTo(SUPPLIED);
    Field cut = summer().place("0306", "su-1a su-zhukov").place("0409", "de-inf-1");
    assertThat(state(cut, "su-1a")).isEqualTo(SUPPLIED);
    assertThat(state(cut, "su-zhukov")).isEqualTo(NONE);
    cut.control("sevastopol", Side.AXIS);
    assertThat(state(cut, "su-1a")).isEqualTo(NONE);
    Field ships = summer().place("0306", "su-1a").place("0409", "de-inf-1");
    ships.control("novorossiysk", Side.AXIS);
    assertThat(state(ships, "su-1a")).isEqualTo(SUPPLIED);
    ships.control("tuapse", Side.AXIS);
    assertThat(state(ships, "su-1a")).isEqualTo(NONE);
  }

  @Test
  @Rule("10.4.5")
  void aFactoryTurnsNoSupplyIntoLack() {
    Field field = summer().place("1610", "su-1a su-fac-1").place("1611", "su-2a");
    assertThat(state(field, "su-1a")).isEqualTo(LACK);
    assertThat(state(field, "su-2a")).isEqualTo(NONE);
  }
}
