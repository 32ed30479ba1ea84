package stavka.kharkov;

import java.util.List;
import java.util.Map;
import stavka.engine.play.Sequence;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.air.AirPoints;
import stavka.kharkov.air.AirSupplyStage;
import stavka.kharkov.combat.Headquarters;
import stavka.kharkov.combat.KharkovCombatSection;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.movement.KharkovPhaseStart;
import stavka.kharkov.movement.Movement;
import stavka.kharkov.movement.PursuitStage;
import stavka.kharkov.movement.PursuitStage.Pursuit;
import stavka.kharkov.regiment.Entrenching;
import stavka.kharkov.regiment.Reforming;
import stavka.kharkov.regiment.Splitting;
import stavka.kharkov.reserve.ReleaseStage;
import stavka.kharkov.reserve.ReleaseStage.Release;
import stavka.kharkov.reserve.ReserveStage;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.setup.SetUpStage;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.supply.StavkaPlan;
import stavka.kharkov.victory.EndOfTurn;
import stavka.kharkov.victory.KharkovFinalCount;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.Motion;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.PhaseStart;
import stavka.panzer.movement.PanzerMovement;
import stavka.panzer.recovery.Recovery;

/** The sequence of play, in the book's order. */
@Rule({"4.0", "4.1", "4.2"})
final class KharkovSequence {
  static final int TURNS = 10;

  private KharkovSequence() {}

  static Umpire umpire(
      KharkovTheatre theatre,
      KharkovSupply supply,
      KharkovCombatSection combat,
      KharkovFinalCount finalCount,
      Sector sector,
      EntryEffect effects) {
    PanzerMovement movement =
        Movement.of(
            theatre,
            sector,
            effects,
            combat.resolution()::fight,
            List.of(new Splitting(theatre), new Reforming(theatre), new Entrenching(theatre)),
            TURNS);
    PhaseStart start = KharkovPhaseStart.of(theatre, supply);
    Recovery recovery = new Recovery(theatre, Headquarters::recover);
    AirPoints airPoints = new AirPoints(theatre);
    StavkaPlan plan = new StavkaPlan(theatre);
    EndOfTurn endOfTurn = new EndOfTurn(theatre, supply);

    Sequence sequence =
        Sequence.of(TURNS)
            .choose("set-up-axis", Side.AXIS, "5.2", new SetUpStage(theatre, Side.AXIS))
            .choose("set-up-soviet", Side.SOVIET, "5.3", new SetUpStage(theatre, Side.SOVIET))
            .everyTurn()
            .then(
                "turn-begins",
                null,
                "4.1",
                draft -> {
                  airPoints.refill(draft);
                  draft.enter(Ledger.OVERRUN_HQS, 0);
                  plan.turnBegins(draft);
                  sector.turnBegins(draft);
                })
            .choose("reserves", Side.SOVIET, "6.7", new ReserveStage(theatre, effects, sector))
            .then("soviet-supply", Side.SOVIET, "11.0", draft -> start.begin(draft, Side.SOVIET))
            .choose(MovePhase.SOVIET, Side.SOVIET, "6.0", movement.soviet())
            .choose("soviet-combat", Side.SOVIET, "9.0", combat.combat(Side.SOVIET))
            .then(
                "soviet-recovery",
                Side.SOVIET,
                "7.33",
                draft -> recovery.recover(draft, Side.SOVIET))
            .then("axis-supply", Side.AXIS, "11.0", draft -> start.begin(draft, Side.AXIS))
            .choose(MovePhase.AXIS, Side.AXIS, "6.0", movement.initial())
            .choose("axis-combat", Side.AXIS, "9.0", combat.combat(Side.AXIS))
            .then("mechanised-supply", Side.AXIS, "11.0", draft -> start.begin(draft, Side.AXIS))
            .choose(MovePhase.MECHANISED, Side.AXIS, "6.0", movement.mechanised())
            .then("axis-recovery", Side.AXIS, "7.33", draft -> recovery.recover(draft, Side.AXIS))
            .choose("air-supply", Side.AXIS, "13.2", new AirSupplyStage(theatre))
            .then("end-of-turn", null, "4.2", draft -> end(draft, endOfTurn, sector, finalCount))
            .build();

    var frames = new java.util.HashMap<>(combat.frameStages());
    frames.put(Motion.class, movement.goingOn(p -> sequence.step(p.turn(), p.phase()).id()));
    frames.put(Pursuit.class, new PursuitStage(theatre, sector, effects));
    frames.put(Release.class, new ReleaseStage(theatre, effects, sector));
    return new Umpire(sequence, Map.copyOf(frames), "17.0");
  }

  @Rule({"4.2", "17.0"})
  private static void end(
      Draft draft, EndOfTurn endOfTurn, Sector sector, KharkovFinalCount finalCount) {
    endOfTurn.count(draft);
    sector.turnEnds(draft);
    if (draft.turn() == TURNS) {
      finalCount.count(draft);
    }
  }
}
