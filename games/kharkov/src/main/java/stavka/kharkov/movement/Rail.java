package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.number;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.Theatre;

/** Movement by rail: along a side's own railway, out of enemy zones, for a few units a turn. */
@Rule({"6.4", "6.41", "6.42", "6.43", "6.44", "6.45"})
public final class Rail {
  private static final int MOST_HEXES = 40;
  private static final int AXIS_UNITS = 3;
  private static final int SOVIET_UNITS = 5;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;

  public Rail(Theatre theatre) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
  }

  /** Why units cannot go by rail along a path, or null. */
  public @Nullable Objection objection(
      Position position, PhaseRole role, Ints units, int start, Ints path) {
    if (role == PhaseRole.AXIS_MECHANISED) {
      return Objection.of("6.45", "no-rail-now");
    }
    Side side = role.side();
    for (int i = 0; i < units.size(); i++) {
      if (pieces.kind(units.get(i)) == Kind.RESERVE) {
        return Objection.of("6.72", "reserve-no-rail", unit(units.get(i)));
      }
    }
    if (position.ledger(Ledger.RAILED) + counted(side, units) > limit(side)) {
      return Objection.of("6.45", "rail-full", number(limit(side)));
    }
    if (path.size() > MOST_HEXES) {
      return Objection.of("6.44", "rail-too-far", number(MOST_HEXES));
    }
    if (start >= 0 && Board.of(theatre, position).inEnemyZone(side, start)) {
      return Objection.of("6.24", "leaves-zone", unit(units.first()), hex(start));
    }
    return track(position, side, start, path);
  }

  private @Nullable Objection track(Position position, Side side, int start, Ints path) {
    Board board = Board.of(theatre, position);
    byte[] links = ground.rail(side);
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      if (to < 0 || to >= ground.grid().size()) {
        return Objection.of("6.0", "no-such-hex");
      }
      int direction = from < 0 ? HexGrid.NONE : ground.grid().direction(from, to);
      boolean linked =
          from < 0
              ? links[to] != 0
              : direction != HexGrid.NONE && (links[from] & (1 << direction)) != 0;
      if (!linked) {
        return Objection.of(foreign(from, direction, to) ? "6.42" : "6.41", "no-rail", hex(to));
      }
      if (board.holds(side.enemy(), to) || board.inEnemyZone(side, to)) {
        return Objection.of("6.43", "rail-zone", hex(to));
      }
      from = to;
    }
    return null;
  }

  /** Whether there is a railway, only not a side's own. */
  @Rule("6.42")
  private boolean foreign(int from, int direction, int to) {
    return direction == HexGrid.NONE
        ? from < 0 && ground.map().onNetwork(Ground.RAIL, to)
        : ground.map().linked(Ground.RAIL, from, direction);
  }

  /** Units that count against the limit: a Soviet headquarters does not. */
  @Rule("6.45")
  public int counted(Side side, Ints units) {
    int count = 0;
    for (int i = 0; i < units.size(); i++) {
      if (side == Side.AXIS || pieces.kind(units.get(i)) != Kind.HQ) {
        count++;
      }
    }
    return count;
  }

  /** How many more units a side may move by rail in this phase. */
  public int left(Position position, Side side) {
    return limit(side) - position.ledger(Ledger.RAILED);
  }

  private static int limit(Side side) {
    return side == Side.AXIS ? AXIS_UNITS : SOVIET_UNITS;
  }

  /** The hexes a train can reach from a hex, with the way back to it. */
  public TraceField field(Position position, Side side, int start) {
    Board board = Board.of(theatre, position);
    byte[] closed = new byte[ground.grid().size()];
    for (int hex = 0; hex < closed.length; hex++) {
      boolean barred = board.holds(side.enemy(), hex) || board.inEnemyZone(side, hex);
      closed[hex] = (byte) (barred ? 1 : 0);
    }
    return TraceField.spread(
        ground.grid(), Ints.of(start), closed, ground.railSides(side), MOST_HEXES);
  }
}
