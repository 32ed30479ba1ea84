package stavka.kharkov;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import stavka.engine.event.Event;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.operational.game.StandardSetUp;
import stavka.testkit.ScriptedPlay;

/** The game as it is shipped, played order by order on its own map from the standard set-ups. */
public final class RealPlay {
  public static final Kharkov GAME = new Kharkov();

  private final ScriptedPlay play;

  private RealPlay(Position position) {
    this.play = ScriptedPlay.of(GAME, position);
  }

  /** Before anybody has set up. */
  public static RealPlay begin() {
    return new RealPlay(GAME.setUp(GAME.scenario("campaign"), 1));
  }

  /** Turn 1, both sides standing in the standard set-up. */
  public static RealPlay standard() {
    RealPlay play = begin();
    for (int side = 0; side < 2; side++) {
      play.give(new StandardSetUp(), new EndPhase());
    }
    return play;
  }

  /** Changes the position by hand. */
  public RealPlay arrange(Consumer<Draft> change) {
    play.arrange(change);
    return this;
  }

  /** Gives orders that must all be accepted. */
  public RealPlay give(Order... orders) {
    play.give(orders);
    return this;
  }

  /** Ends phases until something is to be decided, this turn or later. */
  public RealPlay until(String decision) {
    play.until(decision);
    return this;
  }

  /** The one reason against an order, as {@code rule code}; empty if it would be accepted. */
  public String why(Order order) {
    return play.why(order);
  }

  public Orders legal() {
    return play.legal();
  }

  public Position position() {
    return play.position();
  }

  public List<Event> events() {
    return play.events();
  }

  public static int hex(String name) {
    return GAME.theatre().map().hex(name);
  }

  public static int unit(String id) {
    return GAME.theatre().roster().index(id);
  }

  public static Ints units(String... ids) {
    return Ints.of(Arrays.stream(ids).mapToInt(RealPlay::unit).toArray());
  }

  public static Ints path(String... hexes) {
    return Ints.of(Arrays.stream(hexes).mapToInt(RealPlay::hex).toArray());
  }
}
