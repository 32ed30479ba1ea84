package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.Arrays;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.WayField;
import stavka.engine.move.WayTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.Gait;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** Half as far again, from a road, in supply and far from the enemy all the way. */
@Rule({"8.12", "10.63", "11.31", "11.32", "11.33", "11.35", "13.23"})
record StrategicMode(
    RostovTheatre theatre,
    Prices prices,
    RostovAllowance allowance,
    MovementParts parts,
    Raids raids)
    implements MoveMode {
  static final String NAME = "strategic";

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return theatre.cites().rule("strategic");
  }

  @Override
  public boolean suits(Position position, int unit) {
    return position.onMap(unit) && never(position, unit, position.place(unit)) == null;
  }

  @Rule({"6.61", "11.32", "11.33"})
  private @Nullable Objection never(Position position, int unit, int start) {
    Citations cites = theatre.cites();
    Gait gait = theatre.pieces().gait(unit);
    if (gait == Gait.RAIL || gait == Gait.WATER || theatre.pieces().movement(position, unit) == 0) {
      return cites.objection("strategic-who", unit(unit));
    }
    if (start < 0 || !theatre.ground().onRoad(start)) {
      return cites.objection("strategic-start", unit(unit));
    }
    if (position.onMap(unit) && SupplyState.out(position, unit)) {
      return cites.objection("strategic-unsupplied", unit(unit));
    }
    return raids.hampers(position, theatre.pieces().side(unit), start)
        ? cites.objection("strategic-interdicted", hex(start))
        : null;
  }

  /** Whether a side may move strategically through a hex. */
  @Rule({"10.63", "11.32"})
  private boolean safe(Position position, Side side, int hex) {
    Board board = theatre.board(position);
    return board.inPlay(hex)
        && board.distancesToUnits(side.enemy())[hex] >= theatre.charts().movement().keepFromEnemy()
        && !board.inEnemyZone(side, hex)
        && !raids.hampers(position, side, hex)
        && parts.lines().reaches(position, side, hex);
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    int origin = start < 0 ? path.first() : start;
    for (int unit : units) {
      Objection objection =
          start < 0 && !enters(position, unit, origin)
              ? theatre.cites().objection("strategic-start", unit(unit))
              : never(position, unit, origin);
      if (objection == null) {
        objection = along(position, phase.side(), unit, start, path);
      }
      if (objection != null) {
        return objection;
      }
    }
    return null;
  }

  /** Arrivals that come over the edge by a road may be on the march for long already. */
  @Rule("8.12")
  private boolean enters(Position position, int unit, int hex) {
    return theatre.grid().has(hex)
        && theatre.ground().onRoad(hex)
        && !parts.entrances().putDown(position, unit, hex);
  }

  private @Nullable Objection along(Position position, Side side, int unit, int start, Ints path) {
    Citations cites = theatre.cites();
    WayTable ways = prices.strategic(position, unit);
    int before = HexGrid.NONE;
    int from = start;
    int spent = 0;
    for (int to : path) {
      if (to < 0 || to >= theatre.grid().size()) {
        return cites.objection("off-map");
      }
      int direction = from < 0 ? HexGrid.NONE : theatre.grid().direction(from, to);
      if (from >= 0 && direction == HexGrid.NONE) {
        return cites.objection("not-adjacent", hex(from), hex(to));
      }
      if (from >= 0 && ways.price(from, direction) == 0) {
        return cites.objection("closed-terrain", unit(unit), hex(to));
      }
      if (raids.hampers(position, side, to)) {
        return cites.objection("strategic-interdicted", hex(to));
      }
      if (!parts.levies().lets(position, unit, to)) {
        return cites.objection("militia-too-far", unit(unit));
      }
      if (!safe(position, side, to)) {
        return cites.objection("strategic-near");
      }
      spent += price(position, unit, before, from, to, spent);
      if (spent > allowance.strategic(position, unit)) {
        return cites.objection("too-far", unit(unit), hex(to));
      }
      before = from < 0 ? MarchRules.OUTSIDE : from;
      from = to;
    }
    return null;
  }

  private WayField field(Position position, Side side, int unit, int start) {
    int reach = allowance.strategic(position, unit);
    byte[] gates = new byte[theatre.grid().size()];
    Arrays.fill(gates, Gate.CLOSED);
    open(position, side, unit, start, gates);
    return WayField.search(prices.strategic(position, unit), gates, ZoneEffect.NONE, start, reach);
  }

  /** Opens all hexes in reach of one through which a unit may go. */
  private void open(Position position, Side side, int unit, int start, byte[] gates) {
    int reach = allowance.strategic(position, unit);
    for (int hex = 0; hex < gates.length; hex++) {
      if (gates[hex] == Gate.CLOSED
          && theatre.grid().distance(start, hex) <= reach
          && parts.levies().lets(position, unit, hex)
          && safe(position, side, hex)) {
        gates[hex] = Gate.OPEN;
      }
    }
  }

  @Override
  @Rule("8.12")
  public void forEachArrival(
      Position position, MovePhase phase, int unit, Ints entries, Consumer<? super Ints> action) {
    Ints edge =
        entries.filter(hex -> enters(position, unit, hex) && never(position, unit, hex) == null);
    if (edge.isEmpty()) {
      return;
    }
    WayTable ways = prices.strategic(position, unit);
    int[] costs = new int[edge.size()];
    int[] owed = new int[edge.size()];
    byte[] gates = new byte[theatre.grid().size()];
    Arrays.fill(gates, Gate.CLOSED);
    for (int i = 0; i < costs.length; i++) {
      WayIn way = WayIn.of(ways, edge.get(i));
      costs[i] = way.price();
      owed[i] = way.owed();
      open(position, phase.side(), unit, edge.get(i), gates);
    }
    int reach = allowance.strategic(position, unit);
    WayField field = WayField.enter(ways, gates, ZoneEffect.NONE, edge, costs, owed, reach);
    for (int i = 0; i < field.size(); i++) {
      action.accept(field.path(field.hex(i)));
    }
  }

  @Override
  public boolean certain() {
    return true;
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (never(position, unit, start) != null) {
      return;
    }
    WayField field = field(position, phase.side(), unit, start);
    for (int i = 1; i < field.size(); i++) {
      action.accept(field.path(field.hex(i)));
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    WayField field = field(position, phase.side(), unit, start);
    return field.path(field.hex(random.nextInt(field.size())));
  }

  @Override
  public int price(Position position, int unit, int from, int to, int spent) {
    return price(position, unit, HexGrid.NONE, from, to, spent);
  }

  @Override
  public int price(Position position, int unit, int before, int from, int to, int spent) {
    WayTable ways = prices.strategic(position, unit);
    if (from < 0) {
      return WayIn.of(ways, to).price();
    }
    int direction = theatre.grid().direction(from, to);
    if (before != MarchRules.OUTSIDE) {
      return ways.price(from, direction) + ways.owed(before, from, direction);
    }
    boolean leaves = !ways.isWay(from, direction);
    return ways.price(from, direction) + (leaves ? WayIn.of(ways, from).owed() : 0);
  }

  @Override
  public boolean pauses() {
    return false;
  }

  @Override
  public void begun(Draft draft, Ints units, int start, Ints path) {
    units.each(unit -> draft.set(unit, RostovMarks.WENT));
  }
}
