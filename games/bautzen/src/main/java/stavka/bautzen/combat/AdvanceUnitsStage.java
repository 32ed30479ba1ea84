package stavka.bautzen.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Gait;
import stavka.bautzen.model.Kind;
import stavka.bautzen.movement.Walk;
import stavka.bautzen.stacking.Stacks;
import stavka.engine.event.Advanced;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;

/** Attackers enter the hex that was left, or stay. */
@Rule({"10.1", "10.2"})
record AdvanceUnitsStage(BautzenTheatre theatre, Stacks stacks, Walk walk) implements Stage {
  private static final Reply DONE = new Reply("done");

  @Override
  public Orders orders(Position position) {
    return new Choices(this, position, (AdvanceUnits) Objects.requireNonNull(position.frame()));
  }

  @Override
  public boolean proceed(Draft draft) {
    if (((Choices) orders(draft.view())).any()) {
      return false;
    }
    draft.pop();
    return true;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    AdvanceUnits frame = (AdvanceUnits) draft.pop();
    if (order instanceof Advance(Ints units, Ints path)) {
      draft.push(frame.without(units.first()));
      walk.go(draft, units.first(), path);
      draft.say(new Advanced(units, path, theatre.cites().rule("advanced")));
    }
  }

  private record Choices(AdvanceUnitsStage stage, Position position, AdvanceUnits frame)
      implements Orders {
    private BautzenTheatre theatre() {
      return stage.theatre;
    }

    private BautzenPieces pieces() {
      return stage.theatre.pieces();
    }

    private Citations cites() {
      return stage.theatre.cites();
    }

    @Override
    public Decision decision() {
      return new Decision(frame.side(), "advance-or-stay", cites().rule("advance-or-stay"));
    }

    @Override
    public List<Objection> objections(Order order) {
      Objection objection = objection(order);
      return objection == null ? List.of() : List.of(objection);
    }

    private @Nullable Objection objection(Order order) {
      if (order.equals(DONE)) {
        return null;
      }
      if (!(order instanceof Advance(Ints units, Ints path))) {
        return cites().objection("advance-first");
      }
      if (units.isEmpty()) {
        return cites().objection("advance-nobody");
      }
      if (units.size() > 1) {
        return cites().objection("one-at-a-time");
      }
      int unit = units.first();
      if (unit < 0 || unit >= pieces().count()) {
        return cites().objection("no-such-unit");
      }
      return frame.units().contains(unit) && position.onMap(unit)
          ? advance(unit, path)
          : cites().objection("advance-not-victor", unit(unit));
    }

    /** Why one of the victors may not go along a path, or null. */
    @Rule("10.1")
    private @Nullable Objection advance(int unit, Ints path) {
      if (path.isEmpty() || path.first() != frame.target()) {
        return cites().objection("advance-off-path");
      }
      if (path.size() > reach(unit)) {
        return cites().objection("advance-too-far");
      }
      Objection objection = enter(unit, position.place(unit), frame.target());
      if (objection == null && path.size() > 1) {
        objection = onward(unit, path.last());
      }
      return objection == null
          ? stage.stacks.objection(position, Ints.of(unit), path.last())
          : objection;
    }

    /** How many hexes a unit may go. */
    @Rule("10.2")
    private int reach(int unit) {
      boolean armour = pieces().is(unit, Kind.ARMOUR);
      return armour ? theatre().charts().advance().armour() : theatre().charts().advance().hexes();
    }

    private @Nullable Objection enter(int unit, int from, int to) {
      if (theatre().boards().of(position).holds(frame.side().enemy(), to)) {
        return cites().objection("advance-not-vacant", hex(to));
      }
      boolean barred =
          pieces().gait(unit) != Gait.FOOT
              && theatre().ground().unbridgedMajor(from, theatre().grid().direction(from, to));
      return barred ? cites().objection("advance-impassable", hex(from), hex(to)) : null;
    }

    /** The second hex: over no river without a bridge, and not from zone to zone. */
    @Rule("10.2")
    private @Nullable Objection onward(int unit, int to) {
      int direction =
          to < 0 || to >= theatre().grid().size()
              ? HexGrid.NONE
              : theatre().grid().direction(frame.target(), to);
      if (direction == HexGrid.NONE) {
        return cites().objection("advance-off-path");
      }
      if (!theatre().plan(position).covers(to)) {
        return cites().objection("off-ground", hex(to));
      }
      Objection objection = enter(unit, frame.target(), to);
      if (objection != null) {
        return objection;
      }
      if (theatre().ground().unbridged(frame.target(), direction)) {
        return cites().objection("advance-impassable", hex(frame.target()), hex(to));
      }
      Board board = theatre().boards().of(position);
      return board.inEnemyZone(frame.side(), frame.target()) && board.inEnemyZone(frame.side(), to)
          ? cites().objection("advance-zone", hex(to))
          : null;
    }

    boolean any() {
      boolean[] found = {false};
      advances(order -> found[0] = true);
      return found[0];
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      action.accept(DONE);
      advances(action);
    }

    private void advances(Consumer<? super Order> action) {
      for (int unit : frame.units()) {
        offer(unit, Ints.of(frame.target()), action);
        for (int direction = 0; direction < HexGrid.DIRECTIONS && reach(unit) > 1; direction++) {
          int to = theatre().grid().neighbour(frame.target(), direction);
          if (to != HexGrid.NONE && to != (position.onMap(unit) ? position.place(unit) : -1)) {
            offer(unit, Ints.of(frame.target(), to), action);
          }
        }
      }
    }

    private void offer(int unit, Ints path, Consumer<? super Order> action) {
      Advance advance = new Advance(Ints.of(unit), path);
      if (objection(advance) == null) {
        action.accept(advance);
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      List<Order> orders = new ArrayList<>();
      forEach(orders::add);
      return orders.get(random.nextInt(orders.size()));
    }
  }
}
