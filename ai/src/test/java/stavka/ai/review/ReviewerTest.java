package stavka.ai.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Messages;
import stavka.engine.play.Ruling;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.kharkov.Kharkov;

class ReviewerTest {
  private static final Game KHARKOV = new Kharkov();
  private static final int FROM_TURN = 8;

  private static Position start;
  private static final List<Order> ORDERS = new ArrayList<>();
  private static Verdict verdict;

  /** The last turns of a match played at random. */
  @BeforeAll
  static void play() {
    SplittableRandom random = new SplittableRandom(4);
    Position position = KHARKOV.setUp(KHARKOV.scenarios().getFirst(), 4);
    start = position;
    while (KHARKOV.verdict(position).isEmpty()) {
      Order order = KHARKOV.legal(position).sample(random);
      position = ((Ruling.Accepted) KHARKOV.submit(position, order)).position();
      if (position.turn() < FROM_TURN) {
        start = position;
      } else {
        ORDERS.add(order);
      }
    }
    // The order that led into the first of these turns belongs to the start.
    start = ((Ruling.Accepted) KHARKOV.submit(start, ORDERS.removeFirst())).position();
    verdict = KHARKOV.verdict(position).orElseThrow();
  }

  private static Review review(int threads) {
    return new Reviewer(KHARKOV, 3, threads).review(start, ORDERS, 99, (done, total) -> {});
  }

  @Test
  void aReviewGoesFromTurnToTurnAndEndsWithTheVerdict() {
    Review review = review(1);
    List<Moment> moments = review.moments();
    assertThat(moments.getFirst().orders()).isZero();
    assertThat(moments.getFirst().turn()).isEqualTo(FROM_TURN);
    assertThat(moments).extracting(Moment::turn).contains(9, 10);
    assertThat(moments).extracting(Moment::orders).isSorted().doesNotHaveDuplicates();
    Expectation last = moments.getLast().expectation();
    double won = verdict.winner() == null ? 0.5 : verdict.winner() == Side.AXIS ? 1 : 0;
    assertThat(last.playouts()).isZero();
    assertThat(last.axisWins()).isEqualTo(Expectation.Range.exactly(won));
    assertThat(last.margin().value()).isEqualTo(verdict.axisPoints() - verdict.sovietPoints());
    assertThat(moments.getFirst().expectation().margin())
        .satisfies(margin -> assertThat(margin.low()).isLessThanOrEqualTo(margin.value()))
        .satisfies(margin -> assertThat(margin.high()).isGreaterThanOrEqualTo(margin.value()));
    for (TurningPoint point : review.turningPoints()) {
      assertThat(point.at()).isBetween(point.from() + 1, point.to());
      assertThat(point.causes()).isNotEmpty();
      assertThat(point.causes().getFirst().french())
          .isNotEqualTo(point.causes().getFirst().english());
    }
  }

  @Test
  void positionsThatAreNotKeptAreMadeAgainWhateverIsAskedFirst() {
    List<Position> all = new ArrayList<>(List.of(start));
    for (Order order : ORDERS) {
      all.add(((Ruling.Accepted) KHARKOV.submit(all.getLast(), order)).position());
    }
    assertThat(all.size()).as("more than are kept at a time").isGreaterThan(130);
    Story story = new Story(KHARKOV, start, ORDERS);
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < 200; i++) {
      int number = random.nextInt(all.size());
      assertThat(story.at(number)).isEqualTo(all.get(number));
      int before = Math.max(0, number - 1);
      assertThat(story.at(before)).isEqualTo(all.get(before));
    }
  }

  @Test
  void theSameMatchHasTheSameReviewOnAnyNumberOfThreads() {
    assertThat(review(3)).isEqualTo(review(1));
  }

  @Test
  void progressIsToldAndAnInterruptEndsIt() {
    AtomicInteger told = new AtomicInteger();
    new Reviewer(KHARKOV, 2, 1)
        .review(
            start,
            ORDERS,
            1,
            (done, total) -> {
              assertThat(done).isBetween(0, total);
              told.incrementAndGet();
            });
    assertThat(told.get()).isGreaterThan(2);
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> review(1)).isInstanceOf(CancellationException.class);
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void whatHappenedIsSaidInBothLanguages() {
    assertThat(Messages.beside(Reviewer.class).faults()).isEmpty();
    Words words = new Words(start.setting());
    assertThat(words.sentence("lost.AXIS", 1, new Words.Units("a", "b")).text().english())
        .isEqualTo("The Axis loses a unit: a.");
    assertThat(words.sentence("lost.SOVIET", 3, new Words.Units("a, b, c", "d")).text().french())
        .isEqualTo("Les Soviétiques perdent 3 unités : d.");
  }
}
