package stavka.engine.trace;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/** A segment counted in hexes. */
final class Segment extends Trace {
  /** How many hexes are looked at one by one before all of the segment is spread. */
  private static final int FEW = 6;

  private final Trace before;
  private final int limit;
  private final Passage passage;
  private @Nullable TraceField field;
  private @Nullable Linkage linkage;
  private int asked;

  Segment(Trace before, int limit, Passage passage) {
    this.before = before;
    this.limit = limit;
    this.passage = passage;
  }

  int limit() {
    return limit;
  }

  Passage passage() {
    return passage;
  }

  private TraceField field() {
    TraceField known = field;
    if (known == null) {
      known = TraceField.spread(passage.grid, before.hexes(), passage.closed, passage.sides, limit);
      field = known;
    }
    return known;
  }

  @Override
  public boolean reaches(int hex) {
    if (field == null) {
      if (before instanceof Points points && points.destination() != null && limit == ANY_LENGTH) {
        return linkage(points.destination()).reaches(hex);
      }
      if (before instanceof Segment segment && asked < FEW) {
        // Where the lines before have come already nothing is looked for, so it does not count.
        asked += segment.field().reaches(hex) ? 0 : 1;
        return segment.field().leadsOn(hex, passage.closed, passage.sides, limit);
      }
    }
    return field().reaches(hex);
  }

  private Linkage linkage(Destination destination) {
    Linkage known = linkage;
    if (known == null) {
      known = new Linkage(destination, passage);
      linkage = known;
    }
    return known;
  }

  @Override
  public boolean joins(int hex) {
    return field().reaches(hex) || joint(hex) != HexGrid.NONE;
  }

  @Override
  Ints lineJoined(int hex) {
    if (starts().contains(hex)) {
      return before.line(hex);
    }
    return field().reaches(hex) ? line(hex) : Ints.of(hex).plus(line(joint(hex)));
  }

  /** The neighbour of a hex from which a line would lead there if the hex were open. */
  private int joint(int hex) {
    TraceField lines = field();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = passage.grid.neighbour(hex, direction);
      if (to != HexGrid.NONE && lines.leads(to) && lines.length(to) < limit) {
        byte side = passage.sides[to * HexGrid.DIRECTIONS + HexGrid.opposite(direction)];
        if (side != Passage.SHUT && ((side & Passage.FIRST) == 0 || lines.length(to) == 0)) {
          return to;
        }
      }
    }
    return HexGrid.NONE;
  }

  @Override
  public int length(int hex) {
    return field().length(hex);
  }

  @Override
  public Ints leg(int hex) {
    return field().reaches(hex) ? field().line(hex) : Ints.EMPTY;
  }

  @Override
  public Ints line(int hex) {
    return joined(leg(hex), before::line);
  }

  @Override
  public Ints hexes() {
    return field().hexes();
  }

  @Override
  Ints starts() {
    return before.hexes();
  }
}
