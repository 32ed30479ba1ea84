package stavka.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;

/**
 * A game played order by order from a position that a test lays out, with the dice it names. Units
 * of a list are written with spaces between their ids; so are hexes.
 */
public final class ScriptedPlay {
  private static final int MOST_PHASES = 64;

  private final Game game;
  private Position position;
  private final List<Event> events = new ArrayList<>();

  private ScriptedPlay(Game game, Position position) {
    this.game = game;
    this.position = position;
  }

  /** Play from a position, whatever it is. */
  public static ScriptedPlay of(Game game, Position position) {
    return new ScriptedPlay(game, position);
  }

  /** The phase with that id, as the game's table has it, of a turn; the dice to come, in order. */
  public ScriptedPlay at(int turn, String phase, int... dice) {
    var table = game.table().orElseThrow();
    for (int i = 0; i < MOST_PHASES; i++) {
      Draft draft = position.edit();
      draft.setTurn(turn);
      draft.setPhase(i);
      draft.setChance(ScriptedChance.of(dice));
      if (table.phase(draft.view()).equals(phase)) {
        position = draft.view();
        return this;
      }
    }
    throw new IllegalArgumentException("there is no phase " + phase);
  }

  /** Changes the position by hand. */
  public ScriptedPlay arrange(Consumer<Draft> change) {
    Draft draft = position.edit();
    change.accept(draft);
    position = draft.view();
    return this;
  }

  /** Keeps what rules asked directly have done to a working copy of the position. */
  public ScriptedPlay take(Draft draft) {
    position = draft.view();
    events.addAll(draft.events());
    return this;
  }

  public ScriptedPlay place(String hex, String ids) {
    return arrange(draft -> units(ids).each(unit -> draft.moveTo(unit, hex(hex))));
  }

  public ScriptedPlay mark(BitField field, int value, String ids) {
    return arrange(draft -> units(ids).each(unit -> draft.set(unit, field, value)));
  }

  public ScriptedPlay ledger(int entry, int value) {
    return arrange(draft -> draft.enter(entry, value));
  }

  /** Gives orders that must all be accepted. */
  public ScriptedPlay give(Order... orders) {
    for (Order order : orders) {
      switch (game.submit(position, order)) {
        case Ruling.Accepted accepted -> {
          position = accepted.position();
          events.addAll(accepted.events());
        }
        case Ruling.Refused refused ->
            throw new AssertionError(order + " is refused: " + refused.objections());
      }
    }
    return this;
  }

  /** Ends phases until something is to be decided, this turn or later. */
  public ScriptedPlay until(String decision) {
    while (!decision().equals(decision)) {
      give(new EndPhase());
    }
    return this;
  }

  /** "rule code" of the first objection to an order; empty if it would be accepted. */
  public String why(Order order) {
    List<Objection> objections = legal().objections(order);
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  /** An order must be refused for that reason, written "rule code". */
  public ScriptedPlay refused(String reason, Order order) {
    assertThat(why(order)).as("%s", order).isEqualTo(reason);
    return this;
  }

  public String decision() {
    return game.decision(position).code();
  }

  public Orders legal() {
    return game.legal(position);
  }

  /** Every order offered now. */
  public List<Order> choices() {
    List<Order> orders = new ArrayList<>();
    legal().forEach(orders::add);
    return orders;
  }

  public Forecast forecast(Order order) {
    return game.forecast(position, order).orElseThrow();
  }

  public Position position() {
    return position;
  }

  /** What the orders given so far have brought about. */
  public List<Event> events() {
    return events;
  }

  /** The last event of a kind. */
  public <E extends Event> E last(Class<E> kind) {
    return events.reversed().stream()
        .filter(kind::isInstance)
        .map(kind::cast)
        .findFirst()
        .orElseThrow();
  }

  public Fought fought() {
    return last(Fought.class);
  }

  public int unit(String id) {
    int unit = position.setting().roster().index(id);
    if (unit < 0) {
      throw new IllegalArgumentException("there is no counter " + id);
    }
    return unit;
  }

  public Ints units(String ids) {
    return Ints.of(words(ids).mapToInt(this::unit).toArray());
  }

  public int hex(String name) {
    int hex = position.setting().map().hex(name);
    if (hex < 0) {
      throw new IllegalArgumentException("the map has no hex " + name);
    }
    return hex;
  }

  public Ints hexes(String names) {
    return Ints.of(words(names).mapToInt(this::hex).toArray());
  }

  private static Stream<String> words(String text) {
    return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty());
  }

  /** The name of the hex a unit stands on, or "off". */
  public String where(String id) {
    int unit = unit(id);
    return position.onMap(unit) ? position.setting().map().name(position.place(unit)) : "off";
  }

  public boolean has(String id, BitField flag) {
    return position.has(unit(id), flag);
  }

  public int get(String id, BitField field) {
    return position.get(unit(id), field);
  }
}
