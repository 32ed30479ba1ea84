package stavka.kharkov.combat;

import java.util.List;
import stavka.engine.position.Hex;
import stavka.engine.position.Ints;

/**
 * Who fights in a combat and under what circumstances, whatever their faces show.
 *
 * @param garrisons city hexes whose garrison defends
 * @param loneHqs headquarters that defend alone in their hex, one a hex
 */
record Muster(List<Part> attackers, List<Part> defenders, @Hex Ints garrisons, List<Part> loneHqs) {
  Muster {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    loneHqs = List.copyOf(loneHqs);
  }
}
