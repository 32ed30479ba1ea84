package stavka.panzer.combat;

import stavka.engine.event.Moved;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.Trail;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.movement.Motion;

/**
 * What an overrun leaves: disrupted defenders, and attackers who ride on or stop. Nobody advances.
 */
@Books.Kharkov({"7.23", "7.24", "7.25", "7.26", "7.31", "9.76"})
@Books.Guderian({"6.52", "6.57", "6.58", "6.61", "9.88"})
record RideOn(Doctrine doctrine) implements BattleStep {
  @Override
  public Battle proceed(Draft draft, Battle battle) {
    CombatResult result = battle.result();
    int target = battle.plan().targets().first();
    if (result.defender().strikes() && !PanzerResult.engaged(result)) {
      disrupt(draft, battle, target);
    }
    boolean emptied =
        !doctrine.theatre().board(draft.view()).holds(battle.defender().side(), target);
    if (emptied && !result.attacker().strikes()) {
      rideOn(draft, battle, target);
    } else {
      stop(draft, battle.plan().attackers());
    }
    return battle.next();
  }

  /** Defenders who lost a step or retreated are disrupted. */
  @Books.Kharkov({"7.31", "7.34", "15.25"})
  private void disrupt(Draft draft, Battle battle, int target) {
    for (int unit = draft.top(target); unit != Position.NOBODY; unit = draft.below(unit)) {
      if (doctrine.pieces().combat(unit) && doctrine.customs().touches(draft, unit)) {
        disrupt(draft, unit);
      }
    }
    for (Trail trail : battle.defender().trails()) {
      if (draft.onMap(trail.unit()) && doctrine.pieces().combat(trail.unit())) {
        disrupt(draft, trail.unit());
      }
    }
  }

  @Books.Kharkov("7.32")
  private void disrupt(Draft draft, int unit) {
    if (!draft.has(unit, Marks.DISRUPTED)) {
      draft.set(unit, Marks.DISRUPTED);
      draft.say(doctrine.cites().noted("is-disrupted", Detail.unit(unit)));
    }
  }

  @Books.Kharkov("7.25")
  private void rideOn(Draft draft, Battle battle, int target) {
    Ints units = battle.plan().attackers();
    int from = battle.attacker().grounds().first();
    for (int unit : units) {
      draft.moveTo(unit, target);
      doctrine.entryEffect().stepped(draft, unit, from, target);
    }
    draft.say(
        new Moved(
            units, from, Ints.of(target), "overrun", 0, doctrine.cites().rule("overrun-enters")));
    draft.push(new Motion(units, battle.plan().spent(), doctrine.customs().overrunsBreakOut()));
    doctrine.entryEffect().entered(draft, battle.plan().attacker(), target);
    doctrine.entryEffect().interrupt(draft, battle.plan().attacker(), from, target);
  }

  @Books.Kharkov({"7.23", "7.24", "15.23"})
  @Books.Guderian("6.52")
  private void stop(Draft draft, Ints units) {
    for (int unit : units) {
      if (draft.onMap(unit)) {
        draft.set(unit, Marks.MOVED);
        doctrine.entryEffect().stopped(draft, draft.place(unit));
      }
    }
  }
}
