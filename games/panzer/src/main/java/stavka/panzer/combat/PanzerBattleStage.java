package stavka.panzer.combat;

import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;

/**
 * Carries out a result in the book's order: the defender's part, the attacker's, then what follows.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.5", "9.55", "9.58"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.64", "9.66"})
final class PanzerBattleStage implements Stage {
  private final Pieces pieces;
  private final PanzerCasualties casualties;
  private final Customs customs;
  private final Attendants attendants;
  private final Citations cites;
  private final FollowUp followUp;
  private final OverrunEnd overrunEnd;

  PanzerBattleStage(Doctrine doctrine) {
    this.pieces = doctrine.theatre().pieces();
    this.casualties = doctrine.casualties();
    this.customs = doctrine.customs();
    this.attendants = doctrine.attendants();
    this.cites = doctrine.theatre().cites();
    this.followUp = new FollowUp(pieces);
    this.overrunEnd = doctrine.overrunEnd();
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
    PanzerBattle battle = (PanzerBattle) draft.pop();
    PanzerResult result = PanzerResult.of(battle.result());
    switch (battle.step()) {
      case DEFENDER -> {
        draft.push(battle.at(PanzerBattle.Step.DEFENDER_DONE));
        if (result.strikesDefender()) {
          strikeDefender(draft, battle, result);
        }
      }
      case DEFENDER_DONE -> {
        draft.push(battle.at(PanzerBattle.Step.ATTACKER));
        if (result.strikesDefender()) {
          customs.fallWhereAlone(draft, battle.plan().targets());
        }
      }
      case ATTACKER -> {
        draft.push(battle.at(PanzerBattle.Step.AFTERMATH));
        if (result.strikesAttacker()) {
          strikeAttacker(draft, battle, result);
        }
      }
      case AFTERMATH -> {
        if (battle.plan().overrun()) {
          overrunEnd.settle(draft, battle, result);
        } else if (!result.engaged()) {
          followUp.offer(draft, battle, result);
        }
      }
    }
    return true;
  }

  private void strikeDefender(Draft draft, PanzerBattle battle, PanzerResult result) {
    Side side = battle.plan().attacker().enemy();
    Ints targets = battle.plan().targets();
    if (result.defenderEliminated()) {
      for (int i = 0; i < targets.size(); i++) {
        destroyHex(draft, side, targets.get(i));
      }
      return;
    }
    if (customs.guestsCount(battle.plan())) {
      doomLoneGuests(draft, targets);
    }
    customs.fallWhereAlone(draft, targets);
    Ints units = Ints.EMPTY;
    Ints attending = Ints.EMPTY;
    for (int i = 0; i < targets.size(); i++) {
      for (int unit = draft.top(targets.get(i));
          unit != Position.NOBODY;
          unit = draft.below(unit)) {
        if (attendants.attends(unit)) {
          attending = attending.with(unit);
        } else if (affected(draft, battle, unit)) {
          units = units.with(unit);
        }
      }
    }
    draft.push(
        new LoseOrRetreat(
            side,
            units,
            attending,
            Ints.EMPTY,
            result.defenderSteps(),
            result.engaged(),
            customs.guestsCount(battle.plan())));
  }

  /** A guest has no say and meets its fate with the hex. */
  @Rule(
      in = Books.KHARKOV,
      value = {"15.2", "15.25", "9.65"})
  private boolean affected(Draft draft, PanzerBattle battle, int unit) {
    return pieces.combat(unit)
        && customs.touches(draft, unit)
        && !(customs.guestsCount(battle.plan()) && draft.has(unit, Marks.GUEST));
  }

  /** Guests without a unit for a host fall with the first result on the hex. */
  @Rule(in = Books.KHARKOV, value = "9.65")
  private void doomLoneGuests(Draft draft, Ints targets) {
    for (int i = 0; i < targets.size(); i++) {
      Ints stack = draft.view().stack(targets.get(i));
      boolean hosts = false;
      for (int k = 0; k < stack.size(); k++) {
        hosts |= pieces.combat(stack.get(k)) && !draft.has(stack.get(k), Marks.GUEST);
      }
      for (int k = 0; k < stack.size() && !hosts; k++) {
        if (draft.has(stack.get(k), Marks.GUEST)) {
          casualties.eliminate(draft, stack.get(k), cites.rule("guest-doomed"));
        }
      }
    }
  }

  /** Every unit in the hex is eliminated; attendants are left alone. */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.55", "10.13", "10.14"})
  private void destroyHex(Draft draft, Side side, int hex) {
    Ints stack = draft.view().stack(hex);
    for (int i = 0; i < stack.size(); i++) {
      if (pieces.combat(stack.get(i))) {
        casualties.eliminate(draft, stack.get(i), cites.rule("all-eliminated"));
      }
    }
    attendants.abandoned(draft, side, hex);
  }

  @Rule(
      in = Books.KHARKOV,
      value = {"9.12", "9.55", "9.56"})
  private void strikeAttacker(Draft draft, PanzerBattle battle, PanzerResult result) {
    Side side = battle.plan().attacker();
    Ints units = battle.plan().attackers();
    if (result.attackerEliminated()) {
      for (int i = 0; i < units.size(); i++) {
        casualties.eliminate(draft, units.get(i), cites.rule("all-eliminated"));
      }
      for (int i = 0; i < battle.from().size(); i++) {
        attendants.abandoned(draft, side, battle.from().get(i));
      }
      return;
    }
    Ints followers = Ints.EMPTY;
    for (int i = 0; i < battle.from().size(); i++) {
      for (int unit = draft.top(battle.from().get(i));
          unit != Position.NOBODY;
          unit = draft.below(unit)) {
        if (attendants.attends(unit)) {
          followers = followers.with(unit);
        }
      }
    }
    draft.push(
        new LoseOrRetreat(
            side, units, Ints.EMPTY, followers, result.attackerSteps(), result.engaged(), false));
  }
}
