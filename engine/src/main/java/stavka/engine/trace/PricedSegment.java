package stavka.engine.trace;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.value.Ints;

/** A segment whose steps have prices; seen from the sources, as all are. */
final class PricedSegment extends Trace {
  private final Trace before;
  private final int limit;
  private final StepTable steps;
  private final byte[] gates;

  /** Searched as far as anyone has asked so far; from further out nobody need know. */
  private @Nullable MoveField known;

  private int searched;

  PricedSegment(Trace before, int limit, StepTable steps, byte[] gates) {
    this.before = before;
    this.limit = limit;
    this.steps = steps;
    this.gates = gates;
  }

  private MoveField field() {
    return field(limit);
  }

  private MoveField field(int least) {
    MoveField field = known;
    if (field == null || searched < least) {
      Ints from = before.hexes();
      int[] free = new int[from.size()];
      field = MoveField.enter(steps, gates, ZoneEffect.NONE, from, free, least, StepGuard.OPEN);
      known = field;
      searched = least;
    }
    return field;
  }

  @Override
  public HexSet upTo(HexGrid grid, int most) {
    MoveField field = field(Math.min(most, limit));
    int count = 0;
    while (count < field.size() && field.cost(field.hex(count)) <= most) {
      count++;
    }
    int[] hexes = new int[count];
    for (int i = 0; i < count; i++) {
      hexes[i] = field.hex(i);
    }
    return HexSet.of(grid, hexes);
  }

  @Override
  public boolean reaches(int hex) {
    return field().reaches(hex);
  }

  @Override
  public int length(int hex) {
    return field().reaches(hex) ? field().cost(hex) : NONE;
  }

  /** Fields are searched from the sources, lines are traced from the hex. */
  @Override
  public Ints leg(int hex) {
    if (!field().reaches(hex)) {
      return Ints.EMPTY;
    }
    Ints path = field().path(hex);
    int[] back = new int[path.size()];
    for (int i = 0; i < back.length; i++) {
      back[i] = path.get(back.length - 1 - i);
    }
    return Ints.taking(back);
  }

  @Override
  public Ints line(int hex) {
    return joined(leg(hex), before::line);
  }

  /** By rising length. */
  @Override
  public Ints hexes() {
    int[] hexes = new int[field().size()];
    for (int i = 0; i < hexes.length; i++) {
      hexes[i] = field().hex(i);
    }
    return Ints.taking(hexes);
  }

  @Override
  Ints starts() {
    return before.hexes();
  }
}
