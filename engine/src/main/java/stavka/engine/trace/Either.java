package stavka.engine.trace;

import org.jspecify.annotations.Nullable;
import stavka.engine.value.Ints;

/** Lines of one kind or, where there is none, of another. */
final class Either extends Trace {
  private final Trace first;
  private final Trace second;

  /** Both in one search, where they run alike. */
  private final @Nullable Held<RangeField> range;

  Either(Trace first, Trace second) {
    this.first = first;
    this.second = second;
    this.range =
        first instanceof Segment one
                && second instanceof Segment other
                && one.passage() == other.passage()
            ? new Held<>(() -> one.limit() < other.limit() ? range(other, one) : range(one, other))
            : null;
  }

  private static RangeField range(Segment far, Segment near) {
    Passage over = far.passage();
    return RangeField.of(
        over.grid, far.starts(), far.limit(), near.starts(), near.limit(), over.closed, over.sides);
  }

  @Override
  public boolean reaches(int hex) {
    return range == null ? first.reaches(hex) || second.reaches(hex) : range.get().reaches(hex);
  }

  private Trace that(int hex) {
    return first.reaches(hex) ? first : second;
  }

  @Override
  public boolean joins(int hex) {
    return first.joins(hex) || second.joins(hex);
  }

  @Override
  public int length(int hex) {
    return that(hex).length(hex);
  }

  @Override
  public Ints leg(int hex) {
    return that(hex).leg(hex);
  }

  @Override
  public Ints line(int hex) {
    return that(hex).line(hex);
  }

  @Override
  public Ints hexes() {
    Ints some = first.hexes();
    Ints others = second.hexes();
    boolean[] known = new boolean[1 + Math.max(greatest(some), greatest(others))];
    some.each(hex -> known[hex] = true);
    return some.plus(others.filter(hex -> !known[hex]));
  }

  private static int greatest(Ints hexes) {
    int greatest = -1;
    for (int i = 0; i < hexes.size(); i++) {
      greatest = Math.max(greatest, hexes.get(i));
    }
    return greatest;
  }

  @Override
  Ints starts() {
    return first.starts().plus(second.starts());
  }
}
