package stavka.operational.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.counter.Step;
import stavka.engine.position.BitField;
import stavka.engine.position.OpenState.Figures;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;

/** What games let everybody see of counters: figures, and marks with the rule behind each. */
public final class OpenCounters {
  private static final long BITS =
      bits(Marks.STEP, Marks.DRAWN, Marks.MOVED, Marks.ATTACKED, Marks.DISRUPTED, Marks.GUEST);

  private final Pieces pieces;

  public OpenCounters(Pieces pieces) {
    this.pieces = pieces;
  }

  /** The bits of a word that show, with those that only a game has. */
  public static long bits(BitField... own) {
    long bits = 0;
    for (BitField field : own) {
      bits |= field.inWord();
    }
    return bits;
  }

  /** The bits of a word that show on any counter. */
  public long bits() {
    return BITS;
  }

  /** The marks games share; a game adds its own. */
  public List<String> marks(int unit, long word) {
    List<String> marks = new ArrayList<>(2);
    mark(marks, "moved", Marks.MOVED.isSet(word));
    mark(marks, "fought", Marks.ATTACKED.isSet(word));
    mark(marks, "disrupted", Marks.DISRUPTED.isSet(word));
    mark(marks, "untried", pieces.untried(unit, word));
    mark(marks, "guest", Marks.GUEST.isSet(word));
    return marks;
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  /** Nothing but its movement is known of an untried unit or printed on a headquarters. */
  public Figures figures(int unit, long word) {
    int movement = pieces.movement(unit, word);
    if (!pieces.combat(unit) || pieces.untried(unit, word)) {
      return new Figures(null, null, movement);
    }
    Step face = pieces.face(unit, word);
    return new Figures(face.attack(), face.defence(), movement);
  }
}
