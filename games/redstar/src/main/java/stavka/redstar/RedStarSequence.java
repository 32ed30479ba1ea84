package stavka.redstar;

import static stavka.engine.value.Side.AXIS;
import static stavka.engine.value.Side.SOVIET;

import java.util.HashMap;
import java.util.Map;
import stavka.engine.play.Sequence;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.Excess;
import stavka.operational.model.Marks;
import stavka.redstar.conversion.AxisStage;
import stavka.redstar.conversion.SovietStage;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.ScenarioPlan;

/** The sequence of play, in the book's order: nine phases and their lettered steps. */
@Rule({"2.0", "1.5"})
record RedStarSequence(Sections s, ScenarioPlan campaign) {
  Umpire umpire() {
    Sequence sequence =
        Sequence.of(campaign.lastTurn())
            .everyTurn()
            .then("turn-begins", null, "2.0", this::turnBegins)
            // A. Supply
            .then("ground-air-bases", AXIS, "12.1.4", s.air()::groundBases)
            .choose("axis-air", AXIS, "12.1.2", s.air().placing())
            .choose("axis-depots", AXIS, "10.2.4", s.supply().depots())
            .then("supply", null, "10.0.4", s.supply()::judgeAll)
            .then("attrition", null, "10.9.1", s.supply()::attrition)
            .then("marker-arrivals", SOVIET, "15.3", s.arrivals()::markers)
            .choose("axis-late-depots", AXIS, "10.2.1", s.supply().lateDepots())
            .then("supply-ends", null, "10.2.4", s.supply()::phaseEnds)
            // B. Axis reinforcements: stacking is not looked at [15.2.4]
            .choose("axis-arrivals", AXIS, "15.2", s.arrivals().phase(AXIS))
            // C. Axis movement
            .then("axis-movement-begins", AXIS, "3.0", s.movement()::begin)
            .choose("axis-naval", AXIS, "3.6", s.movement().stage("axis-naval"))
            .choose("axis-strategic", AXIS, "3.5", s.movement().stage("axis-strategic"))
            .choose("axis-movement", AXIS, "3.0", s.movement().stage("axis-movement"))
            .choose("axis-air-bases", AXIS, "3.2", s.movement().stage("axis-air-bases"))
            .then("axis-movement-ends", AXIS, "4.0.7", draft -> phaseEnds(draft, AXIS))
            // D. Axis combat
            .then("axis-combat-begins", AXIS, "7.0", this::combatBegins)
            .choose("axis-combat", AXIS, "7.0", s.combat().phase(AXIS))
            .then("axis-combat-ends", AXIS, "4.0.7", this::combatEnds)
            // E. Soviet combat
            .then("soviet-combat-begins", SOVIET, "7.0", this::combatBegins)
            .choose("soviet-combat", SOVIET, "7.0", s.combat().phase(SOVIET))
            .then("soviet-combat-ends", SOVIET, "4.0.7", this::combatEnds)
            // F. Soviet reinforcements
            .then("soviet-arrivals-due", SOVIET, "15.2.2", s.arrivals()::receive)
            .choose("soviet-arrivals", SOVIET, "15.0", s.arrivals().phase(SOVIET))
            // G. Soviet movement
            .then("soviet-movement-begins", SOVIET, "3.0", s.movement()::begin)
            .choose("paratroops", SOVIET, "15.4.2", s.arrivals().paratroops())
            .choose("soviet-naval", SOVIET, "3.6", s.movement().stage("soviet-naval"))
            .choose("soviet-strategic", SOVIET, "3.5", s.movement().stage("soviet-strategic"))
            .choose("soviet-movement", SOVIET, "3.0", s.movement().stage("soviet-movement"))
            .choose("soviet-leaders", SOVIET, "3.2", s.movement().stage("soviet-leaders"))
            .then("soviet-movement-ends", SOVIET, "4.0.7", draft -> phaseEnds(draft, SOVIET))
            // H. Axis motorised movement
            .then("armour-movement-begins", AXIS, "3.0", s.movement()::begin)
            .choose("armour-movement", AXIS, "3.0", s.movement().stage("armour-movement"))
            .choose("armour-strategic", AXIS, "3.5", s.movement().stage("armour-strategic"))
            .then("armour-movement-ends", AXIS, "4.0.7", draft -> phaseEnds(draft, AXIS))
            .then("fleets-return", AXIS, "12.1.3", s.air()::recallFleets)
            .choose("air-retirement", AXIS, "12.1.5", s.air().retirement())
            // I. Administration
            .choose("axis-conversion", AXIS, "17.2", new AxisStage(s.theatre()))
            .choose("promotion", SOVIET, "15.5.2", s.arrivals().promotion())
            .choose("soviet-conversion", SOVIET, "17.3", new SovietStage(s.theatre(), s.cups()))
            .then("strategic-ports", SOVIET, "14.3", s.economy()::checkPorts)
            .then("production", SOVIET, "14.4.3", s.economy()::production)
            .choose("leader-arrival", SOVIET, "14.4.3", s.economy().leader())
            .choose("evacuation", SOVIET, "14.2", s.economy().evacuation())
            .choose("partisan-arrival", SOVIET, "11.1.2", s.partisans().placing())
            .then("markers-drawn", SOVIET, "6.2.2", s.cups()::drawForNeighbours)
            .then("markers-released", SOVIET, "6.2.3", s.cups()::releaseUnneeded)
            .then("administration-ends", null, "16.0", this::administrationEnds)
            .then("end-of-turn", null, "2.0", this::turnEnds)
            .build();
    Map<Class<? extends Frame>, Stage> frames = new HashMap<>(s.combat().frameStages());
    frames.putAll(s.movement().frameStages(p -> sequence.step(p.turn(), p.phase()).id()));
    frames.putAll(s.partisans().frameStages());
    frames.put(Excess.class, s.excess());
    return new Umpire(sequence, frames, "18.0.2");
  }

  private void turnBegins(Draft draft) {
    draft.clearAll(RedStarMarks.PINNED, RedStarMarks.CONVERTED, RedStarMarks.SPLIT_OFF);
    draft.enter(Ledger.DROPPED, 0);
    draft.enter(Ledger.EVACUATED, 0);
  }

  private void phaseEnds(Draft draft, Side side) {
    draft.push(new Excess(side));
  }

  private void combatBegins(Draft draft) {
    draft.clearAll(Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    draft.enter(Ledger.SIEGE_FIRED, 0);
    s.combat().begin(draft);
  }

  /** Both sides may have retreated onto each other's friends. */
  @Rule("4.0.7")
  private void combatEnds(Draft draft) {
    draft.clearAll(Marks.ATTACKED, Marks.DEFENDED, Marks.GUEST);
    draft.push(new Excess(SOVIET));
    draft.push(new Excess(AXIS));
  }

  private void administrationEnds(Draft draft) {
    s.arrivals().italy(draft);
    draft.push(new Excess(SOVIET));
    draft.push(new Excess(AXIS));
  }

  /**
   * After the last turn both sides go through a supply phase once more, then points are counted.
   */
  @Rule({"18.0.2", "18.0.5"})
  private void turnEnds(Draft draft) {
    if (draft.turn() == campaign.lastTurn()) {
      s.air().groundBases(draft);
      s.supply().judgeAll(draft);
      s.supply().attrition(draft);
      s.finalCount().count(draft);
    }
  }
}
