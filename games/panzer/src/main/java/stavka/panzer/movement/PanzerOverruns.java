package stavka.panzer.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Fight;
import stavka.operational.model.Books;
import stavka.operational.model.Ground;
import stavka.operational.model.Theatre;
import stavka.operational.movement.EndCheck;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunCheck;
import stavka.operational.movement.OverrunRules;

/** What overruns have in common in both books: their price, their targets, the way to them. */
@Books.Kharkov({"7.0", "7.1", "7.17"})
@Books.Guderian({"6.5", "6.51", "6.54"})
public interface PanzerOverruns extends OverrunRules {
  /** Three points in halves. */
  int PRICE = 6;

  /** Why a unit cannot overrun by its nature or because of how its phase began, or null. */
  @FunctionalInterface
  interface UnitCheck {
    @Nullable Objection objection(Position position, Ints units, int unit);
  }

  Theatre theatre();

  March march();

  Fight fight();

  @Override
  default int price(Position position, Side side) {
    return PRICE;
  }

  /** The way is judged, and whether they may stand where it ends. */
  default OverrunCheck approach(OverrunCheck.Approach approach, EndCheck end) {
    return attempt -> {
      if (attempt.order.path().isEmpty()) {
        return null;
      }
      Objection objection =
          attempt.gates != null ? attempt.approach(march()) : attempt.approach(approach);
      return objection != null || attempt.from == attempt.start
          ? objection
          : end.objection(attempt.position, attempt.units, attempt.from);
    };
  }

  default OverrunCheck units(UnitCheck able) {
    return attempt -> {
      Position position = attempt.position;
      Ints units = attempt.units;
      for (int k = 0; k < units.size(); k++) {
        Objection unable = able.objection(position, units, units.get(k));
        if (unable != null) {
          return unable;
        }
        if (attempt.spent(k) + PRICE > march().allowance(position, units.get(k))) {
          return theatre()
              .cites()
              .objection("overrun-points", unit(units.get(k)), hex(attempt.from));
        }
      }
      return null;
    };
  }

  /**
   * @param overrunnable whether an enemy counter can be overrun
   */
  default OverrunCheck target(IntPredicate overrunnable) {
    return attempt -> target(attempt, overrunnable);
  }

  private @Nullable Objection target(OverrunCheck.Attempt attempt, IntPredicate overrunnable) {
    Ground ground = theatre().ground();
    Side side = theatre().side(attempt.units.first());
    int from = attempt.from;
    int target = attempt.order.target();
    int direction = ground.grid().towards(from, target);
    if (direction == HexGrid.NONE) {
      return Objection.of(
          theatre().cites().rule("overrun"), "not-adjacent", hex(from), hex(target));
    }
    if (theatre().barred(attempt.position, side, target)) {
      return theatre().cites().objection("barred", hex(target));
    }
    if (!anyoneAt(attempt.position, side.enemy(), target, overrunnable)) {
      return theatre().cites().objection("no-enemy", hex(target));
    }
    return ground.passable(from, direction)
        ? null
        : theatre().cites().objection("overrun-impassable", hex(from), hex(target));
  }

  private boolean anyoneAt(Position position, Side enemy, int target, IntPredicate overrunnable) {
    return theatre().garrisoned(position, enemy, target)
        || position.anyOn(target, unit -> theatre().side(unit) == enemy && overrunnable.test(unit));
  }

  /**
   * The ways to hexes in enemy zones, or that are next to enemies all the same.
   *
   * @param beside those hexes
   */
  default void forEachMarch(
      Position position,
      Ints units,
      int start,
      IntPredicate beside,
      Consumer<? super Ints> action) {
    Board board = theatre().board(position);
    Side side = theatre().side(units.first());
    if (march().held(position, units.first(), start)) {
      return;
    }
    int[] price = new int[units.size()];
    Arrays.fill(price, PRICE);
    march()
        .column(position, units, null)
        .forEachPath(
            start,
            price,
            path -> {
              if (board.inEnemyZone(side, path.last()) || beside.test(path.last())) {
                action.accept(path);
              }
            });
  }

  @Override
  default void fight(Draft draft, MovePhase phase, Overrun order, Ints spent) {
    fight().fight(draft, BattlePlan.overrun(phase.side(), order.units(), order.target(), spent));
  }
}
