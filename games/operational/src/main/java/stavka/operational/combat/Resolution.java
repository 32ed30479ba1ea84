package stavka.operational.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Tally;
import stavka.engine.event.Fought;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;

/**
 * Fights a declared combat or overrun: reveal, strengths, odds, morale, die. What follows is the
 * battle frame's.
 */
@Rule(
    in = Books.KHARKOV,
    value = {"9.0", "7.0", "7.2"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.0", "9.4", "6.5"})
public final class Resolution {
  static final int DIE = 6;

  /** The result against a hex in which nobody proved to be left. */
  private static final String NOBODY_LEFT = "De";

  private final CombatTable table;
  private final Muster muster;
  private final Shifts shifts;
  private final BattleStart battleStart;
  private final Tallies tallies;
  private final Untried untried;
  private final Citations cites;

  public Resolution(Doctrine doctrine) {
    this.table = doctrine.table();
    this.muster = doctrine.muster();
    this.shifts = doctrine.shifts();
    this.battleStart = doctrine.battleStart();
    this.tallies = new Tallies(doctrine.theatre());
    this.untried = new Untried(doctrine.theatre());
    this.cites = doctrine.theatre().cites();
  }

  /**
   * Rolls for a combat or overrun, announces it and pushes the frame that carries out its result.
   * Support has been spent by then; an overrun's units stand next to their target.
   */
  public void fight(Draft draft, BattlePlan declared) {
    battleStart.declared(draft, declared);
    Position position = draft.view();
    Forces judged = muster.forces(position, declared);
    List<Adjustment> dieChanges = shifts.dieChanges(position, declared);
    Ints from = hexesOf(position, declared.attackers());
    Ints shown = untried.reveal(draft, judged);
    if (!declared.overrun()) {
      mark(draft, declared.attackers(), Marks.ATTACKED);
    }
    Ints left = battleStart.turnedOver(draft, declared, shown);
    BattlePlan plan = declared.withAttackers(left);
    Forces there = judged.without(unit -> !left.contains(unit), unit -> !draft.onMap(unit));
    if (there.attackers().isEmpty()) {
      draft.say(cites.noted("called-off"));
      return;
    }
    Forces forces = muster.judgedAgain(draft.view(), plan, there);
    if (!plan.overrun()) {
      plan.targets().each(hex -> mark(draft, draft.view().stack(hex), Marks.DEFENDED));
    }
    battleStart.engaged(draft, plan);
    if (!forces.defended()) {
      draft.say(cites.noted("nobody-left"));
      draft.push(new Battle(plan, from, NOBODY_LEFT, Battle.Step.DEFENDER, List.of()));
    } else {
      roll(draft, plan, forces, dieChanges, from);
    }
  }

  private void roll(
      Draft draft, BattlePlan plan, Forces forces, List<Adjustment> dieChanges, Ints from) {
    List<Adjustment> adjustments = new ArrayList<>(shifts.known(plan, forces));
    Position known = draft.view();
    Tally attack = tallies.attack(known, forces);
    Tally defence = tallies.defence(known, forces);
    int base = table.column(attack.total(), defence.total());
    int morale = rollMorale(draft, plan);
    int column = shifted(table, base, adjustments, morale);
    if (morale > 0) {
      adjustments.add(new Adjustment(morale, "morale", cites.rule("morale")));
    }
    int die = draft.roll(DIE, plan.overrun() ? "overrun" : "combat", cites.rule("combat-die"));
    int modified = die;
    for (Adjustment change : dieChanges) {
      modified += change.amount();
    }
    String result = table.result(column, modified);
    BattleReport report =
        new BattleReport(
            plan.overrun(),
            plan.attackers(),
            plan.targets(),
            attack,
            defence,
            name(table, base),
            adjustments,
            name(table, column),
            dieChanges);
    String rule = cites.rule(plan.overrun() ? "overrun" : "combat");
    draft.say(new Fought(report, die, modified, result, rule));
    draft.push(new Battle(plan, from, result, Battle.Step.DEFENDER, List.of()));
  }

  /**
   * A column moved by the shifts that are known and then by morale, held within the table each
   * time.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"9.83", "9.9", "13.14"})
  static int shifted(CombatTable table, int base, List<Adjustment> known, int morale) {
    int sum = 0;
    for (Adjustment shift : known) {
      sum += shift.amount();
    }
    return table.shifted(table.shifted(base, sum), morale);
  }

  static String name(CombatTable table, int column) {
    return table.columns().get(column).toString();
  }

  @Rule(
      in = Books.KHARKOV,
      value = {"9.81", "9.82"})
  private int rollMorale(Draft draft, BattlePlan plan) {
    if (!shifts.rollsMorale(draft.turn(), plan)) {
      return 0;
    }
    return shifts.morale(draft.turn(), draft.roll(DIE, "morale", cites.rule("morale")));
  }

  /** Notes who has attacked or was attacked. */
  @Rule(in = Books.KHARKOV, value = "9.14")
  @Rule(in = Books.GUDERIAN, value = "9.14")
  private static void mark(Draft draft, Ints units, BitField how) {
    for (int i = 0; i < units.size(); i++) {
      draft.set(units.get(i), how);
    }
  }

  static Ints hexesOf(Position position, Ints units) {
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
