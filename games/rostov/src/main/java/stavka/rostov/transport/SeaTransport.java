package stavka.rostov.transport;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.command.NonOperational;
import stavka.rostov.control.Control;
import stavka.rostov.model.Charts;
import stavka.rostov.model.Gait;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sky;
import stavka.rostov.zones.Zones;

/** A small Soviet unit a turn goes by sea from port to port. */
@Rule("11.8")
public final class SeaTransport implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Zones zones;
  private final Control control;
  private final NonOperational silent;
  private final SeaLanes lanes;

  public SeaTransport(RostovTheatre theatre, Zones zones, Control control, NonOperational silent) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.zones = zones;
    this.control = control;
    this.silent = silent;
    this.lanes = new SeaLanes(theatre.ground());
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Ship;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Ship ship = (Ship) order;
    int unit = ship.unit();
    Objection stranger = theatre.stranger(position, Side.SOVIET, unit);
    if (stranger != null) {
      return stranger;
    }
    if (ship.to() < 0 || ship.to() >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    Objection objection = start(position, unit);
    if (objection != null) {
      return objection;
    }
    int from = position.place(unit);
    if (from == ship.to() || !open(position, ship.to()) || !lanes.joined(from, ship.to())) {
      return cites.objection("ship-where", Detail.hex(ship.to()));
    }
    boolean room = theatre.stacking().fits(position, Ints.of(unit), ship.to());
    return room
        ? null
        : cites.objection(
            "too-many",
            Detail.hex(ship.to()),
            Detail.number(theatre.charts().movement().stacking()));
  }

  /** Why a unit cannot be taken aboard, or null. */
  private @Nullable Objection start(Position position, int unit) {
    Charts.Transport chart = theatre.charts().transport();
    Sky sky = theatre.sky(position);
    if (position.has(unit, RostovMarks.MOVED)) {
      return cites.objection("has-moved", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.GARRISON)) {
      return cites.objection("held", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.HELD)) {
      return cites.objection("held-turn", Detail.unit(unit));
    }
    if (sky.frozen()) {
      return cites.objection("sail-ice");
    }
    if (sky.storm()) {
      return cites.objection("sail-storm");
    }
    boolean small = pieces.stack(unit) <= chart.shipMost();
    if (!small || !loads(unit) || position.ledger(RostovLedger.SHIPPED) >= chart.shipsATurn()) {
      return cites.objection("ship-spent", Detail.unit(unit));
    }
    return open(position, position.place(unit))
        ? silent.limit(position, Ints.of(unit))
        : cites.objection("ship-where", Detail.hex(position.place(unit)));
  }

  private boolean loads(int unit) {
    return !pieces.pontoon(unit)
        && pieces.kind(unit) != Kind.UR_MG
        && pieces.gait(unit) != Gait.RAIL
        && pieces.gait(unit) != Gait.WATER;
  }

  /** An own port that no enemy zone shuts. */
  private boolean open(Position position, int hex) {
    return theatre.ground().port(hex)
        && theatre.board(position).inPlay(hex)
        && Control.holds(position, Side.SOVIET, hex)
        && !zones.in(position, Side.AXIS, hex);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Ship ship = (Ship) order;
    int from = draft.place(ship.unit());
    silent.begins(draft, Ints.of(ship.unit()));
    draft.moveTo(ship.unit(), ship.to());
    draft.set(ship.unit(), RostovMarks.MOVED);
    draft.add(RostovLedger.SHIPPED, 1);
    draft.enter(RostovLedger.CARRIED, 1);
    control.stepped(draft, ship.unit(), from, ship.to());
    draft.say(new Placed(Ints.of(ship.unit()), ship.to(), cites.rule("ship-where")));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Ints ports = Ints.of(theatre.ground().ports().toArray());
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)
          && pieces.side(unit) == Side.SOVIET
          && theatre.ground().port(position.place(unit))) {
        for (int port : ports) {
          Ship order = new Ship(unit, port);
          if (objection(position, order) == null) {
            action.accept(order);
          }
        }
      }
    }
  }
}
