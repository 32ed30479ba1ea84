package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class EvenChanceTest {
  private static List<Integer> rolls(long seed, int sides, int count) {
    List<Integer> values = new ArrayList<>();
    Chance chance = new EvenChance(seed);
    for (int i = 0; i < count; i++) {
      Chance.Roll roll = chance.roll(sides);
      values.add(roll.value());
      chance = roll.next();
    }
    return values;
  }

  @Test
  void everyRunOfSixShowsEachFaceOnce() {
    List<Integer> values = rolls(3, 6, 60);
    for (int start = 0; start < values.size(); start += 6) {
      assertThat(values.subList(start, start + 6)).containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6);
    }
  }

  @Test
  void theOrderDependsOnTheSeedAndChangesFromRunToRun() {
    List<Integer> values = rolls(3, 6, 60);
    assertThat(rolls(3, 6, 60)).isEqualTo(values);
    assertThat(rolls(4, 6, 60)).isNotEqualTo(values);
    assertThat(values.subList(6, 60)).isNotEqualTo(values.subList(0, 54));
  }

  @Test
  void everyFaceIsAsLikelyInEachPlace() {
    int[] counts = new int[10];
    for (int seed = 0; seed < 10_000; seed++) {
      counts[rolls(seed, 10, 4).getLast() - 1]++;
    }
    for (int count : counts) {
      assertThat(count).isBetween(850, 1150);
    }
  }
}
