package stavka.redstar.movement;

import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Ground;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** What enemies and their zones do to a unit that moves. */
@Rule({"3.1.7", "3.4", "5.0.6"})
final class Zones {
  /** Movement points are counted in halves. */
  private static final int HALVES = 2;

  private final Theatre theatre;
  private final Pieces pieces;
  private final Limits limits;
  private final Derived<byte[]> distantGates = new Derived<>(this::distantGates);

  Zones(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits();
  }

  @Rule({"3.4.1", "3.3.5", "5.0.8", "13.0.3"})
  int toll(Position position, Side side) {
    boolean eased = side == Side.SOVIET && theatre.snow(position);
    return HALVES * (eased ? limits.zones().inSnow() : limits.zones().leave());
  }

  /**
   * What leaving a zone takes: German armour, and Guards cavalry in snow, go from zone to zone. The
   * siege artillery pays nothing for ground, so the toll is all its first hex costs.
   */
  @Rule({"3.4.1", "3.4.2", "3.3.6", "5.0.6", "5.0.7", "5.0.8", "13.0.3", "15.6.4"})
  ZoneEffect effect(Position position, int unit) {
    boolean onward =
        pieces.germanArmour(unit)
            || (pieces.is(unit, Kind.GUARDS_CAVALRY) && theatre.snow(position));
    int toll = toll(position, pieces.side(unit));
    int toLeave = pieces.is(unit, Kind.SIEGE) ? toll - Ground.TRACK_STEP : toll;
    return new ZoneEffect(0, toLeave, false, onward);
  }

  /**
   * What each hex does to a unit that enters it. Security divisions keep away from Soviet units,
   * but one that begins too near may cross such hexes on its way out.
   */
  @Rule({"3.4.3", "5.0.4", "3.3.6", "11.2.3"})
  byte[] gates(Position position, int unit) {
    Side side = pieces.side(unit);
    Board board = theatre.board(position);
    if (pieces.kind(unit).cautious()) {
      return board.cautiousGates(side);
    }
    boolean distant = pieces.is(unit, Kind.SECURITY) && !tooNear(board, position.place(unit));
    return distant ? distantGates.of(position) : board.gates(side);
  }

  /** What hexes do to Axis units that keep more than some hexes away from Soviet ones. */
  @Rule("11.2.3")
  private byte[] distantGates(Position position) {
    Board board = theatre.board(position);
    byte[] gates = board.gates(Side.AXIS).clone();
    for (int hex = 0; hex < gates.length; hex++) {
      if (tooNear(board, hex)) {
        gates[hex] = Gate.CLOSED;
      }
    }
    return gates;
  }

  /**
   * Whether an enemy zone holds a unit that leaves a hex. Who may not come to the hex alone may
   * have been left there, and friends do not cancel this.
   */
  @Rule({"3.4.1", "3.4.2", "5.0.6", "5.0.7"})
  boolean held(Position position, int unit, int from) {
    return theatre.board(position).inEnemyZone(pieces.side(unit), from);
  }

  /** The gates as a search from where a unit stands needs them: its own hex may hold it. */
  @Rule({"3.4.1", "3.4.2", "5.0.6", "5.0.7"})
  byte[] gatesAround(Position position, int unit) {
    byte[] gates = gates(position, unit);
    int from = position.place(unit);
    if (gates[from] == Gate.CLOSED && held(position, unit, from)) {
      byte[] around = gates.clone();
      around[from] = Gate.ZONE;
      return around;
    }
    return gates;
  }

  private boolean tooNear(Board board, int hex) {
    return board.distancesToUnits(Side.SOVIET)[hex] <= limits.security().distance();
  }

  /** Whether a unit may end its movement on a hex, whatever it went through. */
  @Rule("11.2.3")
  boolean mayEnd(Position position, int unit, int hex) {
    return !pieces.is(unit, Kind.SECURITY) || !tooNear(theatre.board(position), hex);
  }

  boolean inEnemyZone(Position position, int unit) {
    int hex = position.place(unit);
    return hex != HexGrid.NONE && held(position, unit, hex);
  }
}
