package stavka.rostov.supply;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.IntPredicate;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLedger;

/** Ports that the same sea joins; it carries supply from those of them that a land line reaches. */
@Rule("6.54")
final class Ports {
  private final RostovGround ground;
  private final Ints ports;

  /** For each water hex, the number of its sea, from 1. */
  private final int[] seas;

  Ports(RostovGround ground) {
    this.ground = ground;
    this.ports = Ints.of(ground.ports().toArray());
    this.seas = new int[ground.grid().size()];
    int sea = 0;
    for (int hex = 0; hex < seas.length; hex++) {
      if (!ground.land(hex) && seas[hex] == 0) {
        flood(hex, ++sea);
      }
    }
  }

  private void flood(int from, int sea) {
    Deque<Integer> open = new ArrayDeque<>();
    open.add(from);
    seas[from] = sea;
    while (!open.isEmpty()) {
      int hex = open.remove();
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = ground.grid().neighbour(hex, direction);
        if (next >= 0 && !ground.land(next) && seas[next] == 0) {
          seas[next] = sea;
          open.add(next);
        }
      }
    }
  }

  /** The seas that a port lies on, a bit each. */
  private long seasOf(int port) {
    long bits = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = ground.grid().neighbour(port, direction);
      if (next >= 0 && seas[next] > 0) {
        bits |= 1L << (seas[next] % Long.SIZE);
      }
    }
    return bits;
  }

  /** A side's ports that enemies and their zones leave open, while ships sail. */
  Ints sailing(Position position, Side side, IntPredicate open) {
    return position.ledger(RostovLedger.FROZEN) != 0
        ? Ints.EMPTY
        : ports.filter(port -> Control.holds(position, side, port) && open.test(port));
  }

  /**
   * Those ports that ships feed from another, whether a land line of their own leads there or not.
   *
   * @param byLand whether a land line leads to a port
   */
  Ints fed(Ints sailing, IntPredicate byLand) {
    Ints from = sailing.filter(byLand);
    return sailing.filter(
        port -> from.any(other -> other != port && (seasOf(other) & seasOf(port)) != 0));
  }
}
