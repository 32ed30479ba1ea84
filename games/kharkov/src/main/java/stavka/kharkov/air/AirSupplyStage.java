package stavka.kharkov.air;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.operational.game.PlainOrders;
import stavka.operational.model.Marks;

/** Air points that the Axis has not spent supply hexes for the whole of the next turn. */
@Rule({"13.2", "4.2"})
public final class AirSupplyStage implements Stage {
  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;

  public AirSupplyStage(KharkovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  @Override
  public Orders orders(Position position) {
    return new Choices(position);
  }

  @Override
  public boolean proceed(Draft draft) {
    if (draft.turn() < theatre.charts().turns() && !useful(draft.view()).isEmpty()) {
      return false;
    }
    Umpire.endStep(draft);
    return true;
  }

  /** Hexes that an air point left over could supply. */
  private Ints useful(Position position) {
    if (position.ledger(Ledger.AXIS_AIR) == 0) {
      return Ints.EMPTY;
    }
    Ints hexes = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      int at = position.place(unit);
      if (waits(position, unit) && !hexes.contains(at)) {
        hexes = hexes.with(at);
      }
    }
    return hexes;
  }

  private boolean waits(Position position, int unit) {
    return pieces.side(unit) == Side.AXIS
        && position.onMap(unit)
        && position.get(unit, Marks.GRACE) <= position.turn();
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (!(order instanceof SupplyByAir supply)) {
      Umpire.endStep(draft);
      return;
    }
    draft.add(Ledger.AXIS_AIR, -1);
    int nextTurn = draft.turn() + 1;
    draft.view().stack(supply.hex()).each(unit -> draft.set(unit, Marks.GRACE, nextTurn));
    draft.say(Noted.of("13.2", "supplied-by-air", hex(supply.hex()), number(nextTurn)));
  }

  private final class Choices extends PlainOrders.UntilEnded {
    private final Position position;

    Choices(Position position) {
      super(new Decision(Side.AXIS, "supply-by-air", "13.2"));
      this.position = position;
    }

    @Override
    protected @Nullable Objection against(Order order) {
      return order instanceof SupplyByAir supply
          ? objection(supply.hex())
          : Objection.of("4.2", "not-now");
    }

    private @Nullable Objection objection(int where) {
      if (where < 0 || where >= theatre.ground().grid().size()) {
        return Objection.of("13.2", "no-such-hex");
      }
      if (position.ledger(Ledger.AXIS_AIR) == 0) {
        return Objection.of("13.2", "no-air-points");
      }
      Ints stack = position.stack(where);
      if (stack.stream().noneMatch(unit -> pieces.side(unit) == Side.AXIS)) {
        return Objection.of("13.2", "no-axis-unit", hex(where));
      }
      return stack.stream().anyMatch(unit -> waits(position, unit))
          ? null
          : Objection.of("13.2", "already-supplied", hex(where));
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      useful(position).each(where -> action.accept(new SupplyByAir(where)));
      action.accept(new EndPhase());
    }

    @Override
    public Order sample(RandomGenerator random) {
      Ints hexes = useful(position);
      boolean ends = hexes.isEmpty() || random.nextInt(4) == 0;
      return ends ? new EndPhase() : new SupplyByAir(hexes.get(random.nextInt(hexes.size())));
    }
  }
}
