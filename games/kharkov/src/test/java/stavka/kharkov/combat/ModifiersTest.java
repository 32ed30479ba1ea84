package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.combat.KharkovMuster.modifiers;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Modifier;
import stavka.engine.rule.Rule;

/** First everything that raises a strength, then everything that lowers it. */
class ModifiersTest {
  private static final List<Modifier> PLAIN = modifiers(false, "", false, false, false);

  private static int strength(int base, List<Modifier> modifiers) {
    return KharkovMuster.ROUNDING.strength(base, modifiers, 0);
  }

  @Test
  @Rule({"14.1", "9.31", "9.34"})
  void divisionAndShelterDoubleEach() {
    assertThat(strength(5, PLAIN)).isEqualTo(5);
    assertThat(strength(5, modifiers(true, "", false, false, false))).isEqualTo(10);
    assertThat(strength(5, modifiers(false, "forest", false, false, false))).isEqualTo(10);
    assertThat(strength(5, modifiers(true, "forest", false, false, false))).isEqualTo(20);
  }

  @Test
  @Rule({"9.32", "11.43", "7.0", "9.35"})
  void riverHungerAndOverrunHalveEachAndRoundDown() {
    assertThat(strength(5, modifiers(false, "", true, false, false))).isEqualTo(2);
    assertThat(strength(9, modifiers(false, "", false, true, false))).isEqualTo(4);
    assertThat(strength(7, modifiers(false, "", false, false, true))).isEqualTo(3);
    assertThat(strength(9, modifiers(false, "", true, true, false))).isEqualTo(2);
    assertThat(strength(9, modifiers(false, "", true, true, true))).isEqualTo(1);
    assertThat(strength(9, modifiers(true, "", true, true, true))).isEqualTo(2);
  }

  @Test
  @Rule("9.35")
  void aHalvedUnitIsNeverWorthLessThanOneButAWorthlessOneStaysSo() {
    assertThat(strength(1, modifiers(false, "", true, true, false))).isEqualTo(1);
    assertThat(strength(0, modifiers(false, "", true, true, false))).isEqualTo(1);
    assertThat(strength(0, PLAIN)).isZero();
  }

  @Test
  @Rule("9.34")
  void alikeAreThoseWhoseStrengthChangesAlike() {
    List<Modifier> sheltered = modifiers(false, "forest", false, false, false);
    assertThat(Modifier.alike(sheltered, modifiers(true, "", false, false, false))).isTrue();
    assertThat(Modifier.alike(sheltered, PLAIN)).isFalse();
    List<Modifier> hungry = modifiers(false, "", false, true, false);
    assertThat(Modifier.alike(hungry, modifiers(false, "", true, false, false))).isTrue();
    assertThat(Modifier.alike(hungry, modifiers(false, "", false, false, true))).isTrue();
    assertThat(Modifier.alike(hungry, PLAIN)).isFalse();
    assertThat(Modifier.alike(hungry, modifiers(true, "", false, true, false))).isFalse();
  }
}
