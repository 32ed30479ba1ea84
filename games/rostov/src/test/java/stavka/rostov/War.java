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
import stavka.rostov.command.Nkvd;
import stavka.rostov.control.Control;
import stavka.rostov.cups.Unknowns;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.DeclareChecks;
import stavka.rostov.declaration.DeclareStage;
import stavka.rostov.declaration.DeclaredAttacks;
import stavka.rostov.declaration.FirstOdds;
import stavka.rostov.declaration.Mandated;
import stavka.rostov.declaration.MustAttack;
import stavka.rostov.declaration.Reach;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.reaction.CommitGuns;
import stavka.rostov.reaction.Instructions;
import stavka.rostov.reaction.SealedLayer;
import stavka.rostov.supply.Lines;
import stavka.rostov.supply.SupplyCounters;
import stavka.rostov.works.Forts;
import stavka.rostov.works.Spans;
import stavka.rostov.zones.Entering;
import stavka.rostov.zones.RostovZones;
import stavka.rostov.zones.Zones;

/** Declarations, reaction and combat on the shipped map, with plain ground and lines of seven. */
public final class War {
  private static final RostovTheatre THEATRE = Field.THEATRE;
  private static final int LINE = 7;
  public static final Zones ZONES = RostovZones.of(THEATRE);
  public static final Headquarters STAFFS = new Headquarters(THEATRE);
  public static final DeclaredAttacks DECLARED = new DeclaredAttacks(THEATRE);
  public static final SealedLayer SEALED = new SealedLayer(THEATRE);
  public static final Entering ENTERING = War::enters;
  public static final FirstOdds ODDS = new FirstOdds(THEATRE);
  public static final DeclareChecks CHECKS =
      new DeclareChecks(
          THEATRE, new Reach(THEATRE, ZONES, ENTERING), ODDS, new Mandated(THEATRE, ODDS));
  public static final Forts FORTS = new MapForts();
  private static final Fates FATES = new Fates(THEATRE);
  public static final CombatSection COMBAT =
      new CombatSection(
          THEATRE,
          new CombatSection.Needs(
              ZONES,
              ENTERING,
              new NearLines(),
              FORTS,
              new MapSpans(),
              STAFFS,
              DECLARED,
              SEALED,
              new Unknowns(THEATRE, FATES),
              FATES,
              new Control(THEATRE)));

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
    return new DeclareStage(
        side == Side.AXIS ? "axis-declaration" : "soviet-declaration",
        side,
        THEATRE,
        DECLARED,
        CHECKS,
        new MustAttack(THEATRE, ZONES, DECLARED),
        new SupplyCounters(THEATRE, FATES),
        FATES);
  }

  public static Instructions instructions(Side side) {
    return new Instructions(THEATRE, side, DECLARED, SEALED, STAFFS, new Nkvd(THEATRE, STAFFS));
  }

  public static CommitGuns commits(Side side) {
    return new CommitGuns(THEATRE, side, DECLARED, COMBAT.guns());
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

  private static boolean enters(Position position, int unit, int from, int to) {
    RostovGround ground = THEATRE.ground();
    RostovPieces pieces = THEATRE.pieces();
    int direction = THEATRE.grid().direction(from, to);
    if (direction < 0 || !ground.land(to) || ground.lake(from, direction, position.turn())) {
      return false;
    }
    boolean wheels = pieces.gait(unit).motor();
    boolean wet = ground.terrain(to).wet() || ground.terrain(from).wet();
    boolean river =
        ground.majorRiver(from, direction, position.turn()) && !THEATRE.sky(position).frozen();
    if (ground.linked(from, direction)) {
      return true;
    }
    return !(wheels && wet) && !(river && (pieces.armour(unit) || pieces.artillery(unit)));
  }

  private static final class NearLines implements Lines {
    @Override
    public boolean reaches(Position position, Side side, int hex) {
      return true;
    }

    @Override
    public boolean serves(Position position, int counter, int hex) {
      return position.onMap(counter)
          && THEATRE.grid().distance(position.place(counter), hex) <= LINE;
    }

    @Override
    public boolean source(Position position, Side side, int hex) {
      return true;
    }
  }

  private static final class MapForts implements Forts {
    @Override
    public boolean strongpoint(Position position, int hex, Side owner) {
      int wanted = owner == Side.AXIS ? RostovLayers.AXIS_FORT : RostovLayers.SOVIET_FORT;
      return position.at(hex, RostovLayers.FORTS) == wanted;
    }

    @Override
    public boolean line(Position position, int from, int into) {
      int direction = THEATRE.grid().direction(from, into);
      return direction >= 0 && THEATRE.ground().side(from, direction, SideFeature.FORTIFIED_LINE);
    }

    @Override
    public int modifier(Position position, Ints targets, Ints from) {
      boolean strong = targets.any(hex -> position.at(hex, RostovLayers.FORTS) != 0);
      boolean line = targets.all(hex -> from.all(other -> line(position, other, hex)));
      return strong || line ? 1 : 0;
    }
  }

  private static final class MapSpans implements Spans {
    @Override
    public boolean pontoon(Position position, Side side, int hex, int direction) {
      return false;
    }

    @Override
    public boolean bridge(Position position, int hex, int direction) {
      return THEATRE.ground().linked(hex, direction);
    }
  }
}
