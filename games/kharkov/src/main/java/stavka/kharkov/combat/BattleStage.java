package stavka.kharkov.combat;

import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Side;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;

/**
 * Carries out a result in the book's order: the defender's part, the attacker's, then what follows.
 */
@Rule({"9.5", "9.55", "9.58"})
final class BattleStage implements Stage {
  private final Pieces pieces;
  private final Casualties casualties;
  private final Garrisons garrisons;
  private final FollowUp followUp;
  private final OverrunAftermath overrunAftermath;

  BattleStage(
      Pieces pieces,
      Casualties casualties,
      Garrisons garrisons,
      FollowUp followUp,
      OverrunAftermath overrunAftermath) {
    this.pieces = pieces;
    this.casualties = casualties;
    this.garrisons = garrisons;
    this.followUp = followUp;
    this.overrunAftermath = overrunAftermath;
  }

  @Override
  public Orders orders(Position position) {
    throw new IllegalStateException("a battle asks through the frames it pushes");
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    throw new IllegalStateException("a battle asks through the frames it pushes");
  }

  @Override
  public boolean proceed(Draft draft) {
    Battle battle = (Battle) draft.pop();
    CombatResult result = CombatResult.of(battle.result());
    switch (battle.step()) {
      case DEFENDER -> {
        draft.push(battle.at(Battle.Step.DEFENDER_DONE));
        if (result.strikesDefender()) {
          strikeDefender(draft, battle, result);
        }
      }
      case DEFENDER_DONE -> {
        draft.push(battle.at(Battle.Step.ATTACKER));
        if (result.strikesDefender()) {
          garrisons.fallWhereAlone(draft, battle.plan().targets());
        }
      }
      case ATTACKER -> {
        draft.push(battle.at(Battle.Step.AFTERMATH));
        if (result.strikesAttacker()) {
          strikeAttacker(draft, battle, result);
        }
      }
      case AFTERMATH -> {
        if (battle.plan().overrun()) {
          overrunAftermath.settle(draft, battle, result);
        } else if (!result.engaged()) {
          followUp.offer(draft, battle, result);
        }
      }
    }
    return true;
  }

  private void strikeDefender(Draft draft, Battle battle, CombatResult result) {
    Side side = battle.plan().attacker().enemy();
    Ints targets = battle.plan().targets();
    if (result.defenderEliminated()) {
      for (int i = 0; i < targets.size(); i++) {
        destroyHex(draft, side, targets.get(i));
      }
      return;
    }
    if (!battle.plan().overrun()) {
      doomLoneGuests(draft, targets);
    }
    garrisons.fallWhereAlone(draft, targets);
    Ints units = Ints.EMPTY;
    Ints hqs = Ints.EMPTY;
    for (int i = 0; i < targets.size(); i++) {
      for (int unit = draft.top(targets.get(i));
          unit != Position.NOBODY;
          unit = draft.below(unit)) {
        if (pieces.kind(unit) == Kind.HQ) {
          hqs = hqs.with(unit);
        } else if (affected(draft, battle, unit)) {
          units = units.with(unit);
        }
      }
    }
    draft.push(
        new Suffer(
            side,
            units,
            hqs,
            Ints.EMPTY,
            result.defenderSteps(),
            result.engaged(),
            !battle.plan().overrun()));
  }

  /** Only De touches an entrenched regiment; a guest has no say and meets its fate with the hex. */
  @Rule({"15.2", "15.25", "9.65"})
  private boolean affected(Draft draft, Battle battle, int unit) {
    return pieces.kind(unit).combat()
        && !draft.has(unit, State.ENTRENCHED)
        && (battle.plan().overrun() || !draft.has(unit, State.GUEST));
  }

  /**
   * Guests whose only hosts are a garrison or a headquarters fall with the first result on the hex.
   */
  @Rule("9.65")
  private void doomLoneGuests(Draft draft, Ints targets) {
    for (int i = 0; i < targets.size(); i++) {
      Ints stack = draft.view().stack(targets.get(i));
      boolean hosts = false;
      for (int k = 0; k < stack.size(); k++) {
        hosts |= pieces.kind(stack.get(k)).combat() && !draft.has(stack.get(k), State.GUEST);
      }
      for (int k = 0; k < stack.size() && !hosts; k++) {
        if (draft.has(stack.get(k), State.GUEST)) {
          casualties.eliminate(draft, stack.get(k), "9.65");
        }
      }
    }
  }

  /** Every unit in the hex is eliminated, headquarters are displaced. */
  @Rule({"9.55", "10.13", "10.14"})
  private void destroyHex(Draft draft, Side side, int hex) {
    Ints stack = draft.view().stack(hex);
    for (int i = 0; i < stack.size(); i++) {
      if (pieces.kind(stack.get(i)).combat()) {
        casualties.eliminate(draft, stack.get(i), "9.55");
      }
    }
    casualties.displaceAbandoned(draft, side, hex);
  }

  @Rule({"9.12", "9.55", "9.56"})
  private void strikeAttacker(Draft draft, Battle battle, CombatResult result) {
    Side side = battle.plan().attacker();
    Ints units = battle.plan().attackers();
    if (result.attackerEliminated()) {
      for (int i = 0; i < units.size(); i++) {
        casualties.eliminate(draft, units.get(i), "9.55");
      }
      for (int i = 0; i < battle.from().size(); i++) {
        casualties.displaceAbandoned(draft, side, battle.from().get(i));
      }
      return;
    }
    Ints followers = Ints.EMPTY;
    for (int i = 0; i < battle.from().size(); i++) {
      for (int unit = draft.top(battle.from().get(i));
          unit != Position.NOBODY;
          unit = draft.below(unit)) {
        if (pieces.kind(unit) == Kind.HQ) {
          followers = followers.with(unit);
        }
      }
    }
    draft.push(
        new Suffer(
            side, units, Ints.EMPTY, followers, result.attackerSteps(), result.engaged(), false));
  }
}
