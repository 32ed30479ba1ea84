package stavka.lab.study;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Game;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.formats.record.Forfeited;
import stavka.lab.Losses;
import stavka.lab.Onlooker;

/**
 * Notes how a match stands at the end of each turn, which is when the first order of the next one
 * is about to be given.
 */
final class Observer implements Onlooker {
  private final Game game;
  private final int lastTurn;
  private final Control control;
  private final List<TurnState> turns = new ArrayList<>();
  private Losses axisLosses = Losses.NONE;
  private Losses sovietLosses = Losses.NONE;

  Observer(Game game, int lastTurn, Position start) {
    this.game = game;
    this.lastTurn = lastTurn;
    this.control = new Control(start.grid());
  }

  @Override
  public void saw(Step step) {
    axisLosses = axisLosses.after(step.events(), Side.AXIS, step.after().setting().roster());
    sovietLosses = sovietLosses.after(step.events(), Side.SOVIET, step.after().setting().roster());
    int turn = step.after().turn();
    if (turn > step.before().turn()) {
      note(step.after(), turn - 1);
    }
  }

  @Override
  public void over(Position last, Verdict verdict) {
    if (turns.size() < last.turn()) {
      note(last, last.turn());
    }
    if (!turns.isEmpty()) {
      TurnState end = turns.removeLast();
      turns.add(end.withPoints(verdict.axisPoints(), verdict.sovietPoints()));
    }
  }

  @Override
  public void forfeited(Position last, Forfeited forfeit) {
    if (turns.size() < Math.max(1, last.turn())) {
      note(last, Math.max(1, last.turn()));
    }
  }

  /** One entry a turn; a turn in which nobody had a choice ended as the next one did. */
  private void note(Position position, int turn) {
    byte[] axis = new byte[position.grid().size()];
    byte[] soviet = new byte[position.grid().size()];
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && game.facts().fights(unit)) {
        (position.counter(unit).side() == Side.AXIS ? axis : soviet)[position.place(unit)]++;
      }
    }
    control.look(axis, soviet);
    TurnState state =
        new TurnState(
            new int[] {
              game.facts().points(position, Side.AXIS), game.facts().points(position, Side.SOVIET)
            },
            axisLosses,
            sovietLosses,
            axis,
            soviet,
            control.axis());
    while (turns.size() < Math.min(turn, lastTurn)) {
      turns.add(state);
    }
  }

  List<TurnState> turns() {
    return turns;
  }
}
