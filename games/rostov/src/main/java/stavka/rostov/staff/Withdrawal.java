package stavka.rostov.staff;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.combat.FallBack;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Terrain;

/**
 * By which way the beaten go back: what a zone on it costs [16.46] is not seen in the position that
 * follows, since the step is paid and the die thrown later.
 */
final class Withdrawal {
  /** What a hex with friends, shelter, or a point is worth to those who come to it, in steps. */
  private static final double FRIENDS = 0.3;

  private static final double SHELTER = 0.2;
  private static final double PLACE = 0.5;

  /** What each hex to the nearest place that scores, and from the nearest enemy, is worth. */
  private static final double NEAR = 0.02;

  private static final double AWAY = 0.1;
  private static final int SAFE = 4;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final CombatSection combat;
  private final Aims aims;
  private final BattleWorth worth;
  private final Stations stations;

  Withdrawal(
      RostovTheatre theatre,
      CombatSection combat,
      Aims aims,
      BattleWorth worth,
      Stations stations) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.combat = combat;
    this.aims = aims;
    this.worth = worth;
    this.stations = stations;
  }

  private record Choice(FallBack order, double cost) {}

  /** The next group to go and its way; null where the enemy chooses. */
  @Nullable Order next(Position position, Orders legal) {
    Side side = legal.decision().side();
    Map<Ints, Choice> choices = new HashMap<>();
    Ints[] whole = {Ints.EMPTY};
    legal.forEach(
        order -> {
          if (order instanceof FallBack going && pieces.side(going.units().first()) == side) {
            double cost = cost(position, going.units(), going.path());
            Choice known = choices.get(going.units());
            if (known == null || cost < known.cost) {
              choices.put(going.units(), new Choice(going, cost));
            }
            whole[0] = going.units().size() > whole[0].size() ? going.units() : whole[0];
          }
        });
    Choice together = choices.get(whole[0]);
    if (together == null) {
      return null;
    }
    Choice least = together;
    double apart = 0;
    for (int unit : whole[0]) {
      Choice alone = choices.get(Ints.of(unit));
      apart += alone == null ? together.cost : alone.cost;
      least = alone != null && alone.cost < least.cost ? alone : least;
    }
    Choice burden = burden(position, legal, whole[0], choices, Math.min(together.cost, apart));
    if (burden != null) {
      return burden.order;
    }
    return (apart < together.cost ? least : together).order;
  }

  /** A gun that had better go by itself, so that the others come through; else null. */
  private @Nullable Choice burden(
      Position position, Orders legal, Ints whole, Map<Ints, Choice> choices, double otherwise) {
    Ints guns = whole.filter(pieces::artillery);
    Ints others = whole.filter(unit -> !pieces.artillery(unit));
    if (guns.isEmpty() || others.isEmpty()) {
      return null;
    }
    double[] rest = {Double.POSITIVE_INFINITY};
    legal.forEach(
        order -> {
          if (order instanceof FallBack going && going.units().equals(whole)) {
            rest[0] = Math.min(rest[0], cost(position, others, going.path()));
          }
        });
    double sum = rest[0];
    for (int gun : guns) {
      Choice alone = choices.get(Ints.of(gun));
      sum += alone == null ? Double.POSITIVE_INFINITY : alone.cost;
    }
    return sum < otherwise ? choices.get(Ints.of(guns.first())) : null;
  }

  /** The steps that a way may be expected to cost, less what its end is worth. */
  private double cost(Position position, Ints units, Ints path) {
    if (path.isEmpty()) {
      return value(position, units);
    }
    double through = combat.passage(position, units, path);
    double least = 0;
    if (through < 1) {
      least = Double.POSITIVE_INFINITY;
      for (int unit : units) {
        least = Math.min(least, worth.step(unit));
      }
    }
    double left = value(position, units) - least;
    return least + (1 - through) * left - ending(position, units, path.last());
  }

  private double value(Position position, Ints units) {
    double sum = 0;
    for (int unit : units) {
      sum += theatre.faces().steps(position, unit) * worth.step(unit);
    }
    return sum;
  }

  private double ending(Position position, Ints units, int hex) {
    Side side = pieces.side(units.first());
    Terrain terrain = theatre.ground().terrain(hex);
    boolean sheltered = terrain.urban() || terrain == Terrain.HILL || theatre.ground().wooded(hex);
    int enemies = theatre.board(position).distancesToUnits(side.enemy())[hex];
    return stations.footing(position, units.first(), hex)
        + (theatre.board(position).holds(side, hex) ? FRIENDS : 0)
        + (sheltered ? SHELTER : 0)
        + PLACE * aims.points(position, hex)
        + NEAR * aims.near(position, hex)
        + AWAY * Math.min(SAFE, enemies);
  }
}
