package stavka.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class PlainRecordsTest {
  record Loss(int steps, boolean lostPoor) {}

  record Chart(String id, Loss firstLoss) {}

  private static Chart read(String text) {
    return PlainRecords.read(Documents.yaml("chart.yaml", text).root(), Chart.class, 0, 9);
  }

  @Test
  void componentsAreReadFromFieldsOfTheirNames() {
    assertThat(read("{id: east, first_loss: {steps: 2, lost_poor: true}}"))
        .isEqualTo(new Chart("east", new Loss(2, true)));
  }

  @Test
  void faultsNameTheirFileAndLine() {
    assertThatThrownBy(() -> read("id: east\nfirst_loss:\n  steps: 10\n  lost_poor: true"))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("chart.yaml:3")
        .hasMessageContaining("between 0 and 9");
    assertThatThrownBy(() -> read("id: east\nfirst_loss: {steps: 1}"))
        .hasMessageContaining("'lost_poor' is missing");
  }
}
