package stavka.guderian.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Overrun;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.operational.board.Board;
import stavka.operational.combat.Fight;
import stavka.operational.model.Marks;
import stavka.operational.movement.March;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunCheck;
import stavka.panzer.movement.PanzerOverruns;

/**
 * Who may overrun: all that can attack, Soviet ones only if they began their phase under a leader.
 */
@Rule({"6.5", "6.51", "6.53", "6.54", "6.55"})
public record GuderianOverruns(
    GuderianTheatre theatre, March march, FirstTurn firstTurn, Fight fight)
    implements PanzerOverruns {

  @Override
  public List<OverrunCheck> checks() {
    return List.of(
        approach(
            (position, units, start, path, spent) ->
                march.objection(position, units, start, path, null, spent),
            Movement.END),
        units(this::unable),
        target(unit -> true));
  }

  @Rule({"6.53", "6.55", "12.3"})
  private @Nullable Objection unable(Position position, Ints units, int unit) {
    if (!theatre.pieces().canAttack(position, unit)) {
      String rule = theatre.pieces().isLeader(unit) ? "6.53" : "12.3";
      return Objection.of(rule, "never-attacks", unit(unit));
    }
    if (firstTurn.frozen(position, unit) || firstTurn.marches(position, unit)) {
      return Objection.of("5.2", "army-frozen", unit(unit));
    }
    return theatre.side(unit) == Side.SOVIET && !position.has(unit, GuderianMarks.COMMANDED)
        ? Objection.of("6.55", "overrun-no-leader", unit(unit))
        : null;
  }

  /** Leaders stay out of overruns. */
  @Override
  public boolean companions(Position position, int unit, int other) {
    return theatre.pieces().canAttack(position, other);
  }

  /**
   * Whoever has come to the hex before, by whatever way, may overrun with those who come now; so
   * may those who never left it.
   */
  @Override
  @Rule("6.54")
  public Ints waiting(Position position, Overrun order) {
    Ints units = order.units();
    int from = startOf(position, order);
    Ints known = units.filter(theatre.pieces()::has);
    boolean others = known.any(unit -> position.place(unit) != from);
    return known.filter(
        unit -> position.place(unit) == from && (others || afterHalt(position, unit)));
  }

  private int startOf(Position position, Overrun order) {
    if (!order.path().isEmpty()) {
      return order.path().last();
    }
    return order.units().isEmpty() || !theatre.pieces().has(order.units().first())
        ? HexGrid.NONE
        : position.place(order.units().first());
  }

  @Override
  @Rule("6.54")
  public boolean afterHalt(Position position, int unit) {
    return theatre.pieces().has(unit)
        && position.get(unit, GuderianMarks.HALTED) > 0
        && position.has(unit, Marks.MOVED)
        && position.onMap(unit);
  }

  @Override
  public int spentBy(Position position, int unit) {
    return Math.max(0, position.get(unit, GuderianMarks.HALTED) - 1);
  }

  /**
   * Those who have halted on the hex, and those who have not moved from it unless all begin there.
   */
  @Override
  @Rule("6.54")
  public Ints joiners(Position position, Ints units, int from) {
    boolean come = position.place(units.first()) != from;
    return position
        .stack(from)
        .filter(
            unit ->
                ((come && !position.has(unit, Marks.MOVED)) || afterHalt(position, unit))
                    && !units.contains(unit)
                    && unable(position, units, unit) == null
                    && spentBy(position, unit) + PRICE <= march.allowance(position, unit));
  }

  @Override
  @Rule("6.54")
  public void halted(Draft draft, int unit, int spent) {
    draft.set(unit, GuderianMarks.HALTED, spent + 1);
  }

  /** Those who waited go on from here like the others. */
  @Override
  @Rule("6.54")
  public void begun(Draft draft, Overrun order) {
    for (int unit : order.units()) {
      draft.clear(unit, GuderianMarks.HALTED);
      draft.clear(unit, Marks.MOVED);
    }
  }

  @Override
  public boolean likely(Position position, Ints units, int leader) {
    return unable(position, units, units.first()) == null;
  }

  @Override
  @Rule("6.62")
  public void forEachApproach(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    Board board = theatre.board(position);
    Side enemy = phase.side().enemy();
    // Disrupted units have no zone but can be overrun.
    forEachMarch(position, units, start, hex -> board.beside(enemy, hex), action);
  }
}
