package stavka.rostov.rebuild;

import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** What the staff would do with replacements, for bots. */
public final class RebuildCounsel {
  /** A unit worth less than this when it is whole goes on marching. */
  private static final int LEAST = 6;

  /** A unit this near to the enemy is wanted where it is. */
  private static final int FRONT = 4;

  private final RostovTheatre theatre;

  public RebuildCounsel(RostovTheatre theatre) {
    this.theatre = theatre;
  }

  /** What comes next in a phase in which points are spent; empty in others. */
  public Optional<Order> spend(Orders legal) {
    String code = legal.decision().code();
    return code.endsWith("-replacements") || code.endsWith("-engineers")
        ? legal.suggestion()
        : Optional.empty();
  }

  /** The strongest worn unit behind the front that should stand still for a step, if any. */
  public Optional<Order> refit(Position position, Orders legal) {
    RostovPieces pieces = theatre.pieces();
    byte[] far = theatre.board(position).distancesToUnits(legal.decision().side().enemy());
    Order[] best = {null};
    int[] most = {LEAST - 1};
    legal.forExtras(
        order -> {
          if (order instanceof Refit refit) {
            int unit = refit.unit();
            int worth = Worth.of(pieces, unit) + position.get(unit, RostovMarks.STEP);
            if (worth > most[0] && far[position.place(unit)] > FRONT) {
              most[0] = worth;
              best[0] = refit;
            }
          }
        });
    return Optional.ofNullable(best[0]);
  }
}
