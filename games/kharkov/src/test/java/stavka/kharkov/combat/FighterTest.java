package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;

/** First everything that raises a strength, then everything that lowers it. */
class FighterTest {
  private static final Fighter PLAIN = new Fighter(3, false, "", false, false, false);

  @Test
  @Rule({"14.1", "9.31", "9.34"})
  void divisionAndShelterDoubleEach() {
    assertThat(PLAIN.strength(5)).isEqualTo(5);
    assertThat(new Fighter(3, true, "", false, false, false).strength(5)).isEqualTo(10);
    assertThat(new Fighter(3, false, "forest", false, false, false).strength(5)).isEqualTo(10);
    assertThat(new Fighter(3, true, "forest", false, false, false).strength(5)).isEqualTo(20);
  }

  @Test
  @Rule({"9.32", "11.43", "7.0", "9.35"})
  void riverHungerAndOverrunHalveEachAndRoundDown() {
    assertThat(new Fighter(3, false, "", true, false, false).strength(5)).isEqualTo(2);
    assertThat(new Fighter(3, false, "", false, true, false).strength(9)).isEqualTo(4);
    assertThat(new Fighter(3, false, "", false, false, true).strength(7)).isEqualTo(3);
    assertThat(new Fighter(3, false, "", true, true, false).strength(9)).isEqualTo(2);
    assertThat(new Fighter(3, false, "", true, true, true).strength(9)).isEqualTo(1);
    assertThat(new Fighter(3, true, "", true, true, true).strength(9)).isEqualTo(2);
  }

  @Test
  @Rule("9.35")
  void aHalvedUnitIsNeverWorthLessThanOneButAWorthlessOneStaysSo() {
    assertThat(new Fighter(3, false, "", true, true, false).strength(1)).isEqualTo(1);
    assertThat(new Fighter(3, false, "", true, true, false).strength(0)).isEqualTo(1);
    assertThat(PLAIN.strength(0)).isZero();
  }

  @Test
  @Rule("9.34")
  void alikeAreThoseWhoseStrengthChangesAlike() {
    Fighter sheltered = new Fighter(4, false, "forest", false, false, false);
    assertThat(sheltered.likens(new Fighter(5, true, "", false, false, false))).isTrue();
    assertThat(sheltered.likens(PLAIN)).isFalse();
    Fighter hungry = new Fighter(4, false, "", false, true, false);
    assertThat(hungry.likens(new Fighter(5, false, "", true, false, false))).isTrue();
    assertThat(hungry.likens(new Fighter(5, false, "", false, false, true))).isTrue();
    assertThat(hungry.likens(PLAIN)).isFalse();
    assertThat(hungry.likens(new Fighter(5, true, "", false, true, false))).isFalse();
  }
}
