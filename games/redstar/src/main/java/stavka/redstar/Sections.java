package stavka.redstar;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffects;
import stavka.operational.board.Stacking;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.ExcessStage;
import stavka.redstar.air.AirSection;
import stavka.redstar.arrival.ArrivalSection;
import stavka.redstar.combat.RedStarCombatSection;
import stavka.redstar.control.Control;
import stavka.redstar.economy.EconomySection;
import stavka.redstar.loss.Fate;
import stavka.redstar.loss.RedStarFaces;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.movement.MovementSection;
import stavka.redstar.partisan.Partisans;
import stavka.redstar.supply.Supply;
import stavka.redstar.victory.RedStarFinalCount;
import stavka.redstar.victory.Surrender;

/** The sections of the rulebook, put together. */
record Sections(
    RedStarTheatre theatre,
    Control control,
    MarkerCups cups,
    Fate fate,
    Casualties toll,
    Stacking stacking,
    ExcessStage excess,
    Supply supply,
    RedStarCombatSection combat,
    MovementSection movement,
    Partisans partisans,
    AirSection air,
    EconomySection economy,
    ArrivalSection arrivals,
    RedStarFinalCount finalCount) {
  static Sections of(RedStarTheatre theatre) {
    Control control = new Control(theatre);
    MarkerCups cups = new MarkerCups(theatre);
    Fate fate = new Fate(theatre, cups);
    Casualties toll = new Casualties(new RedStarFaces(theatre.pieces(), cups), fate);
    Stacking stacking = theatre.stacking();
    Supply supply = new Supply(theatre, control, toll, fate);
    Partisans partisans = new Partisans(theatre, fate);
    RedStarFinalCount finalCount = new RedStarFinalCount(theatre, supply, control);
    Surrender surrender = new Surrender(theatre, control, cups, finalCount);
    EntryEffects effects = new EntryEffects(List.of(control, surrender, partisans));
    RedStarCombatSection combat =
        new RedStarCombatSection(theatre, cups, toll, fate, stacking, effects);
    return new Sections(
        theatre,
        control,
        cups,
        fate,
        toll,
        stacking,
        excess(theatre.pieces(), stacking, fate),
        supply,
        combat,
        new MovementSection(theatre, supply, control, effects, combat),
        partisans,
        new AirSection(theatre, supply::judge, fate),
        new EconomySection(theatre, supply, fate),
        new ArrivalSection(theatre, supply, cups, fate, effects),
        finalCount);
  }

  /** The enemy takes units off a stack that is too large, one after the other. */
  @Rule("4.0.7")
  private static ExcessStage excess(RedStarPieces pieces, Stacking stacking, Fate fate) {
    return new ExcessStage(
        pieces.roster(),
        stacking,
        Side::enemy,
        // Whether a unit's going brings its stack nearer to the limit.
        (position, unit, hex) ->
            stacking.excess(position, pieces.side(unit), hex) > 0
                ? pieces.stackingPoints(unit) > 0
                : pieces.is(unit, Kind.GUARDS_CAVALRY)
                    || (pieces.side(unit) == Side.AXIS && pieces.nation(unit) != Nation.GERMAN),
        fate::eliminate,
        "choose-excess",
        "not-of-the-excess",
        "4.0.7");
  }
}
