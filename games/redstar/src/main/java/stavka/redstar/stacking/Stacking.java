package stavka.redstar.stacking;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.Theatre;

/** How much may stand on a hex. */
@Rule("4.0")
public final class Stacking {
  private final Pieces pieces;
  private final Limits.Stack limits;

  public Stacking(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().stacking();
  }

  @Rule({"4.0.3", "4.0.5"})
  public int limit(Side side) {
    return limits.most(side);
  }

  /** The stacking points of a side on a hex. */
  public int points(Position position, Side side, int hex) {
    int points = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      points += pieces.side(unit) == side ? pieces.stackingPoints(unit) : 0;
    }
    return points;
  }

  /** Whether units would fit on a hex if they joined those that stand there. */
  public boolean fits(Position position, Ints units, int hex) {
    Side side = pieces.side(units.first());
    int points = points(position, side, hex);
    int riders = riders(position, hex);
    for (int i = 0; i < units.size(); i++) {
      if (position.place(units.get(i)) != hex) {
        points += pieces.stackingPoints(units.get(i));
        riders += pieces.is(units.get(i), Kind.GUARDS_CAVALRY) ? 1 : 0;
      }
    }
    return points <= limit(side) && riders <= 1 && !mixes(position, units, hex);
  }

  /** Whether a hex holds more of a side than it may. */
  @Rule({"4.0.3", "4.0.5", "4.0.6"})
  public boolean over(Position position, Side side, int hex) {
    return points(position, side, hex) > limit(side)
        || riders(position, hex) > 1
        || mixes(position, Ints.EMPTY, hex);
  }

  private int riders(Position position, int hex) {
    int riders = 0;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      riders += pieces.is(unit, Kind.GUARDS_CAVALRY) ? 1 : 0;
    }
    return riders;
  }

  /** Whether two nations other than the German would stand together. */
  @Rule("4.0.4")
  public boolean mixes(Position position, Ints coming, int hex) {
    Nation ally = null;
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (foreign(unit)) {
        if (ally != null && ally != pieces.nation(unit)) {
          return true;
        }
        ally = pieces.nation(unit);
      }
    }
    for (int i = 0; i < coming.size(); i++) {
      if (foreign(coming.get(i))) {
        if (ally != null && ally != pieces.nation(coming.get(i))) {
          return true;
        }
        ally = pieces.nation(coming.get(i));
      }
    }
    return false;
  }

  private boolean foreign(int unit) {
    return pieces.side(unit) == Side.AXIS && pieces.nation(unit) != Nation.GERMAN;
  }
}
