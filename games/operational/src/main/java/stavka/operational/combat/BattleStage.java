package stavka.operational.combat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;

/**
 * Settles the result of a battle, step by step.
 *
 * @param combat the steps of a combat, in their order
 * @param overrun those of an overrun
 */
public record BattleStage(List<BattleStep> combat, List<BattleStep> overrun) implements Stage {
  /** Combats and overruns that are settled alike but for their last step. */
  public static BattleStage of(
      List<BattleStep> steps, BattleStep afterCombat, BattleStep afterOverrun) {
    return new BattleStage(with(steps, afterCombat), with(steps, afterOverrun));
  }

  private static List<BattleStep> with(List<BattleStep> steps, BattleStep last) {
    return Stream.concat(steps.stream(), Stream.of(last)).toList();
  }

  private List<BattleStep> steps(Battle battle) {
    return battle.plan().overrun() ? overrun : combat;
  }

  private BattleStep step(Battle battle) {
    return steps(battle).get(battle.step());
  }

  @Override
  public Orders orders(Position position) {
    Battle battle = position.frame(Battle.class);
    return step(battle).orders(position, battle);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Battle battle = draft.view().frame(Battle.class);
    goOn(draft, battle, step(battle).carryOut(draft, battle, order));
  }

  @Override
  public boolean proceed(Draft draft) {
    Battle battle = draft.view().frame(Battle.class);
    Battle after = battle.step() < 0 ? battle.next() : step(battle).proceed(draft, battle);
    if (after == null) {
      return false;
    }
    goOn(draft, battle, after);
    return true;
  }

  /** Goes on with a battle under whatever has been pushed on it. */
  private void goOn(Draft draft, Battle before, Battle after) {
    Deque<Frame> above = new ArrayDeque<>();
    while (!(draft.frame() instanceof Battle)) {
      above.push(draft.pop());
    }
    if (after.step() == steps(after).size()) {
      draft.pop();
    } else if (after.step() == before.step()) {
      draft.replace(after);
    } else {
      draft.replace(step(after).begin(draft.view(), after));
    }
    above.forEach(draft::push);
  }
}
