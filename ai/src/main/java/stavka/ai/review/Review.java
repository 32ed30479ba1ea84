package stavka.ai.review;

import java.util.List;

/**
 * A match looked back on. The same match always gives the same review.
 *
 * @param moments in the order of play, the first after set-up
 * @param turningPoints in the order of play
 */
public record Review(List<Moment> moments, List<TurningPoint> turningPoints) {
  public Review {
    moments = List.copyOf(moments);
    turningPoints = List.copyOf(turningPoints);
  }
}
