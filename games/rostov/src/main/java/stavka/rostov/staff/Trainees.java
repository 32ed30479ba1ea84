package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Charts;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.special.Reinforce;

/**
 * Zap regiments march to worn units before those march themselves, and give them their men: first
 * to those whom the enemy holds where they are.
 */
@Rule({"7.22", "22.72"})
final class Trainees {
  /** The type of points that these men are. */
  private static final String MEN = "i";

  /** What it adds that a unit stands before the enemy, and what a point is worth that it holds. */
  private static final int FRONT = 6;

  private static final int PLACE = 2;

  /** What a unit must be worth to be given men. */
  private static final int LEAST = 5;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final Ints regiments;

  Trainees(RostovTheatre theatre, Aims aims) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    Ints found = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      found = pieces.kind(unit) == Kind.ZAP ? found.with(unit) : found;
    }
    this.regiments = found;
  }

  /** Whether none but Zap regiments have marched in this phase. */
  boolean alone(Position position) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.SOVIET
          && position.has(unit, RostovMarks.MOVED)
          && pieces.kind(unit) != Kind.ZAP
          && !pieces.train(unit)) {
        return false;
      }
    }
    return true;
  }

  /** Men for who is worth most, or the march that brings them there. */
  @Nullable Order next(Position position, Orders legal) {
    Ints here = regiments.filter(position::onMap);
    if (here.isEmpty()) {
      return null;
    }
    Order best = null;
    int most = LEAST - 1;
    for (int zap : here) {
      for (int unit : position.stack(position.place(zap))) {
        Reinforce order = new Reinforce(zap, unit);
        int worth = worth(position, unit);
        if (worth > most && legal.allows(order)) {
          most = worth;
          best = order;
        }
      }
    }
    return best == null ? march(position, legal, here) : best;
  }

  private @Nullable Order march(Position position, Orders legal, Ints here) {
    Order best = null;
    int most = LEAST - 1;
    for (int zap : here) {
      List<Move> ways = new ArrayList<>();
      legal.forUnit(
          zap,
          order -> {
            if (order instanceof Move move && move.units().size() == 1) {
              ways.add(move);
            }
          });
      for (Move move : ways) {
        int hex = move.path().last();
        for (int unit : position.stack(hex)) {
          int worth = worth(position, unit);
          if (worth > most && theatre.stacking().fits(position, move.units(), hex)) {
            most = worth;
            best = move;
          }
        }
      }
    }
    return best;
  }

  /** What it is worth to give a unit a step, and with it to leave it where it is. */
  private int worth(Position position, int unit) {
    Charts.@Nullable Cost cost = theatre.charts().cost(pieces.profile(unit));
    if (pieces.side(unit) != Side.SOVIET
        || position.get(unit, RostovMarks.STEP) == 0
        || position.has(unit, RostovMarks.MOVED)
        || position.has(unit, RostovMarks.ACTIVATED)
        || cost == null
        || !cost.type().equals(MEN)) {
      return 0;
    }
    int hex = position.place(unit);
    int far = theatre.board(position).distancesToUnits(Side.AXIS)[hex];
    return pieces.attack(position, unit)
        + pieces.defence(position, unit)
        + (far <= 2 ? FRONT : 0)
        + PLACE * aims.points(position, hex);
  }
}
