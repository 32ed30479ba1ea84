package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** One hex, although the points do not suffice; also over a major river by boat. */
@Rule({"10.76", "10.78", "11.91", "11.92", "11.93", "11.94", "11.95"})
record MinimumMode(
    RostovTheatre theatre,
    March march,
    Prices prices,
    GroundEntering entering,
    InfiltrateMode infiltration)
    implements NextHex {
  static final String NAME = "minimum";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return theatre.cites().rule("minimum-one");
  }

  @Override
  public boolean suits(Position position, int unit) {
    return position.onMap(unit) && theatre.pieces().movement(position, unit) > 0;
  }

  @Override
  public @Nullable Objection step(Position position, MovePhase phase, int unit, int from, int to) {
    Citations cites = theatre.cites();
    RostovPieces pieces = theatre.pieces();
    if (pieces.motorised(unit) && SupplyState.out(position, unit)) {
      return cites.objection("unsupplied-motorised", unit(unit));
    }
    byte ahead = march.rules().gates(position, unit)[to];
    if (ahead == Gate.CLOSED) {
      boolean reacting = RostovAllowance.reaction(phase.id());
      return reacting
          ? cites.objection("reaction-adjacent", hex(to))
          : cites.objection("column-in-zone", unit(unit), hex(to));
    }
    if (zoneToZone(position, phase.side(), from, to)
        && infiltration.qualified(position, phase, unit, from, to) != null) {
      return cites.objection("zone-to-zone", unit(unit), hex(to));
    }
    int direction = theatre.grid().direction(from, to);
    if (prices.steps(position, unit).price(from, direction) == 0) {
      return forbidden(position, phase, unit, from, to);
    }
    return paid(position, phase.side(), unit, from, to)
        ? cites.objection("minimum-needless", unit(unit))
        : null;
  }

  @Rule("11.92")
  private boolean zoneToZone(Position position, Side side, int from, int to) {
    Board board = theatre.board(position);
    return board.inEnemyZone(side, from) && board.inEnemyZone(side, to);
  }

  /** Whether a march could make the step: then it does, at its price. */
  @Rule("11.9")
  private boolean paid(Position position, Side side, int unit, int from, int to) {
    return !zoneToZone(position, side, from, to)
        && march.price(position, unit, from, to) <= march.allowance(position, unit);
  }

  /** Why a step that no march makes cannot be made so either, or null. */
  private @Nullable Objection forbidden(
      Position position, MovePhase phase, int unit, int from, int to) {
    Citations cites = theatre.cites();
    RostovGround ground = theatre.ground();
    int direction = theatre.grid().direction(from, to);
    boolean vehicles = theatre.pieces().gait(unit).motor();
    boolean escapes = vehicles && caught(position, from, direction) && !ground.terrain(to).wet();
    if (!ground.land(to)) {
      return cites.objection("closed-terrain", unit(unit), hex(to));
    }
    if (entering.openRiver(position, from, direction)) {
      boolean own =
          phase.is(RostovAllowance.AXIS_MOVEMENT) || phase.is(RostovAllowance.SOVIET_MOVEMENT);
      if (!own || !entering.ferries(unit)) {
        return cites.objection("river-needs-bridge", unit(unit));
      }
      return entering.bogged(position, unit, from, direction) && !escapes
          ? cites.objection("way-alone", unit(unit), hex(to))
          : null;
    }
    return escapes
        ? null
        : cites.objection(
            vehicles && (ground.terrain(from).wet() || ground.terrain(to).wet())
                ? "way-alone"
                : "closed-terrain",
            unit(unit),
            hex(to));
  }

  /** Whether vehicles stand in a marsh or swamp without a way: they get out by any side of it. */
  @Rule("10.78")
  private boolean caught(Position position, int from, int direction) {
    RostovGround ground = theatre.ground();
    return ground.terrain(from).wet()
        && !ground.onRoad(from)
        && !ground.onRail(from)
        && !ground.lake(from, direction, position.turn());
  }
}
