package stavka.rostov.overrun;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.movement.Prices;

/** The ways by which the overrun are driven off. */
@Rule({"11.43", "16.44"})
final class PushBack {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Prices prices;
  private final int hexes;

  PushBack(RostovTheatre theatre, Prices prices) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.prices = prices;
    this.hexes = theatre.charts().overrun().pushedBack();
  }

  /** Whether a counter stands where it is and is lost with its hex. */
  @Rule({"6.83", "6.91", "11.43", "23.43"})
  boolean stays(Position position, int unit) {
    return pieces.base(unit)
        || pieces.pontoon(unit)
        || pieces.dump(position, unit)
        || (pieces.greatGun(unit) && position.has(unit, RostovMarks.TURNED))
        || pieces.movement(position, unit) == 0;
  }

  /** Each way of two hexes; of three only if there is no room at the end of any of them. */
  @Rule({"11.43", "16.44"})
  List<Ints> ways(Position position, int unit, int target) {
    List<Ints> all = longer(position, unit, target, List.of(Ints.EMPTY), hexes);
    List<Ints> free = all.stream().filter(way -> rests(position, unit, way.last())).toList();
    if (!free.isEmpty()) {
      return free;
    }
    return longer(position, unit, target, all, 1).stream()
        .filter(way -> rests(position, unit, way.last()))
        .toList();
  }

  private List<Ints> longer(Position position, int unit, int target, List<Ints> begun, int steps) {
    List<Ints> ways = begun;
    for (int step = 0; step < steps; step++) {
      List<Ints> next = new ArrayList<>();
      for (Ints way : ways) {
        int at = way.isEmpty() ? target : way.last();
        for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
          int to = theatre.grid().neighbour(at, direction);
          if (to != HexGrid.NONE
              && theatre.grid().distance(target, to) > theatre.grid().distance(target, at)
              && passes(position, unit, at, direction, to)) {
            next.add(way.with(to));
          }
        }
      }
      ways = next;
    }
    return ways;
  }

  /** No enemy, no enemy zone unless a friend stands there, and ground that lets them through. */
  @Rule("11.43")
  private boolean passes(Position position, int unit, int from, int direction, int to) {
    Board board = theatre.board(position);
    Side side = pieces.side(unit);
    return board.inPlay(to)
        && !board.holds(side.enemy(), to)
        && (!board.inEnemyZone(side, to) || board.holds(side, to))
        && prices.steps(position, unit).price(from, direction) != 0;
  }

  private boolean rests(Position position, int unit, int hex) {
    return theatre.stacking().room(position, unit, hex)
        && !theatre.board(position).inEnemyZone(pieces.side(unit), hex);
  }
}
