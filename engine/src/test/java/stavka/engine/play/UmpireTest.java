package stavka.engine.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.MatchEnded;
import stavka.engine.event.Noted;
import stavka.engine.event.PhaseBegan;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.position.TinyPositions;
import stavka.engine.reason.Objection;
import stavka.engine.value.Side;

/** In which order steps are announced and what happens in them is told. */
class UmpireTest {
  /** Something that the work of a step leaves to be decided. */
  private record Open() implements Frame {}

  private static final Stage MOVE = new Once(draft -> Umpire.endStep(draft));
  private static final Stage ANSWER =
      new Once(
          draft -> {
            draft.pop();
            draft.say(Noted.of("1", "answered"));
          });

  private final Umpire umpire =
      new Umpire(
          Sequence.of(1)
              .everyTurn()
              .choose("move", Side.AXIS, "1", MOVE)
              .then("idle", null, "2", draft -> {})
              .then(
                  "tidy",
                  null,
                  "3",
                  draft -> {
                    draft.say(Noted.of("3", "tidied"));
                    draft.push(new Open());
                  })
              .choose("rest", Side.AXIS, "4", MOVE)
              .build(),
          Map.of(Open.class, ANSWER),
          "9");

  /** A stage with one thing to do. */
  private record Once(Consumer<Draft> deed) implements Stage {
    @Override
    public Orders orders(Position position) {
      return new Orders() {
        @Override
        public Decision decision() {
          return new Decision(Side.AXIS, "choose", "1");
        }

        @Override
        public List<Objection> objections(Order order) {
          return List.of();
        }

        @Override
        public void forEach(Consumer<? super Order> action) {
          action.accept(new EndPhase());
        }

        @Override
        public Order sample(RandomGenerator random) {
          return new EndPhase();
        }
      };
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      deed.accept(draft);
    }
  }

  private static Position start() {
    Draft draft = TinyPositions.empty().edit();
    draft.setTurn(1);
    return draft.view();
  }

  private static List<String> told(List<Event> events) {
    List<String> told = new ArrayList<>();
    for (Event event : events) {
      told.add(
          switch (event) {
            case PhaseBegan began -> began.phase();
            case Noted noted -> noted.code();
            case MatchEnded _ -> "over";
            default -> String.valueOf(event);
          });
    }
    return told;
  }

  @Test
  void aStepIsAnnouncedBeforeWhatHappensInItAndNotBeforeTheStepBeforeIsDone() {
    Ruling.Accepted moved = (Ruling.Accepted) umpire.submit(start(), new EndPhase());
    assertThat(told(moved.events())).containsExactly("tidy", "tidied");

    Ruling.Accepted answered = (Ruling.Accepted) umpire.submit(moved.position(), new Reply("so"));
    assertThat(told(answered.events())).containsExactly("answered", "rest");

    Ruling.Accepted rested = (Ruling.Accepted) umpire.submit(answered.position(), new EndPhase());
    assertThat(told(rested.events())).containsExactly("over");
  }

  @Test
  void whatAStepLeavesToBeDecidedIsDecidedInThatStep() {
    Ruling.Accepted moved = (Ruling.Accepted) umpire.submit(start(), new EndPhase());
    Position position = moved.position();
    assertThat(umpire.sequence().step(position.turn(), position.phase()).id()).isEqualTo("tidy");
    Ruling.Accepted answered = (Ruling.Accepted) umpire.submit(position, new Reply("so"));
    int phase = answered.position().phase();
    assertThat(umpire.sequence().step(1, phase).id()).isEqualTo("rest");
  }
}
