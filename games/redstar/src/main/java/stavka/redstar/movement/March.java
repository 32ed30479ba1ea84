package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Ordinary movement, hex by hex. */
@Rule({"3.1.4", "3.1.5", "3.2", "3.3.2"})
public final class March {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Zones zones;
  private final Allowance allowance;

  public March(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = new Zones(theatre);
    this.allowance = new Allowance(pieces);
  }

  Zones zones() {
    return zones;
  }

  StepTable steps(Position position, int unit) {
    if (pieces.is(unit, Kind.SIEGE)) {
      return theatre.ground().track();
    }
    return theatre
        .ground()
        .steps(
            pieces.kind(unit).gait(),
            pieces.side(unit),
            theatre.snow(position),
            position.ledger(Ledger.FORTRESS_DESTROYED) != 0);
  }

  /** Half points a unit has left after spending some. */
  int left(Position position, int unit, int spent) {
    return Math.max(0, allowance.halfPoints(position, unit) - spent);
  }

  /** Where a unit can go, not counting the minimum move. */
  public MoveField field(Position position, int unit, int spent) {
    return MoveField.search(
        steps(position, unit),
        zones.gatesAround(position, unit),
        zones.effect(position, unit),
        position.place(unit),
        left(position, unit, spent),
        StepGuard.OPEN);
  }

  /**
   * Why units that stand together cannot go along a path, or null: each pays for itself.
   *
   * @param spent half points each has spent before, in the order of the units
   */
  @Rule({"3.2", "3.3.1"})
  @Nullable Objection objection(
      Position position, Movers movers, Ints units, Ints path, int[] spent) {
    for (int i = 0; i < units.size(); i++) {
      Objection objection =
          spent[i] == 0 && minimum(position, movers, units.get(i), path)
              ? null
              : objection(position, units.get(i), path, spent[i]);
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  private @Nullable Objection objection(Position position, int unit, Ints path, int spent) {
    StepTable steps = steps(position, unit);
    byte[] gates = zones.gates(position, unit);
    ZoneEffect zone = zones.effect(position, unit);
    int left = left(position, unit, spent);
    int from = position.place(unit);
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      Objection objection = step(position, unit, steps, gates, zone, from, to);
      if (objection != null) {
        return objection;
      }
      left -= price(position, unit, steps, zone, from, to);
      if (left < 0) {
        return Objection.of("3.2", "too-far", unit(unit), hex(to));
      }
      from = to;
    }
    return null;
  }

  /** Why a single step cannot be made whatever its price, or null. */
  @Rule({"3.2", "3.3.4", "3.4.2", "3.4.3", "5.0.4", "5.0.7", "3.3.6", "11.2.3"})
  private @Nullable Objection step(
      Position position,
      int unit,
      StepTable steps,
      byte[] gates,
      ZoneEffect zone,
      int from,
      int to) {
    HexGrid grid = steps.grid();
    int direction = to < 0 || to >= grid.size() ? HexGrid.NONE : grid.direction(from, to);
    if (direction == HexGrid.NONE) {
      return Objection.of("3.2", "not-adjacent", hex(from));
    }
    if (steps.price(from, direction) == 0) {
      return pieces.is(unit, Kind.SIEGE)
          ? Objection.of("3.3.6", "rails-only", unit(unit))
          : Objection.of("3.3.4", "impassable", hex(from), hex(to));
    }
    if (gates[to] == Gate.CLOSED) {
      return closed(position, unit, to);
    }
    return zones.held(position, unit, from) && gates[to] == Gate.ZONE && !zone.onward()
        ? Objection.of("3.4.2", "zone-to-zone", unit(unit), hex(to))
        : null;
  }

  private Objection closed(Position position, int unit, int to) {
    Side side = pieces.side(unit);
    Board board = theatre.board(position);
    if (!board.inPlay(to)) {
      return Objection.of("1.4", "out-of-play", hex(to));
    }
    if (board.holds(side.enemy(), to)) {
      return Objection.of("3.2", "enemy-there", hex(to));
    }
    return pieces.kind(unit).cautious()
        ? Objection.of("3.4.3", "needs-escort", unit(unit), hex(to))
        : Objection.of("11.2.3", "security-too-near", unit(unit), hex(to));
  }

  /** The price of a step, leaving a zone included. */
  private int price(
      Position position, int unit, StepTable steps, ZoneEffect zone, int from, int to) {
    int toll = zones.held(position, unit, from) ? zone.toLeave() : 0;
    return toll + steps.price(from, steps.grid().direction(from, to));
  }

  /** What a path costs a unit in half points, the minimum move being all it has. */
  int cost(Position position, int unit, Ints path, int spent) {
    StepTable steps = steps(position, unit);
    ZoneEffect zone = zones.effect(position, unit);
    int from = position.place(unit);
    int cost = 0;
    for (int i = 0; i < path.size(); i++) {
      cost += price(position, unit, steps, zone, from, path.get(i));
      from = path.get(i);
    }
    return Math.min(cost, left(position, unit, spent));
  }

  /**
   * Whether a path is a minimum move: a single hex whatever it costs, for a unit that does not
   * begin in an enemy zone, and not in the motorised phase.
   */
  @Rule("3.3.3")
  boolean minimum(Position position, Movers movers, int unit, Ints path) {
    if (movers == Movers.ARMOUR || path.size() != 1 || zones.inEnemyZone(position, unit)) {
      return false;
    }
    StepTable steps = steps(position, unit);
    byte[] gates = zones.gates(position, unit);
    ZoneEffect zone = zones.effect(position, unit);
    int from = position.place(unit);
    return pieces.movement(position, unit) > 0
        && step(position, unit, steps, gates, zone, from, path.first()) == null;
  }
}
