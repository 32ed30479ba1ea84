package stavka.guderian.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.arrival.SouthWest;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.victory.Places;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.EntryEffects;
import stavka.operational.combat.Fight;
import stavka.operational.movement.EndCheck;
import stavka.operational.movement.ExtraOrder;
import stavka.operational.movement.March;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.MoveRules;
import stavka.operational.movement.Movers;
import stavka.operational.movement.RailMode;
import stavka.panzer.movement.PanzerMovement;
import stavka.panzer.movement.PanzerMovers;

/** Section 6 of the book, put together: who moves, and in which ways. */
@Rule("6.0")
public final class Movement {
  private Movement() {}

  /**
   * @param extras what the Soviet side may order beside moves
   * @param german what the German may, in both of his phases
   */
  public static PanzerMovement of(
      GuderianTheatre theatre,
      FirstTurn firstTurn,
      Arrivals arrivals,
      EntryEffect effects,
      Fight fight,
      List<ExtraOrder> extras,
      List<ExtraOrder> german) {
    March march = new March(theatre, new GuderianMarchRules(theatre, firstTurn));
    MoveRules rules =
        new MoveRules(
            theatre,
            PanzerMovers.of(
                theatre,
                arrivals,
                kept(firstTurn),
                List.of(spreading(firstTurn)),
                pressing(march, firstTurn)),
            march,
            new GuderianOverruns(theatre, march, firstTurn, fight),
            arrivals,
            END);
    PanzerMovement movement =
        new PanzerMovement(
            theatre,
            rules,
            effects,
            List.of(
                new MarchMode(theatre, march),
                new RailMode(theatre, new GuderianRailRules(theatre, firstTurn), Ledger.RAILED)),
            extras,
            german,
            position -> false);
    return movement.withMechanised(german);
  }

  /** The limit of stacking counts at the end of the phase only. */
  @Rule("7.1")
  static final EndCheck END = (position, units, hex) -> null;

  @Rule({"5.21", "5.22"})
  private static Movers.Check kept(FirstTurn firstTurn) {
    return (position, phase, unit) ->
        firstTurn.frozen(position, unit) && !firstTurn.crowded(position, unit)
            ? Objection.of("5.21", "army-frozen", unit(unit))
            : null;
  }

  @Rule("5.22")
  private static Movers.GroupCheck spreading(FirstTurn firstTurn) {
    return (position, phase, units) -> {
      Ints left = firstTurn.leftFrozen(position, units);
      return left.isEmpty() ? null : Objection.of("5.21", "army-frozen", unit(left.first()));
    };
  }

  @Rule("5.23")
  private static Movers.Check pressing(March march, FirstTurn firstTurn) {
    return (position, phase, unit) ->
        position.turn() == 1
                && phase.is(MovePhase.SOVIET)
                && firstTurn.owesMarch(position, unit, march.allowance(position, unit))
            ? Objection.of("5.23", "must-march", unit(unit))
            : null;
  }

  /** What follows from units coming to a hex. */
  @Rule({"6.37", "14.24", "15.12"})
  public static EntryEffects entryEffects(
      GuderianTheatre theatre, Places places, SouthWest southWest) {
    return new EntryEffects(
        List.of(new WayBackEffect(theatre), southWest, places, new RailPassing(theatre.ground())));
  }
}
