package stavka.rostov.engineers;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.HexLayer;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.map.HexsideName;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.command.Command;
import stavka.rostov.control.Control;
import stavka.rostov.model.Die;
import stavka.rostov.model.LabourChart;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.sequence.Proposing;
import stavka.rostov.works.Pontoons;

/**
 * Bridges over major rivers, blown by the Soviets before the enemy and mended by engineers of
 * either side. Each is tried once in a phase.
 */
@Rule({"23.22", "22.25"})
public final class Bridges implements ExtraOrder, Proposing {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovGround ground;
  private final HexGrid grid;
  private final Citations cites;
  private final Pontoons pontoons;
  private final Command command;
  private final Labour labour;
  private final Side side;
  private final List<String> compass;

  /**
   * @param side whose engineer phase it is
   */
  public Bridges(RostovTheatre theatre, Pontoons pontoons, Command command, Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.grid = theatre.grid();
    this.cites = theatre.cites();
    this.pontoons = pontoons;
    this.command = command;
    this.labour = new Labour(theatre);
    this.side = side;
    this.compass = HexsideName.compass(grid.orientation());
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Mend || (side == Side.SOVIET && order instanceof Blow);
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int unit = order instanceof Mend mend ? mend.engineer() : ((Blow) order).unit();
    String at = order instanceof Mend mend ? mend.side() : ((Blow) order).side();
    Objection objection = theatre.stranger(position, side, unit);
    if (objection != null) {
      return objection;
    }
    int direction = compass.indexOf(at);
    return order instanceof Mend
        ? mended(position, unit, direction)
        : blown(position, unit, direction);
  }

  /** A printed bridge over a major river of this turn. */
  private boolean printed(Position position, int hex, int direction) {
    int next = direction < 0 ? HexGrid.NONE : grid.neighbour(hex, direction);
    return next != HexGrid.NONE
        && theatre.board(position).inPlay(hex)
        && theatre.board(position).inPlay(next)
        && ground.linked(hex, direction)
        && ground.majorRiver(hex, direction, position.turn());
  }

  @Rule({"22.25", "23.22"})
  private @Nullable Objection blown(Position position, int unit, int direction) {
    int hex = position.place(unit);
    if (!printed(position, hex, direction)
        || !pontoons.bridge(position, hex, direction)
        || !pieces.combat(unit)
        || position.has(unit, RostovMarks.LABOUR)
        || theatre.board(position).distancesToUnits(Side.AXIS)[hex]
            > theatre.charts().labour().enemyWithin()) {
      return cites.objection("blow-who", Detail.unit(unit));
    }
    if (command.nonOp(position, hex)) {
      return cites.objection("non-op-range", Detail.unit(unit));
    }
    return tried(position, hex, direction);
  }

  @Rule("23.22")
  private @Nullable Objection mended(Position position, int unit, int direction) {
    int hex = position.place(unit);
    if (!labour.idle(position, unit)
        || !printed(position, hex, direction)
        || pontoons.bridge(position, hex, direction)) {
      return cites.objection("mend-who");
    }
    return tried(position, hex, direction);
  }

  private @Nullable Objection tried(Position position, int hex, int direction) {
    return (position.at(hex, RostovLayers.TRIED) & (1 << direction)) != 0
        ? cites.objection("bridge-tried")
        : null;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    LabourChart chart = theatre.charts().labour();
    int unit = order instanceof Mend mend ? mend.engineer() : ((Blow) order).unit();
    String at = order instanceof Mend mend ? mend.side() : ((Blow) order).side();
    int direction = compass.indexOf(at);
    int hex = draft.place(unit);
    draft.set(unit, RostovMarks.LABOUR);
    mark(draft, RostovLayers.TRIED, hex, direction, true);
    if (order instanceof Blow) {
      int die = Die.roll(draft, "bridge-die", cites.rule("bridge-die"));
      if (die <= (pieces.engineer(unit) ? chart.engineersBlowUpTo() : chart.blownUpTo())) {
        mark(draft, RostovLayers.BLOWN, hex, direction, true);
      }
    } else {
      mend(draft, hex, direction, chart);
    }
  }

  /** Once it is mended the pontoon beside it goes home. */
  @Rule("23.22")
  private void mend(Draft draft, int hex, int direction, LabourChart chart) {
    boolean failed = (draft.at(hex, RostovLayers.BOTCHED) & (1 << direction)) != 0;
    int die = Die.roll(draft, "repair-die", cites.rule("repair-die"));
    boolean stands = die + (failed ? chart.afterFailure() : 0) <= chart.mendedUpTo();
    mark(draft, RostovLayers.BOTCHED, hex, direction, !stands);
    if (stands) {
      mark(draft, RostovLayers.BLOWN, hex, direction, false);
      pontoons.release(draft, hex, direction);
    }
  }

  /** Both banks carry the mark of their bridge. */
  private void mark(Draft draft, HexLayer layer, int hex, int direction, boolean on) {
    int next = grid.neighbour(hex, direction);
    int back = HexGrid.opposite(direction);
    int here = draft.at(hex, layer);
    int there = draft.at(next, layer);
    draft.put(hex, layer, on ? here | (1 << direction) : here & ~(1 << direction));
    draft.put(next, layer, on ? there | (1 << back) : there & ~(1 << back));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) != side || !position.onMap(unit)) {
        continue;
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if (!printed(position, position.place(unit), direction)) {
          continue;
        }
        if (mended(position, unit, direction) == null) {
          action.accept(new Mend(unit, compass.get(direction)));
        } else if (side == Side.SOVIET && blown(position, unit, direction) == null) {
          action.accept(new Blow(unit, compass.get(direction)));
        }
      }
    }
  }

  /** Whether of the units in its hex a unit blows a bridge best. */
  private boolean best(Position position, int unit) {
    Ints there =
        position
            .stack(position.place(unit))
            .filter(other -> pieces.side(other) == side && pieces.combat(other));
    Ints trained = there.filter(pieces::engineer);
    return unit == (trained.isEmpty() ? there : trained).first();
  }

  /** Bridges to own ground are mended, those to the enemy's blown. */
  @Override
  public Optional<Order> proposal(Position position) {
    Order[] first = {null};
    forEach(
        position,
        order -> {
          int unit = order instanceof Mend mend ? mend.engineer() : ((Blow) order).unit();
          String at = order instanceof Mend mend ? mend.side() : ((Blow) order).side();
          int over = grid.neighbour(position.place(unit), compass.indexOf(at));
          Side wanted = order instanceof Mend ? side : side.enemy();
          boolean able = order instanceof Mend || best(position, unit);
          if (first[0] == null && able && Control.holds(position, wanted, over)) {
            first[0] = order;
          }
        });
    return Optional.ofNullable(first[0]);
  }
}
