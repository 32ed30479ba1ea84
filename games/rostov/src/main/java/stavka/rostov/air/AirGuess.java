package stavka.rostov.air;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;

/**
 * What a side may think flies over hexes: as many of the enemy's as it sees, but any who could be
 * there of all that his Ready box may hold, dummies among them.
 */
@Rule({"17.25", "17.31"})
record AirGuess(Squadrons squadrons, MissionChecks checks) {
  /** Deals the enemy's face-down units anew; what has been shown stays. */
  Position imagine(Position position, Side side, long seed) {
    Side enemy = side.enemy();
    Ints hidden = hidden(position, enemy);
    if (hidden.isEmpty()) {
      return position;
    }
    int[] slots = hidden.stream().map(unit -> squadrons.over(position, unit)).sorted().toArray();
    List<Integer> hands = new ArrayList<>();
    for (int unit : squadrons.of(enemy)) {
      boolean seen = squadrons.over(position, unit) >= 0 && !hidden.contains(unit);
      if (position.inBox(unit, Box.READY) && !seen) {
        hands.add(unit);
      }
    }
    Collections.shuffle(hands, new SplittableRandom(seed));
    int[] dealt = deal(position, MissionKind.of(position, enemy), slots, hands);
    Draft draft = position.edit();
    hidden.each(unit -> squadrons.deal(draft, unit, -1));
    for (int i = 0; i < slots.length; i++) {
      squadrons.deal(draft, dealt[i], slots[i]);
    }
    return draft.view();
  }

  private Ints hidden(Position position, Side enemy) {
    Frame frame = position.frame();
    int open = frame instanceof AirBattle battle ? battle.hex() : -1;
    return squadrons
        .of(enemy)
        .filter(
            unit -> {
              int hex = squadrons.over(position, unit);
              return hex >= 0 && hex != open;
            });
  }

  /**
   * Gives each place in the air one who can fly there, whoever does: places before are dealt again
   * where that leaves somebody for this one.
   */
  private int[] deal(Position position, MissionKind kind, int[] slots, List<Integer> hands) {
    int[] dealt = new int[slots.length];
    Arrays.fill(dealt, -1);
    for (int slot = 0; slot < slots.length; slot++) {
      if (!place(position, kind, slots, slot, hands, dealt, new ArrayList<>())) {
        throw new IllegalStateException("nobody could fly over hex " + slots[slot]);
      }
    }
    return dealt;
  }

  private boolean place(
      Position position,
      MissionKind kind,
      int[] slots,
      int slot,
      List<Integer> hands,
      int[] dealt,
      List<Integer> tried) {
    for (int unit : hands) {
      if (!tried.contains(unit) && checks.joins(position, kind, unit, slots[slot]) == null) {
        tried.add(unit);
        int holder = holder(dealt, unit);
        if (holder < 0 || place(position, kind, slots, holder, hands, dealt, tried)) {
          dealt[slot] = unit;
          return true;
        }
      }
    }
    return false;
  }

  private static int holder(int[] dealt, int unit) {
    for (int slot = 0; slot < dealt.length; slot++) {
      if (dealt[slot] == unit) {
        return slot;
      }
    }
    return -1;
  }
}
