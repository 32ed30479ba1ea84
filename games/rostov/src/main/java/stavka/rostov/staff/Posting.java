package stavka.rostov.staff;

import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * Where units are put down that come in the midst of the country: fortress units where points are
 * to be had nearest the enemy, divisions called up in a village that bars his way, or not at all.
 */
@Rule({"8.4", "8.62"})
record Posting(RostovTheatre theatre, Aims aims) {
  private static final int POINT = 3;

  /** How near to the enemy a village must be, and how far from him. */
  private static final int NEAR = 7;

  private static final int AWAY = 3;

  Optional<Order> next(Position position, List<Order> offered) {
    byte[] far = theatre.board(position).distancesToUnits(Side.AXIS);
    Order best = null;
    int most = Integer.MIN_VALUE;
    for (Order order : offered) {
      if (order instanceof Place place && wanted(place, far[place.hex()])) {
        int worth = POINT * aims.points(position, place.hex()) - far[place.hex()];
        if (worth > most) {
          most = worth;
          best = order;
        }
      }
    }
    return Optional.ofNullable(best);
  }

  /** A garrison stays where it is until it is released, so that it must stand in the way. */
  @Rule("22.81")
  private boolean wanted(Place place, int far) {
    RostovPieces pieces = theatre.pieces();
    return pieces.kind(place.units().first()) == Kind.UR_MG || (far >= AWAY && far <= NEAR);
  }
}
