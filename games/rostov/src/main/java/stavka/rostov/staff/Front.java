package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.combat.CombatSection;
import stavka.rostov.declaration.Closure;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovTheatre;

/** The enemies a side touches, who could attack each, and what that promises. */
final class Front {
  /** What an attack is worth that may not be declared. */
  static final double BARRED = -1e6;

  /** How often reserves that could come do so. */
  private static final double MET = 0.7;

  /** How many enemy hexes a picture has room for. */
  private static final int MOST = 62;

  private final Position position;
  private final Side side;
  private final Closure closure;
  private final CombatSection combat;
  private final BattleWorth worth;
  private final @Nullable Reserves reserves;
  private final Map<Declare, double[]> known = new HashMap<>();

  /** The enemy hexes, and for each unit near them which it must have attacked, a bit each. */
  final int[] targets;

  final int[] units;
  final long[] owes;
  final long[] strikes;

  Front(
      RostovTheatre theatre,
      Closure closure,
      CombatSection combat,
      BattleWorth worth,
      @Nullable Reserves reserves,
      Position position,
      Side side) {
    this.position = position;
    this.side = side;
    this.closure = closure;
    this.combat = combat;
    this.worth = worth;
    this.reserves = reserves;
    Board board = theatre.board(position);
    List<Integer> hexes = new ArrayList<>();
    Map<Integer, Long> strikers = new HashMap<>();
    for (int unit = 0; unit < position.counters(); unit++) {
      int hex = position.place(unit);
      if (theatre.pieces().side(unit) != side
          && position.onMap(unit)
          && hexes.size() < MOST
          && !hexes.contains(hex)
          && board.holds(side.enemy(), hex)
          && closure.checks().target(position, side, hex) == null) {
        Ints free = closure.checks().free(position, side, Ints.of(hex));
        if (!free.isEmpty()) {
          long bit = 1L << hexes.size();
          hexes.add(hex);
          free.each(one -> strikers.merge(one, bit, (a, b) -> a | b));
        }
      }
    }
    this.targets = hexes.stream().mapToInt(Integer::intValue).toArray();
    List<Integer> able = strikers.keySet().stream().sorted().toList();
    List<Integer> kept = new ArrayList<>();
    Map<Integer, Long> owed = new HashMap<>();
    for (int unit : able) {
      long mask = 0;
      boolean possible = true;
      for (int hex : closure.owed(position, side, position.place(unit))) {
        int index = hexes.indexOf(hex);
        possible &= index >= 0;
        mask |= index < 0 ? 0 : 1L << index;
      }
      if (possible) {
        kept.add(unit);
        owed.put(unit, mask);
      }
    }
    kept.sort((a, b) -> Integer.compare(attack(theatre, b), attack(theatre, a)));
    this.units = kept.stream().mapToInt(Integer::intValue).toArray();
    this.owes = kept.stream().mapToLong(unit -> owed.getOrDefault(unit, 0L)).toArray();
    this.strikes = kept.stream().mapToLong(unit -> strikers.getOrDefault(unit, 0L)).toArray();
  }

  private int attack(RostovTheatre theatre, int unit) {
    return theatre.pieces().attack(position, unit);
  }

  /**
   * What an attack on a hex is worth without supply and with it; the first is {@link #BARRED} if it
   * may not be declared.
   */
  double[] worth(int target, Ints attackers) {
    Declare order = new Declare(attackers, Ints.of(targets[target]), false);
    return known.computeIfAbsent(order, this::appraised);
  }

  private double[] appraised(Declare order) {
    if (order.units().isEmpty() || closure.checks().objection(position, side, order) != null) {
      return new double[] {BARRED, BARRED};
    }
    Ints support = combat.support(position, side, order.units(), order.targets());
    double plain = appraised(order, Ints.EMPTY);
    double helped = support.isEmpty() ? BARRED : appraised(order, support);
    return new double[] {plain, helped};
  }

  /** An attack that promises something may find reserves in its way. */
  private double appraised(Declare order, Ints support) {
    Attack attack = new Attack(order.units(), order.targets(), 0, support);
    double alone = worth.of(position, side, attack);
    if (reserves == null || alone <= 0) {
      return alone;
    }
    Position met = reserves.sent(position, side, order.targets().first());
    return met == null
        ? alone
        : (1 - MET) * alone + MET * Math.min(alone, worth.of(met, side, attack));
  }

  /** The targets of each set that hangs together by who touches whom. */
  List<Long> parts() {
    List<Long> parts = new ArrayList<>();
    for (int i = 0; i < targets.length; i++) {
      merge(parts, 1L << i);
    }
    for (int k = 0; k < units.length; k++) {
      merge(parts, owes[k] | strikes[k]);
    }
    return parts;
  }

  private static void merge(List<Long> parts, long mask) {
    long whole = mask;
    for (int i = parts.size() - 1; i >= 0; i--) {
      if ((parts.get(i) & mask) != 0) {
        whole |= parts.remove(i);
      }
    }
    parts.add(whole);
  }
}
