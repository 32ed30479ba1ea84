package stavka.rostov.detach;

import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Substitute regiments, and what a division's next step is worth. */
@Rule({"24.1", "24.21", "24.22", "24.31", "24.32", "24.35"})
record Regiments(RostovTheatre theatre) {
  static final int NONE = -1;

  /** Points of attack that a unit would lose with a step. */
  @Rule("24.32")
  int worth(Position position, int unit) {
    RostovPieces pieces = theatre.pieces();
    long word = position.word(unit);
    Step now = pieces.face(unit, word);
    Step then = pieces.face(unit, RostovMarks.STEP.put(word, RostovMarks.STEP.get(word) + 1));
    return now.attack() - then.attack();
  }

  /** Whether a step of a unit makes a strong regiment; those of allies never do. */
  @Rule({"24.32", "24.35"})
  boolean strong(Position position, int unit) {
    return theatre.pieces().german(unit)
        && worth(position, unit) >= theatre.charts().strongSubstitute();
  }

  /** Whether a counter is a substitute of a unit's nation. */
  @Rule({"24.1", "24.35"})
  boolean of(int unit, int substitute) {
    RostovPieces pieces = theatre.pieces();
    return pieces.kind(substitute) == Kind.SUBSTITUTE
        && pieces.roster().get(substitute).nation().equals(pieces.roster().get(unit).nation());
  }

  /** One in hand for a unit, regular or strong; {@link #NONE} if all are in use. */
  int inHand(Position position, int unit, boolean strong) {
    RostovPieces pieces = theatre.pieces();
    for (int other = 0; other < pieces.count(); other++) {
      if (of(unit, other) && position.inBox(other, Box.POOL) && strong(other) == strong) {
        return other;
      }
    }
    return NONE;
  }

  private boolean strong(int substitute) {
    return theatre.pieces().profile(substitute).steps().getFirst().attack() > 1;
  }
}
