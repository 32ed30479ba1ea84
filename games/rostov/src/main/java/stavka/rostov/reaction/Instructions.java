package stavka.rostov.reaction;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.command.Command;
import stavka.rostov.command.Nkvd;
import stavka.rostov.command.Use;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovTheatre;

/**
 * The defender seals an order for an attack: the Axis at will, the Soviets by command. A later
 * order takes the place of the one that lies and costs nothing more.
 */
@Rule({"14.31", "14.32", "14.33", "14.34", "14.35", "22.12"})
public record Instructions(
    RostovTheatre theatre,
    Side side,
    Declarations declarations,
    SealedLayer sealed,
    Command command,
    Nkvd nkvd)
    implements ExtraOrder {
  /** What an order may say, in the order of {@link RetreatOrder}. */
  public static final List<String> WORDS = List.of("none", "no-retreat", "additional-retreat");

  @Override
  public boolean handles(Order order) {
    return order instanceof Instruct;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Instruct instruct = (Instruct) order;
    Citations cites = theatre.cites();
    int target = instruct.target();
    if (target < 0 || target >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    Declared attack = declarations.at(position, target);
    if (attack == null || !theatre.board(position).holds(side, target)) {
      return cites.objection("attack-none-declared");
    }
    if (!WORDS.contains(instruct.order())) {
      return cites.objection("order-words");
    }
    if (WORDS.indexOf(instruct.order()) == RetreatOrder.NONE.ordinal()) {
      return attack.ordered() ? null : cites.objection("order-none-lies", Detail.hex(target));
    }
    if (nkvd.holds(position, target)) {
      return cites.objection("nkvd-holds", Detail.hex(target));
    }
    return side == Side.AXIS || attack.ordered() ? null : commanded(position, target);
  }

  /** A Soviet hex takes orders from a headquarters with command left, near none that is silent. */
  @Rule("14.34")
  private @Nullable Objection commanded(Position position, int target) {
    if (command.nonOp(position, target)) {
      return theatre.cites().objection("non-op-range", Detail.hex(target));
    }
    return staff(position, target) < 0
        ? theatre.cites().objection("no-command-left", Detail.hex(target))
        : null;
  }

  private int staff(Position position, int hex) {
    return command.mostLeft(position, hex, Use.ORDER);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Instruct instruct = (Instruct) order;
    Declared attack = declarations.at(draft.view(), instruct.target());
    if (attack == null) {
      return;
    }
    RetreatOrder says = RetreatOrder.values()[WORDS.indexOf(instruct.order())];
    if (side == Side.SOVIET && !attack.ordered() && says != RetreatOrder.NONE) {
      command.spend(draft, staff(draft.view(), instruct.target()), Use.ORDER);
    }
    sealed.seal(draft, attack.number(), instruct.target(), says);
  }

  /** Any hex of an attack may take the order, which then serves them all. */
  @Override
  @Rule("14.31")
  public void forEach(Position position, Consumer<? super Order> action) {
    for (Declared attack : declarations.of(position)) {
      for (int hex : attack.targets()) {
        for (String word : WORDS) {
          Instruct order = new Instruct(hex, word);
          if (objection(position, order) == null) {
            action.accept(order);
          }
        }
      }
    }
  }
}
