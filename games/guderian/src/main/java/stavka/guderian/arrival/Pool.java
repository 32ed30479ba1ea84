package stavka.guderian.arrival;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Kind;
import stavka.operational.model.Marks;

/** The untried counters nobody has drawn, and the dead pile that fills them up again. */
@Rule({"12.1", "12.4"})
public final class Pool {
  private static final int NONE = -1;

  private final GuderianPieces pieces;

  public Pool(GuderianTheatre theatre) {
    this.pieces = theatre.pieces();
  }

  /** Draws a rifle division into a box; -1 if there is none left anywhere. */
  public int rifle(Draft draft, int box) {
    if (count(draft, Kind.RIFLE, Box.POOL) == 0) {
      refill(draft, Kind.RIFLE);
    }
    return put(draft, first(draft, Kind.RIFLE), box);
  }

  /** Draws an armoured division, by chance a tank or a mechanised one; -1 if there is none left. */
  public int armoured(Draft draft, int box) {
    if (count(draft, Kind.TANK, Box.POOL) + count(draft, Kind.MECH, Box.POOL) == 0) {
      refill(draft, Kind.TANK);
      refill(draft, Kind.MECH);
    }
    int tanks = count(draft, Kind.TANK, Box.POOL);
    int all = tanks + count(draft, Kind.MECH, Box.POOL);
    Kind kind = all > 0 && draft.draw(all) < tanks ? Kind.TANK : Kind.MECH;
    return put(draft, first(draft, kind), box);
  }

  /**
   * The whole pile of a kind is turned over and mixed, so that nobody can tell which of its values
   * comes back.
   */
  @Rule("12.4")
  private void refill(Draft draft, Kind kind) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit) == kind && inBox(draft, unit, Box.ELIMINATED)) {
        draft.clear(unit, Marks.DRAWN);
        draft.moveToBox(unit, Box.POOL);
      }
    }
  }

  private static int put(Draft draft, int unit, int box) {
    if (unit != NONE) {
      draft.moveToBox(unit, box);
    }
    return unit;
  }

  private int first(Draft draft, Kind kind) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit) == kind && inBox(draft, unit, Box.POOL)) {
        return unit;
      }
    }
    return NONE;
  }

  private int count(Draft draft, Kind kind, int box) {
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      count += pieces.kind(unit) == kind && inBox(draft, unit, box) ? 1 : 0;
    }
    return count;
  }

  private static boolean inBox(Draft draft, int unit, int box) {
    return draft.place(unit) == draft.setting().map().grid().size() + box;
  }
}
