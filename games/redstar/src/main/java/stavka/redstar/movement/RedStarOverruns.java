package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunCheck;
import stavka.operational.movement.OverrunRules;
import stavka.redstar.combat.RedStarCombatSection;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarGround;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;

/** Who may overrun whom, from where and at what price. */
@Rule({"3.1.8", "8.0", "8.0.1", "8.0.2", "8.0.3"})
record RedStarOverruns(
    RedStarTheatre theatre, March march, RedStarMarchRules marching, RedStarCombatSection combat)
    implements OverrunRules, RedStarPart {
  /** Three points, or two for Soviet units in snow: what leaving a zone costs, in halves. */
  @Override
  @Rule({"8.0.3", "8.0.9"})
  public int price(Position position, Side side) {
    return marching.toll(position, side);
  }

  @Override
  @Rule({"8.0.3", "8.0.5"})
  public List<OverrunCheck> checks() {
    return List.of(
        attempt -> unable(attempt.position, attempt.units),
        attempt -> target(attempt.position, attempt.units, attempt.from, attempt.order.target()),
        // The least move takes all a unit has, so nothing is left to overrun with.
        attempt -> attempt.order.path().isEmpty() ? null : attempt.approach(march),
        this::stacked,
        this::points,
        attempt -> combat.hopeless(attempt.position, plan(attempt)));
  }

  /** Why units cannot overrun, whatever the target, or null. */
  @Rule({"8.0.2", "8.0.5", "7.2.6", "10.6.1", "10.8.1", "11.2.3"})
  private @Nullable Objection unable(Position position, Ints units) {
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (pieces().supply(position, unit).poor()) {
        return Objection.of("8.0.2", "overrun-unsupplied", unit(unit));
      }
      if (pieces().attack(position, unit) == 0 && !pieces().unmarked(position, unit)) {
        return Objection.of("7.2.6", "cannot-attack", unit(unit));
      }
      if (pieces().is(unit, Kind.SECURITY)) {
        return Objection.of("11.2.3", "security-too-near", unit(unit), hex(position.place(unit)));
      }
      if (pieces().motorised(unit) != pieces().motorised(units.first())) {
        return Objection.of("8.0.5", "mixed-overrun", unit(unit));
      }
    }
    return null;
  }

  /** Why a hex cannot be overrun from another, or null. */
  @Rule({"8.0.7", "8.0.8", "11.1.6", "7.4.3"})
  private @Nullable Objection target(Position position, Ints units, int from, int target) {
    RedStarGround ground = theatre.ground();
    HexGrid grid = ground.grid();
    if (!grid.has(from) || !grid.has(target)) {
      return Objection.of("8.0.3", "no-target");
    }
    int direction = grid.direction(from, target);
    Side side = pieces().side(units.first());
    if (direction == HexGrid.NONE || !theatre.board(position).holds(side.enemy(), target)) {
      return Objection.of("8.0.3", "no-target");
    }
    boolean snow = theatre.weather(position).freezes();
    boolean ice =
        ground.crossesIce(pieces().kind(units.first()).gait(), side, snow, from, direction);
    if (ground.river(from, direction)
        || ground.majorRiver(from, direction)
        || (ground.barred(from, direction) && !ice)) {
      return Objection.of("8.0.7", "overrun-over-water", hex(from), hex(target));
    }
    return ground.effects(target, snow).overrun()
        ? null
        : Objection.of("8.0.8", "overrun-terrain", hex(target));
  }

  private @Nullable Objection stacked(OverrunCheck.Attempt attempt) {
    int from = attempt.from;
    boolean over =
        attempt.order.path().isEmpty()
            ? theatre.stacking().over(attempt.position, attempt.phase.side(), from)
            : !theatre.stacking().fits(attempt.position, attempt.units, from);
    return over ? Objection.of("8.0.5", "overstacked-overrun", hex(from)) : null;
  }

  private @Nullable Objection points(OverrunCheck.Attempt attempt) {
    int price = price(attempt.position, attempt.phase.side());
    for (int k = 0; k < attempt.units.size(); k++) {
      int unit = attempt.units.get(k);
      if (march.allowance(attempt.position, unit) - attempt.spent(k) < price) {
        return Objection.of("8.0.3", "no-points-for-overrun", unit(unit));
      }
    }
    return null;
  }

  private BattlePlan plan(OverrunCheck.Attempt attempt) {
    int price = price(attempt.position, attempt.phase.side());
    int[] after = new int[attempt.units.size()];
    for (int k = 0; k < after.length; k++) {
      after[k] = attempt.spent(k) + price;
    }
    return plan(attempt.phase, attempt.order, attempt.from, Ints.of(after));
  }

  private static BattlePlan plan(MovePhase phase, Overrun order, int from, Ints spent) {
    int armour = phase.is(MovementSection.ARMOUR) ? 1 : 0;
    return BattlePlan.overrun(phase.side(), order.units(), order.target(), spent, from, armour);
  }

  @Override
  public void fight(Draft draft, MovePhase phase, Overrun order, Ints spent) {
    int from = draft.place(order.units().first());
    combat.fight().fight(draft, plan(phase, order, from, spent));
  }

  /** Whether a unit is of the sort that overruns, for listing. */
  @Override
  public boolean likely(Position position, Ints units, int leader) {
    return unable(position, units) == null;
  }

  @Override
  public boolean companions(Position position, int unit, int other) {
    return pieces().motorised(other) == pieces().motorised(unit)
        && unable(position, Ints.of(other)) == null;
  }

  /** The ways of the first of them to hexes next to enemies. */
  @Override
  public void forEachApproach(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    MoveField field = march.field(position, units.first(), start, 0);
    for (int i = 1; i < field.size(); i++) {
      if (theatre.board(position).beside(phase.side().enemy(), field.hex(i))) {
        action.accept(field.path(field.hex(i)));
      }
    }
  }
}
