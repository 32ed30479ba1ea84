package stavka.guderian;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Forecast;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.position.Setting;
import stavka.engine.value.Ints;
import stavka.guderian.combat.Assist;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.operational.model.Marks;
import stavka.testkit.ScriptedPlay;

/**
 * A position on the real map, and play from it with scripted dice. Units of a list are written with
 * spaces.
 */
public final class Field {
  public static final Guderian GAME = new Guderian();
  public static final GuderianTheatre THEATRE = GAME.theatre();
  public static final GuderianGround GROUND = THEATRE.ground();

  /** The phases in which somebody chooses, by their place in the turn [4.2]. */
  public static final int SOVIET_SUPPLY = 1;

  public static final int SOVIET_MOVEMENT = 2;
  public static final int SOVIET_COMBAT = 4;
  public static final int SOVIET_INTERDICTION = 6;
  public static final int AXIS_MOVEMENT = 8;
  public static final int AXIS_COMBAT = 10;
  public static final int MECHANISED = 12;
  public static final int AXIS_INTERDICTION = 15;

  private final ScriptedPlay play;

  private Field(Guderian game, int turn, int phase, int[] dice) {
    Setting setting =
        new Setting("guderian", "campaign", game.theatre().map(), game.theatre().roster());
    Draft draft = Position.empty(setting, Box.COUNT, Ledger.SIZE, ScriptedChance.of(dice)).edit();
    draft.setTurn(turn);
    draft.setPhase(phase);
    draft.enter(Ledger.POINTS_PER_DIVISION, 5);
    play = ScriptedPlay.of(game, draft.view());
  }

  public static Field at(int turn, int phase, int... dice) {
    return new Field(GAME, turn, phase, dice);
  }

  /** The same in a game with other data, such as another map. */
  public static Field of(Guderian game, int turn, int phase, int... dice) {
    return new Field(game, turn, phase, dice);
  }

  public static int unit(String id) {
    int unit = THEATRE.roster().index(id);
    assertThat(unit).as(id).isNotNegative();
    return unit;
  }

  public static Ints units(String ids) {
    return Ints.of(Arrays.stream(ids.split(" ")).mapToInt(Field::unit).toArray());
  }

  public static int hex(String name) {
    return THEATRE.map().hex(name);
  }

  /**
   * A hex with open country for two hexes around it that satisfies a test, the westernmost east of
   * column 08.
   */
  public static int open(IntPredicate test) {
    for (int column = 8; column < GROUND.grid().columns() - 8; column++) {
      for (int row = 4; row < GROUND.grid().rows() - 4; row++) {
        int hex = GROUND.grid().at(column, row);
        if (clear(hex, 2) && test.test(hex)) {
          return hex;
        }
      }
    }
    throw new IllegalStateException("no such hex");
  }

  private static boolean clear(int centre, int radius) {
    for (int hex = 0; hex < GROUND.grid().size(); hex++) {
      if (GROUND.grid().distance(hex, centre) <= radius) {
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          if (THEATRE.map().side(hex, direction) != 0) {
            return false;
          }
        }
        if (!THEATRE.map().terrainIs(hex, "clear") || GROUND.onRoad(hex)) {
          return false;
        }
      }
    }
    return true;
  }

  /** The hexes around a hex, from the north. */
  public static int[] ring(int hex) {
    return IntStream.range(0, HexGrid.DIRECTIONS).map(direction -> next(hex, direction)).toArray();
  }

  public static int next(int hex, int direction) {
    return GROUND.grid().neighbour(hex, direction);
  }

  /** Supplied, and under command, wherever they stand. */
  public Field place(int hex, String ids) {
    return arrange(
        draft ->
            units(ids)
                .each(
                    unit -> {
                      draft.moveTo(unit, hex);
                      draft.set(unit, Marks.SUPPLIED);
                      draft.set(unit, GuderianMarks.COMMANDED);
                      draft.set(unit, Marks.GRACE, draft.turn());
                    }));
  }

  private Field arrange(Consumer<Draft> change) {
    play.arrange(change);
    return this;
  }

  public Field known(String id, int attack, int defence) {
    int unit = unit(id);
    var cup = THEATRE.pieces().cup(THEATRE.pieces().cupOf(unit));
    for (int i = 0; i < cup.size(); i++) {
      if (cup.get(i).attack() == attack && cup.get(i).defence() == defence) {
        play.mark(Marks.DRAWN, i + 1, id);
      }
    }
    assertThat(has(id, Marks.DRAWN)).isTrue();
    return this;
  }

  public Field set(BitField field, int value, String ids) {
    play.mark(field, value, ids);
    return this;
  }

  public Field ledger(int entry, int value) {
    play.ledger(entry, value);
    return this;
  }

  public Field box(int box, String ids) {
    return arrange(draft -> units(ids).each(unit -> draft.moveToBox(unit, box)));
  }

  public Position position() {
    return play.position();
  }

  public int hexOf(String id) {
    return position().place(unit(id));
  }

  public boolean gone(String id) {
    return position().inBox(unit(id), Box.ELIMINATED);
  }

  public boolean has(String id, BitField flag) {
    return play.has(id, flag);
  }

  public Field give(Order... orders) {
    play.give(orders);
    return this;
  }

  /** "rule code" of the first objection to an order, or nothing. */
  public String why(Order order) {
    return play.why(order);
  }

  public String decision() {
    return play.decision();
  }

  public List<Order> choices() {
    return play.choices();
  }

  public Forecast forecast(Order order) {
    return play.forecast(order);
  }

  public List<Event> events() {
    return play.events();
  }

  /** The total strength of an attack or overrun as forecast. */
  public int attackOf(Order order) {
    return forecast(order).report().attack().total();
  }

  /** The total strength of its defenders. */
  public int defenceAgainst(Order order) {
    return forecast(order).report().defence().total();
  }

  public Fought fought() {
    return play.fought();
  }

  public static Move march(String ids, int... path) {
    return new Move(units(ids), Ints.of(path), "march");
  }

  public static Move rail(String ids, int... path) {
    return new Move(units(ids), Ints.of(path), "rail");
  }

  public static Overrun overrun(String ids, int target, int... path) {
    return new Overrun(units(ids), Ints.of(path), target, -1);
  }

  public static Attack attack(String ids, int... targets) {
    return new Attack(units(ids), Ints.of(targets), 0);
  }

  public static Assist assist(String leader, String helped) {
    return new Assist(unit(leader), unit(helped));
  }

  public static Lose lose(String ids) {
    return new Lose(units(ids));
  }

  public static Advance advance(String ids, int... path) {
    return new Advance(units(ids), Ints.of(path));
  }

  public static Retreat retreat(String id, int... path) {
    return new Retreat(unit(id), Ints.of(path));
  }

  public static Reply reply(String answer) {
    return new Reply(answer);
  }

  public static EndPhase end() {
    return new EndPhase();
  }
}
