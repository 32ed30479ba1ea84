package stavka.rostov.command;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** Soviet headquarters and who is in their range. */
@Rule("22.1")
public interface Command {
  /** The command value of a headquarters: 0 if it is not operational. */
  int value(Position position, int headquarters);

  /** What of its value is left for a use. */
  int left(Position position, int headquarters, Use use);

  /** Whether a hex is in range of a headquarters that is not operational. */
  boolean nonOp(Position position, int hex);

  /** The operational headquarters in whose range a hex is. */
  Ints operational(Position position, int hex);

  /** The operational headquarters in range of a hex that has most left for a use, or -1. */
  default int mostLeft(Position position, int hex, Use use) {
    int best = -1;
    int most = 0;
    for (int staff : operational(position, hex)) {
      int left = left(position, staff, use);
      if (left > most) {
        best = staff;
        most = left;
      }
    }
    return best;
  }

  /** Spends a point of a headquarters. */
  void spend(Draft draft, int headquarters, Use use);
}
