package stavka.panzer.combat;

import stavka.engine.event.Moved;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.Trail;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;
import stavka.operational.movement.Motion;

/**
 * What an overrun leaves: disrupted defenders, and attackers who ride on or stop. Nobody advances.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"7.23", "7.24", "7.25", "7.26", "7.31", "9.76"})
@Rule(
    in = Books.GUDERIAN,
    value = {"6.52", "6.57", "6.58", "6.61", "9.88"})
final class RideOn implements BattleStep {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Customs customs;
  private final EntryEffect entryEffect;
  private final Citations cites;

  RideOn(Doctrine doctrine) {
    this.theatre = doctrine.theatre();
    this.pieces = theatre.pieces();
    this.customs = doctrine.customs();
    this.entryEffect = doctrine.entryEffect();
    this.cites = theatre.cites();
  }

  @Override
  public Battle proceed(Draft draft, Battle battle) {
    CombatResult result = battle.result();
    int target = battle.plan().targets().first();
    if (result.defender().strikes() && !PanzerResult.engaged(result)) {
      disrupt(draft, battle, target);
    }
    boolean emptied = !theatre.board(draft.view()).holds(battle.defender().side(), target);
    if (emptied && !result.attacker().strikes()) {
      rideOn(draft, battle, target);
    } else {
      stop(draft, battle.plan().attackers());
    }
    return battle.next();
  }

  /** Defenders who lost a step or retreated are disrupted. */
  @Rule(
      in = Books.KHARKOV,
      value = {"7.31", "7.34", "15.25"})
  private void disrupt(Draft draft, Battle battle, int target) {
    for (int unit = draft.top(target); unit != Position.NOBODY; unit = draft.below(unit)) {
      if (pieces.combat(unit) && customs.touches(draft, unit)) {
        disrupt(draft, unit);
      }
    }
    for (Trail trail : battle.defender().trails()) {
      int unit = trail.unit();
      if (draft.onMap(unit) && pieces.combat(unit)) {
        disrupt(draft, unit);
      }
    }
  }

  @Rule(in = Books.KHARKOV, value = "7.32")
  private void disrupt(Draft draft, int unit) {
    if (!draft.has(unit, Marks.DISRUPTED)) {
      draft.set(unit, Marks.DISRUPTED);
      draft.say(cites.noted("is-disrupted", Detail.unit(unit)));
    }
  }

  @Rule(in = Books.KHARKOV, value = "7.25")
  private void rideOn(Draft draft, Battle battle, int target) {
    Ints units = battle.plan().attackers();
    int from = battle.attacker().grounds().first();
    for (int i = 0; i < units.size(); i++) {
      draft.moveTo(units.get(i), target);
      entryEffect.stepped(draft, units.get(i), from, target);
    }
    draft.say(new Moved(units, from, Ints.of(target), "overrun", 0, cites.rule("overrun-enters")));
    draft.push(new Motion(units, battle.plan().spent(), customs.overrunsBreakOut()));
    entryEffect.entered(draft, battle.plan().attacker(), target);
    entryEffect.interrupt(draft, battle.plan().attacker(), from, target);
  }

  @Rule(
      in = Books.KHARKOV,
      value = {"7.23", "7.24", "15.23"})
  @Rule(in = Books.GUDERIAN, value = "6.52")
  private void stop(Draft draft, Ints units) {
    for (int i = 0; i < units.size(); i++) {
      if (draft.onMap(units.get(i))) {
        draft.set(units.get(i), Marks.MOVED);
        entryEffect.stopped(draft, draft.place(units.get(i)));
      }
    }
  }
}
