package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;

/** Finds the attacks a side can mount, the most promising first, and commits units to them. */
final class Strikes {
  /** Whether a block may attack a hex from another. */
  interface Licence {
    boolean allows(Block block, int from, int target);
  }

  /** What keeping a point of strength for something else is worth. */
  private static final double THRIFT = 0.012;

  private static final double OVERKILL = 12;

  private final SituationMap picture;
  private final Layout layout;
  private final Balance balance;
  private final Prospects prospects;
  private final Licence licence;
  private final Map<Integer, List<Block>> reachers = new HashMap<>();

  Strikes(
      SituationMap picture, GoalField goals, Layout layout, List<Block> blocks, Licence licence) {
    this.picture = picture;
    this.layout = layout;
    this.balance = new Balance(picture, goals, layout);
    this.prospects = picture.lore.prospects(picture.position, picture.side);
    this.licence = licence;
    for (Block block : blocks) {
      if (block.attack > 0) {
        if (block.mayStay) {
          index(block, block.from);
        }
        for (int hex : block.orders.keySet()) {
          index(block, hex);
        }
      }
    }
  }

  private void index(Block block, int hex) {
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int near = picture.grid.neighbour(hex, direction);
      if (near != HexGrid.NONE && picture.enemyHere[near]) {
        reachers.computeIfAbsent(hex, unknown -> new ArrayList<>()).add(block);
        return;
      }
    }
  }

  /** Commits blocks to attacks as long as one promises enough. */
  List<Strike> commit() {
    List<Strike> made = new ArrayList<>();
    List<Strike> open = all();
    while (true) {
      Strike best = null;
      for (Strike strike : open) {
        if (best == null || strike.worth > best.worth) {
          best = strike;
        }
      }
      if (best == null || best.worth < picture.style.nerve()) {
        return made;
      }
      for (int i = 0; i < best.blocks.size(); i++) {
        Block block = best.blocks.get(i);
        block.post = best.hexes.get(i);
        block.target = best.target;
        layout.put(block, block.post);
      }
      made.add(best);
      open = without(open, best);
    }
  }

  private List<Strike> without(List<Strike> open, Strike made) {
    List<Strike> left = new ArrayList<>();
    for (Strike strike : open) {
      if (strike.target != made.target) {
        boolean changed =
            strike.touches(made) || picture.grid.distance(strike.target, made.target) <= 3;
        Strike again = changed ? against(strike.target) : strike;
        if (again != null) {
          left.add(again);
        }
      }
    }
    return left;
  }

  /** The best attack on each enemy hex, with blocks that are not committed yet. */
  List<Strike> all() {
    List<Strike> found = new ArrayList<>();
    for (int target = 0; target < picture.size; target++) {
      if (picture.enemyHere[target]) {
        Strike strike = against(target);
        if (strike != null) {
          found.add(strike);
        }
      }
    }
    return found;
  }

  /** A block with the hexes it could attack from, and how strongly. */
  private static final class Candidate {
    final Block block;
    final int[] hexes;
    final double[] strengths;
    final double strongest;

    Candidate(Block block, int[] hexes, double[] strengths, double strongest) {
      this.block = block;
      this.hexes = hexes;
      this.strengths = strengths;
      this.strongest = strongest;
    }
  }

  /** The best attack on a hex with blocks that are free, though those of another were not. */
  @Nullable Strike beside(Strike other, int target) {
    for (Block block : other.blocks) {
      block.post = block.from;
    }
    Strike found = against(target);
    for (Block block : other.blocks) {
      block.post = -1;
    }
    return found;
  }

  /** The best attack on a hex with blocks that are not committed yet. */
  @Nullable Strike against(int target) {
    List<Candidate> candidates = candidates(target);
    if (candidates.isEmpty()) {
      return null;
    }
    Strike strike = new Strike(target);
    double best = -1e9;
    int bestCount = 0;
    double bestAttack = 0;
    double risk = 0;
    double attack = 0;
    double defence = picture.enemyDefence[target];
    for (Candidate candidate : candidates) {
      int choice = choice(candidate, strike, target);
      if (choice < 0) {
        continue;
      }
      int hex = candidate.hexes[choice];
      strike.add(candidate.block, hex, candidate.strengths[choice]);
      attack += candidate.strengths[choice];
      risk += 0.5 * picture.style.caution() * layout.riskOf(candidate.block, hex);
      Chances chances = prospects.at(attack, defence);
      double worth =
          balance.of(target, chances, strike.blocks, strike.hexes) - THRIFT * attack - risk;
      if (worth > best + 1e-9) {
        best = worth;
        bestCount = strike.blocks.size();
        bestAttack = attack;
      }
      if (attack > OVERKILL * defence) {
        break;
      }
    }
    if (bestCount == 0) {
      return null;
    }
    strike.keep(bestCount);
    strike.attack = bestAttack;
    strike.worth = best;
    return strike;
  }

  private List<Candidate> candidates(int target) {
    Map<Block, List<int[]>> ways = new LinkedHashMap<>();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int hex = picture.grid.neighbour(target, direction);
      if (hex == HexGrid.NONE) {
        continue;
      }
      int barrier = picture.facts.barrier(picture.position, hex, HexGrid.opposite(direction));
      if (barrier == 0) {
        continue;
      }
      for (Block block : reachers.getOrDefault(hex, List.of())) {
        if (block.post < 0 && layout.room(block, hex) && licence.allows(block, hex, target)) {
          ways.computeIfAbsent(block, unknown -> new ArrayList<>()).add(new int[] {hex, barrier});
        }
      }
    }
    List<Candidate> candidates = new ArrayList<>();
    ways.forEach(
        (block, list) -> {
          int[] hexes = new int[list.size()];
          double[] strengths = new double[list.size()];
          double strongest = 0;
          for (int i = 0; i < hexes.length; i++) {
            hexes[i] = list.get(i)[0];
            double supply = picture.sustains(block.units[0], hexes[i]) ? 1 : 0.5;
            strengths[i] = block.attack * supply / list.get(i)[1];
            strongest = Math.max(strongest, strengths[i]);
          }
          candidates.add(new Candidate(block, hexes, strengths, strongest));
        });
    candidates.sort(Comparator.comparingDouble((Candidate c) -> -c.strongest));
    return candidates;
  }

  /** The hex from which a block helps most: full strength, a way of retreat closed, safety. */
  private int choice(Candidate candidate, Strike strike, int target) {
    int best = -1;
    double bestScore = -1e9;
    for (int i = 0; i < candidate.hexes.length; i++) {
      int hex = candidate.hexes[i];
      int taken = layout.units[hex] + filled(strike, hex);
      if (!candidate.block.fixed && taken + candidate.block.space > picture.capacity) {
        continue;
      }
      double score = candidate.strengths[i] / Math.max(1, candidate.strongest);
      score += 0.25 * closes(hex, strike, target);
      score += hex == candidate.block.from ? 0.1 : 0;
      score -= 0.1 * picture.style.caution() * layout.riskOf(candidate.block, hex);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    return best;
  }

  private static int filled(Strike strike, int hex) {
    int count = 0;
    for (int i = 0; i < strike.blocks.size(); i++) {
      Block block = strike.blocks.get(i);
      count += strike.hexes.get(i) == hex && !block.fixed ? block.space : 0;
    }
    return count;
  }

  /** How many ways of retreat of a hex a block would close from another. */
  private int closes(int hex, Strike strike, int target) {
    int count = 0;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int way = picture.grid.neighbour(target, direction);
      if (way == HexGrid.NONE
          || picture.enemyHere[way]
          || layout.zones[way] > 0
          || (way != hex && !picture.grid.adjacent(way, hex))) {
        continue;
      }
      boolean closed = false;
      for (int other : strike.hexes) {
        closed |= other == way || picture.grid.adjacent(other, way);
      }
      count += closed ? 0 : 1;
    }
    return count;
  }
}
