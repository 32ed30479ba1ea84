package stavka.app.bench;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MeasurementTest {
  @Test
  void roundsAboutOneFigureHaveSettled() {
    assertThat(Measurement.settled(new double[] {100, 103, 98, 101, 99, 100})).isTrue();
  }

  @Test
  void roundsThatStillRiseHaveNotSettled() {
    assertThat(Measurement.settled(new double[] {80, 88, 96, 102, 108, 114})).isFalse();
  }

  @Test
  void roundsThatSwingHaveNotSettled() {
    assertThat(Measurement.settled(new double[] {80, 120, 80, 80, 120, 80})).isFalse();
  }

  @Test
  void aSingleRoundTellsNothing() {
    assertThat(Measurement.settled(new double[] {100})).isFalse();
  }
}
