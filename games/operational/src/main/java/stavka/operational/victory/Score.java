package stavka.operational.victory;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** Victory points of both sides. */
public record Score(int axis, int soviet) {
  /** The score written down in two entries of the ledger when the game ended. */
  public static Score read(Position position, int axisEntry, int sovietEntry) {
    return new Score(position.ledger(axisEntry), position.ledger(sovietEntry));
  }

  /** Writes down the score with which the game ends. */
  public void write(Draft draft, int axisEntry, int sovietEntry) {
    draft.enter(axisEntry, axis);
    draft.enter(sovietEntry, soviet);
  }
}
