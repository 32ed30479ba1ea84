package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.StepTable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.model.Theatre;

/** Movement by rail: along a railway, out of enemy zones, for a few units a phase. */
public abstract class RailMode implements MoveMode {
  private final Theatre theatre;
  private final Citations cites;
  private final int carriedEntry;

  /**
   * @param carriedEntry the ledger's entry of what has gone by rail in this phase
   */
  protected RailMode(Theatre theatre, int carriedEntry) {
    this.theatre = theatre;
    this.cites = theatre.cites();
    this.carriedEntry = carriedEntry;
  }

  /** How much a side may carry in a phase. */
  protected abstract int limit(Side side);

  /** How much of it a unit takes. */
  protected abstract int weight(int unit);

  /** How many points a train has. */
  protected abstract int points();

  /**
   * What each step along a side's railway costs a train as things stand; other steps are forbidden.
   */
  protected abstract StepTable track(Position position, Side side);

  /** Why a unit cannot go by rail in a phase, or null. */
  protected abstract @Nullable Objection never(Position position, MovePhase phase, int unit);

  /** Why there is no way for a train to a hex. */
  protected abstract Objection noRail(int from, int to);

  @Override
  public final String name() {
    return Mode.RAIL;
  }

  @Override
  public final String rule() {
    return cites.rule("moved-by-rail");
  }

  /** What units take of the limit. */
  public final int counted(Ints units) {
    int count = 0;
    for (int i = 0; i < units.size(); i++) {
      count += weight(units.get(i));
    }
    return count;
  }

  @Override
  public final @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    Side side = phase.side();
    for (int i = 0; i < units.size(); i++) {
      Objection never = never(position, phase, units.get(i));
      if (never != null) {
        return never;
      }
    }
    if (position.ledger(carriedEntry) + counted(units) > limit(side)) {
      return cites.objection("rail-full", number(limit(side)));
    }
    if (path.size() > points()) {
      return cites.objection("rail-too-far", number(points()));
    }
    if (start >= 0 && theatre.board(position).inEnemyZone(side, start)) {
      return cites.objection("leaves-zone", unit(units.first()), hex(start));
    }
    return along(position, side, start, path);
  }

  private @Nullable Objection along(Position position, Side side, int start, Ints path) {
    Board board = theatre.board(position);
    HexGrid grid = theatre.ground().grid();
    StepTable track = track(position, side);
    int spent = 0;
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      if (to < 0 || to >= grid.size()) {
        return cites.objection("no-such-hex");
      }
      int direction = from < 0 ? HexGrid.NONE : grid.direction(from, to);
      int price =
          from < 0 ? stationPrice(track, to) : direction < 0 ? 0 : track.price(from, direction);
      if (price == 0) {
        return noRail(from, to);
      }
      if (board.holds(side.enemy(), to) || board.inEnemyZone(side, to)) {
        return cites.objection("rail-zone", hex(to));
      }
      if (theatre.barred(position, side, to)) {
        return cites.objection("barred", hex(to));
      }
      spent += price;
      from = to;
    }
    return spent > points() ? cites.objection("rail-too-far", number(points())) : null;
  }

  /**
   * What it takes to come onto the map at a hex by rail: what it takes to come to it from any
   * neighbour; 0 if no line runs there.
   */
  private static int stationPrice(StepTable track, int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int neighbour = track.grid().neighbour(hex, direction);
      if (neighbour != HexGrid.NONE && track.price(hex, direction) != 0) {
        return track.price(neighbour, HexGrid.opposite(direction));
      }
    }
    return 0;
  }

  /** The hexes a train can reach from a hex. */
  private MoveField field(Position position, Side side, int start) {
    byte[] gates = theatre.board(position).gates(side).clone();
    for (int hex = 0; hex < gates.length; hex++) {
      if (gates[hex] == Gate.ZONE || theatre.barred(position, side, hex)) {
        gates[hex] = Gate.CLOSED;
      }
    }
    return MoveField.search(track(position, side), gates, start, points(), StepGuard.OPEN);
  }

  private boolean mayTry(Position position, MovePhase phase, int unit, int start) {
    Side side = phase.side();
    return position.ledger(carriedEntry) + weight(unit) <= limit(side)
        && stationPrice(track(position, side), start) != 0
        && !theatre.board(position).inEnemyZone(side, start)
        && never(position, phase, unit) == null;
  }

  @Override
  public final void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (mayTry(position, phase, unit, start)) {
      MoveField field = field(position, phase.side(), start);
      for (int i = 1; i < field.size(); i++) {
        action.accept(field.path(field.hex(i)));
      }
    }
  }

  @Override
  public final void forEachArrival(
      Position position, MovePhase phase, int unit, Ints entries, Consumer<? super Ints> action) {
    for (int i = 0; i < entries.size(); i++) {
      int entry = entries.get(i);
      if (mayTry(position, phase, unit, entry)) {
        MoveField field = field(position, phase.side(), entry);
        for (int k = 0; k < field.size(); k++) {
          Ints onward = field.path(field.hex(k));
          action.accept(Ints.of(IntStream.concat(IntStream.of(entry), onward.stream()).toArray()));
        }
      }
    }
  }

  @Override
  public final Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    if (!mayTry(position, phase, unit, start)) {
      return Ints.EMPTY;
    }
    MoveField field = field(position, phase.side(), start);
    return field.path(field.hex(random.nextInt(field.size())));
  }

  /** A train pays out of its own points, not out of the unit's. */
  @Override
  public final int price(Position position, int unit, int from, int to, int spent) {
    return 0;
  }

  @Override
  public final boolean pauses() {
    return false;
  }

  @Override
  public final void begun(Draft draft, Ints units, int start, Ints path) {
    draft.add(carriedEntry, counted(units));
  }
}
