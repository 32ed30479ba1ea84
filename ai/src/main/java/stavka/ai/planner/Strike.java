package stavka.ai.planner;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.value.Ints;

/** An attack a plan may make: who, from where, and what it promises. */
final class Strike {
  final int target;

  /** The hex attacked, or all of them if it goes for several at once. */
  final Ints targets;

  final List<Block> blocks = new ArrayList<>();
  final List<Integer> hexes = new ArrayList<>();
  double attack;
  double worth;

  Strike(int target) {
    this(Ints.of(target));
  }

  Strike(Ints targets) {
    this.target = targets.first();
    this.targets = targets;
  }

  void add(Block block, int hex, double strength) {
    blocks.add(block);
    hexes.add(hex);
    attack += strength;
  }

  /** Drops all but the first blocks. */
  void keep(int count) {
    blocks.subList(count, blocks.size()).clear();
    hexes.subList(count, hexes.size()).clear();
  }

  boolean touches(Strike other) {
    for (Block block : blocks) {
      if (other.blocks.contains(block)) {
        return true;
      }
    }
    for (int hex : hexes) {
      if (other.hexes.contains(hex)) {
        return true;
      }
    }
    return false;
  }
}
