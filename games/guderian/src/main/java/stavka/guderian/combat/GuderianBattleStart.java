package stavka.guderian.combat;

import stavka.engine.event.Retreated;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStart;
import stavka.operational.model.Marks;

/**
 * What happens when units are turned over: the worthless go, and leaders whose escort proves
 * worthless flee.
 */
@Rule({"12.2", "12.3", "10.23"})
record GuderianBattleStart(GuderianTheatre theatre, GuderianCasualties losses)
    implements BattleStart {
  @Override
  public Ints turnedOver(Draft draft, BattlePlan plan, Ints shown) {
    Ints hexes = hexes(draft, plan.attackers());
    for (int unit : shown) {
      if (theatre.pieces().defence(draft.view(), unit) == 0) {
        losses.eliminate(draft, unit, "12.3");
      } else if (plan.attackers().contains(unit)
          && theatre.pieces().attack(draft.view(), unit) == 0) {
        fallBack(draft, plan, unit);
      }
    }
    if (plan.attacker() == Side.SOVIET && !shown.isEmpty()) {
      hexes.each(hex -> leadersFlee(draft, plan, hex));
    }
    return left(draft, plan.attackers(), hexes);
  }

  /** Leaders are free to help others. */
  @Override
  @Rule("10.36")
  public void phaseEnds(Draft draft) {
    draft.clearAll(GuderianMarks.ASSISTS);
  }

  private static Ints hexes(Draft draft, Ints units) {
    return Ints.of(units.stream().map(draft::place).distinct().toArray());
  }

  /**
   * A 0-1-6 that came into the zone in this turn goes back; one that was there before stays and
   * takes no part.
   */
  @Rule("12.3")
  private void fallBack(Draft draft, BattlePlan plan, int unit) {
    if (plan.overrun()) {
      draft.set(unit, Marks.MOVED);
    }
    if (draft.has(unit, GuderianMarks.IN_ZONE)) {
      goBack(draft, unit, "12.3");
    }
  }

  @Rule("10.23")
  private void leadersFlee(Draft draft, BattlePlan plan, int hex) {
    Position position = draft.view();
    Ints stack = position.stack(hex);
    boolean escorted = stack.any(unit -> theatre.pieces().canAttack(position, unit));
    for (int i = 0; i < stack.size() && !escorted; i++) {
      int unit = stack.get(i);
      if (theatre.pieces().isLeader(unit) && draft.has(unit, GuderianMarks.IN_ZONE)) {
        if (plan.overrun()) {
          draft.set(unit, Marks.MOVED);
        }
        goBack(draft, unit, "10.23");
      }
    }
  }

  /** Back to the hex a unit came from, if it may retreat there; otherwise it is eliminated. */
  @Rule({"10.23", "9.71"})
  private void goBack(Draft draft, int unit, String rule) {
    int from = draft.place(unit);
    int to = draft.get(unit, GuderianMarks.CAME_FROM) - 1;
    Position position = draft.view();
    boolean open =
        to >= 0
            && to != from
            && theatre.board(position).openToLine(Side.SOVIET, to)
            && !theatre.barred(position, Side.SOVIET, to)
            && theatre.stacking().room(position, unit, to);
    if (!open) {
      losses.eliminate(draft, unit, rule);
      return;
    }
    draft.moveTo(unit, to);
    draft.clear(unit, GuderianMarks.IN_ZONE);
    draft.clear(unit, GuderianMarks.CAME_FROM);
    draft.say(new Retreated(unit, from, Ints.of(to), rule));
  }

  /** Those who still stand where they attacked from and can attack, and the leaders beside them. */
  private Ints left(Draft draft, Ints attackers, Ints hexes) {
    Position position = draft.view();
    return attackers.filter(
        unit ->
            position.onMap(unit)
                && hexes.contains(position.place(unit))
                && (theatre.pieces().isLeader(unit)
                    ? beside(position, unit, attackers)
                    : theatre.pieces().canAttack(position, unit)));
  }

  private boolean beside(Position position, int leader, Ints attackers) {
    return attackers.any(
        unit ->
            position.onMap(unit)
                && position.place(unit) == position.place(leader)
                && theatre.pieces().canAttack(position, unit));
  }
}
