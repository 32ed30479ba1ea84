package stavka.rostov.works;

import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.board.EntryEffect;
import stavka.rostov.control.Control;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;

/** Pontoon bridges as they lie, printed bridges as they stand. */
@Rule({"23.21", "23.22", "23.23", "23.25"})
public final class Pontoons implements Spans, EntryEffect {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovGround ground;
  private final HexGrid grid;
  private final Fates fates;
  private final Ints counters;

  public Pontoons(RostovTheatre theatre, Fates fates) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.grid = theatre.grid();
    this.fates = fates;
    Ints found = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      found = pieces.pontoon(unit) ? found.with(unit) : found;
    }
    this.counters = found;
  }

  /** Which hexside a pontoon on the map spans. */
  @Rule("23.22")
  public static Noted spanning(RostovTheatre theatre, Position position, int unit) {
    int hex = position.place(unit);
    int to = theatre.grid().neighbour(hex, position.get(unit, RostovMarks.FACING));
    return theatre
        .cites()
        .noted("pontoon-spans", Detail.unit(unit), Detail.hex(hex), Detail.hex(to));
  }

  /** All counters of a side. */
  public Ints of(Side side) {
    return counters.filter(unit -> pieces.side(unit) == side);
  }

  @Override
  @Rule({"23.21", "23.23"})
  public boolean pontoon(Position position, Side side, int hex, int direction) {
    for (int i = 0; i < counters.size(); i++) {
      int unit = counters.get(i);
      int place = position.place(unit);
      if (place < grid.size()
          && pieces.side(unit) == side
          && !position.has(unit, RostovMarks.TURNED)) {
        int facing = position.get(unit, RostovMarks.FACING);
        if ((place == hex && facing == direction)
            || (grid.neighbour(place, facing) == hex && facing == HexGrid.opposite(direction))) {
          return true;
        }
      }
    }
    return false;
  }

  /** The hexsides that a side's finished bridges span, from either hex: hex * 6 + direction. */
  public Ints sides(Position position, Side side) {
    Ints sides = Ints.EMPTY;
    for (int unit : counters) {
      if (position.onMap(unit)
          && pieces.side(unit) == side
          && !position.has(unit, RostovMarks.TURNED)) {
        int facing = position.get(unit, RostovMarks.FACING);
        int hex = position.place(unit);
        sides =
            sides
                .with(hex * HexGrid.DIRECTIONS + facing)
                .with(grid.neighbour(hex, facing) * HexGrid.DIRECTIONS + HexGrid.opposite(facing));
      }
    }
    return sides;
  }

  @Override
  @Rule("23.22")
  public boolean bridge(Position position, int hex, int direction) {
    return ground.linked(hex, direction)
        && (position.at(hex, RostovLayers.BLOWN) & (1 << direction)) == 0;
  }

  /**
   * Bridges over one sort of river are done, if both banks are the side's own and safe; others
   * wait. The log names the banks that were held, or the one that was not.
   */
  @Rule("23.23")
  public void finish(Draft draft, Side side, SideFeature river) {
    Position position = draft.view();
    for (int unit : of(side)) {
      if (position.onMap(unit) && position.has(unit, RostovMarks.TURNED)) {
        int hex = position.place(unit);
        int facing = position.get(unit, RostovMarks.FACING);
        int opposite = grid.neighbour(hex, facing);
        if (!ground.side(hex, facing, river)) {
          continue;
        }
        if (ours(position, side, hex) && ours(position, side, opposite)) {
          draft.clear(unit, RostovMarks.TURNED);
          tell(draft, "pontoon-finished", unit, hex, opposite);
        } else {
          int lost = ours(position, side, hex) ? opposite : hex;
          tell(draft, "pontoon-waits", unit, lost, lost);
        }
      }
    }
  }

  private void tell(Draft draft, String code, int unit, int hex, int other) {
    draft.say(theatre.cites().noted(code, Detail.unit(unit), Detail.hex(hex), Detail.hex(other)));
  }

  /** Whether a bank is a side's own and no enemy zone counts there. */
  @Rule("23.23")
  private boolean ours(Position position, Side side, int hex) {
    return Control.holds(position, side, hex) && safe(position, side, hex);
  }

  /** Whether no enemy zone counts on a bank: a friendly combat unit there lifts it. */
  @Rule("23.23")
  public boolean safe(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    return board.holds(side, hex)
        || (!board.holds(side.enemy(), hex) && !board.inEnemyZone(side, hex));
  }

  /** The printed bridge stands again: pontoons on its side are in hand again. */
  @Rule("23.22")
  public void release(Draft draft, int hex, int direction) {
    for (int unit : counters) {
      int place = draft.place(unit);
      if (draft.onMap(unit)) {
        int facing = draft.get(unit, RostovMarks.FACING);
        boolean here = place == hex && facing == direction;
        boolean over =
            place == grid.neighbour(hex, direction) && facing == HexGrid.opposite(direction);
        if (here || over) {
          fates.remove(draft, unit, Box.POOL);
        }
      }
    }
  }

  /** A bridge is given up when an enemy combat unit comes to its hex. */
  @Override
  @Rule("23.25")
  public void stepped(Draft draft, int unit, int from, int to) {
    if (!pieces.combat(unit)) {
      return;
    }
    for (int other = draft.top(to); other != Position.NOBODY; ) {
      int below = draft.below(other);
      if (pieces.pontoon(other) && pieces.side(other) != pieces.side(unit)) {
        fates.remove(draft, other, Box.POOL);
      }
      other = below;
    }
  }
}
