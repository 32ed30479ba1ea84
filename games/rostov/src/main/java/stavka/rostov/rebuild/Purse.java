package stavka.rostov.rebuild;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;

/** The points a side has to spend, and what units want. */
@Rule({"7.22", "7.24", "7.31", "7.32", "7.41"})
final class Purse {
  static final String MEN = "i";
  static final String ARMS = "a";
  static final String TRAIN = "train";

  private final RostovTheatre theatre;
  private final Side side;

  /** What a step of each unit costs: charts tell it by profile, and units are asked about often. */
  private final Charts.@Nullable Cost[] costs;

  Purse(RostovTheatre theatre, Side side) {
    this.theatre = theatre;
    this.side = side;
    this.costs = new Charts.Cost[theatre.pieces().count()];
    for (int unit = 0; unit < costs.length; unit++) {
      costs[unit] = theatre.charts().cost(theatre.pieces().profile(unit));
    }
  }

  /** What a step of a unit costs; null if no points bring it back. */
  Charts.@Nullable Cost cost(int unit) {
    return costs[unit];
  }

  private int entry(String type) {
    return switch (type) {
      case MEN -> RostovLedger.of(RostovLedger.TYPE_I, side);
      case ARMS -> RostovLedger.of(RostovLedger.TYPE_A, side);
      default -> RostovLedger.TRAINS;
    };
  }

  int left(Position position, String type) {
    return position.ledger(entry(type));
  }

  boolean has(Position position, String type, int points) {
    return left(position, type) >= points;
  }

  void pay(Draft draft, String type, int points) {
    draft.add(entry(type), -points);
  }

  /** Points come in; what the track does not hold is lost. */
  @Rule({"7.22", "7.31", "7.32"})
  void gain(Draft draft, String type, int points) {
    int most = theatre.charts().rebuild().track(side);
    draft.enter(entry(type), Math.min(most, draft.ledger(entry(type)) + points));
  }
}
