package stavka.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import stavka.server.match.Asker;
import stavka.server.match.Workshop;

/** Heavy work waits in a short queue, and nobody fills it alone. */
class WorkshopTest {
  @Test
  void oneAddressHasOnlySoMuchWorkUnderWayAndOthersStillGetTheirsDone() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (Workshop workshop = new Workshop("trials", new Workshop.Room(2, 2, 1, 1, 1, 60));
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> first =
          callers.submit(
              () ->
                  workshop.call(
                      Asker.of("a"),
                      () -> {
                        begun.countDown();
                        end.await();
                        return "done";
                      }));
      begun.await();
      assertThatThrownBy(() -> workshop.call(Asker.of("a"), () -> "more"))
          .isInstanceOf(Workshop.Full.class);
      assertThat(workshop.call(Asker.of("b"), () -> "mine")).isEqualTo("mine");
      end.countDown();
      assertThat(first.get()).isEqualTo("done");
      assertThat(workshop.call(Asker.of("a"), () -> "again")).isEqualTo("again");
    }
  }

  @Test
  void beyondTheQueueWhoeverHasMostWaitingIsToldAtOnce() throws Exception {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    try (Workshop workshop = new Workshop("trials", new Workshop.Room(1, 2, 99, 99, 1, 60));
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<String>> under = new ArrayList<>();
      for (int i = 0; i < 3; i++) {
        under.add(
            callers.submit(
                () ->
                    workshop.call(
                        Asker.of("a"),
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
      assertThatThrownBy(() -> workshop.call(Asker.of("a"), () -> "late"))
          .isInstanceOf(Workshop.Full.class);
      end.countDown();
      for (Future<String> each : under) {
        assertThat(each.get()).isEqualTo("done");
      }
    }
  }

  @Test
  void whatFailsIsToldAsItFailed() {
    try (Workshop workshop = new Workshop("trials", new Workshop.Room(1, 1, 1, 1, 1, 60))) {
      assertThatThrownBy(
              () ->
                  workshop.call(
                      Asker.of("a"),
                      () -> {
                        throw new IllegalArgumentException("no");
                      }))
          .isInstanceOf(IllegalArgumentException.class);
    }
  }

  private static Workshop narrow(int waiting) {
    return new Workshop("trials", new Workshop.Room(1, waiting, 99, 99, 1, 60));
  }

  private static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  /** Someone who keeps the only thread busy until told to end. */
  private static Future<String> busy(
      Workshop workshop, ExecutorService callers, CountDownLatch end) {
    Future<String> busy =
        callers.submit(
            () ->
                workshop.call(
                    Asker.of("a"),
                    () -> {
                      end.await();
                      return "busy";
                    }));
    await(() -> workshop.working() == 1);
    return busy;
  }

  @Test
  void whoAsksForMuchWaitsUntilTheOthersHaveHadTheirTurn() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    try (Workshop workshop = narrow(9);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      all.add(busy(workshop, callers, end));
      for (String work : List.of("a1", "a2", "a3", "b1")) {
        int before = workshop.waiting();
        Asker asker = Asker.of(work.substring(0, 1));
        all.add(callers.submit(() -> workshop.call(asker, () -> done.add(work))));
        await(() -> workshop.waiting() == before + 1);
      }
      end.countDown();
      for (Future<?> each : all) {
        each.get();
      }
      assertThat(done).containsExactly("a1", "b1", "a2", "a3");
    }
  }

  @Test
  void peopleAtOneAddressTakeTurnsToo() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    List<String> done = Collections.synchronizedList(new ArrayList<>());
    try (Workshop workshop = narrow(9);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> all = new ArrayList<>();
      all.add(busy(workshop, callers, end));
      for (String work : List.of("x1", "x2", "x3", "y1")) {
        int before = workshop.waiting();
        Asker asker = new Asker("home", work.substring(0, 1), () -> false);
        all.add(callers.submit(() -> workshop.call(asker, () -> done.add(work))));
        await(() -> workshop.waiting() == before + 1);
      }
      end.countDown();
      for (Future<?> each : all) {
        each.get();
      }
      assertThat(done).containsExactly("x1", "y1", "x2", "x3");
    }
  }

  @Test
  void whenAllIsFullWhoeverHasMostGivesWay() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (Workshop workshop = narrow(2);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> busy = busy(workshop, callers, end);
      List<Future<String>> waiting = new ArrayList<>();
      for (int i = 1; i <= 2; i++) {
        int count = i;
        waiting.add(callers.submit(() -> workshop.call(Asker.of("a"), () -> "a" + count)));
        await(() -> workshop.waiting() == count);
      }
      Future<String> newcomer = callers.submit(() -> workshop.call(Asker.of("b"), () -> "b"));
      assertThatThrownBy(() -> waiting.getLast().get()).hasCauseInstanceOf(Workshop.Full.class);
      end.countDown();
      assertThat(newcomer.get()).isEqualTo("b");
      assertThat(waiting.getFirst().get()).isEqualTo("a1");
      assertThat(busy.get()).isEqualTo("busy");
    }
  }

  @Test
  void workThatTwoWaitForIsDoneOnce() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    AtomicInteger done = new AtomicInteger();
    try (Workshop workshop = narrow(9);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> busy = busy(workshop, callers, end);
      List<Future<Integer>> both = new ArrayList<>();
      for (String address : List.of("b", "c")) {
        int before = workshop.waiting();
        both.add(
            callers.submit(() -> workshop.call(Asker.of(address), "match", done::incrementAndGet)));
        await(() -> workshop.waiting() == before + 1);
      }
      end.countDown();
      assertThat(both.getFirst().get()).isEqualTo(1);
      assertThat(both.getLast().get()).isEqualTo(1);
      assertThat(busy.get()).isEqualTo("busy");
      assertThat(workshop.waiting()).isZero();
    }
  }

  @Test
  void workIsStoppedWhenNobodyWaitsForItAnyMore() throws Exception {
    AtomicBoolean gone = new AtomicBoolean();
    CountDownLatch stopped = new CountDownLatch(1);
    try (Workshop workshop = narrow(9);
        ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor()) {
      Future<String> asked =
          callers.submit(
              () ->
                  workshop.call(
                      new Asker("a", "", gone::get),
                      () -> {
                        try {
                          new CountDownLatch(1).await();
                        } catch (InterruptedException interrupted) {
                          stopped.countDown();
                        }
                        return "never";
                      }));
      await(() -> workshop.working() == 1);
      gone.set(true);
      assertThatThrownBy(asked::get).hasCauseInstanceOf(Workshop.Full.class);
      assertThat(stopped.await(60, TimeUnit.SECONDS)).isTrue();
      assertThat(workshop.call(Asker.of("a"), () -> "next")).isEqualTo("next");
    }
  }
}
