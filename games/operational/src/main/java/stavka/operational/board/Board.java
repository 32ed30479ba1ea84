package stavka.operational.board;

import static stavka.operational.board.BoardHalf.ANY;
import static stavka.operational.board.BoardHalf.BARS;
import static stavka.operational.board.BoardHalf.CANCELS;
import static stavka.operational.board.BoardHalf.ZONE;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.position.CounterSnapshot;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** What a position shows on the map, hex by hex: who stands where and whose zones lie where. */
public final class Board {
  private final HexGrid grid;
  private final @Nullable HexSet area;

  /** What each hex does to those who move while nobody is about. */
  private final byte[] empty;

  private final CounterSnapshot counters;
  private final int conditions;
  private final BoardHalf axis;
  private final BoardHalf soviet;

  /** What depends on both halves, by the side that asks: the Axis first. */
  private final byte[] @Nullable [] closedToLines = new byte[2][];

  private final byte[] @Nullable [] cautiousGates = new byte[2][];

  /**
   * @param last a board drawn before in the same match, whose halves it takes over where they hold
   */
  @SuppressWarnings("ReferenceEquality")
  Board(Boards boards, Position position, @Nullable Board last) {
    this.grid = boards.grid;
    this.area = boards.area.apply(position);
    this.empty = boards.empty(area);
    this.counters = position.snapshot();
    this.conditions = boards.projection.conditions(position);
    boolean holds = last != null && last.conditions == conditions && last.area == area;
    Board kept = holds ? last : null;
    boolean[] changed = new boolean[2];
    if (kept != null) {
      kept.counters.eachChange(
          position, unit -> changed[boards.roster.isAxis(unit) ? 0 : 1] = true);
    }
    this.axis = half(boards, position, Side.AXIS, kept == null || changed[0] ? null : kept.axis);
    this.soviet =
        half(boards, position, Side.SOVIET, kept == null || changed[1] ? null : kept.soviet);
  }

  /** A side's half: the last, if its garrisons are as they were, or one drawn afresh. */
  private BoardHalf half(Boards boards, Position position, Side side, @Nullable BoardHalf last) {
    Ints garrisons = boards.garrisons.of(position, side);
    if (last != null && last.garrisons.equals(garrisons)) {
      return last;
    }
    BoardHalf half = new BoardHalf(grid, garrisons);
    int hexes = grid.size();
    for (int unit : boards.units(side)) {
      int hex = position.place(unit);
      if (hex < hexes) {
        half.add(hex, boards.presence[unit]);
        project(boards.projection, position, half, unit, hex);
      }
    }
    garrisons.each(hex -> half.add(hex, ANY | BARS | CANCELS));
    return half;
  }

  private void project(
      Projection projection, Position position, BoardHalf half, int unit, int hex) {
    Projection.Share share = projection.share(position, unit);
    if (share == Projection.Share.WHOLE
        || (share == Projection.Share.PART && half.completes(hex, projection.parts()))) {
      half.project(grid.neighbourTable(), hex, projection.barriers(position, unit, hex));
    }
  }

  /** Whether a hex can be stood on in this match. */
  public boolean inPlay(int hex) {
    return area == null || area.has(hex);
  }

  /** Units of a side on a hex, which count for stacking. */
  public int units(Side side, int hex) {
    return half(side).units()[hex];
  }

  /** Whether a side has something there that keeps the enemy out: units, markers or a garrison. */
  public boolean holds(Side side, int hex) {
    return (half(side).there[hex] & BARS) != 0;
  }

  /** Whether a side holds a hex next to another. */
  public boolean beside(Side side, int hex) {
    return grid.anyNeighbour(hex, next -> holds(side, next));
  }

  /** Whether a side has anything there at all. */
  public boolean any(Side side, int hex) {
    return (half(side).there[hex] & ANY) != 0;
  }

  /** Whether a side has something there that cancels enemy zones. */
  public boolean cancels(Side side, int hex) {
    return (half(side).there[hex] & CANCELS) != 0;
  }

  public boolean inZoneOf(Side side, int hex) {
    return (half(side).there[hex] & ZONE) != 0;
  }

  /** Whether a hex lies in the zone of the enemies of a side. */
  public boolean inEnemyZone(Side side, int hex) {
    return inZoneOf(side.enemy(), hex);
  }

  /** Whether no enemy zone counts on a hex: friends cancel them there. */
  public boolean covered(Side side, int hex) {
    return !inEnemyZone(side, hex) || cancels(side, hex);
  }

  /** Whether a side's supply line, command line or retreat may pass a hex: never out of play. */
  public boolean openToLine(Side side, int hex) {
    return inPlay(hex) && !holds(side.enemy(), hex) && covered(side, hex);
  }

  /** The same for every hex, 0 where open, as traces want it. */
  public byte[] closedToLines(Side side) {
    BoardHalf enemy = half(side.enemy());
    byte[] closed = closedToLines[side.ordinal()];
    if (closed == null) {
      byte[] barred = empty.clone();
      BoardHalf.Near near = enemy.near(grid);
      for (int i = 0; i < near.count(); i++) {
        int hex = near.hexes()[i];
        barred[hex] |= (byte) (openToLine(side, hex) ? 0 : 1);
      }
      closed = barred;
      closedToLines[side.ordinal()] = closed;
    }
    return closed;
  }

  /** What each hex does to a side's moving units: enemies bar it, their zones are marked. */
  public byte[] gates(Side side) {
    BoardHalf enemy = half(side.enemy());
    byte[] gates = enemy.gatesForEnemy;
    if (gates == null) {
      byte[] drawn = empty.clone();
      BoardHalf.Near near = enemy.near(grid);
      for (int i = 0; i < near.count(); i++) {
        int hex = near.hexes()[i];
        int there = enemy.there[hex];
        if ((there & BARS) != 0) {
          drawn[hex] = Gate.CLOSED;
        } else if (drawn[hex] != Gate.CLOSED && (there & ZONE) != 0) {
          drawn[hex] = Gate.ZONE;
        }
      }
      gates = drawn;
      enemy.gatesForEnemy = gates;
    }
    return gates;
  }

  /** The same for units that enter enemy zones only where a friend cancels them. */
  public byte[] cautiousGates(Side side) {
    BoardHalf enemy = half(side.enemy());
    byte[] gates = cautiousGates[side.ordinal()];
    if (gates == null) {
      byte[] drawn = gates(side).clone();
      BoardHalf.Near near = enemy.near(grid);
      for (int i = 0; i < near.count(); i++) {
        int hex = near.hexes()[i];
        if (drawn[hex] == Gate.ZONE && !cancels(side, hex)) {
          drawn[hex] = Gate.CLOSED;
        }
      }
      gates = drawn;
      cautiousGates[side.ordinal()] = gates;
    }
    return gates;
  }

  /** How far each hex is from the nearest counter of a side, whatever it is: {@link Distances}. */
  public byte[] distances(Side side) {
    return half(side).distances(grid, ANY);
  }

  /** Whether a hex is so far at least from every counter of a side. */
  public boolean apart(Side side, int hex, int least) {
    BoardHalf half = half(side);
    byte[] known = half.distances[ANY];
    if (known != null) {
      return known[hex] >= least;
    }
    int column = grid.column(hex);
    int row = grid.row(hex);
    for (int c = Math.max(0, column - least + 1);
        c < Math.min(grid.columns(), column + least);
        c++) {
      for (int r = Math.max(0, row - least + 1); r < Math.min(grid.rows(), row + least); r++) {
        int other = grid.at(c, r);
        if ((half.there[other] & ANY) != 0 && grid.distance(hex, other) < least) {
          return false;
        }
      }
    }
    return true;
  }

  /** The same from those that keep the enemy out. */
  public byte[] distancesToUnits(Side side) {
    return half(side).distances(grid, BARS);
  }

  private BoardHalf half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
