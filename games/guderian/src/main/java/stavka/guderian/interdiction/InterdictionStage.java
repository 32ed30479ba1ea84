package stavka.guderian.interdiction;

import static stavka.engine.reason.Detail.hex;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Activity;
import stavka.engine.play.ChoiceStage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.guderian.model.GuderianTheatre;

/** A side lays interdiction markers, one after another, as long as it may and likes. */
@Rule({"13.1", "13.4"})
interface InterdictionStage extends ChoiceStage {
  int TRIES = 64;

  GuderianTheatre theatre();

  /** Why a marker may not lie on a hex of the map, or null. */
  @Nullable Objection forbidden(Position position, int where);

  /** The same for every side: nothing is ever in a lake that a marker could hinder. */
  private @Nullable Objection barred(Position position, int where) {
    return theatre().ground().lake(where)
        ? Objection.of(decision().rule(), "marker-on-lake", hex(where))
        : forbidden(position, where);
  }

  void lay(Draft draft, int where);

  /** Whether a player who chooses at random stops here. */
  default boolean stops(RandomGenerator random) {
    return false;
  }

  @Override
  default Activity activity() {
    return Activity.SET_UP;
  }

  @Override
  default @Nullable Objection objection(Position position, Order order) {
    if (!(order instanceof Interdict(int where))) {
      return Objection.of(decision().rule(), "interdict-or-end");
    }
    return theatre().grid().has(where)
        ? barred(position, where)
        : Objection.of(decision().rule(), "no-such-hex");
  }

  @Override
  default void list(Position position, Consumer<? super Order> action) {
    position.grid().hexes().forEach(where -> offer(position, new Interdict(where), action));
  }

  @Override
  default void give(Draft draft, Order order) {
    lay(draft, ((Interdict) order).hex());
  }

  @Override
  default Order sample(Position position, RandomGenerator random) {
    for (int i = 0; i < TRIES && !stops(random); i++) {
      int where = random.nextInt(theatre().grid().size());
      if (barred(position, where) == null) {
        return new Interdict(where);
      }
    }
    return new EndPhase();
  }
}
