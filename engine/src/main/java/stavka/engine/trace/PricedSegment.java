package stavka.engine.trace;

import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.value.Ints;

/** A segment whose steps have prices; seen from the sources, as all are. */
final class PricedSegment extends Trace {
  private final Trace before;
  private final Held<MoveField> field;

  PricedSegment(Trace before, int limit, StepTable steps, byte[] gates) {
    this.before = before;
    this.field =
        new Held<>(
            () -> {
              Ints from = before.hexes();
              int[] free = new int[from.size()];
              return MoveField.enter(
                  steps, gates, ZoneEffect.NONE, from, free, limit, StepGuard.OPEN);
            });
  }

  @Override
  public boolean reaches(int hex) {
    return field.get().reaches(hex);
  }

  @Override
  public int length(int hex) {
    return field.get().reaches(hex) ? field.get().cost(hex) : NONE;
  }

  /** Fields are searched from the sources, lines are traced from the hex. */
  @Override
  public Ints leg(int hex) {
    if (!field.get().reaches(hex)) {
      return Ints.EMPTY;
    }
    Ints path = field.get().path(hex);
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
    int[] hexes = new int[field.get().size()];
    for (int i = 0; i < hexes.length; i++) {
      hexes[i] = field.get().hex(i);
    }
    return Ints.taking(hexes);
  }

  @Override
  Ints starts() {
    return before.hexes();
  }
}
