package stavka.rostov.movement;

import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sky;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Terrain;
import stavka.rostov.model.Weather;

/** From one enemy zone straight to the next, for the whole allowance. */
@Rule({"11.51", "11.52", "11.53", "11.54", "11.55", "11.56"})
record InfiltrateMode(
    RostovTheatre theatre, Prices prices, RostovAllowance allowance, MovementParts parts)
    implements NextHex {
  static final String NAME = "infiltrate";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return theatre.cites().rule("infiltrate-who");
  }

  @Override
  public boolean suits(Position position, int unit) {
    return position.onMap(unit)
        && fit(position, unit)
        && theatre.board(position).inEnemyZone(theatre.pieces().side(unit), position.place(unit));
  }

  @Rule("11.52")
  private boolean fit(Position position, int unit) {
    RostovPieces pieces = theatre.pieces();
    boolean fast =
        pieces.motorised(unit)
            && pieces.movement(position, unit) >= theatre.charts().movement().infiltrationLeast();
    return pieces.combat(unit) && pieces.infiltrates(unit) && (fast || pieces.cavalry(unit));
  }

  @Override
  public @Nullable Objection step(Position position, MovePhase phase, int unit, int from, int to) {
    Objection objection = qualified(position, phase, unit, from, to);
    if (objection != null) {
      return objection;
    }
    int direction = theatre.grid().direction(from, to);
    return prices.steps(position, unit).price(from, direction) == 0
        ? theatre.cites().objection("infiltrate-barred")
        : null;
  }

  /** Why a unit is not qualified to infiltrate there, whatever the ground, or null. */
  @Nullable Objection qualified(Position position, MovePhase phase, int unit, int from, int to) {
    Citations cites = theatre.cites();
    if (!fit(position, unit)) {
      return cites.objection("infiltrate-who", unit(unit));
    }
    if (!allowance.whole(position, unit, phase.id())) {
      return cites.objection("not-in-this-phase", unit(unit));
    }
    if (SupplyState.out(position, unit)) {
      return cites.objection("unsupplied-infiltrate", unit(unit));
    }
    Board board = theatre.board(position);
    Side side = phase.side();
    if (board.distancesToUnits(side.enemy())[from] > 1
        || !board.inEnemyZone(side, from)
        || !board.inEnemyZone(side, to)) {
      return cites.objection("infiltrate-where");
    }
    return barred(position, unit, from, to) ? cites.objection("infiltrate-barred") : null;
  }

  @Rule({"11.52", "11.56"})
  private boolean barred(Position position, int unit, int from, int to) {
    Sky sky = theatre.sky(position);
    Side side = theatre.pieces().side(unit);
    return sky.at(from) == Weather.RAIN
        || sky.at(to) == Weather.RAIN
        || parts.forts().strongpoint(position, to, side.enemy())
        || (side == Side.AXIS && parts.forts().line(position, from, to))
        || (theatre.pieces().cavalry(unit) && (clear(from) || clear(to)));
  }

  private boolean clear(int hex) {
    return theatre.ground().terrain(hex) == Terrain.CLEAR && !theatre.ground().wooded(hex);
  }
}
