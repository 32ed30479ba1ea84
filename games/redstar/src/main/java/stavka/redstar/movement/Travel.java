package stavka.redstar.movement;

import stavka.engine.event.Moved;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Fight;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Carries out orders to move and to overrun that have been found legal. */
final class Travel {
  private final Pieces pieces;
  private final MoveRules rules;
  private final EntryEffect effects;
  private final Fight fight;

  Travel(Theatre theatre, MoveRules rules, EntryEffect effects, Fight fight) {
    this.pieces = theatre.pieces();
    this.rules = rules;
    this.effects = effects;
    this.fight = fight;
  }

  /** Units go along a path and have moved. */
  @Rule("3.2")
  void move(Draft draft, Move order, MoveMode mode) {
    Position before = draft.view();
    int from = before.place(order.units().first());
    int cost = mode.cost(before, order.units(), order.path());
    mode.gone(draft, order.units(), from, order.path());
    halt(draft, order.units());
    go(draft, order.units(), from, order.path(), mode.name(), cost, mode.rule());
  }

  /** Units that have overrun go on by march, and have moved then. */
  void goOn(Draft draft, Move order, int[] spent) {
    Position before = draft.view();
    int from = before.place(order.units().first());
    int cost = cost(before, order.units(), order.path(), spent);
    halt(draft, order.units());
    go(draft, order.units(), from, order.path(), order.mode(), cost, "8.0.4");
  }

  private int cost(Position position, Ints units, Ints path, int[] spent) {
    int most = 0;
    for (int i = 0; i < spent.length; i++) {
      most = Math.max(most, rules.march().cost(position, units.get(i), path, spent[i]));
    }
    return most;
  }

  private void go(
      Draft draft, Ints units, int from, Ints path, String mode, int cost, String rule) {
    units.each(unit -> draft.moveTo(unit, path.last()));
    draft.say(new Moved(units, from, path, mode, cost, rule));
    effects.came(draft, side(units), units, path);
  }

  /** Units come next to their target and overrun it. */
  @Rule("8.0.3")
  void overrun(Draft draft, Movers movers, Overrun order, int[] spent) {
    Position before = draft.view();
    Ints units = order.units();
    BattlePlan plan = rules.overruns().plan(before, movers, order, spent);
    if (!order.path().isEmpty()) {
      int cost = cost(before, units, order.path(), spent);
      int from = before.place(units.first());
      go(draft, units, from, order.path(), MarchMode.NAME, cost, "8.0.3");
    }
    fight.fight(draft, plan);
  }

  void halt(Draft draft, Ints units) {
    units.each(unit -> draft.set(unit, Marks.MOVED));
  }

  /** Units that had stopped to fight may go on. */
  void resume(Draft draft, Ints units) {
    units.each(unit -> draft.clear(unit, Marks.MOVED));
  }

  private Side side(Ints units) {
    return pieces.side(units.first());
  }
}
