package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import java.util.random.RandomGenerator;
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
import stavka.operational.model.Theatre;

/**
 * Movement by rail: along a railway, out of enemy zones, for a few units a phase.
 *
 * @param carriedEntry the ledger's entry of what has gone by rail in this phase
 */
public record RailMode(Theatre theatre, RailRules rules, int carriedEntry) implements MoveMode {
  @Override
  public String name() {
    return Mode.RAIL;
  }

  @Override
  public String rule() {
    return theatre.cites().rule("moved-by-rail");
  }

  /** What units take of the limit. */
  public int counted(Ints units) {
    return units.stream().map(rules::weight).sum();
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    Side side = phase.side();
    Objection never = Objection.first(units, unit -> rules.never(position, phase, unit));
    if (never != null) {
      return never;
    }
    if (position.ledger(carriedEntry) + counted(units) > rules.limit(side)) {
      return theatre.cites().objection("rail-full", number(rules.limit(side)));
    }
    if (path.size() > rules.points()) {
      return theatre.cites().objection("rail-too-far", number(rules.points()));
    }
    if (start >= 0 && theatre.board(position).inEnemyZone(side, start)) {
      return theatre.cites().objection("leaves-zone", unit(units.first()), hex(start));
    }
    return along(position, side, start, path);
  }

  private @Nullable Objection along(Position position, Side side, int start, Ints path) {
    Board board = theatre.board(position);
    HexGrid grid = theatre.ground().grid();
    StepTable track = rules.track(position, side);
    int spent = 0;
    int from = start;
    for (int i = 0; i < path.size(); i++) {
      int to = path.get(i);
      if (!grid.has(to)) {
        return theatre.cites().objection("no-such-hex");
      }
      int direction = from < 0 ? HexGrid.NONE : grid.direction(from, to);
      int price =
          from < 0 ? stationPrice(track, to) : direction < 0 ? 0 : track.price(from, direction);
      if (price == 0) {
        return rules.noRail(from, to);
      }
      if (board.holds(side.enemy(), to) || board.inEnemyZone(side, to)) {
        return theatre.cites().objection("rail-zone", hex(to));
      }
      if (theatre.barred(position, side, to)) {
        return theatre.cites().objection("barred", hex(to));
      }
      spent += price;
      from = to;
    }
    return spent > rules.points()
        ? theatre.cites().objection("rail-too-far", number(rules.points()))
        : null;
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
    return MoveField.search(
        rules.track(position, side), gates, start, rules.points(), StepGuard.OPEN);
  }

  private boolean mayTry(Position position, MovePhase phase, int unit, int start) {
    Side side = phase.side();
    return position.ledger(carriedEntry) + rules.weight(unit) <= rules.limit(side)
        && stationPrice(rules.track(position, side), start) != 0
        && !theatre.board(position).inEnemyZone(side, start)
        && rules.never(position, phase, unit) == null;
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    if (mayTry(position, phase, unit, start)) {
      field(position, phase.side(), start).forEachPath(1, action);
    }
  }

  @Override
  public void forEachArrival(
      Position position, MovePhase phase, int unit, Ints entries, Consumer<? super Ints> action) {
    for (int entry : entries) {
      if (mayTry(position, phase, unit, entry)) {
        MoveField field = field(position, phase.side(), entry);
        for (int k = 0; k < field.size(); k++) {
          action.accept(Ints.of(entry).plus(field.path(field.hex(k))));
        }
      }
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    if (!mayTry(position, phase, unit, start)) {
      return Ints.EMPTY;
    }
    MoveField field = field(position, phase.side(), start);
    return field.path(field.hex(random.nextInt(field.size())));
  }

  @Override
  public boolean pauses() {
    return false;
  }

  @Override
  public void begun(Draft draft, Ints units, int start, Ints path) {
    draft.add(carriedEntry, counted(units));
  }
}
