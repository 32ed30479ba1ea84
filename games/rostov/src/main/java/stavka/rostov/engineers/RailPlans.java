package stavka.rostov.engineers;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.RostovLines;
import stavka.rostov.works.Tracks;

/** What the staff would convert: the way that brings railways nearest to the troops. */
record RailPlans(RostovTheatre theatre, RostovLines lines, Tracks tracks) {
  /** Troops farther from a railway than this gain nothing by being a little nearer. */
  private static final int FAR = 40;

  Optional<Order> best(Position position, Conversion conversion) {
    List<Convert> ways = new ArrayList<>();
    conversion.forEach(position, order -> ways.add((Convert) order));
    if (ways.isEmpty()) {
      return Optional.empty();
    }
    Ints troops = troops(position);
    int[] now = now(position, troops);
    Convert best = null;
    double most = 0;
    for (Convert way : ways) {
      double gain = gain(troops, now, way.path().last()) + way.path().size();
      if (gain > most) {
        most = gain;
        best = way;
      }
    }
    return Optional.ofNullable(best);
  }

  private Ints troops(Position position) {
    int[] places = new int[theatre.pieces().count()];
    int count = 0;
    for (int unit = 0; unit < places.length; unit++) {
      if (theatre.pieces().side(unit) == Side.AXIS
          && theatre.pieces().combat(unit)
          && position.onMap(unit)) {
        places[count++] = position.place(unit);
      }
    }
    return Ints.prefix(places, count);
  }

  /** How far each is from the working railway. */
  private int[] now(Position position, Ints troops) {
    Ints live = tracks.all().filter(hex -> lines.joined(position, Side.AXIS, hex));
    int[] far = new int[troops.size()];
    for (int i = 0; i < far.length; i++) {
      far[i] = FAR;
      for (int hex : live) {
        far[i] = Math.min(far[i], theatre.grid().distance(troops.get(i), hex));
      }
    }
    return far;
  }

  private int gain(Ints troops, int[] now, int hex) {
    int gain = 0;
    for (int i = 0; i < now.length; i++) {
      gain += Math.max(0, now[i] - theatre.grid().distance(troops.get(i), hex));
    }
    return gain;
  }
}
