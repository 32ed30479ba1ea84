package stavka.guderian.arrival;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Kind;
import stavka.operational.model.Marks;

/** The untried counters nobody has drawn, and the dead pile that fills them up again. */
@Rule({"12.1", "12.4"})
public record Pool(GuderianTheatre theatre) {
  private static final int NONE = -1;

  /** Draws a rifle division into a box; -1 if there is none left anywhere. */
  public int rifle(Draft draft, int box) {
    if (in(draft, Box.POOL, Kind.RIFLE).isEmpty()) {
      refill(draft, Kind.RIFLE);
    }
    return put(draft, Kind.RIFLE, box);
  }

  /** Draws an armoured division, by chance a tank or a mechanised one; -1 if there is none left. */
  public int armoured(Draft draft, int box) {
    if (in(draft, Box.POOL, Kind.TANK).isEmpty() && in(draft, Box.POOL, Kind.MECH).isEmpty()) {
      refill(draft, Kind.TANK);
      refill(draft, Kind.MECH);
    }
    int tanks = in(draft, Box.POOL, Kind.TANK).size();
    int all = tanks + in(draft, Box.POOL, Kind.MECH).size();
    return put(draft, all > 0 && draft.draw(all) < tanks ? Kind.TANK : Kind.MECH, box);
  }

  /**
   * The whole pile of a kind is turned over and mixed, so that nobody can tell which of its values
   * comes back.
   */
  @Rule("12.4")
  private void refill(Draft draft, Kind kind) {
    for (int unit : in(draft, Box.ELIMINATED, kind)) {
      draft.clear(unit, Marks.DRAWN);
      draft.moveToBox(unit, Box.POOL);
    }
  }

  private int put(Draft draft, Kind kind, int box) {
    Ints units = in(draft, Box.POOL, kind);
    if (units.isEmpty()) {
      return NONE;
    }
    draft.moveToBox(units.first(), box);
    return units.first();
  }

  private Ints in(Draft draft, int box, Kind kind) {
    int place = draft.setting().map().grid().size() + box;
    GuderianPieces pieces = theatre.pieces();
    return pieces.where(unit -> pieces.kind(unit) == kind && draft.place(unit) == place);
  }
}
