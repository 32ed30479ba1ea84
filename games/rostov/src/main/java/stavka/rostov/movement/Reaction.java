package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.position.Derived;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.rostov.command.ReactionCommand;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.zones.RostovZones;

/** Who answers an attack that was declared, and where to. */
@Rule({"10.3", "14.1", "14.11", "14.12", "14.13"})
public final class Reaction {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final MovementParts parts;
  private final ReactionCommand command;
  private final RostovZones zones;
  private final Derived<byte[][]> gates = new Derived<>(position -> new byte[4][0]);

  Reaction(RostovTheatre theatre, MovementParts parts) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.parts = parts;
    this.command = new ReactionCommand(theatre, parts.staffs());
    this.zones = RostovZones.of(theatre);
  }

  /** Whether there is anything to react to. */
  @Rule("14.1")
  boolean called(Position position) {
    return !parts.declarations().of(position).isEmpty();
  }

  /** Whether a side has reacted to something: a unit has moved, or a gun is promised. */
  @Rule({"14.1", "14.21"})
  boolean begun(Position position, Side side) {
    if (position.ledger(RostovLedger.BEGUN) != 0) {
      return true;
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side && position.has(unit, RostovMarks.COMMITTED)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit of a side could react, if it has somewhere to go. */
  @Rule("14.11")
  boolean may(Position position, Side side, int unit) {
    return pieces.side(unit) == side
        && position.onMap(unit)
        && objection(position, unit) == null
        && commanded(position, Ints.of(unit)) == null;
  }

  private Ints targets(Position position) {
    Ints targets = Ints.EMPTY;
    for (Declared declared : parts.declarations().of(position)) {
      targets = targets.plus(declared.targets());
    }
    return targets;
  }

  /** Why a unit does not react, or null. */
  @Rule({"14.11", "11.44", "6.72", "22.44"})
  @Nullable Objection objection(Position position, int unit) {
    int start = position.place(unit);
    Side side = pieces.side(unit);
    Ints targets = targets(position);
    if (!pieces.motorised(unit)
        || pieces.nkvd(unit)
        || position.has(unit, RostovMarks.OVERRUN)
        || SupplyState.out(position, unit)
        || theatre.board(position).inEnemyZone(side, start)
        || targets.contains(start)) {
      return cites.objection("react-who", unit(unit));
    }
    int within = theatre.charts().movement().reactionWithin();
    if (!targets.any(target -> theatre.grid().distance(start, target) <= within)) {
      return cites.objection("react-too-far", unit(unit));
    }
    return null;
  }

  /**
   * Why no headquarters commands Soviet units that react together, or null: each of them takes a
   * point, and none stands near a headquarters that is silent.
   */
  @Rule({"14.11", "22.12", "22.22"})
  @Nullable Objection commanded(Position position, Ints units) {
    if (pieces.side(units.first()) == Side.AXIS) {
      return null;
    }
    for (int unit : units) {
      if (parts.staffs().nonOp(position, position.place(unit))) {
        return cites.objection("non-op-range", hex(position.place(unit)));
      }
    }
    return command.suffices(position, units)
        ? null
        : cites.objection("react-command", unit(units.last()));
  }

  /** Units react: headquarters pay for those of the Soviets. */
  @Rule({"14.11", "22.12"})
  void begins(Draft draft, Ints units) {
    if (pieces.side(units.first()) == Side.SOVIET) {
      command.pay(draft, units);
    }
  }

  /**
   * Beside enemies only hexes that are attacked are open, to those without a zone any with a friend
   * in it; there they stop.
   */
  @Rule({"10.63", "14.13"})
  byte[] gates(Position position, int unit) {
    Side side = pieces.side(unit);
    boolean exerts = zones.projection().exerts(position, unit);
    byte[][] known = gates.of(position);
    int which = side.ordinal() * 2 + (exerts ? 1 : 0);
    byte[] drawn = known[which];
    if (drawn.length == 0) {
      drawn = gates(position, side, exerts);
      known[which] = drawn;
    }
    return drawn;
  }

  private byte[] gates(Position position, Side side, boolean exerts) {
    Board board = theatre.board(position);
    byte[] drawn = board.gates(side).clone();
    byte[] distances = board.distancesToUnits(side.enemy());
    Ints targets = targets(position);
    for (int hex = 0; hex < drawn.length; hex++) {
      if (drawn[hex] != Gate.CLOSED && distances[hex] <= 1) {
        boolean open = exerts ? targets.contains(hex) : board.holds(side, hex);
        drawn[hex] = open ? Gate.STOP : Gate.CLOSED;
      } else if (drawn[hex] == Gate.ZONE) {
        drawn[hex] = Gate.OPEN;
      }
    }
    return drawn;
  }
}
