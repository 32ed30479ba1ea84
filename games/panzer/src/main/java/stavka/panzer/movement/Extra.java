package stavka.panzer.movement;

import java.util.List;
import java.util.function.Consumer;
import stavka.engine.order.Order;
import stavka.engine.play.Objection;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;

/** A kind of order that a phase offers beside its own. */
public interface Extra {
  boolean handles(Order order);

  List<Objection> objections(Position position, Order order);

  void carryOut(Draft draft, Order order);

  void forEach(Position position, Consumer<? super Order> action);
}
