package stavka.ai.planner;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BucketsTest {
  @Test
  void theSmallestPriorityComesFirst() {
    Buckets queue = new Buckets(20);
    queue.add(7, 9);
    queue.add(8, 2);
    queue.add(9, 20);
    assertThat(queue.next()).isEqualTo(8);
    assertThat(queue.level()).isEqualTo(2);
    queue.add(5, 4);
    assertThat(queue.next()).isEqualTo(5);
    assertThat(queue.next()).isEqualTo(7);
    assertThat(queue.next()).isEqualTo(9);
    assertThat(queue.next()).isEqualTo(-1);
  }

  @Test
  void whatIsTooFarIsLeftOutAndManyFit() {
    Buckets queue = new Buckets(3);
    queue.add(1, 4);
    for (int i = 0; i < 5000; i++) {
      queue.add(i, 3);
    }
    int count = 0;
    while (queue.next() >= 0) {
      count++;
    }
    assertThat(count).isEqualTo(5000);
  }
}
