package stavka.rostov.movement;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Journey;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.Motion;
import stavka.operational.movement.MovePhase;
import stavka.rostov.Field;
import stavka.rostov.Rostov;
import stavka.rostov.arrival.Levies;
import stavka.rostov.command.Headquarters;
import stavka.rostov.command.NonOperational;
import stavka.rostov.control.Control;
import stavka.rostov.cups.Unknowns;
import stavka.rostov.declaration.Declared;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.overrun.Overrunning;
import stavka.rostov.overrun.RostovOverruns;
import stavka.rostov.supply.Lines;
import stavka.rostov.works.Forts;
import stavka.rostov.works.Spans;
import stavka.rostov.zones.RostovZones;

/**
 * Movement in one phase on the shipped map, with supply, works and attacks as a test wants them.
 */
public final class Moves {
  private final RostovTheatre theatre;
  private final String phase;
  private final List<Declared> declared = new ArrayList<>();
  private final MovementParts parts;
  private final Marching marching;
  private final RostovOverruns overruns;
  private final MovementSection section;

  private Moves(Rostov game, String phase) {
    this.theatre = game.theatre();
    this.phase = phase;
    Headquarters staffs = new Headquarters(theatre);
    Fates fates = new Fates(theatre);
    this.parts =
        new MovementParts(
            RostovZones.of(theatre),
            new FedEverywhere(),
            new LaidForts(),
            new LaidSpans(),
            staffs,
            new NonOperational(theatre, staffs),
            new Unknowns(theatre, fates),
            new ListedDeclarations(declared),
            fates,
            new Levies(theatre, RostovZones.of(theatre), new Control(theatre)),
            EntryHexes.NONE,
            new Control(theatre),
            position -> this.phase);
    this.marching = Marching.of(theatre, parts);
    this.overruns = new RostovOverruns(theatre, parts, marching);
    this.section = new MovementSection(theatre, parts, marching, overruns);
  }

  public static Moves in(String phase) {
    return in(Field.GAME, phase);
  }

  /** The same in a game on other ground. */
  public static Moves in(Rostov game, String phase) {
    return new Moves(game, phase);
  }

  /** The same with an attack declared against a hex. */
  public Moves against(Field field, String target, String units) {
    declared.add(
        new Declared(declared.size() + 1, field.units(units), field.hexes(target), false, false));
    return this;
  }

  public Marching marching() {
    return marching;
  }

  MovementSection section() {
    return section;
  }

  private MovePhase plan() {
    return section.plan(phase, List.of());
  }

  private static String told(@Nullable Objection objection) {
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  /** Why a move cannot be made, or nothing. */
  public String why(Field field, String units, String mode, String path) {
    Move move = new Move(field.units(units), field.hexes(path), mode);
    return told(section.rules().objection(field.position(), plan(), move));
  }

  /** Why an overrun cannot be made, or nothing. */
  public String whyOverrun(Field field, String units, String path, String target) {
    return told(
        section.rules().objection(field.position(), plan(), overrun(field, units, path, target)));
  }

  private static Overrun overrun(Field field, String units, String path, String target) {
    Ints way = path.isEmpty() ? Ints.EMPTY : field.hexes(path);
    return new Overrun(field.units(units), way, field.hex(target), -1);
  }

  /** What a march costs a unit, in half points; -1 if it cannot be made. */
  public int price(Field field, String unit, String path) {
    int[] spent = {0};
    Position position = field.position();
    Objection objection =
        marching
            .march()
            .objection(
                position,
                field.units(unit),
                position.place(field.unit(unit)),
                field.hexes(path),
                null,
                spent);
    return objection == null ? spent[0] : -1;
  }

  /** What the cheapest march to a hex costs a unit, in half points; -1 if it is out of reach. */
  public int reach(Field field, String unit, String hex) {
    Position position = field.position();
    int mover = field.unit(unit);
    var reach = marching.march().field(position, mover, position.place(mover), 0);
    return reach.reaches(field.hex(hex)) ? reach.cost(field.hex(hex)) : -1;
  }

  /** The cheapest march of a unit to a hex. */
  public String wayTo(Field field, String unit, String hex) {
    Position position = field.position();
    int mover = field.unit(unit);
    return field.way(
        marching.march().field(position, mover, position.place(mover), 0).path(field.hex(hex)));
  }

  public Field move(Field field, String units, String mode, String path) {
    return give(field, new Move(field.units(units), field.hexes(path), mode));
  }

  public Field overrunWith(Field field, String units, String path, String target) {
    return give(field, overrun(field, units, path, target));
  }

  /** The moves that the page is offered for units that go together. */
  public List<Journey> movesOf(Field field, String units) {
    return stage(field.position().frame()).orders(field.position()).movesOf(field.units(units));
  }

  /** What a move puts on record. */
  public List<Event> told(Field field, String units, String mode, String path) {
    Draft draft = field.position().edit();
    section
        .phase(phase, List.of())
        .carryOut(draft, new Move(field.units(units), field.hexes(path), mode));
    return draft.events();
  }

  /** Carries out an order and goes on until somebody must choose. */
  public Field give(Field field, Order order) {
    Stage stage = stage(field.position().frame());
    return field.arrange(
        draft -> {
          stage.carryOut(draft, order);
          settle(draft);
        });
  }

  private void settle(Draft draft) {
    while (draft.frame() != null && stage(draft.frame()).proceed(draft)) {
      // Goes on as long as there is nothing to choose.
    }
  }

  private Stage stage(@Nullable Frame frame) {
    return switch (frame) {
      case null -> section.phase(phase, List.of());
      case Overrunning overrun -> overruns.stage();
      case Motion motion -> section.motion();
      default -> throw new IllegalStateException("no stage for " + frame);
    };
  }

  /** What may be chosen now. */
  public List<Order> choices(Field field) {
    List<Order> orders = new ArrayList<>();
    stage(field.position().frame()).orders(field.position()).forEach(orders::add);
    return orders;
  }

  private final class FedEverywhere implements Lines {
    @Override
    public boolean reaches(Position position, Side side, int hex) {
      return true;
    }

    @Override
    public boolean serves(Position position, int counter, int hex) {
      return false;
    }

    @Override
    public boolean source(Position position, Side side, int hex) {
      return theatre.plan(position).supplies().sources().of(side).contains(hex);
    }
  }

  private final class LaidForts implements Forts {
    @Override
    public boolean strongpoint(Position position, int hex, Side owner) {
      int fort = owner == Side.AXIS ? RostovLayers.AXIS_FORT : RostovLayers.SOVIET_FORT;
      return position.at(hex, RostovLayers.FORTS) == fort;
    }

    @Override
    public boolean line(Position position, int from, int into) {
      int direction = theatre.grid().direction(from, into);
      return theatre.ground().side(from, direction, SideFeature.FORTIFIED_LINE);
    }

    @Override
    public boolean behindLine(Position position, int hex) {
      return false;
    }

    @Override
    public int modifier(Position position, Ints targets, Ints from, int shelter) {
      return 0;
    }
  }

  private final class LaidSpans implements Spans {
    @Override
    public boolean pontoon(Position position, Side side, int hex, int direction) {
      int other = theatre.grid().neighbour(hex, direction);
      return lies(position, side, hex, direction)
          || (other >= 0 && lies(position, side, other, (direction + 3) % 6));
    }

    private boolean lies(Position position, Side side, int hex, int direction) {
      return position
          .stack(hex)
          .any(
              unit ->
                  theatre.pieces().pontoon(unit)
                      && theatre.pieces().side(unit) == side
                      && !position.has(unit, RostovMarks.TURNED)
                      && position.get(unit, RostovMarks.FACING) == direction);
    }

    @Override
    public boolean bridge(Position position, int hex, int direction) {
      RostovGround ground = theatre.ground();
      return ground.linked(hex, direction)
          && (position.at(hex, RostovLayers.BLOWN) & (1 << direction)) == 0;
    }
  }
}
