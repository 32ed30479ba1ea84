package stavka.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeasurementTest {
  @Test
  void rounds_about_one_figure_have_settled() {
    assertThat(Measurement.settled(new double[] {100, 103, 98, 101, 99, 100})).isTrue();
  }

  @Test
  void rounds_that_still_rise_have_not_settled() {
    assertThat(Measurement.settled(new double[] {80, 88, 96, 102, 108, 114})).isFalse();
  }

  @Test
  void rounds_that_swing_have_not_settled() {
    assertThat(Measurement.settled(new double[] {80, 120, 80, 80, 120, 80})).isFalse();
  }

  @Test
  void a_single_round_tells_nothing() {
    assertThat(Measurement.settled(new double[] {100})).isFalse();
  }
}
