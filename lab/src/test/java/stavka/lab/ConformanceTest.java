package stavka.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Side;

class ConformanceTest {

  @Test
  void anHonestGameConforms() {
    ToyGame game = new ToyGame();
    Conformance conformance = new Conformance(game, game.scenario("small"), 1000);
    for (int seed = 0; seed < 50; seed++) {
      Conformance.Trial trial = conformance.play(seed);
      assertThat(trial.orders()).isPositive();
      assertThat(trial.absurd()).isEqualTo(3 * trial.orders());
    }
  }

  @Test
  void aMatchMustEnd() {
    ToyGame game = new ToyGame();
    assertThatThrownBy(() -> new Conformance(game, game.scenario("small"), 3).play(1))
        .isInstanceOf(NonConformance.class)
        .hasMessage("toy small, seed 1, order 4: the match does not end");
  }

  @Test
  void anOrderMayNotMakeTheGameFail() {
    breach(
        "threw java.lang.ArrayIndexOutOfBoundsException",
        new ToyGame() {
          @Override
          public Ruling submit(Position position, Order order) {
            if (order instanceof Attack attack && attack.targets().isEmpty()) {
              throw new ArrayIndexOutOfBoundsException(0);
            }
            return super.submit(position, order);
          }
        });
  }

  @Test
  void aRefusalNeedsARuleOfTheBook() {
    breach(
        "cites rule 9.99, which the book does not have", refusing(Objection.of("9.99", "not-now")));
  }

  @Test
  void aRefusalNeedsASentence() {
    breach("there is no sentence for 'because' in en", refusing(Objection.of("1.0", "because")));
  }

  @Test
  void chanceMustComeFromTheSeedAlone() {
    AtomicInteger matches = new AtomicInteger();
    breach(
        "differs",
        new ToyGame() {
          @Override
          public Position setUp(Scenario scenario, long seed) {
            return super.setUp(scenario, seed + matches.getAndIncrement());
          }
        });
  }

  @Test
  void sampledOrdersMustBeAccepted() {
    breach(
        "order is refused",
        new ToyGame() {
          @Override
          public Ruling submit(Position position, Order order) {
            return order instanceof Move
                ? new Ruling.Refused(List.of(Objection.of("1.0", "not-now")))
                : super.submit(position, order);
          }
        });
  }

  @Test
  void everyoneMustBeToldTheSameDecision() {
    breach(
        "the game says",
        new ToyGame() {
          @Override
          public Decision decision(Position position) {
            return new Decision(Side.AXIS, "move", "1.0");
          }
        });
  }

  @Test
  void whatWasWorkedOutBeforeMustNotOutliveWhatItRestsOn() {
    Derived<Integer> stale =
        new Derived<>((position, last) -> last == null ? position.place(0) : last);
    breach(
        "a bare copy of the position is judged otherwise",
        new ToyGame() {
          @Override
          public Ruling submit(Position position, Order order) {
            Ruling ruling = super.submit(position, order);
            if (ruling instanceof Ruling.Accepted accepted
                && stale.of(position) != position.place(0)) {
              List<Event> events = new ArrayList<>(accepted.events());
              events.add(Noted.of("1.0", "not-now"));
              return new Ruling.Accepted(accepted.position(), events);
            }
            return ruling;
          }
        });
  }

  @Test
  void anImaginedPositionMustLeaveTheSameChoice() {
    breach(
        "an order listed for the true position meets objections",
        new ToyGame() {
          @Override
          public Position imagine(Position position, Side side, long seed) {
            Draft draft = super.imagine(position, side, seed).edit();
            for (int unit = 0; unit < position.counters(); unit++) {
              if (position.onMap(unit) && position.counter(unit).side() == side) {
                draft.moveToBox(unit, 0);
              }
            }
            return draft.view();
          }
        });
  }

  @Test
  void sequencesAreCounted() {
    ToyGame game = new ToyGame();
    Position start = game.setUp(game.scenario("small"), 1);
    assertThat(Perft.count(game, start, 0)).isEqualTo(1);
    int[] listed = {0};
    game.legal(start).forEach(order -> listed[0]++);
    assertThat(Perft.count(game, start, 1)).isEqualTo(listed[0]);
    assertThat(Perft.count(game, start, 2)).isGreaterThan(listed[0]);
  }

  private static ToyGame refusing(Objection objection) {
    return new ToyGame() {
      @Override
      public Ruling submit(Position position, Order order) {
        Ruling ruling = super.submit(position, order);
        return ruling instanceof Ruling.Refused ? new Ruling.Refused(List.of(objection)) : ruling;
      }
    };
  }

  private static void breach(String reason, ToyGame game) {
    Conformance conformance = new Conformance(game, game.scenario("small"), 1000);
    assertThatThrownBy(
            () -> {
              for (int seed = 0; seed < 20; seed++) {
                conformance.play(seed);
              }
            })
        .isInstanceOf(NonConformance.class)
        .hasMessageContaining(reason)
        .hasMessageContaining("seed ");
  }
}
