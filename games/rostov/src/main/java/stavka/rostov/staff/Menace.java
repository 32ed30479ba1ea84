package stavka.rostov.staff;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * The strength a side's enemies could bring against each hex in their next turn, by the ways that
 * are open to them: through nobody's hex, and slowly through zones.
 */
final class Menace {
  /** The hexes that a point of movement makes good, and what a zone on the way costs. */
  private static final double PACE = 0.6;

  private static final int ZONE = 2;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Derived<double[][]> fields = new Derived<>(position -> new double[2][0]);

  Menace(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** What may come against a hex of a side. */
  double at(Position position, Side side, int hex) {
    double[][] known = fields.of(position);
    int which = side.ordinal();
    if (known[which].length == 0) {
      known[which] = field(position, side);
    }
    return known[which][hex];
  }

  private double[] field(Position position, Side side) {
    Board board = theatre.board(position);
    double[] field = new double[theatre.grid().size()];
    int[] costs = new int[field.length];
    int[] counted = new int[field.length];
    Arrays.fill(costs, Integer.MAX_VALUE);
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)
          && pieces.side(unit) != side
          && pieces.combat(unit)
          && !pieces.artillery(unit)
          && !pieces.headquarters(unit)) {
        int attack = pieces.attack(position, unit);
        if (attack > 0) {
          int reach = (int) (PACE * pieces.movement(position, unit));
          spread(board, side, position.place(unit), reach, costs, field, counted, unit + 1, attack);
        }
      }
    }
    return field;
  }

  /** A march from a hex outwards: every hex beside one that is reached is menaced once. */
  private void spread(
      Board board,
      Side side,
      int from,
      int reach,
      int[] costs,
      double[] field,
      int[] counted,
      int stamp,
      int attack) {
    int[] near = theatre.grid().neighbourTable();
    int[] queue = new int[6 * field.length > 4096 ? 4096 : 6 * field.length];
    int count = 0;
    costs[from] = 0;
    queue[count++] = from;
    for (int i = 0; i < count; i++) {
      int hex = queue[i];
      for (int n = hex * HexGrid.DIRECTIONS; n < (hex + 1) * HexGrid.DIRECTIONS; n++) {
        int next = near[n];
        if (next < 0) {
          continue;
        }
        if (counted[next] != stamp) {
          counted[next] = stamp;
          field[next] += attack;
        }
        int cost = costs[hex] + 1 + (board.inZoneOf(side, next) ? ZONE : 0);
        if (cost <= reach
            && cost < costs[next]
            && count < queue.length
            && board.inPlay(next)
            && theatre.ground().land(next)
            && !board.holds(side, next)) {
          costs[next] = cost;
          queue[count++] = next;
        }
      }
    }
    for (int i = 0; i < count; i++) {
      costs[queue[i]] = Integer.MAX_VALUE;
    }
  }
}
