package stavka.guderian;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.play.Sequence;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.arrival.Arrivals;
import stavka.guderian.arrival.Evacuation;
import stavka.guderian.arrival.Provisional;
import stavka.guderian.arrival.SouthWest;
import stavka.guderian.combat.GuderianCasualties;
import stavka.guderian.combat.GuderianCombatSection;
import stavka.guderian.interdiction.GermanInterdictionStage;
import stavka.guderian.interdiction.RailCuts;
import stavka.guderian.interdiction.RailCutting;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.interdiction.SovietInterdictionStage;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.movement.FirstTurn;
import stavka.guderian.movement.Movement;
import stavka.guderian.setup.SetUpStage;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.GuderianFinalCount;
import stavka.guderian.victory.Places;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Excess;
import stavka.operational.combat.ExcessStage;
import stavka.operational.model.Marks;
import stavka.operational.movement.Motion;
import stavka.operational.movement.PhaseStart;
import stavka.panzer.movement.PanzerMovement;
import stavka.panzer.recovery.Recovery;

/** The sequence of play, in the book's order. */
@Rule({"4.0", "4.1", "4.2"})
record GuderianSequence(
    GuderianTheatre theatre,
    Places places,
    GuderianFinalCount finalCount,
    Arrivals arrivals,
    RailPassing passing) {

  Umpire umpire(GuderianSupply supply, GuderianCombatSection combat, EntryEffect effects) {
    PanzerMovement movement =
        Movement.of(
            theatre,
            new FirstTurn(theatre),
            arrivals,
            effects,
            combat.resolution()::fight,
            List.of(new SouthWest(theatre), new Evacuation(theatre, supply)),
            List.of(new RailCutting(theatre, passing)));
    PhaseStart start =
        new PhaseStart(
            supply,
            Ledger.RAILED,
            List.of(
                GuderianMarks.COMMANDED,
                GuderianMarks.IN_ZONE,
                GuderianMarks.CAME_FROM,
                GuderianMarks.HALTED),
            (draft, side) -> {});
    Sequence sequence =
        Sequence.of(theatre.charts().turns())
            .choose("set-up-soviet", Side.SOVIET, "5.1", new SetUpStage(theatre))
            .choose("first-interdiction", Side.AXIS, "5.0", new GermanInterdictionStage(theatre))
            .everyTurn()
            .then("turn-begins", null, "4.1", this::turnBegins)
            .then("soviet-supply", Side.SOVIET, "11.0", draft -> start.begin(draft, Side.SOVIET))
            .choose("soviet-movement", Side.SOVIET, "6.0", movement.soviet())
            .then("soviet-movement-ends", Side.SOVIET, "7.1", this::sovietMovementEnds)
            .choose("soviet-combat", Side.SOVIET, "9.0", combat.combat(Side.SOVIET))
            .then("soviet-recovery", Side.SOVIET, "6.63", draft -> recover(draft, Side.SOVIET))
            .choose(
                "soviet-interdiction", Side.SOVIET, "13.4", new SovietInterdictionStage(theatre))
            .then("axis-supply", Side.AXIS, "11.0", draft -> start.begin(draft, Side.AXIS))
            .choose("axis-movement", Side.AXIS, "6.0", movement.initial())
            .then(
                "axis-movement-ends", Side.AXIS, "7.2", draft -> draft.push(new Excess(Side.AXIS)))
            .choose("axis-combat", Side.AXIS, "9.0", combat.combat(Side.AXIS))
            .then("mechanised-supply", Side.AXIS, "11.0", draft -> start.begin(draft, Side.AXIS))
            .choose("axis-mechanised", Side.AXIS, "6.0", movement.mechanised())
            .then("mechanised-ends", Side.AXIS, "7.2", this::mechanisedEnds)
            .then("axis-recovery", Side.AXIS, "6.63", this::germanRecovery)
            .choose("axis-interdiction", Side.AXIS, "13.1", new GermanInterdictionStage(theatre))
            .then("end-of-turn", null, "4.2", this::turnEnds)
            .build();
    Map<Class<? extends Frame>, Stage> frames = new HashMap<>(combat.frameStages());
    frames.put(Motion.class, movement.goingOn(p -> sequence.step(p.turn(), p.phase()).id()));
    frames.put(Excess.class, excess(combat.losses()));
    return new Umpire(sequence, frames, "15.0");
  }

  /** The owner removes what stands above the limit, unit by unit. */
  @Rule({"7.1", "7.2", "5.22"})
  private ExcessStage excess(GuderianCasualties casualties) {
    return new ExcessStage(
        theatre.roster(),
        theatre.stacking(),
        side -> side,
        (position, unit, hex) -> true,
        casualties::eliminate,
        "remove-excess",
        "remove-excess-first",
        "7.1");
  }

  @Rule({"5.21", "14.11", "14.3"})
  private void turnBegins(Draft draft) {
    draft.enter(Ledger.CALLED_THIS_TURN, 0);
    draft.enter(Ledger.EVACUATED_THIS_TURN, 0);
    arrivals.returnEvacuated(draft);
    arrivals.turnBegins(draft);
    new Provisional(theatre).turnBegins(draft);
    if (draft.turn() == 1) {
      new FirstTurn(theatre).roll(draft);
    }
  }

  /** German markers leave, and stacks come down to their limit. */
  @Rule({"4.2", "7.1", "13.33"})
  private void sovietMovementEnds(Draft draft) {
    new Provisional(theatre).phaseEnds(draft);
    for (int i = 0; i < Ledger.MOST_INTERDICTIONS; i++) {
      draft.enter(Ledger.FIRST_INTERDICTION + i, 0);
    }
    draft.push(new Excess(Side.SOVIET));
  }

  /** Disrupted units are in order again, and arrivals have had their grace. */
  @Rule({"6.63", "11.34"})
  private void recover(Draft draft, Side side) {
    new Recovery(theatre, (recovering, unit) -> recovering.clear(unit, Marks.GRACE))
        .recover(draft, side);
  }

  @Rule({"6.37", "7.2"})
  private void mechanisedEnds(Draft draft) {
    passing.germanMovementEnds(draft);
    draft.push(new Excess(Side.AXIS));
  }

  @Rule({"6.63", "13.2", "13.43"})
  private void germanRecovery(Draft draft) {
    recover(draft, Side.AXIS);
    draft.enter(Ledger.SOVIET_INTERDICTION, 0);
    places.judgeAgain(draft);
  }

  @Rule({"4.2", "15.0", "6.35", "6.37", "13.2", "15.12"})
  private void turnEnds(Draft draft) {
    passing.turnEnds(draft);
    new RailCuts(theatre).turnEnds(draft);
    places.germanTurnEnds(draft);
    finalCount.count(draft);
  }
}
