package stavka.kharkov.combat;

import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.play.Detail;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Footprints;
import stavka.kharkov.movement.Motion;

/**
 * What an overrun leaves: disrupted defenders, and attackers who ride on or stop. Nobody advances.
 */
@Rule({"7.23", "7.24", "7.25", "7.26", "7.31", "9.76"})
final class OverrunAftermath {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Footprints footprints;

  OverrunAftermath(Theatre theatre, Footprints footprints) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.footprints = footprints;
  }

  void settle(Draft draft, Battle battle, CombatResult result) {
    int target = battle.plan().targets().first();
    if (result.strikesDefender() && !result.engaged()) {
      disrupt(draft, battle, target);
    }
    Side attacker = battle.plan().attacker();
    boolean emptied = !Board.of(theatre, draft.view()).holds(attacker.enemy(), target);
    if (emptied && !result.strikesAttacker()) {
      rideOn(draft, battle, target);
    } else {
      stop(draft, battle.plan().attackers());
    }
  }

  /**
   * Defenders who lost a step or retreated are disrupted; entrenched regiments were not touched.
   */
  @Rule({"7.31", "7.34", "15.25"})
  private void disrupt(Draft draft, Battle battle, int target) {
    for (int unit = draft.top(target); unit != Position.NOBODY; unit = draft.below(unit)) {
      if (pieces.kind(unit).combat() && !draft.has(unit, State.ENTRENCHED)) {
        disrupt(draft, unit);
      }
    }
    for (Trail trail : battle.trails()) {
      int unit = trail.unit();
      boolean defender = pieces.side(unit) != battle.plan().attacker();
      if (defender && draft.onMap(unit) && pieces.kind(unit).combat()) {
        disrupt(draft, unit);
      }
    }
  }

  @Rule("7.32")
  private static void disrupt(Draft draft, int unit) {
    if (!draft.has(unit, State.DISRUPTED)) {
      draft.set(unit, State.DISRUPTED);
      draft.say(Noted.of("7.31", "is-disrupted", Detail.unit(unit)));
    }
  }

  @Rule("7.25")
  private void rideOn(Draft draft, Battle battle, int target) {
    Ints units = battle.plan().attackers();
    int from = battle.from().first();
    for (int i = 0; i < units.size(); i++) {
      draft.moveTo(units.get(i), target);
    }
    draft.say(new Moved(units, from, Ints.of(target), "overrun", 0, "7.25"));
    draft.push(new Motion(units, battle.plan().spent()));
    footprints.entered(draft, battle.plan().attacker(), target);
    footprints.raiseAlarms(draft, battle.plan().attacker(), from, target);
  }

  @Rule({"7.23", "7.24", "15.23"})
  private void stop(Draft draft, Ints units) {
    for (int i = 0; i < units.size(); i++) {
      if (draft.onMap(units.get(i))) {
        draft.set(units.get(i), State.MOVED);
        footprints.stopped(draft, draft.place(units.get(i)));
      }
    }
  }
}
