package stavka.rostov.engineers;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexSet;
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
import stavka.rostov.command.Command;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Terrain;
import stavka.rostov.sequence.Proposing;
import stavka.rostov.supply.Lines;

/** Strongpoints begun by a side, and finished in its next engineer phase. */
@Rule({"7.21", "18.23", "18.31", "18.32", "18.33", "18.34", "18.35", "18.38", "22.25", "23.12"})
public final class Building implements ExtraOrder, Proposing {
  private static final List<String> WAYS =
      List.of(Fortify.FINISH, Fortify.FINISH_EXTRA, Fortify.BEGIN, Fortify.EXTRA);

  private final RostovTheatre theatre;
  private final RostovGround ground;
  private final Citations cites;
  private final Lines lines;
  private final Command command;
  private final Labour labour;
  private final Side side;

  /** All hexes of major cities. */
  private final Ints cities;

  public Building(RostovTheatre theatre, Lines lines, Command command, Side side) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.cites = theatre.cites();
    this.lines = lines;
    this.command = command;
    this.labour = new Labour(theatre);
    this.side = side;
    this.cities =
        Ints.of(
            HexSet.where(theatre.grid(), hex -> ground.terrain(hex) == Terrain.MAJOR_CITY)
                .toArray());
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Fortify;
  }

  @Override
  @Rule({"18.23", "18.31"})
  public @Nullable Objection objection(Position position, Order order) {
    Fortify fortify = (Fortify) order;
    int hex = fortify.hex();
    if (hex < 0 || hex >= theatre.grid().size()) {
      return cites.objection("no-such-hex");
    }
    if (!theatre.board(position).inPlay(hex) || !ground.land(hex)) {
      return cites.objection("off-area");
    }
    if (position.at(hex, RostovLayers.FORTS) != 0) {
      return cites.objection("fortify-there", Detail.hex(hex));
    }
    Objection objection = side == Side.AXIS ? axis(position, fortify) : soviet(position, fortify);
    if (objection != null) {
      return objection;
    }
    return lines.reaches(position, side, hex)
        ? null
        : cites.objection("fortify-cut", Detail.hex(hex));
  }

  @Rule({"18.34", "23.12"})
  private @Nullable Objection axis(Position position, Fortify fortify) {
    int scenario = theatre.plan(position).orders().strongpointsFrom();
    int from = scenario > 0 ? scenario : theatre.charts().labour().axisFrom();
    if (position.turn() < from) {
      return cites.objection("fortify-axis", Detail.number(from));
    }
    if (!fortify.as().equals(Fortify.BEGIN)) {
      return cites.objection("fortify-none");
    }
    return engineers(position, fortify);
  }

  @Rule({"7.21", "18.33", "18.38", "22.25"})
  private @Nullable Objection soviet(Position position, Fortify fortify) {
    int entry = fortify.extra() ? RostovLedger.FORTS_EXTRA : RostovLedger.FORTS;
    if (!fortify.known() || position.ledger(entry) == 0) {
      return cites.objection("fortify-none");
    }
    if (fortify.extra() && !nearTown(position, fortify.hex())) {
      return cites.objection("fortify-extra");
    }
    if (!fortify.extra() && command.nonOp(position, fortify.hex())) {
      return cites.objection("non-op-range", Detail.hex(fortify.hex()));
    }
    boolean wanted = fortify.finished() || position.ledger(RostovLedger.ICED) != 0;
    return wanted ? engineers(position, fortify) : null;
  }

  /** At once, or in a frozen land, only engineers build who did nothing else. */
  @Rule({"18.35", "23.11", "23.12"})
  private @Nullable Objection engineers(Position position, Fortify fortify) {
    return workers(position, fortify) == Position.NOBODY
        ? cites.objection("fortify-engineers", Detail.hex(fortify.hex()))
        : null;
  }

  /** Who finishes a strongpoint at once has to be in general supply, whatever reaches the hex. */
  @Rule({"6.61", "23.11"})
  private int workers(Position position, Fortify fortify) {
    return fortify.finished()
        ? labour.fedAt(position, side, fortify.hex())
        : labour.at(position, side, fortify.hex());
  }

  /** In a town of the side's own, or within some hexes of a major city of its own. */
  @Rule("7.21")
  private boolean nearTown(Position position, int hex) {
    if (ground.terrain(hex).urban() && Control.holds(position, side, hex)) {
      return true;
    }
    int within = theatre.charts().labour().extraWithin();
    for (int i = 0; i < cities.size(); i++) {
      int city = cities.get(i);
      if (theatre.grid().distance(city, hex) <= within && Control.holds(position, side, city)) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Rule({"18.35", "23.11"})
  public void carryOut(Draft draft, Order order) {
    Fortify fortify = (Fortify) order;
    int hex = fortify.hex();
    if (side == Side.SOVIET) {
      draft.add(fortify.extra() ? RostovLedger.FORTS_EXTRA : RostovLedger.FORTS, -1);
    }
    boolean workers =
        side == Side.AXIS || fortify.finished() || draft.ledger(RostovLedger.ICED) != 0;
    if (workers) {
      draft.set(workers(draft.view(), fortify), RostovMarks.LABOUR);
    }
    draft.put(hex, RostovLayers.FORTS, fortify.finished() ? done() : site());
    if (!fortify.finished()) {
      draft.put(hex, RostovLayers.NEW, draft.at(hex, RostovLayers.NEW) | RostovLayers.NEW_SITE);
    }
  }

  private int site() {
    return side == Side.AXIS ? RostovLayers.AXIS_BUILDING : RostovLayers.SOVIET_BUILDING;
  }

  private int done() {
    return side == Side.AXIS ? RostovLayers.AXIS_FORT : RostovLayers.SOVIET_FORT;
  }

  /**
   * Sites begun in an earlier phase are done, if they are supplied; engineers must be there for
   * those of the Axis, and for all once the land is frozen.
   */
  @Rule({"18.35", "23.12"})
  public void finish(Draft draft) {
    Position position = draft.view();
    boolean free = side == Side.SOVIET && position.ledger(RostovLedger.ICED) == 0;
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (position.at(hex, RostovLayers.FORTS) == site()
          && (position.at(hex, RostovLayers.NEW) & RostovLayers.NEW_SITE) == 0
          && (free || guarded(position, hex))
          && lines.reaches(position, side, hex)) {
        draft.put(hex, RostovLayers.FORTS, done());
      }
    }
  }

  private boolean guarded(Position position, int hex) {
    return position
        .stack(hex)
        .any(unit -> theatre.pieces().side(unit) == side && theatre.pieces().engineer(unit));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    if (nothingLeft(position)) {
      return;
    }
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      for (String way : WAYS) {
        Fortify order = new Fortify(hex, way);
        if (objection(position, order) == null) {
          action.accept(order);
        }
      }
    }
  }

  private boolean nothingLeft(Position position) {
    return side == Side.SOVIET
        && position.ledger(RostovLedger.FORTS) == 0
        && position.ledger(RostovLedger.FORTS_EXTRA) == 0;
  }

  /** Under units nearest to the enemy, strong towns first; the Axis wherever its engineers wait. */
  @Override
  public Optional<Order> proposal(Position position) {
    byte[] far = theatre.board(position).distancesToUnits(side.enemy());
    Fortify[] best = {null};
    int[] least = {Integer.MAX_VALUE};
    forEach(
        position,
        order -> {
          Fortify fortify = (Fortify) order;
          int worth =
              far[fortify.hex()] * 4
                  - (ground.terrain(fortify.hex()).urban() ? 3 : 0)
                  - Math.min(2, theatre.board(position).units(side, fortify.hex()))
                  - (fortify.finished() ? 2 : 0);
          if (far[fortify.hex()] <= NEAR && worth < least[0] && wanted(position, fortify.hex())) {
            least[0] = worth;
            best[0] = fortify;
          }
        });
    return Optional.ofNullable(best[0]);
  }

  /** Works matter in towns and under units. */
  private boolean wanted(Position position, int hex) {
    boolean town = side == Side.SOVIET && (ground.village(hex) || ground.terrain(hex).urban());
    return town || theatre.board(position).holds(side, hex);
  }

  /** How near the enemy must be for the staff to think of works. */
  private static final int NEAR = 6;
}
