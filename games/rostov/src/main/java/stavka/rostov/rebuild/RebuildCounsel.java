package stavka.rostov.rebuild;

import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Whom the staff has stand still for replacements, for bots. */
@Rule("7.41")
public final class RebuildCounsel {
  /** A unit worth less than this when it is whole goes on marching. */
  private static final int LEAST = 6;

  /** A unit this near to the enemy is wanted where it is. */
  private static final int FRONT = 4;

  private final RostovTheatre theatre;
  private final Purse axis;
  private final Purse soviet;

  public RebuildCounsel(RostovTheatre theatre) {
    this.theatre = theatre;
    this.axis = new Purse(theatre, Side.AXIS);
    this.soviet = new Purse(theatre, Side.SOVIET);
  }

  /** The strongest worn unit behind the front for which points are left, if any. */
  public Optional<Order> refit(Position position, Side side, List<Order> offered) {
    RostovPieces pieces = theatre.pieces();
    byte[] far = theatre.board(position).distancesToUnits(side.enemy());
    Order best = null;
    int most = LEAST - 1;
    for (Order order : offered) {
      if (order instanceof Refit(int unit)
          && far[position.place(unit)] > FRONT
          && affords(position, side, unit)) {
        int worth = Worth.of(pieces, unit) + position.get(unit, RostovMarks.STEP);
        if (worth > most) {
          most = worth;
          best = order;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** Whether points are left for a unit beside those who stand still for them already. */
  private boolean affords(Position position, Side side, int unit) {
    Purse purse = side == Side.AXIS ? axis : soviet;
    Charts.Cost wanted = purse.cost(unit);
    if (wanted == null) {
      return false;
    }
    int points = wanted.step();
    for (int other = 0; other < theatre.pieces().count(); other++) {
      Charts.Cost cost = purse.cost(other);
      if (cost != null
          && theatre.pieces().side(other) == side
          && position.has(other, RostovMarks.REFIT)
          && cost.type().equals(wanted.type())) {
        points += cost.step();
      }
    }
    return purse.has(position, wanted.type(), points);
  }
}
