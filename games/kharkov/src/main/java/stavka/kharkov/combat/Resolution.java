package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Tally;
import stavka.engine.event.Fought;
import stavka.engine.play.Side;
import stavka.engine.position.Draft;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.movement.Sector;

/**
 * Fights a declared combat or overrun: reveal, strengths, odds, morale, die. What follows is the
 * battle frame's.
 */
@Rule({"9.0", "7.0", "7.2"})
public final class Resolution {
  private static final int DIE = 6;

  private final Ground ground;
  private final Strengths strengths;
  private final Shifts shifts;
  private final Untried untried;
  private final Sector sector;

  Resolution(Theatre theatre, Strengths strengths, Shifts shifts, Sector sector) {
    this.ground = theatre.ground();
    this.strengths = strengths;
    this.shifts = shifts;
    this.untried = new Untried(theatre.pieces());
    this.sector = sector;
  }

  /**
   * Rolls for a combat or overrun, announces it and pushes the frame that carries out its result.
   * Air points have been spent by then; an overrun's units stand next to their target.
   */
  public void fight(Draft draft, BattlePlan plan) {
    wakeTheAttacked(draft, plan);
    Position position = draft.view();
    Muster muster = strengths.muster(position, plan);
    List<Adjustment> dieChanges = shifts.dieChanges(position, plan);
    Ints from = hexesOf(position, plan.attackers());
    untried.reveal(draft, muster);
    giveUpEntrenchments(draft, plan);
    if (!plan.overrun()) {
      mark(draft, plan);
    }
    List<Adjustment> adjustments = new ArrayList<>(shifts.beforeMorale(plan, muster));
    Position known = draft.view();
    Tally attack = strengths.attack(known, muster);
    Tally defence = strengths.defence(known, muster);
    int base = shifts.base(attack.total(), defence.total());
    int morale = rollMorale(draft, plan);
    int column = shifts.shifted(base, adjustments, morale);
    if (morale > 0) {
      adjustments.add(new Adjustment(morale, "morale", "9.85"));
    }
    int die = draft.roll(DIE, plan.overrun() ? "overrun" : "combat", "9.4");
    int modified = die;
    for (Adjustment change : dieChanges) {
      modified += change.amount();
    }
    String result = shifts.result(column, modified);
    BattleReport report =
        new BattleReport(
            plan.overrun(),
            plan.attackers(),
            plan.targets(),
            attack,
            defence,
            shifts.name(base),
            adjustments,
            shifts.name(column),
            dieChanges);
    draft.say(new Fought(report, die, modified, result, plan.overrun() ? "7.0" : "9.0"));
    draft.push(new Battle(plan, from, result, Battle.Step.DEFENDER, List.of()));
  }

  @Rule({"6.52", "6.57"})
  private void wakeTheAttacked(Draft draft, BattlePlan plan) {
    if (plan.attacker() == Side.SOVIET) {
      for (int i = 0; i < plan.targets().size(); i++) {
        sector.axisAttackedAt(draft, plan.targets().get(i));
      }
    }
  }

  @Rule({"9.81", "9.82"})
  private int rollMorale(Draft draft, BattlePlan plan) {
    if (!shifts.rollsMorale(draft.turn(), plan)) {
      return 0;
    }
    return shifts.morale(draft.turn(), draft.roll(DIE, "morale", "9.85"));
  }

  /** A regiment that attacks or overruns does not stay entrenched. */
  @Rule("15.23")
  private static void giveUpEntrenchments(Draft draft, BattlePlan plan) {
    for (int i = 0; i < plan.attackers().size(); i++) {
      if (draft.has(plan.attackers().get(i), State.ENTRENCHED)) {
        draft.clear(plan.attackers().get(i), State.ENTRENCHED);
      }
    }
  }

  /** Notes who has attacked and who was attacked. */
  @Rule("9.14")
  private void mark(Draft draft, BattlePlan plan) {
    for (int i = 0; i < plan.attackers().size(); i++) {
      draft.set(plan.attackers().get(i), State.ATTACKED);
    }
    for (int i = 0; i < plan.targets().size(); i++) {
      int hex = plan.targets().get(i);
      for (int unit = draft.top(hex); unit != Position.NOBODY; unit = draft.below(unit)) {
        draft.set(unit, State.DEFENDED);
      }
      int city = ground.cityIndex(hex);
      if (city >= 0 && plan.attacker() == Side.SOVIET) {
        draft.enter(
            Ledger.GARRISONS_ATTACKED, draft.ledger(Ledger.GARRISONS_ATTACKED) | (1 << city));
      }
    }
  }

  private static Ints hexesOf(Position position, Ints units) {
    Ints hexes = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      int hex = position.place(units.get(i));
      if (!hexes.contains(hex)) {
        hexes = hexes.with(hex);
      }
    }
    return hexes;
  }
}
