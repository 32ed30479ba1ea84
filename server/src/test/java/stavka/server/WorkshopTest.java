package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import stavka.server.match.Workshop;

/** Heavy work waits in a short queue, and nobody fills it alone. */
class WorkshopTest {
  @Test
  void oneAddressHasOnlySoMuchWorkUnderWayAndOthersStillGetTheirsDone() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (Workshop workshop = new Workshop("trials", 2, 2, 1);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> first =
          callers.submit(
              () ->
                  workshop.call(
                      "a",
                      () -> {
                        begun.countDown();
                        end.await();
                        return "done";
                      }));
      begun.await();
      assertThatThrownBy(() -> workshop.call("a", () -> "more")).isInstanceOf(Workshop.Full.class);
      assertThat(workshop.call("b", () -> "mine")).isEqualTo("mine");
      end.countDown();
      assertThat(first.get()).isEqualTo("done");
      assertThat(workshop.call("a", () -> "again")).isEqualTo("again");
    }
  }

  @Test
  void beyondTheQueueEveryoneIsToldAtOnce() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (Workshop workshop = new Workshop("trials", 1, 2, 99);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> under = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        under.add(
            callers.submit(
                () ->
                    workshop.call(
                        "a",
                        () -> {
                          begun.countDown();
                          end.await();
                          return "done";
                        })));
      }
      begun.await();
      while (workshop.waiting() < 2) {
        Thread.onSpinWait();
      }
      assertThatThrownBy(() -> workshop.call("b", () -> "late")).isInstanceOf(Workshop.Full.class);
      end.countDown();
      for (Future<String> each : under) {
        assertThat(each.get()).isEqualTo("done");
      }
    }
  }

  @Test
  void whatFailsIsToldAsItFailed() {
    try (Workshop workshop = new Workshop("trials", 1, 1, 1)) {
      assertThatThrownBy(
              () ->
                  workshop.call(
                      "a",
                      () -> {
                        throw new IllegalArgumentException("no");
                      }))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
