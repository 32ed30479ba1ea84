package stavka.redstar.supply;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.redstar.Field.at;
import static stavka.redstar.Field.hex;
import static stavka.redstar.Field.hexes;
import static stavka.redstar.Field.unit;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import stavka.engine.event.SupplyJudged;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.Field;
import stavka.redstar.Offers;
import stavka.redstar.Told;
import stavka.redstar.model.Box;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.SupplyState;
import stavka.redstar.supply.Supply.Relief;
import stavka.redstar.supply.Supply.Withdraw;

/** How long lines are, by what they run, and how they would run from elsewhere. */
final class LineLengthsTest {
  private static final Supply SUPPLY = Field.supply();

  private static Field summer() {
    return at(2, "axis-movement");
  }

  private static int excess(Field field, String id, String hex) {
    return SUPPLY.excess(field.position(), unit(id), hex(hex));
  }

  @Test
  @Rule({"10.2.2", "10.3.1", "10.4.3", "10.5"})
  void whatALineIsTooLongIsCountedInHalves() {
    Field field = summer().place("1018", "su-hq-1").place("1907", "fi-hq");
    Map<String, Integer> germans =
        Map.of("1401", 0, "1501", 2, "1601", 4, "1701", 6, "1801", Coverage.NONE, "1010", 1);
    germans.forEach((hex, value) -> assertThat(excess(field, "de-inf-1", hex)).isEqualTo(value));
    Map<String, Integer> soviets = Map.of("1618", 0, "1718", 2, "1818", 4);
    soviets.forEach((hex, value) -> assertThat(excess(field, "su-1a", hex)).isEqualTo(value));
    Map<String, Integer> finns = Map.of("1911", 0, "1912", 2, "1913", 4);
    finns.forEach((hex, value) -> assertThat(excess(field, "fi-1", hex)).isEqualTo(value));
    // A headquarters has a rail line or none, and a depot needs no line.
    assertThat(excess(field, "su-hq-2", "1212")).isEqualTo(Coverage.NONE);
    assertThat(excess(field, "su-hq-2", "1012")).isZero();
    assertThat(excess(field, "de-depot-1", "1801")).isZero();
  }

  private static List<String> line(Field field, String id) {
    return SUPPLY.line(field.position(), unit(id)).stream()
        .mapToObj(hex -> Field.THEATRE.map().name(hex))
        .toList();
  }

  @Test
  @Rule({"10.1.1", "10.2.3", "10.3.2", "10.4.2", "10.4.4"})
  void aLineIsShownFromTheUnitToWhatSuppliesIt() {
    Field rails = summer().place("1004", "de-inf-1");
    assertThat(line(rails, "de-inf-1")).containsExactly("1004", "1003", "1002", "1001");
    Field depot = summer().place("1009", "de-depot-1").place("1012", "de-inf-1 it-1");
    assertThat(line(depot, "de-inf-1")).containsExactly("1012", "1011", "1010", "1009");
    assertThat(line(depot, "it-1")).containsExactly("1012", "1011", "1010", "1009");
    assertThat(line(depot, "de-depot-1")).isEmpty();
    Field none = summer().place("1801", "de-inf-1");
    assertThat(line(none, "de-inf-1")).isEmpty();
    Field port = summer().place("0416", "de-inf-1").control("tuapse", Side.AXIS);
    port.control("sevastopol", Side.AXIS).control("odessa", Side.AXIS);
    assertThat(line(port, "de-inf-1")).containsExactly("0416", "0316");
    Field hq = summer().place("1021", "su-hq-1").place("1221", "su-1a").place("1212", "su-hq-2");
    assertThat(line(hq, "su-hq-1")).hasSize(2).startsWith("1021");
    assertThat(line(hq, "su-1a")).startsWith("1221").endsWith("1021").hasSize(3);
    assertThat(line(hq, "su-hq-2")).isEmpty();
    Field sea = summer().place("0306", "su-1a").place("0409", "de-inf-1");
    assertThat(line(sea, "su-1a")).containsExactly("0306");
    Field allies = summer().place("0405", "ro-hq").place("0505", "ro-1");
    assertThat(line(allies, "ro-hq")).containsExactly("0405", "0404", "0403", "0402");
    assertThat(line(allies, "ro-1")).startsWith("0505");
    // A headquarters in an enemy zone is at the end of the rails but on none that are open.
    Field zone = summer().place("1012", "su-hq-1").place("1011", "de-inf-1");
    assertThat(line(zone, "su-hq-1")).containsExactly("1012");
  }

  @Test
  @Rule({"10.2.1", "10.2.2"})
  void aDepotElsewhereIsJudgedWithTheChainItWouldMake() {
    Field field = summer().place("1009", "de-depot-1").place("1017", "de-depot-2");
    Coverage first = SUPPLY.coverage(field.position(), unit("de-depot-1"));
    assertThat(first.reach()).isEqualTo(8);
    assertThat(first.joined(hex("1009"))).isTrue();
    assertThat(first.joined(hex("1010"))).isFalse();
    assertThat(first.without().length(hex("1009"))).isEqualTo(8);
    assertThat(first.without().length(hex("1013"))).isEqualTo(12);
    assertThat(first.without().length(hex("1017"))).isEqualTo(Coverage.NONE);
    // From 1009 it reaches the second depot and makes it a link; from 1008 it does not.
    assertThat(first.with(hex("1009")).length(hex("1021"))).isEqualTo(4);
    assertThat(first.with(hex("1008")).length(hex("1021"))).isEqualTo(13);
    assertThat(first.from(hex("1009")).length(hex("1013"))).isEqualTo(4);
    Coverage second = SUPPLY.coverage(field.position(), unit("de-depot-2"));
    assertThat(second.joined(hex("1017"))).isTrue();
    assertThat(second.joined(hex("1018"))).isFalse();
    Coverage firm = SUPPLY.firmCoverage(field.position(), unit("de-depot-2"));
    assertThat(firm.reach()).isEqualTo(6);
    // Eight halves from the source are no firm link, so the first depot counts for nothing.
    assertThat(firm.joined(hex("1007"))).isTrue();
    assertThat(firm.joined(hex("1009"))).isFalse();
    field.set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    assertThat(SUPPLY.coverage(field.position(), unit("de-depot-2")).joined(hex("1013"))).isFalse();
  }

  @Test
  @Rule({"10.3.1", "10.3.2", "10.4.3"})
  void headquartersAreJudgedWithTheOthersOfTheirNationOnTheirRails() {
    Field field = summer().place("1010", "su-hq-1").place("1014", "su-hq-2").place("0410", "ro-hq");
    Coverage soviet = SUPPLY.coverage(field.position(), unit("su-hq-1"));
    assertThat(soviet.reach()).isEqualTo(12);
    assertThat(soviet.without().length(hex("0614"))).isEqualTo(8);
    assertThat(soviet.without().length(hex("1010"))).isEqualTo(4);
    assertThat(soviet.from(hex("1010")).length(hex("1410"))).isEqualTo(8);
    Field off = summer().place("1010", "su-hq-1").place("1214", "su-hq-2");
    assertThat(SUPPLY.coverage(off.position(), unit("su-hq-1")).without().length(hex("0614")))
        .isGreaterThan(8);
    Coverage romanian = SUPPLY.coverage(field.position(), unit("ro-hq"));
    assertThat(romanian.reach()).isEqualTo(8);
    assertThat(romanian.without().length(hex("0410"))).isEqualTo(8);
    assertThat(romanian.without().length(hex("0411"))).isEqualTo(9);
  }

  @Test
  @Rule({"10.1.2", "15.2.3", "10.3.1", "10.3.2"})
  void headquartersAreSuppliedOnTheRailsOfTheirOwnNation() {
    Field field = summer();
    assertThat(supplied(field, Nation.SOVIET, "1012 1413 0410 1212")).isEqualTo("1012 1413 0410");
    assertThat(supplied(field, Nation.ROMANIAN, "0410 1012 0510")).isEqualTo("0410 1012");
    assertThat(supplied(field, Nation.FINNISH, "1907 1012 1908")).isEqualTo("1907 1012");
    field.place("0407", "su-1a");
    assertThat(supplied(field, Nation.ROMANIAN, "0404 0410")).isEqualTo("0404");
    assertThat(SUPPLY.capitalLine(field.position(), Nation.ROMANIAN, hex("0404"))).isTrue();
    assertThat(SUPPLY.capitalLine(field.position(), Nation.ROMANIAN, hex("0410"))).isFalse();
    assertThat(SUPPLY.railLine(field.position(), Side.AXIS, hex("1012"))).isTrue();
    assertThat(SUPPLY.railLine(field.position(), Side.AXIS, hex("0412"))).isFalse();
  }

  private static String supplied(Field field, Nation nation, String hexes) {
    return hexes(hexes).stream()
        .filter(hex -> SUPPLY.headquartersSupplied(field.position(), nation, hex))
        .mapToObj(hex -> Field.THEATRE.map().name(hex))
        .reduce((a, b) -> a + " " + b)
        .orElse("");
  }

  @Test
  @Rule({"10.0.4", "10.6", "10.6.3", "10.6.4"})
  void theJudgementOfBothSidesIsTold() {
    Field field = at(2, "supply", 2).place("1001", "de-inf-1").place("1801", "de-inf-2 ro-1");
    field.place("1024", "su-1a").place("1605", "su-2a su-leader-1 su-hq-1");
    SUPPLY.judgeAll(field.edit());
    field.take();
    assertThat(field.events().stream().filter(SupplyJudged.class::isInstance))
        .containsExactly(
            new SupplyJudged(Side.AXIS, Field.units("de-inf-2 ro-1"), "10.0.4"),
            new SupplyJudged(Side.SOVIET, Field.units("su-2a su-hq-1 su-leader-1"), "10.0.4"));
    assertThat(Told.by(field))
        .containsExactly(
            "10.6.4 placed su-hq-1 off",
            "15.7.3 hq-returns 2",
            "15.7.3 comes-back su-hq-1 3",
            "10.6.3 placed su-leader-1 off");
  }

  @Test
  @Rule({"10.2.1", "10.2.4"})
  void depotsAreOfferedTwiceBeforeSupplyIsJudgedAndOnceAfter() {
    Field field = at(2, "axis-depots").place("1009", "de-depot-1").place("1005", "de-depot-2");
    field.box(Box.TRACK, "de-depot-3").set(RedStarMarks.EMERGENCY, 1, "de-depot-2");
    assertThat(Offers.offered(field))
        .containsExactly(new Withdraw(unit("de-depot-1")), new Relief(unit("de-depot-1")));
    Offers.sameByUnit(field);
    assertThat(field.why(new Relief(Field.PIECES.count()))).isEqualTo("10.2.1 depots-only");
    assertThat(field.why(new Relief(unit("de-depot-3")))).isEqualTo("10.2.1 depots-only");
    field.give(new Relief(unit("de-depot-1")));
    assertThat(Told.by(field)).startsWith("10.2.4 depot-relieves de-depot-1");
    Field late = at(2, "axis-late-depots").place("1009", "de-depot-1").place("1005", "de-depot-2");
    assertThat(Offers.exactly(late, Offers.units().mapToObj(Withdraw::new)))
        .containsExactly(new Withdraw(unit("de-depot-1")), new Withdraw(unit("de-depot-2")));
    Offers.sameByUnit(late);
  }

  @Test
  @Rule({"10.9.1", "10.9.2", "10.5"})
  void attritionIsToldStepByStep() {
    Field field = at(2, "attrition", 1, 5).place("1801", "de-inf-2").place("1705", "su-rc-1");
    SUPPLY.attrition(field.edit());
    assertThat(Told.by(field.take()))
        .containsExactly(
            "10.9.1 attrition-die 1",
            "10.9.1 step de-inf-2 1 1801",
            "10.9.1 step de-inf-2 0 1801",
            "10.9.1 eliminated de-inf-2 1801",
            "10.9.1 attrition-die 5",
            "10.9.1 attrition-spared su-rc-1");
    // A single step is lost once, whatever the table says.
    Field one = at(2, "attrition", 1).place("1705", "su-rc-1");
    SUPPLY.attrition(one.edit());
    assertThat(Told.by(one.take())).hasSize(3);
  }

  @Test
  @Rule({"10.2.4", "10.7"})
  void onlyDepotsThatGaveEmergencySupplyLeaveAsThePhaseEnds() {
    Field field = at(2, "supply").place("1009", "de-depot-1").place("1005", "de-depot-2");
    field.set(RedStarMarks.EMERGENCY, 1, "de-depot-1");
    SUPPLY.phaseEnds(field.edit());
    assertThat(Told.by(field.take()))
        .containsExactly("10.2.4 placed de-depot-1 off", "15.7.2 comes-back de-depot-1 6");
    assertThat(field.has("de-depot-1", RedStarMarks.EMERGENCY)).isFalse();
    assertThat(field.where("de-depot-2")).isEqualTo("1005");
    assertThat(SUPPLY.judge(field.position(), unit("de-depot-1"))).isEqualTo(SupplyState.SUPPLIED);
  }
}
