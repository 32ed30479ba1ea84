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
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Fight;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Ground;
import stavka.operational.model.Theatre;
import stavka.operational.movement.EndCheck;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunCheck;

/** What overruns have in common in both books: their price, their targets, the way to them. */
@Rule(
    in = Books.KHARKOV,
    value = {"7.0", "7.1", "7.17"})
@Rule(
    in = Books.GUDERIAN,
    value = {"6.5", "6.51", "6.54"})
public final class PanzerOverruns {
  /** Three points in halves. */
  public static final int PRICE = 6;

  /** Why a unit cannot overrun by its nature or because of how its phase began, or null. */
  @FunctionalInterface
  public interface UnitCheck {
    @Nullable Objection objection(Position position, Ints units, int unit);
  }

  private final Theatre theatre;
  private final Citations cites;
  private final March march;
  private final Fight fight;

  public PanzerOverruns(Theatre theatre, March march, Fight fight) {
    this.theatre = theatre;
    this.cites = theatre.cites();
    this.march = march;
    this.fight = fight;
  }

  /** The way is judged, and whether they may stand where it ends. */
  public OverrunCheck approach(OverrunCheck.Approach approach, EndCheck end) {
    return attempt -> {
      if (attempt.order.path().isEmpty()) {
        return null;
      }
      Objection objection =
          attempt.gates != null ? attempt.approach(march) : attempt.approach(approach);
      return objection != null || attempt.from == attempt.start
          ? objection
          : end.objection(attempt.position, attempt.units, attempt.from);
    };
  }

  public OverrunCheck units(UnitCheck able) {
    return attempt -> {
      Position position = attempt.position;
      Ints units = attempt.units;
      for (int k = 0; k < units.size(); k++) {
        Objection unable = able.objection(position, units, units.get(k));
        if (unable != null) {
          return unable;
        }
        if (attempt.spent(k) + PRICE > march.allowance(position, units.get(k))) {
          return cites.objection("overrun-points", unit(units.get(k)), hex(attempt.from));
        }
      }
      return null;
    };
  }

  /**
   * @param overrunnable whether an enemy counter can be overrun
   */
  public OverrunCheck target(IntPredicate overrunnable) {
    return attempt -> target(attempt, overrunnable);
  }

  private @Nullable Objection target(OverrunCheck.Attempt attempt, IntPredicate overrunnable) {
    Ground ground = theatre.ground();
    Side side = theatre.pieces().side(attempt.units.first());
    int from = attempt.from;
    int target = attempt.order.target();
    int direction =
        target < 0 || target >= ground.grid().size()
            ? HexGrid.NONE
            : ground.grid().direction(from, target);
    if (direction == HexGrid.NONE) {
      return Objection.of(cites.rule("overrun"), "not-adjacent", hex(from), hex(target));
    }
    if (theatre.barred(attempt.position, side, target)) {
      return cites.objection("barred", hex(target));
    }
    if (!anyoneAt(attempt.position, side.enemy(), target, overrunnable)) {
      return cites.objection("no-enemy", hex(target));
    }
    return ground.passable(from, direction)
        ? null
        : cites.objection("overrun-impassable", hex(from), hex(target));
  }

  private boolean anyoneAt(Position position, Side enemy, int target, IntPredicate overrunnable) {
    if (theatre.garrisoned(position, enemy, target)) {
      return true;
    }
    for (int unit = position.top(target); unit != Position.NOBODY; unit = position.below(unit)) {
      if (theatre.pieces().side(unit) == enemy && overrunnable.test(unit)) {
        return true;
      }
    }
    return false;
  }

  /**
   * The ways to hexes in enemy zones, or that are next to enemies all the same.
   *
   * @param beside those hexes
   */
  public void forEachApproach(
      Position position,
      Ints units,
      int start,
      IntPredicate beside,
      Consumer<? super Ints> action) {
    Board board = theatre.board(position);
    Side side = theatre.pieces().side(units.first());
    if (march.held(position, units.first(), start)) {
      return;
    }
    int[] price = new int[units.size()];
    Arrays.fill(price, PRICE);
    march
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

  public void fight(Draft draft, MovePhase phase, Overrun order, Ints spent) {
    fight.fight(draft, BattlePlan.overrun(phase.side(), order.units(), order.target(), spent));
  }
}
