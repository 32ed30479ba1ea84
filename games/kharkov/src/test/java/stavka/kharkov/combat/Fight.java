package stavka.kharkov.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.battle.BattleReport;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Sequence;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.movement.Movement;
import stavka.kharkov.reserve.ReleaseStage.Release;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.BattlePlan;
import stavka.operational.movement.Motion;

/** A combat phase on a test board, played order by order. */
final class Fight {
  final TestBoard board;
  final KharkovCombatSection section;
  private final Umpire umpire;
  private Position position;
  private final List<Event> events = new ArrayList<>();

  private Fight(TestBoard board, Side side, Position position) {
    this.board = board;
    this.position = position;
    KharkovTheatre theatre = board.theatre();
    Sector sector = new Sector(theatre);
    EntryEffect effects = Movement.entryEffects(theatre, sector);
    this.section = new KharkovCombatSection(theatre, new KharkovSupply(theatre), sector, effects);
    Map<Class<? extends Frame>, Stage> stages = new HashMap<>(section.frameStages());
    stages.put(Motion.class, new Halt());
    stages.put(Release.class, new Halt());
    Sequence sequence =
        Sequence.of(10).everyTurn().choose("combat", side, "9.0", section.combat(side)).build();
    this.umpire = new Umpire(sequence, stages, "17.0");
  }

  static Fight axis(TestBoard board, TestPosition position) {
    return new Fight(board, Side.AXIS, position.build());
  }

  static Fight soviet(TestBoard board, TestPosition position) {
    return new Fight(board, Side.SOVIET, position.build());
  }

  /** Where a test stops play, as movement or a reserve would go on. */
  private static final class Halt implements Stage {
    @Override
    public Orders orders(Position position) {
      throw new IllegalStateException("play goes on elsewhere");
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      throw new IllegalStateException("play goes on elsewhere");
    }
  }

  Position position() {
    return position;
  }

  List<Event> events() {
    return events;
  }

  Orders legal() {
    return umpire.legal(position);
  }

  List<Order> choices() {
    List<Order> all = new ArrayList<>();
    legal().forEach(all::add);
    return all;
  }

  int unit(String id) {
    return board.unit(id);
  }

  int hex(String name) {
    return board.hex(name);
  }

  Ints units(String... ids) {
    return Ints.of(Arrays.stream(ids).mapToInt(board::unit).toArray());
  }

  Ints hexes(String... names) {
    return Ints.of(Arrays.stream(names).mapToInt(board::hex).toArray());
  }

  Attack attackOrder(String target, String... attackers) {
    return new Attack(units(attackers), hexes(target), 0);
  }

  Fight attack(String target, String... attackers) {
    return submit(attackOrder(target, attackers));
  }

  Fight submit(Order order) {
    Ruling ruling = umpire.submit(position, order);
    assertThat(ruling).as("%s", order).isInstanceOf(Ruling.Accepted.class);
    Ruling.Accepted accepted = (Ruling.Accepted) ruling;
    position = accepted.position();
    events.addAll(accepted.events());
    return this;
  }

  List<Objection> refusal(Order order) {
    Ruling ruling = umpire.submit(position, order);
    assertThat(ruling).as("%s", order).isInstanceOf(Ruling.Refused.class);
    return ((Ruling.Refused) ruling).objections();
  }

  /** The one reason against an order, as {@code rule code}. */
  String why(Order order) {
    List<Objection> objections = refusal(order);
    assertThat(objections).hasSize(1);
    return objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  Fight lose(String... losers) {
    return submit(new Lose(units(losers)));
  }

  Fight retreat() {
    return submit(new Reply("retreat"));
  }

  Fight retreat(String unit, String... path) {
    return submit(retreatOrder(unit, path));
  }

  Retreat retreatOrder(String unit, String... path) {
    return new Retreat(unit(unit), hexes(path));
  }

  Advance advanceOrder(String unit, String... path) {
    return new Advance(units(unit), hexes(path));
  }

  Fight advance(String unit, String... path) {
    return submit(advanceOrder(unit, path));
  }

  Fight done() {
    return submit(new Reply("done"));
  }

  Fight endPhase() {
    return submit(new EndPhase());
  }

  /** Overruns a hex with units that stand next to it, each with 6 half points spent. */
  Fight overrun(String target, String... attackers) {
    int[] spent = new int[attackers.length];
    Arrays.fill(spent, 6);
    Ints units = units(attackers);
    Side side = board.theatre().pieces().side(units.first());
    Draft draft = position.edit();
    section.resolution().fight(draft, BattlePlan.overrun(side, units, hex(target), Ints.of(spent)));
    umpire.settle(draft);
    position = draft.view();
    events.addAll(draft.events());
    return this;
  }

  Fought fought() {
    return eventsOf(Fought.class).getLast();
  }

  BattleReport report() {
    return fought().report();
  }

  <T extends Event> List<T> eventsOf(Class<T> type) {
    return events.stream().filter(type::isInstance).map(type::cast).toList();
  }

  String place(String unit) {
    int index = unit(unit);
    return position.onMap(index) ? board.map().name(position.place(index)) : "off";
  }

  boolean has(String unit, BitField flag) {
    return position.has(unit(unit), flag);
  }

  int get(String unit, BitField field) {
    return position.get(unit(unit), field);
  }

  /** The result of the die that a draft tells of. */
  static String result(Draft draft) {
    return draft.events().stream()
        .filter(Fought.class::isInstance)
        .map(event -> ((Fought) event).result())
        .findFirst()
        .orElseThrow();
  }

  /** The code of the choice that someone has now. */
  String asked() {
    return legal().decision().code();
  }

  Class<?> frame() {
    Frame frame = position.frame();
    return frame == null ? Void.class : frame.getClass();
  }
}
