package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.play.Orders;
import stavka.engine.value.Ints;

/**
 * Attacks on several hexes at once, where they are worth more than one attack after the other: when
 * those who stand between weak enemies are strong enough for all of them.
 */
final class Sweeps {
  /** What the one attack must promise beyond those apart. */
  private static final double MARGIN = 0.1;

  private static final int MOST_HEXES = 3;

  private final SituationMap picture;
  private final Muster muster;
  private final Strikes strikes;
  private final Battles battles;
  private final Orders legal;

  /** An attack on several hexes, and what it is worth. */
  record Sweep(Attack attack, double worth) {}

  Sweeps(SituationMap picture, Muster muster, Strikes strikes, Battles battles, Orders legal) {
    this.picture = picture;
    this.muster = muster;
    this.strikes = strikes;
    this.battles = battles;
    this.legal = legal;
  }

  /** The best that starts from one of some attacks on a single hex, or null if none pays. */
  @Nullable Sweep best(List<Strike> likely) {
    Sweep best = null;
    for (Strike strike : likely) {
      Sweep sweep = from(strike);
      if (sweep != null && (best == null || sweep.worth() > best.worth())) {
        best = sweep;
      }
    }
    return best;
  }

  private @Nullable Sweep from(Strike strike) {
    Sweep found = null;
    Strike widest = strike;
    double apart = Math.max(0, worth(strike));
    for (boolean wider = true; wider && widest.targets.size() < MOST_HEXES; ) {
      wider = false;
      for (int hex : near(widest.targets)) {
        Strike joint = joint(widest.targets.with(hex));
        if (joint == null || battles.guess(joint) <= battles.guess(widest)) {
          continue;
        }
        double other = apart(strike, hex, apart);
        double worth = worth(joint);
        if (worth > other + MARGIN) {
          Attack helped = battles.helped(joint, battles.attack(joint));
          found = new Sweep(helped, battles.worth(joint, helped));
          widest = joint;
          apart = other;
          wider = true;
          break;
        }
      }
    }
    return found;
  }

  private double worth(Strike strike) {
    return battles.worth(strike, battles.attack(strike));
  }

  /** What attacks on two hexes one after the other are worth, whichever comes first. */
  private double apart(Strike first, int hex, double worth) {
    Strike second = strikes.beside(first, hex);
    double forwards = worth + paying(second);
    Strike alone = strikes.against(hex);
    double backwards =
        alone == null ? 0 : paying(alone) + paying(strikes.beside(alone, first.target));
    return Math.max(forwards, backwards);
  }

  private double paying(@Nullable Strike strike) {
    double worth = strike == null ? 0 : worth(strike);
    return worth < picture.style.nerve() ? 0 : worth;
  }

  /** Everybody who can reach all of the hexes, the strongest first; null if nobody can. */
  private @Nullable Strike joint(Ints targets) {
    List<Block> able = new ArrayList<>();
    for (Block block : muster.blocks) {
      if (block.attack > 0
          && block.from >= 0
          && picture.grid.adjacent(block.from, targets.first())
          && legal.allows(new Attack(Ints.of(block.units), targets, 0))) {
        able.add(block);
      }
    }
    able.sort(Comparator.comparingDouble(block -> -block.attack));
    return able.isEmpty() ? null : together(able, targets);
  }

  /** Those of some blocks that may attack as one: a game may let a single unit do it alone. */
  private Strike together(List<Block> able, Ints targets) {
    Strike all = new Strike(targets);
    able.forEach(block -> all.add(block, block.from, block.attack));
    Ints units = battles.attack(all).units();
    Strike some = new Strike(targets);
    for (Block block : able) {
      if (Ints.of(block.units).all(units::contains)) {
        some.add(block, block.from, block.attack);
      }
    }
    return some.blocks.isEmpty() ? all : some;
  }

  /** Other enemy hexes that somebody beside all of these could be beside as well. */
  private List<Integer> near(Ints targets) {
    List<Integer> found = new ArrayList<>();
    for (int hex = 0; hex < picture.size; hex++) {
      boolean close = picture.enemyHere[hex] && !targets.contains(hex);
      for (int i = 0; i < targets.size() && close; i++) {
        close = picture.grid.distance(hex, targets.get(i)) <= 2;
      }
      if (close) {
        found.add(hex);
      }
    }
    return found;
  }
}
