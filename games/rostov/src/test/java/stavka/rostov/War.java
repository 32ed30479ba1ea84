package stavka.rostov;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.command.Headquarters;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.DeclareChecks;
import stavka.rostov.declaration.DeclareStage;
import stavka.rostov.declaration.DeclaredAttacks;
import stavka.rostov.declaration.FirstOdds;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.movement.RostovEntrances;
import stavka.rostov.reaction.CommitGuns;
import stavka.rostov.reaction.Instructions;
import stavka.rostov.reaction.SealedLayer;
import stavka.rostov.works.Forts;
import stavka.rostov.works.RostovForts;

/** Declarations, reaction and combat on the shipped map, by the game's own parts. */
public final class War {
  private static final RostovTheatre THEATRE = Field.THEATRE;
  private static final Sections SECTIONS = Sections.of(THEATRE, position -> "");
  public static final Headquarters STAFFS = SECTIONS.headquarters();
  public static final DeclaredAttacks DECLARED = SECTIONS.declared();
  public static final SealedLayer SEALED = SECTIONS.sealed();
  public static final DeclareChecks CHECKS = SECTIONS.declaring();
  public static final FirstOdds ODDS = new FirstOdds(THEATRE);
  public static final Forts FORTS = new RostovForts(THEATRE);
  public static final CombatSection COMBAT = SECTIONS.combat();

  /** How counters come onto the map. */
  public static final RostovEntrances ENTRANCES = (RostovEntrances) SECTIONS.movement().entrances();

  private final Field field;
  private final List<Event> events = new ArrayList<>();

  public War(Field field) {
    this.field = field;
  }

  public Field field() {
    return field;
  }

  public Position position() {
    return field.position();
  }

  public List<Event> events() {
    return events;
  }

  public static DeclareStage declaring(Side side) {
    return SECTIONS.declaration(
        side == Side.AXIS ? "axis-declaration" : "soviet-declaration", side);
  }

  public static Instructions instructions(Side side) {
    return SECTIONS.instructions(side);
  }

  public static CommitGuns commits(Side side) {
    return SECTIONS.commits(side);
  }

  public Declare declare(String units, String targets) {
    return new Declare(field.units(units), field.hexes(targets), false);
  }

  /** Notes an attack as declared, whoever might object. */
  public War declared(String units, String targets) {
    field.arrange(draft -> DECLARED.open(draft, declare(units, targets)));
    return this;
  }

  public Attack attack(String units, String targets, int engineers, String supporters) {
    Ints helpers = supporters.isEmpty() ? Ints.EMPTY : field.units(supporters);
    return new Attack(field.units(units), field.hexes(targets), engineers, helpers);
  }

  public Forecast forecast(Side side, Attack attack) {
    return COMBAT.forecast(position(), side, attack).orElseThrow();
  }

  /** Gives an order at a stage: the objection to it, or nothing once it is carried out. */
  public String order(Stage stage, Order order) {
    List<Objection> objections = stage.orders(position()).objections(order);
    if (!objections.isEmpty()) {
      return objections.getFirst().rule() + " " + objections.getFirst().code();
    }
    field.arrange(
        draft -> {
          stage.carryOut(draft, order);
          settle(draft);
          events.addAll(draft.events());
        });
    return "";
  }

  /** What is said against an attack, or nothing. */
  public String objection(Side side, Attack attack) {
    List<Objection> objections = COMBAT.phase(side).orders(position()).objections(attack);
    return objections.isEmpty() ? "" : objections.getFirst().code();
  }

  public String fight(Side side, Attack attack) {
    return order(COMBAT.phase(side), attack);
  }

  /** Answers what is asked in a combat. */
  public String answer(Order order) {
    return order(stage(position().frame()), order);
  }

  public List<Order> choices() {
    List<Order> orders = new ArrayList<>();
    stage(position().frame()).orders(position()).forEach(orders::add);
    return orders;
  }

  private static Stage stage(Frame frame) {
    return COMBAT.frameStages().get(frame.getClass());
  }

  /** Goes on until somebody must choose. */
  public static void settle(Draft draft) {
    boolean going = true;
    while (going && draft.frame() != null) {
      going = stage(draft.frame()).proceed(draft);
    }
  }
}
