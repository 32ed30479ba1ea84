package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Place;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Forecast;
import stavka.engine.play.Sequence;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.ScriptedChance;
import stavka.engine.position.Setting;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Documents;
import stavka.operational.model.Marks;
import stavka.redstar.arrival.ArrivalSection;
import stavka.redstar.loss.Fate;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarGround;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;
import stavka.redstar.model.TheatreFiles;
import stavka.redstar.supply.Supply;
import stavka.testkit.ScriptedPlay;

/**
 * A position on the drill ground, and play from it with scripted dice. Units of a list are written
 * with spaces; so are hexes.
 */
public final class Field {
  public static final RedStarTheatre THEATRE =
      TheatreFiles.read(
          DrillMap.make(),
          Documents.yaml(Field.class, "drill-charts.yaml"),
          Documents.yaml(Field.class, "drill-order-of-battle.yaml"),
          Documents.yaml(Field.class, "drill-scenarios.yaml"));
  public static final RedStar GAME = new RedStar(THEATRE);
  public static final RedStarGround GROUND = THEATRE.ground();
  public static final RedStarPieces PIECES = THEATRE.pieces();

  private Draft draft;
  private final ScriptedPlay play;

  private Field(int turn, String step, int[] dice) {
    Setting setting = new Setting("redstar", "drill", THEATRE.map(), PIECES.roster());
    draft = Position.empty(setting, Box.COUNT, Ledger.SIZE, ScriptedChance.of(dice)).edit();
    draft.setTurn(turn);
    GAME.sections().control().begin(draft);
    THEATRE
        .campaign(draft.view())
        .cups()
        .forEach((type, count) -> draft.enter(Ledger.CUPS + type - 1, count));
    draft.setPhase(phase(step));
    play = ScriptedPlay.of(GAME, draft.view());
  }

  public static Supply supply() {
    return GAME.sections().supply();
  }

  public static ArrivalSection arrivals() {
    return GAME.sections().arrivals();
  }

  public static Fate fate() {
    return GAME.sections().fate();
  }

  /** A turn at one of its steps, by the id it has in the sequence. */
  public static Field at(int turn, String step, int... dice) {
    return new Field(turn, step, dice);
  }

  private static int phase(String step) {
    Setting setting = new Setting("redstar", "drill", THEATRE.map(), PIECES.roster());
    Position empty = Position.empty(setting, Box.COUNT, Ledger.SIZE, ScriptedChance.of(new int[0]));
    List<Sequence.Step> steps = GAME.umpire(empty).sequence().steps(1);
    for (int i = 0; i < steps.size(); i++) {
      if (steps.get(i).id().equals(step)) {
        return i;
      }
    }
    throw new IllegalArgumentException("there is no step " + step);
  }

  public static stavka.operational.combat.Casualties toll() {
    return GAME.sections().toll();
  }

  public static int unit(String id) {
    int unit = PIECES.roster().index(id);
    assertThat(unit).as(id).isNotNegative();
    return unit;
  }

  public static Ints units(String ids) {
    return Ints.of(Arrays.stream(ids.split(" ")).mapToInt(Field::unit).toArray());
  }

  public static int hex(String name) {
    int hex = THEATRE.map().hex(name);
    assertThat(hex).as(name).isNotNegative();
    return hex;
  }

  public static Ints hexes(String names) {
    return names.isEmpty()
        ? Ints.EMPTY
        : Ints.of(Arrays.stream(names.split(" ")).mapToInt(Field::hex).toArray());
  }

  /**
   * Puts idle units at both sources, so that a step does not end by itself when the units of a test
   * have moved.
   */
  public Field watched() {
    return place("1001", "de-kg-pz-3 de-kg-inf-4").place("1024", "su-6a");
  }

  private Field arrange(Consumer<Draft> change) {
    play.arrange(change);
    return this;
  }

  /** Puts units on a hex, supplied until something says otherwise. */
  public Field place(String hex, String ids) {
    play.place(hex, ids);
    return this;
  }

  public Field box(int box, String ids) {
    return arrange(draft -> units(ids).each(unit -> draft.moveToBox(unit, box)));
  }

  /** Gives an army a marker that is not taken from the cup. */
  public Field marker(String id, String marker) {
    return set(RedStarMarks.MARKER, PIECES.markerById(marker).type(), id);
  }

  public Field set(BitField field, int value, String ids) {
    play.mark(field, value, ids);
    return this;
  }

  public Field supply(SupplyState state, String ids) {
    return set(RedStarMarks.SUPPLY, state.ordinal(), ids);
  }

  public Field ledger(int entry, int value) {
    play.ledger(entry, value);
    return this;
  }

  public Field control(String place, Side side) {
    return arrange(
        draft -> GAME.sections().control().give(draft, THEATRE.charts().place(place), side));
  }

  /** Lets play go on from the present step to the next choice. */
  public Field settle() {
    GAME.umpire(position()).settle(edit());
    return take();
  }

  /**
   * A working copy of the position, for rules asked directly; {@link #take} keeps what they did.
   */
  public Draft edit() {
    draft = position().edit();
    return draft;
  }

  public Field take() {
    play.take(draft);
    edit();
    return this;
  }

  public Position position() {
    return play.position();
  }

  public int hexOf(String id) {
    return position().place(unit(id));
  }

  /** The number of the hex a unit stands on, or the name of its box. */
  public String where(String id) {
    int place = hexOf(id);
    return place < position().boxStart()
        ? THEATRE.map().name(place)
        : Box.NAMES.get(place - position().boxStart());
  }

  public int get(String id, BitField field) {
    return play.get(id, field);
  }

  public boolean has(String id, BitField flag) {
    return play.has(id, flag);
  }

  public int step(String id) {
    return get(id, Marks.STEP);
  }

  public Field give(Order... orders) {
    play.give(orders);
    edit();
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

  public Fought fought() {
    return play.fought();
  }

  public static Move march(String ids, String path) {
    return new Move(units(ids), hexes(path), "march");
  }

  public static Move strategic(String ids, String path) {
    return new Move(units(ids), hexes(path), "strategic");
  }

  public static Move sail(String ids, String port) {
    return new Move(units(ids), hexes(port), "sea");
  }

  public static Overrun overrun(String ids, String target, String path) {
    return new Overrun(units(ids), hexes(path), hex(target), -1);
  }

  public static Attack attack(String ids, String targets) {
    return new Attack(units(ids), hexes(targets), 0);
  }

  public static Lose lose(String ids) {
    return new Lose(units(ids));
  }

  public static Retreat retreat(String id, String path) {
    return new Retreat(unit(id), hexes(path));
  }

  public static Advance advance(String ids, String path) {
    return new Advance(units(ids), hexes(path));
  }

  public static Place put(String ids, String hex) {
    return new Place(units(ids), hex(hex));
  }

  public static Reply reply(String answer) {
    return new Reply(answer);
  }

  public static EndPhase end() {
    return new EndPhase();
  }
}
