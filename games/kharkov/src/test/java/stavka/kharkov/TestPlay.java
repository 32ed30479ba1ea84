package stavka.kharkov;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;
import stavka.engine.event.Event;
import stavka.engine.event.Moved;
import stavka.engine.order.Advance;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Reply;
import stavka.engine.play.Ruling;
import stavka.engine.position.BitField;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.kharkov.movement.DisengageMode;
import stavka.kharkov.movement.InfiltrateMode;
import stavka.operational.movement.Mode;
import stavka.testkit.ScriptedPlay;

/**
 * The whole game played order by order on a test board. Units are written as one word of ids with
 * spaces, paths as hex names.
 */
public final class TestPlay {
  /** The phases in which somebody chooses, by their place in the turn [4.2]. */
  public static final int RESERVES = 1;

  public static final int SOVIET_MOVEMENT = 3;
  public static final int SOVIET_COMBAT = 4;
  public static final int AXIS_MOVEMENT = 7;
  public static final int AXIS_COMBAT = 8;
  public static final int MECHANISED = 10;
  public static final int AIR_SUPPLY = 12;

  /** A game takes a while to read, so that each board has one. */
  private static final Map<TestBoard, Kharkov> GAMES =
      Collections.synchronizedMap(new WeakHashMap<>());

  private final TestBoard board;
  private final Kharkov game;
  private final ScriptedPlay play;

  private TestPlay(TestBoard board, Position position) {
    this.board = board;
    this.game = GAMES.computeIfAbsent(board, drawn -> new Kharkov(drawn.theatre()));
    this.play = ScriptedPlay.of(game, position);
  }

  /** Play that stands where a position says it stands. */
  public static TestPlay at(TestBoard board, TestPosition position) {
    return new TestPlay(board, position.build());
  }

  /** The Soviet movement phase, begun as the sequence of play begins it. */
  public static TestPlay soviet(TestBoard board, TestPosition position) {
    return at(board, position.phase(RESERVES)).begin(SOVIET_MOVEMENT);
  }

  /** The Axis initial movement phase. */
  public static TestPlay axis(TestBoard board, TestPosition position) {
    return at(board, position.phase(SOVIET_COMBAT)).begin(AXIS_MOVEMENT);
  }

  public static TestPlay mechanised(TestBoard board, TestPosition position) {
    return at(board, position.phase(AXIS_COMBAT)).begin(MECHANISED);
  }

  private TestPlay begin(int phase) {
    give(new EndPhase());
    assertThat(position().phase()).isEqualTo(phase);
    events().clear();
    return this;
  }

  /** Sets a flag on units in the middle of play. */
  public TestPlay set(BitField flag, String... ids) {
    play.mark(flag, 1, String.join(" ", ids));
    return this;
  }

  /** Ends phases until something is to be decided, this turn or later. */
  public TestPlay until(String decision) {
    do {
      give(end());
    } while (!decision().equals(decision));
    return this;
  }

  public Position position() {
    return play.position();
  }

  public Kharkov game() {
    return game;
  }

  public List<Event> events() {
    return play.events();
  }

  public Ints units(String ids) {
    return play.units(ids);
  }

  public Ints path(String... hexes) {
    return play.hexes(String.join(" ", hexes));
  }

  public Move march(String units, String... path) {
    return new Move(units(units), path(path), Mode.MARCH);
  }

  public Move rail(String units, String... path) {
    return new Move(units(units), path(path), Mode.RAIL);
  }

  public Move disengage(String units, String... path) {
    return new Move(units(units), path(path), DisengageMode.MODE);
  }

  public Move infiltrate(String units, String... path) {
    return new Move(units(units), path(path), InfiltrateMode.MODE);
  }

  /** An Axis overrun of a hex after a march, which may be empty. */
  public Overrun overrun(String units, String target, String... path) {
    return new Overrun(units(units), path(path), board.hex(target), -1);
  }

  /** A Soviet overrun led by a headquarters. */
  public Overrun ledBy(String hq, String units, String target, String... path) {
    return new Overrun(units(units), path(path), board.hex(target), board.unit(hq));
  }

  public Advance pursue(String units, String hex) {
    return new Advance(units(units), path(hex));
  }

  public Reply halt() {
    return new Reply("halt");
  }

  public Reply decline() {
    return new Reply("decline");
  }

  public EndPhase end() {
    return new EndPhase();
  }

  /** Gives orders that must all be accepted. */
  public TestPlay give(Order... orders) {
    play.give(orders);
    return this;
  }

  /** The one reason against an order, as {@code rule code}; empty if it would be accepted. */
  public String why(Order order) {
    List<Objection> objections = play.legal().objections(order);
    if (!objections.isEmpty()) {
      assertThat(game.submit(position(), order)).isEqualTo(new Ruling.Refused(objections));
      assertThat(objections).hasSize(1);
    }
    return play.why(order);
  }

  public boolean allows(Order order) {
    return why(order).isEmpty();
  }

  /** Every order offered now. */
  public List<Order> offered() {
    return play.choices();
  }

  /** What the last move cost, in half points. */
  public int price() {
    return play.last(Moved.class).halfPoints();
  }

  public String place(String unit) {
    return play.where(unit);
  }

  public boolean has(String unit, BitField flag) {
    return play.has(unit, flag);
  }

  public int get(String unit, BitField field) {
    return play.get(unit, field);
  }

  /** What is to be decided now. */
  public String decision() {
    return play.decision();
  }
}
