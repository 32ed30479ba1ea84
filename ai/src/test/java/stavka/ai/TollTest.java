package stavka.ai;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class TollTest {
  @Test
  void eachSideHasItsStepsItsRetreatAndItsEnd() {
    assertThat(Toll.of("1R*/-")).isEqualTo(new Toll(1, true, false, 0, false, false));
    assertThat(Toll.of("-/2R")).isEqualTo(new Toll(0, false, false, 2, true, false));
    assertThat(Toll.of("*/1R")).isEqualTo(new Toll(0, false, false, 1, true, false));
    assertThat(Toll.of("e/-")).isEqualTo(new Toll(0, false, true, 0, false, false));
    assertThat(Toll.of("-/E")).isEqualTo(new Toll(0, false, false, 0, false, true));
  }

  @Test
  void resultsThatNameTheirSideAreNoTolls() {
    assertThat(Toll.of("De/A1")).isNull();
    assertThat(Toll.of("Eng")).isNull();
    assertThat(Toll.of("D2")).isNull();
  }

  @Test
  void anAttackThatIsLostIsWorthLessThanOneThatIsRepelled() {
    assertThat(Outcomes.worth("e/-", 1)).isLessThan(Outcomes.worth("2R*/-", 1));
    assertThat(Outcomes.worth("2R*/-", 1)).isLessThan(Outcomes.worth("1/R", 1));
  }
}
