package stavka.redstar.combat;

import java.util.function.Consumer;
import stavka.engine.order.Order;
import stavka.engine.order.Retreat;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.Stacking;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;
import stavka.redstar.stacking.Excess;

/** Stacks that a retreat has made too large: some may go on by a hex, the enemy takes the rest. */
@Rule({"7.12", "7.12.1"})
final class Crowding {
  private final Pieces pieces;
  private final Stacking stacking;
  private final Retreats retreats;

  Crowding(Theatre theatre, Stacking stacking, Retreats retreats) {
    this.pieces = theatre.pieces();
    this.stacking = stacking;
    this.retreats = retreats;
  }

  /** The hexes that the retreating side has crowded. */
  Ints hexes(Position position, Battle battle) {
    Party party = battle.party();
    return Ints.of(
        party.fled().stream()
            .map(position::place)
            .distinct()
            .filter(hex -> stacking.over(position, party.side(), hex))
            .toArray());
  }

  /** Every step by which a crowded stack may be relieved. */
  void list(Position position, Battle battle, Consumer<Order> action) {
    for (int i = 0; i < battle.crowded().size(); i++) {
      int hex = battle.crowded().get(i);
      if (!stacking.over(position, battle.suffering(), hex)) {
        continue;
      }
      for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
        if (pieces.side(unit) == battle.suffering() && movable(battle, unit)) {
          int pushed = unit;
          retreats.further(
              position,
              unit,
              origin(position, battle.party(), unit),
              path -> action.accept(new Retreat(pushed, path)));
        }
      }
    }
  }

  /** Those who fought go on away from where they did; their hosts from where they stand. */
  @Rule({"7.10.4", "7.12.1"})
  private static int origin(Position position, Party party, int unit) {
    return party.units().contains(unit) ? party.origin(unit) : position.place(unit);
  }

  private boolean movable(Battle battle, int unit) {
    return !battle.acted().contains(unit)
        && !pieces.kind(unit).shadow()
        && !pieces.kind(unit).asset();
  }

  boolean any(Position position, Battle battle) {
    boolean[] found = {false};
    list(position, battle, order -> found[0] = true);
    return found[0];
  }

  /** A unit that makes room after an overrun moves no more this turn. */
  @Rule({"7.12.1", "8.0.6"})
  Battle push(Draft draft, Battle battle, Retreat order) {
    boolean bystander = !battle.party().units().contains(order.unit());
    if (battle.plan().overrun() && bystander && battle.suffering() == battle.plan().attacker()) {
      draft.set(order.unit(), Marks.PINNED);
    }
    return retreats.retreat(draft, battle, order).acting(Ints.of(order.unit()));
  }

  /** What is still too much falls to the enemy's choice. */
  @Rule({"4.0.7", "7.12.1"})
  Battle finish(Draft draft, Battle battle) {
    Ints over = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (draft.onMap(unit) && pieces.side(unit) == battle.suffering()) {
        int hex = draft.place(unit);
        boolean touched = battle.crowded().contains(hex) || battle.acted().contains(unit);
        if (touched
            && !over.contains(hex)
            && stacking.over(draft.view(), battle.suffering(), hex)) {
          over = over.with(hex);
        }
      }
    }
    if (!over.isEmpty()) {
      draft.push(new Excess(battle.suffering(), over));
    }
    boolean defended = battle.suffering() == battle.defender().side();
    return battle.next(
        defended ? Battle.Turn.PAY : Battle.Turn.STREETS, battle.attacker().side(), 0, Ints.EMPTY);
  }
}
