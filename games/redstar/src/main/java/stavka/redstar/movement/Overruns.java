package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Overrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;
import stavka.operational.combat.BattlePlan;
import stavka.redstar.combat.RedStarCombatSection;
import stavka.redstar.model.Ground;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** Who may overrun whom, from where and at what price. */
@Rule({"3.1.8", "8.0", "8.0.1", "8.0.2", "8.0.3"})
final class Overruns {
  private final Theatre theatre;
  private final Pieces pieces;
  private final March march;
  private final Stacking stacking;
  private final RedStarCombatSection combat;

  Overruns(Theatre theatre, March march, Stacking stacking, RedStarCombatSection combat) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.march = march;
    this.stacking = stacking;
    this.combat = combat;
  }

  /** Three points, or two for Soviet units in snow: what leaving a zone costs, in halves. */
  @Rule({"8.0.3", "8.0.9", "13.0.3"})
  int price(Position position, Side side) {
    return march.zones().toll(position, side);
  }

  /** Why units cannot overrun, whatever the target, or null. */
  @Rule({"8.0.2", "8.0.5", "7.2.6", "10.6.1", "10.8.1", "11.2.3"})
  @Nullable Objection objection(Position position, Ints units) {
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (pieces.supply(position, unit).poor()) {
        return Objection.of("8.0.2", "overrun-unsupplied", unit(unit));
      }
      if (pieces.attack(position, unit) == 0 && !pieces.unmarked(position, unit)) {
        return Objection.of("7.2.6", "cannot-attack", unit(unit));
      }
      if (pieces.is(unit, Kind.SECURITY)) {
        return Objection.of("11.2.3", "security-too-near", unit(unit), hex(position.place(unit)));
      }
      if (pieces.motorised(unit) != pieces.motorised(units.first())) {
        return Objection.of("8.0.5", "mixed-overrun", unit(unit));
      }
    }
    return null;
  }

  /**
   * Why units cannot go along the order's path and overrun from its end, or null.
   *
   * @param spent half points each has spent before
   */
  @Rule({"8.0.3", "8.0.5"})
  @Nullable Objection objection(Position position, Movers movers, Overrun order, int[] spent) {
    Ints units = order.units();
    Objection objection = objection(position, units);
    if (objection != null) {
      return objection;
    }
    Ints path = order.path();
    int start = position.place(units.first());
    int from = path.isEmpty() ? start : path.last();
    objection = target(position, units, from, order.target());
    if (objection == null && !path.isEmpty()) {
      // The minimum move takes all a unit has, so nothing is left to overrun with.
      objection = march.objection(position, Movers.ARMOUR, units, path, spent);
    }
    if (objection != null) {
      return objection;
    }
    if (path.isEmpty()
        ? stacking.over(position, movers.side(), from)
        : !stacking.fits(position, units, from)) {
      return Objection.of("8.0.5", "overstacked-overrun", hex(from));
    }
    int price = price(position, movers.side());
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      int used = spent[i] + march.cost(position, unit, path, spent[i]);
      if (march.left(position, unit, used) < price) {
        return Objection.of("8.0.3", "no-points-for-overrun", unit(unit));
      }
    }
    return combat.hopeless(position, plan(position, movers, order, spent));
  }

  BattlePlan plan(Position position, Movers movers, Overrun order, int[] spent) {
    int[] after = new int[spent.length];
    for (int i = 0; i < after.length; i++) {
      int unit = order.units().get(i);
      int way = march.cost(position, unit, order.path(), spent[i]);
      after[i] = spent[i] + way + price(position, movers.side());
    }
    Ints path = order.path();
    return BattlePlan.overrun(
        movers.side(),
        order.units(),
        order.target(),
        Ints.of(after),
        path.isEmpty() ? position.place(order.units().first()) : path.last(),
        movers == Movers.ARMOUR ? 1 : 0);
  }

  /** Why a hex cannot be overrun from another, or null. */
  @Rule({"8.0.7", "8.0.8", "11.1.6", "7.4.3"})
  @Nullable Objection target(Position position, Ints units, int from, int target) {
    Ground ground = theatre.ground();
    HexGrid grid = ground.grid();
    if (from < 0 || from >= grid.size() || target < 0 || target >= grid.size()) {
      return Objection.of("8.0.3", "no-target");
    }
    int direction = grid.direction(from, target);
    Side side = pieces.side(units.first());
    if (direction == HexGrid.NONE || !theatre.board(position).holds(side.enemy(), target)) {
      return Objection.of("8.0.3", "no-target");
    }
    boolean snow = theatre.snow(position);
    boolean ice = ground.crossesIce(pieces.kind(units.first()).gait(), side, snow, from, direction);
    if (ground.river(from, direction)
        || ground.majorRiver(from, direction)
        || (ground.barred(from, direction) && !ice)) {
      return Objection.of("8.0.7", "overrun-over-water", hex(from), hex(target));
    }
    return ground.effects(target, snow).overrun()
        ? null
        : Objection.of("8.0.8", "overrun-terrain", hex(target));
  }

  /** Whether a unit is of the sort that overruns, for listing. */
  boolean suits(Position position, int unit) {
    return objection(position, Ints.of(unit)) == null;
  }
}
