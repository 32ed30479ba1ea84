package stavka.redstar.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.unit;
import static stavka.redstar.model.SupplyState.EMERGENCY;
import static stavka.redstar.model.SupplyState.LACK;
import static stavka.redstar.model.SupplyState.NONE;
import static stavka.redstar.model.SupplyState.SUPPLIED;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Side;
import stavka.redstar.Field;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;

final class SupplyTest {
  private static final Supply SUPPLY = Field.supply();

  static Field summer() {
    return at(2, "axis-movement");
  }

  static SupplyState state(Field field, String id) {
    return SUPPLY.judge(field.position(), unit(id));
  }

  @Test
  @Rule({"10.0", "10.0.1", "10.0.2", "10.1", "10.1.1", "10.2", "10.2.2", "10.1.3"})
  void germansNeedALineOfFourHexesAndRailsCountHalf() {
    assertThat(state(summer().place("1401", "de-inf-1"), "de-inf-1")).isEqualTo(SUPPLIED);
    assertThat(state(summer().place("1501", "de-inf-1"), "de-inf-1")).isEqualTo(NONE);
    assertThat(state(summer().place("1009", "de-inf-1"), "de-inf-1")).isEqualTo(SUPPLIED);
    assertThat(state(summer().place("1010", "de-inf-1"), "de-inf-1")).isEqualTo(NONE);
    assertThat(state(summer().place("1009", "it-1"), "it-1")).isEqualTo(SUPPLIED);
    assertThat(state(summer().place("1010", "hu-1"), "hu-1")).isEqualTo(NONE);
  }

  @Test
  @Rule({"10.2.1", "10.2.2"})
  void depotsPassSupplyOnInChains() {
    Field field = summer().place("1009", "de-depot-1").place("1017", "de-depot-2");
    field.place("1317", "de-inf-1").place("0717", "de-inf-2");
    assertThat(state(field, "de-inf-1")).isEqualTo(SUPPLIED);
    Field broken = summer().place("1009", "de-depot-1").place("1018", "de-depot-2");
    broken.place("1317", "de-inf-1");
    assertThat(state(broken, "de-inf-1")).isEqualTo(NONE);
    // A depot without a line is supplied itself.
    assertThat(state(broken, "de-depot-2")).isEqualTo(SUPPLIED);
  }

  @Test
  @Rule({"10.1.2", "5.0.1"})
  void enemiesAndTheirZonesCutLinesUnlessAFriendHoldsTheHex() {
    Field field = summer().place("1006", "de-inf-1").place("1005", "su-hq-1");
    // Around the headquarters the way is longer but open.
    assertThat(state(field, "de-inf-1")).isEqualTo(SUPPLIED);
    Field zone = summer().place("1009", "de-inf-1").place("1105", "su-1a").place("0905", "su-2a");
    assertThat(state(zone, "de-inf-1")).isEqualTo(NONE);
    zone.place("1005", "de-inf-2").place("1004", "de-inf-3").place("1006", "de-inf-4");
    assertThat(state(zone, "de-inf-1")).isEqualTo(SUPPLIED);
    // A unit without a zone of its own does not keep the line open.
    Field security = summer().place("1009", "de-inf-1").place("1105", "su-1a");
    security.place("0905", "su-2a").place("1004", "de-sec-1").place("1005", "de-depot-1");
    security.place("1006", "de-sec-2");
    assertThat(state(security, "de-inf-1")).isEqualTo(NONE);
  }

  @Test
  @Rule("10.1.2")
  void majorRiversAreCrossedByRailOnly() {
    Field field = summer().place("0715", "de-depot-1").place("0716", "de-inf-1");
    field.place("0714", "de-inf-2");
    // The depot is chained by nothing: tried as emergency supply.
    field.set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    assertThat(state(field, "de-inf-2")).isEqualTo(EMERGENCY);
    assertThat(state(field, "de-inf-1")).isEqualTo(NONE);
    Field minor = summer().place("0711", "de-depot-1").place("0712", "de-inf-1");
    minor.set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    assertThat(state(minor, "de-inf-1")).isEqualTo(EMERGENCY);
  }

  @Test
  @Rule({"10.1.3", "11.1", "11.1.1"})
  void swampsCountTwoAndPartisansDouble() {
    assertThat(first("1407", "1507", "")).isEqualTo(4);
    Field partisans = summer().place("1008", "de-inf-1");
    assertThat(state(partisans, "de-inf-1")).isEqualTo(SUPPLIED);
    partisans.place("1004", "su-part-1").place("1006", "su-part-2");
    // Seven halves of rail, two of them doubled: nine.
    assertThat(state(partisans, "de-inf-1")).isEqualTo(NONE);
  }

  @Test
  @Rule({"10.1.3", "11.1.1"})
  void theBooksExamplesOfPartisans() {
    // What the first hex of a line counts, with and without a partisan in it.
    assertThat(first("1006", "1007", "")).isEqualTo(1);
    assertThat(first("1006", "1007", "su-part-1")).isEqualTo(2);
    assertThat(first("1403", "1404", "")).isEqualTo(2);
    assertThat(first("1403", "1404", "su-part-1")).isEqualTo(4);
    assertThat(first("1407", "1406", "")).isEqualTo(4);
    assertThat(first("1407", "1406", "su-part-1")).isEqualTo(8);
  }

  /** Half hexes of an Axis line from a hex to its neighbour. */
  private static int first(String to, String from, String partisan) {
    Field field = summer();
    if (!partisan.isEmpty()) {
      field.place(to, partisan);
    }
    Network network =
        new Network(Field.THEATRE, new LineTables(Field.GROUND), field.position(), Side.AXIS);
    return network.within(Trace.from(Field.hexes(to)), 20).length(hex(from));
  }

  @Test
  @Rule({"10.1.3", "13.0.3"})
  void theArcticCountsTwo() {
    Field field = at(2, "axis-movement").place("1418", "su-1a");
    field.place("2018", "su-2a");
    Network network =
        new Network(Field.THEATRE, new LineTables(Field.GROUND), field.position(), Side.SOVIET);
    var lines = network.within(Trace.from(Field.hexes("2018")), 20);
    assertThat(lines.length(hex("1918"))).isEqualTo(4);
    assertThat(lines.length(hex("1818"))).isEqualTo(6);
  }

  @Test
  @Rule("10.2.3")
  void germansLiveByBlackSeaPortsWhileOdessaAndSevastopolAreJoined() {
    Field field = summer().place("0418", "de-inf-1 it-1 de-base-1").place("0419", "de-inf-2");
    field.control("tuapse", Side.AXIS).control("sevastopol", Side.AXIS);
    assertThat(state(field, "de-inf-1")).isEqualTo(NONE);
    field.control("odessa", Side.AXIS);
    // Half a hex along the railway each: three from Tuapse, four further east.
    assertThat(state(field, "de-inf-1")).isEqualTo(SUPPLIED);
    assertThat(state(field, "it-1")).isEqualTo(NONE);
    assertThat(state(field, "de-base-1")).isEqualTo(NONE);
    assertThat(state(field, "de-inf-2")).isEqualTo(SUPPLIED);
    assertThat(state(field.place("0420", "de-inf-2"), "de-inf-2")).isEqualTo(NONE);
    // A train must reach both ports.
    field.place("0407", "su-1a");
    assertThat(state(field, "de-inf-1")).isEqualTo(NONE);
  }

  @Test
  @Rule({"10.2.4", "10.7", "10.7.1"})
  void emergencyDepotsServeGermansItaliansAndHungarians() {
    Field field = summer().place("1413", "de-depot-1").set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    field.place("1415", "de-inf-1 it-1").place("1411", "hu-1").place("1417", "ro-1");
    field.place("1412", "de-base-1");
    assertThat(state(field, "de-inf-1")).isEqualTo(EMERGENCY);
    assertThat(state(field, "it-1")).isEqualTo(EMERGENCY);
    assertThat(state(field, "hu-1")).isEqualTo(EMERGENCY);
    assertThat(state(field, "ro-1")).isEqualTo(NONE);
    assertThat(state(field, "de-base-1")).isEqualTo(NONE);
    // It is no link of a chain.
    Field chain = summer().place("1009", "de-depot-1").place("1013", "de-inf-1");
    assertThat(state(chain, "de-inf-1")).isEqualTo(SUPPLIED);
    chain.set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    assertThat(state(chain, "de-inf-1")).isEqualTo(EMERGENCY);
  }

  @Test
  @Rule({"10.2.5", "12.2.4"})
  void anAirFleetTurnsNoSupplyIntoLackForGermans() {
    Field field = summer().place("1413", "de-inf-1 ro-1").place("1409", "de-fleet-1");
    assertThat(state(field, "de-inf-1")).isEqualTo(LACK);
    assertThat(state(field, "ro-1")).isEqualTo(NONE);
    Field far = summer().place("1413", "de-inf-1").place("1408", "de-fleet-1");
    assertThat(state(far, "de-inf-1")).isEqualTo(NONE);
  }

  @Test
  @Rule({"10.0.5", "10.3", "10.3.2"})
  void romaniansLiveByBucharestAndHeadquartersOnRails() {
    Field field = summer().place("0710", "ro-1").place("0410", "ro-hq");
    assertThat(state(field, "ro-hq")).isEqualTo(SUPPLIED);
    assertThat(state(field, "ro-1")).isEqualTo(SUPPLIED);
    Field without = summer().place("0710", "ro-1");
    assertThat(state(without, "ro-1")).isEqualTo(NONE);
    Field off = summer().place("0610", "ro-hq");
    assertThat(state(off, "ro-hq")).isEqualTo(NONE);
    Field lost = summer().place("0404", "ro-1").control("bucharest", Side.SOVIET);
    assertThat(state(lost, "ro-1")).isEqualTo(NONE);
    assertThat(SUPPLY.isolated(lost.position(), unit("ro-1"))).isTrue();
  }

  @Test
  @Rule({"10.3", "10.3.1"})
  void finnsLiveByHelsinki() {
    Field field = summer().place("1903", "fi-1").place("1907", "fi-hq");
    assertThat(state(field, "fi-1")).isEqualTo(SUPPLIED);
    assertThat(state(field, "fi-hq")).isEqualTo(SUPPLIED);
    assertThat(state(summer().place("1913", "fi-1"), "fi-1")).isEqualTo(NONE);
    Field reach = summer().place("1911", "fi-1").place("1907", "fi-hq");
    assertThat(state(reach, "fi-1")).isEqualTo(SUPPLIED);
    field.control("helsinki", Side.SOVIET);
    assertThat(state(field, "fi-1")).isEqualTo(NONE);
  }

  @Test
  @Rule({"10.0.6", "10.9.3", "11.1.9"})
  void partisansNeedNoSupply() {
    Field field = summer().place("1505", "su-part-1");
    assertThat(state(field, "su-part-1")).isEqualTo(SUPPLIED);
    assertThat(SUPPLY.isolated(field.position(), unit("su-part-1"))).isFalse();
  }

  @Test
  @Rule("10.5")
  void aLineTwiceAsLongAsItMayBeIsolates() {
    Field near = summer().place("1701", "de-inf-1");
    assertThat(SUPPLY.isolated(near.position(), unit("de-inf-1"))).isFalse();
    assertThat(state(near, "de-inf-1")).isEqualTo(NONE);
    Field far = summer().place("1801", "de-inf-1");
    assertThat(SUPPLY.isolated(far.position(), unit("de-inf-1"))).isTrue();
    Field hq = summer().place("1212", "su-hq-1");
    assertThat(SUPPLY.isolated(hq.position(), unit("su-hq-1"))).isFalse();
    // In emergency supply nobody is isolated.
    Field depot = summer().place("1801", "de-inf-1 de-depot-1");
    depot.set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    assertThat(SUPPLY.isolated(depot.position(), unit("de-inf-1"))).isFalse();
  }

  @Test
  @Rule({"18.0.4", "14.2.2", "14.3"})
  void linesOfAnyLengthAndByRail() {
    Field field = summer();
    assertThat(SUPPLY.axisLine(field.position(), hex("1420"))).isTrue();
    assertThat(SUPPLY.railLine(field.position(), Side.SOVIET, hex("1413"))).isTrue();
    assertThat(SUPPLY.railLine(field.position(), Side.SOVIET, hex("1410"))).isFalse();
    field.place("1014", "de-inf-1");
    assertThat(SUPPLY.railLine(field.position(), Side.SOVIET, hex("1413"))).isFalse();
  }

  @Test
  @Rule({"3.5.3", "15.2.2"})
  void theHexesInWhichAUnitWouldBeSupplied() {
    Field field = summer().place("1009", "de-inf-1");
    assertThat(SUPPLY.supplied(field.position(), unit("de-inf-1")).has(hex("1008"))).isTrue();
    assertThat(SUPPLY.supplied(field.position(), unit("de-inf-1")).has(hex("1011"))).isFalse();
    assertThat(SUPPLY.line(field.position(), unit("de-inf-1")).first()).isEqualTo(hex("1009"));
    assertThat(SUPPLY.line(field.position(), unit("de-inf-1")).last()).isEqualTo(hex("1001"));
  }
}
