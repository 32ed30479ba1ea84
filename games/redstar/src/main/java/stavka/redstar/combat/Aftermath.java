package stavka.redstar.combat;

import java.util.ArrayDeque;
import java.util.Deque;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.BattlePlan;
import stavka.redstar.loss.Toll;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** What ends a battle: fighting in the streets, and an overrun that goes on or stops. */
final class Aftermath {
  private static final int DIE = 6;

  private final Pieces pieces;
  private final Limits.Combat limits;
  private final Toll toll;
  private final Losses losses;
  private final Advances advances;

  Aftermath(Theatre theatre, Toll toll, Losses losses, Advances advances) {
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().combat();
    this.toll = toll;
    this.losses = losses;
    this.advances = advances;
  }

  /** Goes on with a battle under whatever has been pushed on it, such as partisans that flee. */
  static void goOn(Draft draft, Battle after) {
    Deque<Frame> above = new ArrayDeque<>();
    while (!(draft.frame() instanceof Battle)) {
      above.push(draft.pop());
    }
    draft.replace(after);
    above.forEach(draft::push);
  }

  /** Each motorised attacker of a major city may lose a step to the streets. */
  @Rule({"7.4.4", "7.9.10"})
  Battle streets(Draft draft, Battle battle) {
    Battle after = battle;
    if (battle.streets()) {
      Ints units = battle.attacker().units();
      for (int i = 0; i < units.size(); i++) {
        int unit = units.get(i);
        if (pieces.motorised(unit)) {
          Party party = after.attacker();
          boolean scathed = party.hit().contains(unit) || party.fled().contains(unit);
          int die = draft.roll(DIE, "streets", "7.4.4");
          if (die <= (scathed ? limits.streetsHurt() : limits.streets())) {
            after = after.with(party.changed(unit, toll.lose(draft, unit, "7.4.4")));
          }
        }
      }
      if (after.attacker().fled().isEmpty()) {
        // Who stood by attackers that fell back is gone already; whoever is there now came since.
        losses.removeBystanders(draft, after, "7.9.10");
      }
    }
    return after.next(Battle.Turn.ADVANCE, advances.victor(draft.view(), after), 0, Ints.EMPTY);
  }

  /** After an overrun that cleared its hex the units may enter it; any other is over. */
  @Rule("8.0.4")
  void endOverrun(Draft draft, Battle battle) {
    BattlePlan plan = battle.plan();
    if (!advances.overran(draft.view(), battle)) {
      battle.attacker().units().each(unit -> draft.set(unit, Marks.MOVED));
      return;
    }
    draft.push(new OverrunEntry(plan.attackers(), plan.spent(), plan.targets(), plan.phase() != 0));
  }
}
