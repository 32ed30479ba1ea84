package stavka.operational.victory;

import stavka.engine.play.Verdict;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;

/** The points of both sides: counted as things stand, and once for good when the game ends. */
@Rule(in = Books.KHARKOV, value = "17.0")
@Rule(in = Books.GUDERIAN, value = "15.0")
public abstract class FinalCount {
  private final int turns;
  private final int finalAxis;
  private final int finalSoviet;

  /**
   * @param finalAxis the ledger's entry for what the Axis has at the end
   */
  protected FinalCount(int turns, int finalAxis, int finalSoviet) {
    this.turns = turns;
    this.finalAxis = finalAxis;
    this.finalSoviet = finalSoviet;
  }

  /** What the score would be if the game ended now. */
  protected abstract Score now(Position position);

  /** Who has won, and how far. */
  public abstract Verdict verdict(Position position);

  /** What the score would be if the game ended now, or was once it has. */
  public final Score score(Position position) {
    return position.turn() > turns
        ? new Score(position.ledger(finalAxis), position.ledger(finalSoviet))
        : now(position);
  }

  /** Whether this is the turn after which points are counted. */
  protected final boolean lastTurn(Draft draft) {
    return draft.turn() == turns;
  }

  /** Writes down the score with which the game ends. */
  protected final void close(Draft draft) {
    Score score = now(draft.view());
    draft.enter(finalAxis, score.axis());
    draft.enter(finalSoviet, score.soviet());
  }
}
