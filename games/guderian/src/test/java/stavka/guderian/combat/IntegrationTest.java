package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import stavka.engine.counter.Counter;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.Box;
import stavka.operational.model.Marks;

@Rule("7.3")
class IntegrationTest {
  private static final int HEX = open(h -> true);
  private static final int TARGET = next(HEX, 0);
  private static final String PANZERS = "de-7-pz-25 de-7-pg-6 de-7-pg-7";
  private static final String MOTORISED = "de-14-mr-11 de-14-mr-53";

  private static Field german(String units) {
    return at(3, Field.AXIS_COMBAT)
        .place(HEX, units)
        .place(TARGET, "su-rd-46")
        .known("su-rd-46", 1, 1);
  }

  private static int strength(String units) {
    return german(units).attackOf(attack(units, TARGET));
  }

  @Test
  @Rule("7.3")
  void aDivisionThatHasLostARegimentIsNeverDoubledAgain() {
    Field field = german("de-7-pz-25 de-7-pg-6").box(Box.ELIMINATED, "de-7-pg-7");
    assertThat(field.attackOf(attack("de-7-pz-25 de-7-pg-6", TARGET))).isEqualTo(6);
  }

  @Test
  @Rule({"7.3", "9.63"})
  void reducedRegimentsStillMakeADivision() {
    Field field = german(PANZERS).set(Marks.STEP, 1, PANZERS);
    assertThat(field.attackOf(attack(PANZERS, TARGET))).isEqualTo(8);
  }

  @Test
  @Rule({"7.3", "9.33"})
  void aDivisionIsDoubledInDefenceToo() {
    Field field =
        at(8, Field.SOVIET_COMBAT)
            .place(HEX, PANZERS)
            .place(TARGET, "su-rd-46 su-koniev")
            .known("su-rd-46", 9, 8);
    assertThat(field.defenceAgainst(attack("su-rd-46", HEX))).isEqualTo(16);
    field.place(HEX, "de-5");
    assertThat(field.defenceAgainst(attack("su-rd-46", HEX))).isEqualTo(8 + 9);
  }

  @Test
  @Rule("7.3")
  void infantryAndCavalryAreNotIntegrated() {
    assertThat(strength("de-5")).isEqualTo(9);
    assertThat(strength("de-cav-1")).isEqualTo(4);
    assertThat(strength("de-gd")).isEqualTo(4);
  }

  @Test
  @Rule("7.3")
  void nobodyOfAnotherDivisionMayBeThere() {
    assertThat(strength(MOTORISED)).isEqualTo(12);
    assertThat(strength(MOTORISED + " de-7-pg-6")).isEqualTo(8);
    assertThat(strength(MOTORISED + " de-cav-1")).isEqualTo(10);
    assertThat(strength(MOTORISED + " de-lehr")).isEqualTo(12 + 3);
  }

  @Test
  @Rule("7.3")
  void oneIndependentRegimentStandsBesideTwoRegimentsNotBesideThree() {
    Field three = german(PANZERS + " de-lehr");
    assertThat(three.attackOf(attack(PANZERS, TARGET))).isEqualTo(8);
    Field two = german(MOTORISED + " de-lehr de-gd");
    assertThat(two.attackOf(attack(MOTORISED, TARGET))).isEqualTo(6);
  }

  @Test
  @Rule({"7.3", "9.12"})
  void itHoldsThoughOnlyOneRegimentAttacks() {
    assertThat(german(PANZERS).attackOf(attack("de-7-pg-6", TARGET))).isEqualTo(4);
  }

  @Test
  @Rule("7.3")
  void everyDivisionOfSeveralRegimentsIsDoubledWhenItIsWhole() {
    Map<String, String> divisions = new TreeMap<>();
    for (Counter counter : Field.THEATRE.roster().all()) {
      if (!counter.formation().isEmpty()) {
        divisions.merge(counter.formation(), counter.id(), (all, one) -> all + " " + one);
      }
    }
    int several = 0;
    for (String division : divisions.values()) {
      if (division.contains(" ")) {
        String first = division.substring(0, division.indexOf(' '));
        String rest = division.substring(division.indexOf(' ') + 1);
        assertThat(strength(division))
            .as(division)
            .isEqualTo(2 * (strength(first) + strength(rest)));
        several++;
      }
    }
    assertThat(several).isGreaterThan(5);
  }
}
