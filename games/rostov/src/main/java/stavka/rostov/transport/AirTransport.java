package stavka.rostov.transport;

import java.util.HashSet;
import java.util.Set;
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
import stavka.rostov.model.Kind;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Weather;
import stavka.rostov.movement.RostovEntrances;

/**
 * Airborne troops, supply columns and headquarters fly from town to town, once a turn, or come onto
 * the map by air.
 */
@Rule({"6.84", "8.12", "11.71", "11.72", "11.73", "11.74", "11.75", "11.76"})
public final class AirTransport implements ExtraOrder {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Control control;
  private final NonOperational silent;
  private final RostovEntrances entrances;
  private final Side side;
  private final Raids raids;

  /**
   * @param entrances of those who come from off the map
   * @param side who flies in the phase that offers this
   */
  public AirTransport(
      RostovTheatre theatre,
      Control control,
      NonOperational silent,
      RostovEntrances entrances,
      Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.control = control;
    this.silent = silent;
    this.entrances = entrances;
    this.side = side;
    this.raids = new Raids(theatre);
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Airlift;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Airlift airlift = (Airlift) order;
    int unit = airlift.unit();
    Objection stranger = theatre.stranger(side, unit);
    if (stranger != null) {
      return stranger;
    }
    if (airlift.to() < 0 || airlift.to() >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    Objection objection = start(position, unit);
    return objection != null ? objection : field(position, airlift.to(), unit);
  }

  /** Why a unit cannot take off at all, or null. */
  private @Nullable Objection start(Position position, int unit) {
    Charts.Transport chart = theatre.charts().transport();
    boolean waits = !position.onMap(unit) && entrances.byAir(position, unit);
    if (!flies(position, unit)) {
      return cites.objection("airlift-who", Detail.unit(unit));
    }
    if (!position.onMap(unit) && !waits) {
      return cites.objection("not-on-map", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.MOVED)) {
      return cites.objection("has-moved", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.GARRISON)) {
      return cites.objection("held", Detail.unit(unit));
    }
    if (position.has(unit, RostovMarks.HELD)) {
      return cites.objection("held-turn", Detail.unit(unit));
    }
    if (position.ledger(RostovLedger.of(RostovLedger.AIRLIFTS, side)) == 0
        || position.ledger(RostovLedger.of(RostovLedger.FLOWN, side)) >= chart.airliftsATurn()) {
      return cites.objection("airlift-spent");
    }
    if (waits) {
      return null;
    }
    Objection limit = silent.limit(position, Ints.of(unit));
    return limit != null ? limit : field(position, position.place(unit), -1);
  }

  @Rule("11.71")
  private boolean flies(Position position, int unit) {
    return pieces.kind(unit) == Kind.AIRBORNE
        || pieces.headquarters(unit)
        || (pieces.column(unit) && !pieces.dump(position, unit));
  }

  /**
   * Why nobody can take off or land on a hex, or null.
   *
   * @param landing who lands there, or -1
   */
  @Rule({"11.72", "11.74", "11.75", "13.25", "23.13"})
  private @Nullable Objection field(Position position, int hex, int landing) {
    RostovGround ground = theatre.ground();
    boolean village = ground.village(hex);
    if (!theatre.board(position).inPlay(hex)
        || !Control.holds(position, side, hex)
        || !(village || ground.terrain(hex).urban())
        || (landing >= 0 && position.place(landing) == hex)) {
      return cites.objection("airlift-where", Detail.hex(hex));
    }
    int near = theatre.board(position).distancesToUnits(side.enemy())[hex];
    if (near < theatre.charts().transport().airliftFromEnemy()
        || raids.hampers(position, side, hex)) {
      return cites.objection("airlift-enemy", Detail.hex(hex));
    }
    if (village && theatre.sky(position).at(hex) == Weather.RAIN && !engineers(position, hex)) {
      return cites.objection("airlift-rain", Detail.hex(hex));
    }
    boolean room = landing < 0 || theatre.stacking().fits(position, Ints.of(landing), hex);
    return room
        ? null
        : cites.objection(
            "too-many", Detail.hex(hex), Detail.number(theatre.charts().movement().stacking()));
  }

  private boolean engineers(Position position, int hex) {
    return position.stack(hex).any(unit -> pieces.engineer(unit) && pieces.side(unit) == side);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Airlift airlift = (Airlift) order;
    int from = draft.onMap(airlift.unit()) ? draft.place(airlift.unit()) : -1;
    if (from < 0) {
      entrances.landed(draft, airlift.unit());
    }
    silent.begins(draft, Ints.of(airlift.unit()));
    draft.moveTo(airlift.unit(), airlift.to());
    draft.set(airlift.unit(), RostovMarks.MOVED);
    draft.add(RostovLedger.of(RostovLedger.AIRLIFTS, side), -1);
    draft.add(RostovLedger.of(RostovLedger.FLOWN, side), 1);
    draft.enter(RostovLedger.CARRIED, 1);
    control.stepped(draft, airlift.unit(), from, airlift.to());
    draft.say(new Placed(Ints.of(airlift.unit()), airlift.to(), cites.rule("airlift-where")));
  }

  /** Of columns of a kind that wait off the map one is as good as another, so one is listed. */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Set<String> waiting = new HashSet<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side
          && start(position, unit) == null
          && (position.onMap(unit)
              || !pieces.column(unit)
              || waiting.add(pieces.profile(unit).id()))) {
        for (int hex = 0; hex < theatre.grid().size(); hex++) {
          if (field(position, hex, unit) == null) {
            action.accept(new Airlift(unit, hex));
          }
        }
      }
    }
  }
}
