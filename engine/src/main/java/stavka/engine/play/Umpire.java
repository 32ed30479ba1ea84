package stavka.engine.play;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import stavka.engine.event.MatchEnded;
import stavka.engine.event.PhaseBegan;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;

/**
 * Runs a sequence of play: finds the stage at which play stands, judges orders and carries them
 * out.
 */
public final class Umpire {
  private final Sequence sequence;
  private final Map<Class<? extends Frame>, Stage> frameStages;
  private final String endRule;

  /**
   * @param endRule the rule that ends the match, for orders that come after it
   */
  public Umpire(Sequence sequence, Map<Class<? extends Frame>, Stage> frameStages, String endRule) {
    this.sequence = sequence;
    this.frameStages = Map.copyOf(frameStages);
    this.endRule = endRule;
  }

  public Sequence sequence() {
    return sequence;
  }

  /** Whether the last turn has been played. */
  public boolean over(Position position) {
    return sequence.over(position.turn());
  }

  public Orders legal(Position position) {
    return stage(position).orders(position);
  }

  public Ruling submit(Position position, Order order) {
    if (over(position)) {
      return new Ruling.Refused(List.of(Objection.of(endRule, "match-over")));
    }
    Stage stage = stage(position);
    List<Objection> objections = stage.orders(position).objections(order);
    if (!objections.isEmpty()) {
      return new Ruling.Refused(objections);
    }
    Draft draft = position.edit();
    int turn = draft.turn();
    int phase = draft.phase();
    stage.carryOut(draft, order);
    settle(draft, turn, phase);
    return new Ruling.Accepted(draft.view(), draft.events());
  }

  /** Ends the step that play stands at; {@link #settle} then finds the next one. */
  public static void endStep(Draft draft) {
    draft.setPhase(draft.phase() + 1);
  }

  /**
   * Ends the step once everything has been settled that is put on the stack of frames after this.
   */
  public static void endStepLater(Draft draft) {
    draft.push(new WorkEnds());
  }

  /**
   * Goes on until someone must choose or the match is over. Steps in which something happens are
   * announced before it, and so is the one play has come to.
   */
  public void settle(Draft draft) {
    settle(draft, draft.turn(), draft.phase());
  }

  private void settle(Draft draft, int turn, int phase) {
    proceed(draft, turn, phase);
    if (sequence.over(draft.turn())) {
      draft.head(new MatchEnded(endRule));
    }
    draft.sayHeading();
  }

  /**
   * @param turn of the step that was announced last, and its phase
   */
  private void proceed(Draft draft, int turn, int phase) {
    int announcedTurn = turn;
    int announced = phase;
    while (!sequence.over(draft.turn())) {
      Frame frame = draft.frame();
      if (frame instanceof WorkEnds) {
        draft.pop();
        endStep(draft);
      } else if (frame != null) {
        if (!frameStage(frame).proceed(draft)) {
          return;
        }
      } else if (draft.phase() >= sequence.steps(draft.turn()).size()) {
        draft.setTurn(draft.turn() + 1);
        draft.setPhase(0);
      } else {
        if (draft.phase() != announced || draft.turn() != announcedTurn) {
          announced = draft.phase();
          announcedTurn = draft.turn();
          announce(draft);
        }
        if (!settleStep(draft)) {
          return;
        }
      }
    }
  }

  private void announce(Draft draft) {
    Sequence.Step step = sequence.step(draft.turn(), draft.phase());
    draft.head(new PhaseBegan(draft.turn(), step.id(), step.side(), step.rule()));
  }

  private boolean settleStep(Draft draft) {
    Sequence.Step step = sequence.step(draft.turn(), draft.phase());
    if (step.work() != null) {
      endStepLater(draft);
      step.work().accept(draft);
      return true;
    }
    return Objects.requireNonNull(step.stage()).proceed(draft);
  }

  /** Lies under whatever the work of a step leaves to be settled before the step is over. */
  private record WorkEnds() implements Frame {}

  private Stage stage(Position position) {
    Frame frame = position.frame();
    if (frame != null) {
      return frameStage(frame);
    }
    Sequence.Step step = sequence.step(position.turn(), position.phase());
    return Objects.requireNonNull(step.stage(), step.id());
  }

  private Stage frameStage(Frame frame) {
    return Objects.requireNonNull(frameStages.get(frame.getClass()), () -> "no stage for " + frame);
  }
}
