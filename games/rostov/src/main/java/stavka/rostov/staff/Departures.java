package stavka.rostov.staff;

import java.util.Arrays;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Terrain;

/** Units that are called away: when their turn comes near, they go where they may leave. */
public final class Departures {
  /** How many turns ahead of it they set out. */
  private static final int AHEAD = 4;

  private static final double PULL = 4;

  /** What it is worth to be there, whatever there is to eat. */
  private static final double THERE = 6;

  private static final int NO_WAY = 99;

  private final RostovTheatre theatre;
  private final Derived<byte[][]> ways = new Derived<>(position -> new byte[8][0]);

  public Departures(RostovTheatre theatre) {
    this.theatre = theatre;
  }

  /** Whether a unit is called away, now or before long. */
  public boolean calls(Position position, int unit) {
    for (ScenarioPlan.Exit exit : theatre.plan(position).orders().exits()) {
      if (exit.units().contains(unit) && position.turn() >= exit.turn() - AHEAD) {
        return true;
      }
    }
    return false;
  }

  /** What a hex is worth to a unit that is to leave: less, the farther it still has to go. */
  double worth(Position position, int unit, int hex) {
    var exits = theatre.plan(position).orders().exits();
    for (int i = 0; i < exits.size(); i++) {
      ScenarioPlan.Exit exit = exits.get(i);
      if (exit.units().contains(unit) && position.turn() >= exit.turn() - AHEAD) {
        byte[][] known = ways.of(position);
        if (known[i].length == 0) {
          known[i] = way(position, theatre.pieces().side(unit), exit);
        }
        int far = known[i][hex];
        return far == 0 ? THERE : -PULL * far;
      }
    }
    return 0;
  }

  /** How many hexes of land no enemy bars lie between each hex and one where units may leave. */
  private byte[] way(Position position, Side side, ScenarioPlan.Exit exit) {
    HexGrid grid = theatre.grid();
    Board board = theatre.board(position);
    byte[] far = new byte[grid.size()];
    Arrays.fill(far, (byte) NO_WAY);
    int[] queue = new int[grid.size()];
    int count = 0;
    for (int hex : exit.region().toArray()) {
      if (board.inPlay(hex)
          && !board.holds(side.enemy(), hex)
          && (theatre.ground().onRoad(hex) || theatre.ground().onRail(hex))) {
        far[hex] = 0;
        queue[count++] = hex;
      }
    }
    for (int i = 0; i < count; i++) {
      int hex = queue[i];
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = grid.neighbour(hex, direction);
        if (next != HexGrid.NONE
            && far[next] == NO_WAY
            && far[hex] < NO_WAY - 1
            && board.inPlay(next)
            && passable(next)
            && !board.holds(side.enemy(), next)) {
          far[next] = (byte) (far[hex] + 1);
          queue[count++] = next;
        }
      }
    }
    return far;
  }

  /** Lorries do not leave the ways of a marsh, and others had better not [10.78]. */
  private boolean passable(int hex) {
    Terrain terrain = theatre.ground().terrain(hex);
    boolean soft = terrain == Terrain.MARSH || terrain == Terrain.SWAMP;
    return theatre.ground().land(hex) && (!soft || theatre.ground().onRoad(hex));
  }
}
