package stavka.rostov.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Citations;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.Movers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Who may begin to move in a phase. */
@Rule({"3.11", "10.11", "10.12", "10.21", "10.22", "10.24", "10.52", "10.57", "11.61"})
final class RostovMovers {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final RostovAllowance allowance;
  private final Reaction reaction;
  private final MovementParts parts;

  RostovMovers(
      RostovTheatre theatre, RostovAllowance allowance, Reaction reaction, MovementParts parts) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.allowance = allowance;
    this.reaction = reaction;
    this.parts = parts;
  }

  List<Movers.Check> checks() {
    return List.of(this::known, this::ready, this::inPhase, this::free);
  }

  /** What a headquarters allows to so many units, judged for all units of an order. */
  List<Movers.GroupCheck> limits() {
    return List.of(this::commanded, this::restricted);
  }

  @Rule({"14.11", "22.12"})
  private @Nullable Objection commanded(Position position, MovePhase phase, Ints units) {
    return RostovAllowance.reaction(phase.id()) ? reaction.commanded(position, units) : null;
  }

  @Rule({"10.57", "22.25"})
  private @Nullable Objection restricted(Position position, MovePhase phase, Ints units) {
    return parts.silent().limit(position, units);
  }

  private @Nullable Objection known(Position position, MovePhase phase, int unit) {
    Objection stranger = theatre.stranger(phase.side(), unit);
    if (stranger != null) {
      return stranger;
    }
    return position.onMap(unit) || parts.entrances().due(position, unit)
        ? null
        : cites.objection("not-on-map", unit(unit));
  }

  @Rule({"7.22", "10.12", "11.72", "11.8", "22.81", "23.34"})
  private @Nullable Objection ready(Position position, MovePhase phase, int unit) {
    if (position.has(unit, RostovMarks.MOVED)) {
      return cites.objection("has-moved", unit(unit));
    }
    if (position.ledger(RostovLedger.CARRIED) != 0) {
      return cites.objection("transport-last");
    }
    if (position.has(unit, RostovMarks.REFIT)) {
      return cites.objection("refitting", unit(unit));
    }
    if (position.has(unit, RostovMarks.GARRISON)) {
      return cites.objection("held", unit(unit));
    }
    return position.has(unit, RostovMarks.HELD) ? cites.objection("held-turn", unit(unit)) : null;
  }

  @Rule({"10.11", "10.21", "10.24", "10.58", "11.61"})
  private @Nullable Objection inPhase(Position position, MovePhase phase, int unit) {
    if (!allowance.moves(position, unit, phase.id()) || !parts.unknowns().moves(position, unit)) {
      return cites.objection("not-in-this-phase", unit(unit));
    }
    boolean woken = position.has(unit, RostovMarks.ACTIVATED);
    return woken && phase.is(RostovAllowance.SOVIET_MOVEMENT)
        ? cites.objection("activated-before", unit(unit))
        : null;
  }

  @Rule({"6.83", "14.11"})
  private @Nullable Objection free(Position position, MovePhase phase, int unit) {
    if (RostovAllowance.reaction(phase.id())) {
      if (!position.onMap(unit)) {
        return cites.objection("not-on-map", unit(unit));
      }
      Objection objection = reaction.objection(position, unit);
      if (objection != null) {
        return objection;
      }
    }
    return pieces.movement(position, unit) == 0 && !pieces.dump(position, unit)
        ? cites.objection("immobile", unit(unit))
        : null;
  }
}
