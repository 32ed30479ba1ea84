package stavka.operational.victory;

import stavka.engine.play.Verdict;
import stavka.engine.position.Position;

/** The points of both sides: counted as things stand, and once for good when the game ends. */
public interface FinalCount {
  /** What the score would be if the game ended now, or was once it has. */
  Score score(Position position);

  /** Who has won, and how far. */
  Verdict verdict(Position position);

  /** Whether the match has ended before its last turn was played. */
  default boolean ended(Position position) {
    return false;
  }
}
