package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Moved;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Advance;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;
import stavka.operational.game.PlainOrders;
import stavka.operational.model.Marks;

/** The Soviet player may follow disengaging units at once into the hex they left. */
@Rule({"6.62", "6.13", "6.63"})
public record PursuitStage(KharkovTheatre theatre, Sector sector, EntryEffect effects)
    implements Stage {
  /** The Soviet player may occupy a hex that disengaging units have just left [6.62]. */
  public record Pursuit(@Hex int hex) implements Frame {}

  /** What events call it. */
  public static final String MODE = "pursuit";

  /** The answer of a player who does not pursue. */
  public static final Reply DECLINE = new Reply("decline");

  private static int left(Position position) {
    return position.frame(Pursuit.class).hex();
  }

  @Override
  public Orders orders(Position position) {
    return new PursuitOrders(position);
  }

  @Override
  public boolean proceed(Draft draft) {
    if (pursuers(draft.view()).isEmpty()) {
      draft.pop();
      return true;
    }
    return false;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    int hex = ((Pursuit) draft.pop()).hex();
    if (order instanceof Advance advance) {
      for (int unit : advance.units()) {
        int from = draft.place(unit);
        draft.moveTo(unit, hex);
        draft.say(new Moved(Ints.of(unit), from, advance.path(), MODE, 0, "6.62"));
      }
      effects.entered(draft, Side.SOVIET, hex);
      effects.stopped(draft, hex);
    }
  }

  /** Soviet units next to the hex that may follow: not disrupted ones, not reserve markers. */
  private Ints pursuers(Position position) {
    int hex = left(position);
    Ints units = Ints.EMPTY;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int from = theatre.grid().neighbour(hex, direction);
      if (from != HexGrid.NONE && theatre.ground().passable(hex, direction)) {
        units =
            units.plus(
                position
                    .stack(from)
                    .filter(
                        unit ->
                            mayPursue(position, unit) && !sector.keeps(position, unit, from, hex)));
      }
    }
    return units;
  }

  private boolean mayPursue(Position position, int unit) {
    return theatre.side(unit) == Side.SOVIET
        && theatre.pieces().kind(unit) != Kind.RESERVE
        && !position.has(unit, Marks.DISRUPTED);
  }

  private @Nullable Objection objection(Position position, Advance order) {
    int hex = left(position);
    Ints pursuers = pursuers(position);
    if (order.units().isEmpty() || order.units().hasDuplicates()) {
      return Objection.of("6.62", "no-units");
    }
    for (int unit : order.units()) {
      if (!pursuers.contains(unit)) {
        boolean known = theatre.pieces().has(unit);
        return known
            ? Objection.of("6.62", "cannot-pursue", unit(unit), hex(hex))
            : Objection.of("6.62", "no-such-unit");
      }
    }
    if (!order.path().equals(Ints.of(hex))) {
      return Objection.of("6.62", "pursue-one-hex", hex(hex));
    }
    return Movement.room(theatre).objection(position, order.units(), hex);
  }

  private final class PursuitOrders extends PlainOrders {
    private final Position position;

    PursuitOrders(Position position) {
      super(new Decision(Side.SOVIET, "pursue", "6.62"));
      this.position = position;
    }

    @Override
    protected @Nullable Objection objection(Order order) {
      return switch (order) {
        case Advance advance -> PursuitStage.this.objection(position, advance);
        case Reply reply when reply.equals(DECLINE) -> null;
        default -> Objection.of("6.62", "pursue-or-decline");
      };
    }

    /** Each pursuer alone, and the stacks next to the hex as far as there is room. */
    @Override
    public void forEach(Consumer<? super Order> action) {
      Ints path = Ints.of(left(position));
      Ints pursuers = pursuers(position);
      for (int i = 0; i < pursuers.size(); i++) {
        offer(new Advance(Ints.of(pursuers.get(i)), path), action);
        Ints together = Ints.of(pursuers.get(i));
        for (int k = i + 1; k < pursuers.size(); k++) {
          together = together.with(pursuers.get(k));
          offer(new Advance(together, path), action);
        }
      }
      action.accept(DECLINE);
    }

    private void offer(Advance order, Consumer<? super Order> action) {
      if (allows(order)) {
        action.accept(order);
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      Ints pursuers = pursuers(position);
      Advance order =
          new Advance(
              Ints.of(pursuers.get(random.nextInt(pursuers.size()))), Ints.of(left(position)));
      return random.nextInt(3) == 0 || !allows(order) ? DECLINE : order;
    }
  }
}
