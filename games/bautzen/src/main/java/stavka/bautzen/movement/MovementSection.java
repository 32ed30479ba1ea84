package stavka.bautzen.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.Lines;
import stavka.bautzen.supply.Want;
import stavka.engine.event.Moved;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;

/** A side's movement: one unit after the other. */
@Rule("4.1")
public final class MovementSection {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Stacks stacks;
  private final Arrivals arrivals;
  private final Walk walk;
  private final MarchMode march;
  private final BreakOutMode breakOut;
  private final Citations cites;

  public MovementSection(
      BautzenTheatre theatre, Stacks stacks, Want want, Lines lines, Arrivals arrivals, Walk walk) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.stacks = stacks;
    this.arrivals = arrivals;
    this.walk = walk;
    this.march = new MarchMode(theatre, want, arrivals);
    this.breakOut = new BreakOutMode(theatre, want, lines, march);
    this.cites = theatre.cites();
  }

  public Stage phase(Side side) {
    return new MovementStage(side, this);
  }

  BautzenTheatre theatre() {
    return theatre;
  }

  public MarchMode march() {
    return march;
  }

  /** Why an order to move cannot be given by a side, or null. */
  @Nullable Objection objection(Position position, Side side, Move order) {
    if (order.units().isEmpty() || order.units().hasDuplicates()) {
      return cites.objection("no-units");
    }
    if (order.units().size() > 1) {
      return cites.objection("one-at-a-time");
    }
    int unit = order.units().first();
    Objection objection = mover(position, side, unit);
    objection = objection == null ? path(position, order) : objection;
    if (objection != null) {
      return objection;
    }
    objection =
        order.mode().equals(MarchMode.NAME)
            ? march.objection(position, unit, order.path())
            : breakOut.objection(position, unit, order.path());
    return objection == null
        ? stacks.objection(position, order.units(), order.path().last())
        : objection;
  }

  /** Why a unit may not begin to move, or null. */
  @Rule({"4.1", "4.5", "8.1"})
  @Nullable Objection mover(Position position, Side side, int unit) {
    if (unit < 0 || unit >= pieces.count()) {
      return cites.objection("no-such-unit");
    }
    if (pieces.side(unit) != side) {
      return cites.objection("not-your-unit", unit(unit));
    }
    if (!position.onMap(unit) && !arrivals.due(position, unit)) {
      return cites.objection("not-on-map", unit(unit));
    }
    if (position.has(unit, BautzenMarks.MOVED)) {
      return cites.objection("has-moved", unit(unit));
    }
    return pieces.movement(position, unit) == 0 ? cites.objection("immobile", unit(unit)) : null;
  }

  /** What is wrong with a path, whoever goes it, or null. */
  @Rule("13.2")
  private @Nullable Objection path(Position position, Move order) {
    if (!order.mode().equals(MarchMode.NAME) && !order.mode().equals(BreakOutMode.NAME)) {
      return cites.objection("no-such-mode");
    }
    for (int hex : order.path()) {
      if (hex < 0 || hex >= theatre.grid().size()) {
        return cites.objection("no-such-hex");
      }
      if (!theatre.plan(position).covers(hex)) {
        return cites.objection("off-ground", hex(hex));
      }
    }
    return order.path().isEmpty() || order.path().last() == position.place(order.units().first())
        ? cites.objection("no-path")
        : null;
  }

  /** The moves of a unit: by each mode one to each hex where it may end. */
  void forUnit(Position position, Side side, int unit, Consumer<? super Order> action) {
    if (mover(position, side, unit) != null) {
      return;
    }
    Ints one = Ints.of(unit);
    march.forEach(
        position, unit, path -> offer(position, new Move(one, path, MarchMode.NAME), action));
    breakOut.forEach(
        position, unit, path -> offer(position, new Move(one, path, BreakOutMode.NAME), action));
  }

  private void offer(Position position, Move move, Consumer<? super Order> action) {
    if (stacks.fits(position, move.units(), move.path().last())) {
      action.accept(move);
    }
  }

  /** Carries a move out. */
  void move(Draft draft, Move order) {
    int unit = order.units().first();
    if (order.mode().equals(MarchMode.NAME)) {
      int price = march.price(draft.view(), unit, order.path());
      travel(draft, unit, order.path(), order.mode(), price);
    } else {
      breakOut(draft, unit, order.path());
    }
    if (draft.onMap(unit)) {
      draft.set(unit, BautzenMarks.MOVED);
    }
  }

  @Rule("4.3")
  private void breakOut(Draft draft, int unit, Ints path) {
    int price = breakOut.price(draft.view(), unit, path);
    Walk.Passage passage = walk.throughZones(draft, unit, path, "break-out-die");
    travel(draft, unit, passage.path(), BreakOutMode.NAME, price);
    walk.pay(draft, unit, passage, "break-out-die");
  }

  private void travel(Draft draft, int unit, Ints path, String mode, int price) {
    int from = draft.onMap(unit) ? draft.place(unit) : -1;
    walk.go(
        draft, unit, path, new Moved(Ints.of(unit), from, path, mode, price, cites.rule("moved")));
  }
}
