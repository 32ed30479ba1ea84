package stavka.ai.review;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EffortTest {
  private static List<Integer> turns(int turns, int orders) {
    return IntStream.rangeClosed(0, turns).mapToObj(turn -> turn * orders).toList();
  }

  @Test
  void aShortMatchIsAskedAboutEachTurnAsOftenAsIsWanted() {
    List<Integer> turns = turns(10, 80);
    assertThat(Effort.of(turns, 8)).isEqualTo(new Effort(turns, 8));
  }

  @Test
  void aCampaignIsAskedAboutInFewerPlacesFromItsFirstToItsLast() {
    Effort effort = Effort.of(turns(57, 200), 8);
    assertThat(effort.places()).startsWith(0).endsWith(57 * 200).isSorted();
    assertThat(effort.places()).hasSizeBetween(8, 16);
    assertThat(effort.playouts()).isEqualTo(3);
  }

  @Test
  void betweenTheTwoItIsPlayedOnLessOften() {
    Effort effort = Effort.of(turns(15, 200), 8);
    assertThat(effort.places()).hasSize(16);
    assertThat(effort.playouts()).isEqualTo(4);
    assertThat(Effort.of(turns(57, 200), 2).playouts()).as("never more than wanted").isEqualTo(2);
  }
}
