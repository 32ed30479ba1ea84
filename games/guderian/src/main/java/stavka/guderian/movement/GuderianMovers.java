package stavka.guderian.movement;

import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.movement.Allowance;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.Movers;

/** Which units may move together in a phase. */
public final class GuderianMovers extends Movers {
  private final GuderianTheatre theatre;
  private final FirstTurn firstTurn;
  private final Arrivals arrivals;
  private final Allowance allowance;

  public GuderianMovers(GuderianTheatre theatre, FirstTurn firstTurn, Arrivals arrivals) {
    super(theatre);
    this.theatre = theatre;
    this.firstTurn = firstTurn;
    this.arrivals = arrivals;
    this.allowance = new Allowance(theatre.pieces());
  }

  @Override
  @Rule("14.3")
  public boolean due(Position position, int unit) {
    return arrivals.due(position, unit);
  }

  @Override
  protected boolean sameEntrance(Position position, int first, int other) {
    return arrivals.entrance(position, first).equals(arrivals.entrance(position, other));
  }

  @Override
  @Rule({"5.21", "5.22"})
  protected @Nullable Objection kept(Position position, int unit) {
    return firstTurn.frozen(position, unit) && !firstTurn.crowded(position, unit)
        ? Objection.of("5.21", "army-frozen", unit(unit))
        : null;
  }

  /** The limit counts at the end of the phase only. */
  @Override
  @Rule("7.1")
  public @Nullable Objection stacking(Position position, Side side, Ints units, int where) {
    return null;
  }

  @Override
  @Rule("5.23")
  public @Nullable Objection ending(Position position, MovePhase role) {
    if (role != MovePhase.SOVIET || position.turn() > 1) {
      return null;
    }
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (presses(position, role, unit)) {
        return Objection.of("5.23", "must-march", unit(unit));
      }
    }
    return null;
  }

  @Override
  @Rule("5.23")
  public boolean presses(Position position, MovePhase role, int unit) {
    return role == MovePhase.SOVIET
        && position.turn() == 1
        && theatre.pieces().side(unit) == Side.SOVIET
        && firstTurn.owesMarch(position, unit, allowance.halfPoints(position, unit));
  }
}
