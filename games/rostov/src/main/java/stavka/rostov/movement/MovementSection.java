package stavka.rostov.movement;

import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.Entrances;
import stavka.operational.movement.ExtraOrder;
import stavka.operational.movement.GoOn;
import stavka.operational.movement.March;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.MoveRules;
import stavka.operational.movement.MovementPhase;
import stavka.operational.movement.Movers;
import stavka.operational.movement.OverrunRules;
import stavka.operational.movement.Travel;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/** The six phases in which units move, and the ways to move in each. */
@Rule({"10.11", "10.13", "10.14", "10.21", "10.23", "10.24", "10.3"})
public final class MovementSection {
  private final RostovTheatre theatre;
  private final MovementParts parts;
  private final Marching marching;
  private final MoveRules rules;
  private final Travel travel;
  private final MoveMode marchMode;
  private final MoveMode minimum;
  private final MoveMode infiltrate;
  private final MoveMode strategic;
  private final MoveMode rail;
  private final MoveMode train;
  private final MoveMode sail;

  public MovementSection(
      RostovTheatre theatre, MovementParts parts, Marching marching, OverrunRules overruns) {
    this.theatre = theatre;
    this.parts = parts;
    this.marching = marching;
    RostovMovers who = new RostovMovers(theatre, marching.allowance(), marching.reaction(), parts);
    Movers movers = new Movers(theatre, parts.entrances(), who.checks(), who.limits(), null);
    this.rules =
        new MoveRules(
            theatre,
            movers,
            marching.march(),
            overruns,
            parts.entrances(),
            marching.limits()::objection);
    this.travel = new Travel(rules, parts.effects(), false);
    this.marchMode = new MarchMode(theatre, marching.march());
    InfiltrateMode infiltration =
        new InfiltrateMode(theatre, marching.prices(), marching.allowance(), parts);
    this.infiltrate = infiltration;
    this.minimum =
        new MinimumMode(
            theatre, marching.march(), marching.prices(), marching.entering(), infiltration);
    this.strategic =
        new StrategicMode(
            theatre, marching.prices(), marching.allowance(), parts, new Raids(theatre));
    Railways railways = new Railways(theatre, parts);
    RailNet trains = new RailNet(theatre, railways, parts.levies());
    this.rail = net(RailNet.NAME, "rail-who", trains, trains::who);
    this.train =
        net(TrainNet.NAME, "train-once", new TrainNet(theatre, railways), theatre.pieces()::train);
    this.sail =
        net(WaterNet.NAME, "sail-no-water", new WaterNet(theatre), theatre.pieces()::flotilla);
  }

  private NetMode net(String name, String code, Net net, IntPredicate who) {
    return new NetMode(
        name,
        theatre.cites().rule(code),
        net,
        who,
        theatre.pieces()::side,
        theatre.grid(),
        theatre.cites());
  }

  public MoveRules rules() {
    return rules;
  }

  /** Hex by hex. */
  public March march() {
    return marching.march();
  }

  /** Who comes onto the map, and where. */
  public Entrances entrances() {
    return parts.entrances();
  }

  /** The whole points that a unit has in the phase that a position is in. */
  public int points(Position position, int unit) {
    return marching.march().allowance(position, unit) / 2;
  }

  /** The ways to move in a phase. */
  @Rule({"10.13", "10.14", "10.23", "10.24"})
  private List<MoveMode> modes(String phase) {
    return switch (phase) {
      case RostovAllowance.AXIS_MOVEMENT ->
          List.of(marchMode, rail, strategic, infiltrate, minimum, sail);
      case RostovAllowance.SOVIET_MOVEMENT ->
          List.of(marchMode, rail, strategic, infiltrate, minimum, train, sail);
      case RostovAllowance.AXIS_MOTORISED -> List.of(marchMode, minimum, sail);
      case RostovAllowance.SOVIET_MOTORISED -> List.of(marchMode, infiltrate, minimum, train, sail);
      default -> List.of(marchMode, minimum);
    };
  }

  /** What a phase is, without what else may be ordered in it. */
  public MovePhase plan(String id, List<ExtraOrder> extras) {
    boolean reaction = RostovAllowance.reaction(id);
    Side side = Side.valueOf(id.substring(0, id.indexOf('-')).toUpperCase(Locale.ROOT));
    Predicate<Position> passes = position -> reaction && !marching.reaction().called(position);
    return new MovePhase(
        id,
        side,
        id,
        "not-now",
        theatre.cites().rule(reaction ? "react-who" : "not-in-this-phase"),
        unit -> true,
        modes(id),
        !reaction,
        false,
        extras,
        passes,
        0);
  }

  /** A movement, motorised movement or reaction phase. */
  public Stage phase(String id, List<ExtraOrder> extras) {
    MovePhase plan = plan(id, extras);
    return new Begun(plan, new MovementPhase(plan, rules, travel));
  }

  /** Goes on with units after an overrun. */
  public Stage motion() {
    return new GoOn(rules, travel, position -> plan(parts.phases().apply(position), List.of()));
  }

  /** A phase that notes who begins to move. */
  private final class Begun implements Stage {
    private final MovePhase plan;
    private final Stage phase;

    Begun(MovePhase plan, Stage phase) {
      this.plan = plan;
      this.phase = phase;
    }

    @Override
    public Orders orders(Position position) {
      return phase.orders(position);
    }

    @Override
    @Rule({"8.4", "22.12", "22.25", "23.43"})
    public void carryOut(Draft draft, Order order) {
      if (order instanceof Move move) {
        begin(draft, move.units(), move.path());
      } else if (order instanceof Overrun overrun) {
        begin(draft, overrun.units(), overrun.path());
      }
      phase.carryOut(draft, order);
    }

    private void begin(Draft draft, Ints units, Ints path) {
      if (draft.ledger(RostovLedger.BEGUN) == 0) {
        draft.enter(RostovLedger.BEGUN, 1);
      }
      parts.silent().begins(draft, units);
      if (RostovAllowance.reaction(plan.id())) {
        marching.reaction().begins(draft, units);
      }
      for (int unit : units) {
        if (!draft.onMap(unit)) {
          parts.entrances().begun(draft, unit, path.first());
        }
        if (theatre.pieces().greatGun(unit)) {
          draft.set(unit, RostovMarks.SHIFTED);
        }
      }
    }

    /** A reaction that leaves no choice is over; what was ordered in it can still be taken back. */
    @Override
    @Rule({"14.11", "14.21", "14.34"})
    public boolean proceed(Draft draft) {
      if (phase.proceed(draft)) {
        return true;
      }
      Position position = draft.view();
      boolean idle =
          RostovAllowance.reaction(plan.id())
              && !marching.reaction().begun(position, plan.side())
              && !choice(position);
      if (idle) {
        Umpire.endStep(draft);
      }
      return idle;
    }

    /** Whether anything can be ordered but to end the phase. */
    private boolean choice(Position position) {
      boolean[] open = new boolean[1];
      Orders orders = phase.orders(position);
      orders.forExtras(order -> open[0] = true);
      for (int unit = 0; unit < theatre.pieces().count() && !open[0]; unit++) {
        if (marching.reaction().may(position, plan.side(), unit)) {
          orders.forUnit(unit, order -> open[0] = true);
        }
      }
      return open[0];
    }
  }
}
