package stavka.rostov.arrival;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;

/**
 * How the steps are made up that a unit lacks when it is called away: by steps of others, who keep
 * one each, then by points.
 */
@Rule("8.71")
record MadeUp(RostovTheatre theatre, Side side) {
  private static final String MEN = "i";
  private static final String ARMS = "a";

  /** Steps that another unit can give. */
  int gives(Position position, int unit) {
    return theatre.faces().steps(position, unit) - 1;
  }

  /** Steps that others can give together. */
  int given(Position position, Ints others) {
    int sum = 0;
    for (int other : others) {
      sum += gives(position, other);
    }
    return sum;
  }

  boolean enough(Position position, int unit, int missing, Ints others) {
    int left = Math.max(0, missing - given(position, others));
    return left == 0 || left * price(unit) <= points(position, unit);
  }

  /** Points that a step of a unit costs; more than there are if none restore it. */
  private int price(int unit) {
    Charts.@Nullable Cost cost = theatre.charts().cost(theatre.pieces().profile(unit));
    return cost == null ? Integer.MAX_VALUE / 8 : cost.step();
  }

  private int points(Position position, int unit) {
    int entry = entry(unit);
    return entry < 0 ? 0 : position.ledger(entry);
  }

  /** Where a side keeps the points that restore a unit; -1 if it has none. */
  private int entry(int unit) {
    Charts.@Nullable Cost cost = theatre.charts().cost(theatre.pieces().profile(unit));
    return switch (cost == null ? "" : cost.type()) {
      case MEN -> RostovLedger.of(RostovLedger.TYPE_I, side);
      case ARMS -> RostovLedger.of(RostovLedger.TYPE_A, side);
      default -> -1;
    };
  }

  void pay(Draft draft, int unit, int missing, Ints others) {
    int left = missing;
    for (int other : others) {
      for (int steps = gives(draft.view(), other); steps > 0 && left > 0; steps--) {
        theatre.faces().turn(draft, other);
        left--;
      }
    }
    if (left > 0) {
      draft.add(entry(unit), -left * price(unit));
    }
    draft.set(unit, RostovMarks.STEP, draft.get(unit, RostovMarks.STEP) - missing);
  }
}
