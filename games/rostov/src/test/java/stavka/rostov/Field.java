package stavka.rostov;

import java.util.Arrays;
import java.util.function.Consumer;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.position.Setting;
import stavka.engine.value.Ints;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Weather;
import stavka.rostov.setup.Beginning;
import stavka.testkit.ScriptedPlay;

/** Positions on the shipped map, by the names of units and hexes, without anybody playing. */
public final class Field {
  public static final Rostov GAME = new Rostov();
  public static final RostovTheatre THEATRE = GAME.theatre();
  private static final int MOST_PHASES = 64;

  /** Those before Melitopol who are worn in the scenario and whole in examples. */
  private static final String WHOLE =
      "su-230 su-255 su-275 su-261 su-274 su-253 su-96-mtn su-150 su-30-mtn su-296";

  private final Rostov game;
  private final RostovTheatre theatre;
  private Position position;

  private Field(Rostov game, Position position) {
    this.game = game;
    this.theatre = game.theatre();
    this.position = position;
  }

  /** A scenario as it is laid out, before its first turn. */
  public static Field of(String scenario) {
    return on(GAME, scenario);
  }

  /** The same in a game on other ground. */
  public static Field on(Rostov game, String scenario) {
    RostovTheatre theatre = game.theatre();
    Setting setting = new Setting("rostov", scenario, theatre.map(), theatre.roster());
    return new Field(game, new Beginning(theatre).begin(setting, ScriptedChance.of()));
  }

  /**
   * The front before Sumy, drawn up for examples: the Guards in Lebedin, a staff behind each army.
   */
  public static Field sumy() {
    return drawnUp(of("battle-of-sumy"));
  }

  private static Field drawnUp(Field field) {
    return field
        .place("A5116", "su-1-gmr su-tb-1 su-gmi-4")
        .place("A5515", "su-227 su-212-b")
        .place("A5618", "su-hq-21a su-sar-12 su-tb-7 su-trn-1")
        .place("A5520", "su-297 su-81");
  }

  /** The same drawn up for a match that has begun. */
  public static Position sumy(long seed) {
    Field field = new Field(GAME, GAME.setUp(GAME.scenario("battle-of-sumy"), seed));
    return drawnUp(field).position();
  }

  public static Field redeemed() {
    return of("rostov-redeemed");
  }

  public static Field pocket() {
    return of("kiev-pocket");
  }

  public static Field campaign() {
    return of("kiev-to-rostov");
  }

  /**
   * The front before Melitopol, drawn up for examples with all its divisions, most of them whole.
   */
  public static Field azov() {
    Field field = of("battle-on-the-sea-of-azov");
    return field
        .mark(RostovMarks.STEP, 0, WHOLE)
        .mark(RostovMarks.STEP, 1, "su-4 su-218")
        .place("D0103", "su-273 su-230")
        .place("D0203", "su-8-td")
        .place("D0604", "su-12-td")
        .place("D0208", "su-hq-12a su-15 su-261")
        .place("D0209", "su-11-td")
        .place("C5815", "su-274 su-411 su-nk-6 su-sar-7")
        .place("C5818", "su-253 su-tb-2")
        .place("D0423", "su-hq-18a su-99 su-130 su-sah-2")
        .place("D0223", "su-164 su-4")
        .place("C5927", "su-176 su-74")
        .place("C5929", "su-218");
  }

  /** The same ground without a counter on it. */
  public Field alone() {
    return arrange(
        draft -> {
          for (int unit = 0; unit < theatre.pieces().count(); unit++) {
            draft.moveToBox(unit, Box.OUT);
          }
        });
  }

  public Field arrange(Consumer<Draft> change) {
    Draft draft = position.edit();
    change.accept(draft);
    position = draft.view();
    return this;
  }

  public Field dice(int... dice) {
    return arrange(draft -> draft.setChance(ScriptedChance.of(dice)));
  }

  public Field turn(int turn) {
    return arrange(draft -> draft.setTurn(turn));
  }

  /** The game played on from here, at a phase of a turn. */
  public ScriptedPlay at(int turn, String phase) {
    for (int i = 0; i < MOST_PHASES; i++) {
      int index = i;
      turn(turn).arrange(draft -> draft.setPhase(index));
      if (game.phase(position).equals(phase)) {
        return ScriptedPlay.of(game, position);
      }
    }
    throw new IllegalArgumentException("no phase " + phase);
  }

  public Rostov game() {
    return game;
  }

  public Field place(String hex, String ids) {
    return arrange(draft -> units(ids).each(unit -> draft.moveTo(unit, hex(hex))));
  }

  public Field mark(BitField field, int value, String ids) {
    return arrange(draft -> units(ids).each(unit -> draft.set(unit, field, value)));
  }

  /** The weather played on this turn; that of the turn before is clear. */
  public Field weather(Weather weather) {
    return weather(Weather.CLEAR, weather);
  }

  public Field weather(Weather before, Weather now) {
    return arrange(
        draft -> {
          draft.enter(RostovLedger.BEFORE, before.ordinal());
          draft.enter(RostovLedger.WEATHER, now.ordinal());
        });
  }

  public Field frozen(boolean frozen) {
    return arrange(draft -> draft.enter(RostovLedger.FROZEN, frozen ? 1 : 0));
  }

  public Position position() {
    return position;
  }

  /** Play from here in a phase of a turn, with the dice to come. */
  public ScriptedPlay play(int turn, String phase, int... dice) {
    return arrange(draft -> draft.setChance(ScriptedChance.of(dice))).at(turn, phase);
  }

  public int hex(String name) {
    int hex = theatre.map().hex(name);
    if (hex < 0) {
      throw new IllegalArgumentException("no hex " + name);
    }
    return hex;
  }

  public Ints hexes(String names) {
    return Ints.of(Arrays.stream(names.trim().split(" +")).mapToInt(this::hex).toArray());
  }

  public int unit(String id) {
    int unit = theatre.roster().index(id);
    if (unit < 0) {
      throw new IllegalArgumentException("no counter " + id);
    }
    return unit;
  }

  public Ints units(String ids) {
    return Ints.of(Arrays.stream(ids.trim().split(" +")).mapToInt(this::unit).toArray());
  }

  /** Names of hexes, in order, with spaces between. */
  public String names(Ints hexes) {
    return String.join(" ", hexes.stream().mapToObj(theatre.map()::name).sorted().toList());
  }

  /** Names of hexes as they come, with spaces between. */
  public String way(Ints hexes) {
    return String.join(" ", hexes.stream().mapToObj(theatre.map()::name).toList());
  }

  public String where(String id) {
    int place = position.place(unit(id));
    return place < theatre.grid().size()
        ? theatre.map().name(place)
        : "box " + (place - theatre.grid().size());
  }
}
