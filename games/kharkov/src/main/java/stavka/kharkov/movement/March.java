package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Gait;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** Movement hex by hex: what a step costs, where it is forbidden and where it must stop. */
@Rule({"6.1", "6.2"})
public final class March {
  /** An Axis unit keeps a reserve marker at least this far away [6.72]. */
  private static final int RESERVE_DISTANCE = 3;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Sector sector;
  private final Allowance allowance;

  public March(Theatre theatre, Sector sector) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.sector = sector;
    this.allowance = new Allowance(pieces);
  }

  public Allowance allowance() {
    return allowance;
  }

  /**
   * Why units cannot march along a path, or null.
   *
   * @param start where they stand, or -1 for arrivals, whose path begins with the hex they enter by
   * @param gates what each hex does to them
   * @param spent what each unit has spent already, in half points; filled with what it will have
   *     spent
   */
  @Rule({"6.0", "6.11", "6.22", "6.24", "8.23"})
  public @Nullable Objection objection(
      Position position, Ints units, int start, Ints path, byte[] gates, int[] spent) {
    Side side = pieces.side(units.first());
    if (start >= 0 && !path.isEmpty() && gates[start] == Gate.STOP) {
      return Objection.of("6.24", "leaves-zone", unit(units.first()), hex(start));
    }
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      if (to < 0 || to >= ground.grid().size()) {
        return Objection.of("6.0", "no-such-hex");
      }
      if (gates[to] == Gate.CLOSED) {
        return Objection.of("6.22", "enemy-there", hex(to));
      }
      if (from < 0) {
        payEntry(units, to, spent);
      } else {
        Objection step = step(position, side, units, from, to, gates, from != start, spent);
        if (step != null) {
          return step;
        }
      }
      for (int k = 0; k < units.size(); k++) {
        if (spent[k] > allowance.halfPoints(position, units.get(k))) {
          return Objection.of("6.11", "too-far", unit(units.get(k)), hex(to));
        }
      }
      from = to;
    }
    return null;
  }

  @Rule("6.23")
  private @Nullable Objection step(
      Position position,
      Side side,
      Ints units,
      int from,
      int to,
      byte[] gates,
      boolean passing,
      int[] spent) {
    int direction = ground.grid().direction(from, to);
    if (direction == HexGrid.NONE) {
      return Objection.of("6.0", "not-adjacent", hex(from), hex(to));
    }
    if (passing && gates[from] == Gate.STOP) {
      return Objection.of("6.23", "stops-in-zone", hex(from));
    }
    for (int k = 0; k < units.size(); k++) {
      int unit = units.get(k);
      StepTable steps = ground.steps(pieces.kind(unit).gait());
      int price = steps.price(from, direction);
      if (price == 0) {
        return Objection.of("6.25", "dniepr", hex(from), hex(to));
      }
      if (steps.guarded(from, direction) && !mayCrossDonets(position, side, to)) {
        return Objection.of("6.25", "donets-guarded", hex(to));
      }
      Objection limit = limit(position, unit, from, to);
      if (limit != null) {
        return limit;
      }
      spent[k] += price;
    }
    return null;
  }

  /** What holds some units back whatever a step costs. */
  @Rule({"6.72", "6.77"})
  private @Nullable Objection limit(Position position, int unit, int from, int to) {
    if (sector.keeps(position, unit, from, to)) {
      return Objection.of("6.77", "kept-south", unit(unit));
    }
    if (!pieces.kind(unit).combat() && tooCloseForReserve(position, unit, to)) {
      return Objection.of("6.72", "reserve-too-close", unit(unit), hex(to));
    }
    return null;
  }

  @Rule("6.72")
  private boolean tooCloseForReserve(Position position, int unit, int to) {
    if (pieces.kind(unit) != Kind.RESERVE) {
      return false;
    }
    for (int enemy = 0; enemy < pieces.count(); enemy++) {
      if (pieces.side(enemy) == Side.AXIS
          && position.onMap(enemy)
          && ground.grid().distance(to, position.place(enemy)) < RESERVE_DISTANCE) {
        return true;
      }
    }
    return false;
  }

  /**
   * Across the Donets no unit enters the zone of an enemy on the river, unless a friendly unit is
   * there already; a garrison is none.
   */
  @Rule("6.25")
  public boolean mayCrossDonets(Position position, Side side, int to) {
    Board board = Board.of(theatre, position);
    if (!board.inEnemyZone(side, to) || !position.vacant(to)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int neighbour = ground.grid().neighbour(to, direction);
      if (neighbour != HexGrid.NONE
          && ground.onDonets(neighbour)
          && guards(position, side, neighbour)) {
        return false;
      }
    }
    return true;
  }

  private boolean guards(Position position, Side side, int hex) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.side(unit) != side
          && pieces.kind(unit).combat()
          && !position.has(unit, State.ENTRENCHED)) {
        return true;
      }
    }
    return false;
  }

  @Rule("16.0")
  private void payEntry(Ints units, int hex, int[] spent) {
    for (int k = 0; k < units.size(); k++) {
      spent[k] += entryPrice(units.get(k), hex);
    }
  }

  /** What a step to an adjacent hex costs a unit, in half points. */
  public int price(int unit, int from, int to) {
    return ground.steps(pieces.kind(unit).gait()).price(from, ground.grid().direction(from, to));
  }

  public int entryPrice(int unit, int hex) {
    return ground.entryPrice(theatre.charts().terrain(), pieces.kind(unit).gait(), hex);
  }

  /** Where one unit can march to. */
  public MoveField field(Position position, int unit, int start, byte[] gates, int spent) {
    Side side = pieces.side(unit);
    Gait gait = pieces.kind(unit).gait();
    boolean bound = position.has(unit, State.FROM_SOUTH) && !sector.awake(position);
    boolean reserve = pieces.kind(unit) == Kind.RESERVE;
    byte[] open = bound || reserve ? closeForbidden(position, unit, start, gates) : gates;
    StepGuard guard = (from, direction, to) -> mayCrossDonets(position, side, to);
    int left = Math.max(0, allowance.halfPoints(position, unit) - spent);
    return MoveField.search(ground.steps(gait), open, start, left, guard);
  }

  /** Where an arrival can march to from off the map. */
  @Rule("16.0")
  public MoveField entryField(Position position, int unit, Ints entries, byte[] gates) {
    int[] prices = new int[entries.size()];
    for (int i = 0; i < prices.length; i++) {
      prices[i] = entryPrice(unit, entries.get(i));
    }
    Side side = pieces.side(unit);
    StepGuard guard = (from, direction, to) -> mayCrossDonets(position, side, to);
    return MoveField.enter(
        ground.steps(pieces.kind(unit).gait()),
        gates,
        entries,
        prices,
        allowance.halfPoints(position, unit),
        guard);
  }

  private byte[] closeForbidden(Position position, int unit, int start, byte[] gates) {
    byte[] closed = gates.clone();
    for (int hex = 0; hex < closed.length; hex++) {
      // A unit that began in the south and stands there may not set foot in the north at all.
      boolean north = sector.keeps(position, unit, start, hex);
      if (north || tooCloseForReserve(position, unit, hex)) {
        closed[hex] = Gate.CLOSED;
      }
    }
    return closed;
  }
}
