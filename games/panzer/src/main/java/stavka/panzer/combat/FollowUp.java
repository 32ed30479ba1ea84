package stavka.panzer.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;

/** Who is victorious after a combat and may advance. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.58", "9.71"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.66", "9.87", "6.62"})
public final class FollowUp {
  private final Pieces pieces;

  public FollowUp(Pieces pieces) {
    this.pieces = pieces;
  }

  /**
   * Attackers advance when the defender was struck, unless they retreated; defenders only when they
   * were not.
   */
  public void offer(Draft draft, PanzerBattle battle, PanzerResult result) {
    Side attacker = battle.plan().attacker();
    if (result.strikesDefender()) {
      if (!battle.attackersRetreated()) {
        push(draft, battle, attacker, attackersLeft(draft, battle));
      }
    } else {
      push(draft, battle, attacker.enemy(), defendersLeft(draft, battle));
    }
  }

  private static void push(Draft draft, PanzerBattle battle, Side side, Ints units) {
    if (!units.isEmpty()) {
      draft.push(new TakeGround(battle, side, units));
    }
  }

  private static Ints attackersLeft(Draft draft, PanzerBattle battle) {
    return battle.plan().attackers().filter(draft::onMap);
  }

  /** Disrupted units do not move, and guests took no part. */
  @Rule(
      in = Books.KHARKOV,
      value = {"7.32", "9.65"})
  private Ints defendersLeft(Draft draft, PanzerBattle battle) {
    Ints units = Ints.EMPTY;
    Ints targets = battle.plan().targets();
    for (int i = 0; i < targets.size(); i++) {
      for (int unit = draft.top(targets.get(i));
          unit != Position.NOBODY;
          unit = draft.below(unit)) {
        if (pieces.combat(unit)
            && !draft.has(unit, Marks.DISRUPTED)
            && !draft.has(unit, Marks.GUEST)) {
          units = units.with(unit);
        }
      }
    }
    return units;
  }
}
