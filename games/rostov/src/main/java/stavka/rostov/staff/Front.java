package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
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

  /** How many enemy hexes a picture has room for, and how many pairs of them are looked at. */
  private static final int MOST = 62;

  private static final int PAIRS = 40;

  /** What it is worth to be rid of an attack that is owed: a point, often, and better dice. */
  private static final double OWED = 1.2;

  /**
   * What an attack promises.
   *
   * @param plain without supply; {@link #BARRED} if it may not be declared
   * @param helped with supply
   * @param owed what it adds to make it as one of those that are owed; 0 where it does not count
   */
  record Promise(double plain, double helped, double owed) {
    static final Promise NONE = new Promise(BARRED, BARRED, 0);
  }

  private final RostovTheatre theatre;
  private final Position position;
  private final Side side;
  private final Closure closure;
  private final CombatSection combat;
  private final BattleWorth worth;
  private final @Nullable Reserves reserves;
  private final boolean owing;
  private final Map<Declare, Promise> known = new HashMap<>();

  /** The enemy hexes, and for each unit near them which it must have attacked, a bit each. */
  final int[] targets;

  final int[] units;
  final long[] owes;
  final long[] strikes;

  /** What can be attacked as one: each enemy hex, then pairs that somebody stands beside. */
  final List<Ints> goals = new ArrayList<>();

  /** The hexes of each goal, a bit each. */
  final List<Long> masks = new ArrayList<>();

  /**
   * @param owing whether the side owes attacks
   */
  Front(
      RostovTheatre theatre,
      Closure closure,
      CombatSection combat,
      BattleWorth worth,
      @Nullable Reserves reserves,
      Position position,
      Side side,
      boolean owing) {
    this.theatre = theatre;
    this.position = position;
    this.side = side;
    this.closure = closure;
    this.combat = combat;
    this.worth = worth;
    this.reserves = reserves;
    this.owing = owing;
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
    kept.sort((a, b) -> Integer.compare(strength(b), strength(a)));
    this.units = kept.stream().mapToInt(Integer::intValue).toArray();
    this.owes = kept.stream().mapToLong(unit -> owed.getOrDefault(unit, 0L)).toArray();
    this.strikes = kept.stream().mapToLong(unit -> strikers.getOrDefault(unit, 0L)).toArray();
    for (int i = 0; i < targets.length; i++) {
      goals.add(Ints.of(targets[i]));
      masks.add(1L << i);
    }
    for (long both : strikes) {
      pairs(both);
    }
  }

  /** Two hexes that one unit stands beside may be attacked at once. */
  @Rule("12.8")
  private void pairs(long both) {
    for (long left = both; left != 0; left &= left - 1) {
      for (long right = left & (left - 1); right != 0; right &= right - 1) {
        long mask = Long.lowestOneBit(left) | Long.lowestOneBit(right);
        if (!masks.contains(mask) && masks.size() < targets.length + PAIRS) {
          masks.add(mask);
          int one = targets[Long.numberOfTrailingZeros(left)];
          int other = targets[Long.numberOfTrailingZeros(right)];
          goals.add(Ints.of(Math.min(one, other), Math.max(one, other)));
        }
      }
    }
  }

  int strength(int unit) {
    return theatre.pieces().attack(position, unit);
  }

  /** The strength of all who defend a goal. */
  int defence(int goal) {
    int sum = 0;
    for (int hex : goals.get(goal)) {
      for (int unit : position.stack(hex)) {
        sum += theatre.pieces().combat(unit) ? theatre.pieces().defence(position, unit) : 0;
      }
    }
    return sum;
  }

  /** What an attack on a goal is worth. */
  Promise promise(int goal, Ints attackers) {
    return known.computeIfAbsent(new Declare(attackers, goals.get(goal), false), this::appraised);
  }

  private Promise appraised(Declare order) {
    if (order.units().isEmpty() || closure.checks().objection(position, side, order) != null) {
      return Promise.NONE;
    }
    Ints support = combat.support(position, side, order.units(), order.targets());
    BattleWorth.Weighed plain = appraised(order, Ints.EMPTY);
    BattleWorth.Weighed helped = support.isEmpty() ? plain : appraised(order, support);
    double step = helped.worth() > plain.worth() ? helped.step() : plain.step();
    return new Promise(
        plain.worth(),
        support.isEmpty() ? BARRED : helped.worth(),
        counts(order) ? OWED - step : 0);
  }

  /** Whether an attack would do as one that is owed: it costs a step more at an asterisk. */
  @Rule({"12.42", "16.31"})
  private boolean counts(Declare order) {
    Declare owed = new Declare(order.units(), order.targets(), true);
    return owing && closure.checks().objection(position, side, owed) == null;
  }

  /** Engineers lead where that helps; what promises something may find reserves in its way. */
  private BattleWorth.Weighed appraised(Declare order, Ints support) {
    Attack attack = new Attack(order.units(), order.targets(), 0, support);
    BattleWorth.Weighed alone = worth.weigh(position, side, attack);
    Attack led = new Attack(order.units(), order.targets(), 1, support);
    if (combat.led(position, side, led)) {
      BattleWorth.Weighed leading = worth.weigh(position, side, led);
      alone = leading.worth() > alone.worth() ? leading : alone;
    }
    if (reserves == null || alone.worth() <= 0) {
      return alone;
    }
    Position met = reserves.sent(position, side, order.targets().first());
    return met == null
        ? alone
        : new BattleWorth.Weighed(
            (1 - MET) * alone.worth() + MET * Math.min(alone.worth(), worth.of(met, side, attack)),
            alone.step());
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
