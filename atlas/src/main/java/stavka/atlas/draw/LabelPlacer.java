package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.atlas.draw.Label.Spot;
import stavka.formats.map.MapDrawing.Point;

/**
 * Finds room for names: first come, first served, then each in turn may move to a better place.
 * Names never overlap each other or a barrier; ink under them has its price.
 */
final class LabelPlacer {
  /** A name where it will be written. */
  record Placed(Label label, Box box) {}

  private static final double GAP = 0.05;
  private static final double[] RINGS = {0, 0.1, 0.25, 0.45, 0.8, 1.1};
  private static final int ROUNDS = 3;
  private static final double CHOICE_PRICE = 0.012;
  private static final double ACROSS_PRICE = 0.2;

  private static final double RING_PRICE = 1.5;

  private final Box area;
  private final Raster ink;
  private final Raster bars;
  private final List<Box> barriers;

  /**
   * @param bars rivers and fronts: a name should stand on the same side of them as its mark
   * @param barriers what no name may touch
   */
  LabelPlacer(Box area, Raster ink, Raster bars, List<Box> barriers) {
    this.area = area;
    this.ink = ink;
    this.bars = bars;
    this.barriers = List.copyOf(barriers);
  }

  /** Places labels, the most important first; those without room are left out. */
  List<Placed> place(List<Label> labels) {
    List<@Nullable Placed> places = new ArrayList<>();
    for (Label label : labels) {
      places.add(best(label, places, -1));
    }
    for (int round = 0; round < ROUNDS; round++) {
      for (int i = 0; i < labels.size(); i++) {
        places.set(i, best(labels.get(i), places, i));
      }
    }
    List<Placed> result = new ArrayList<>();
    for (Placed placed : places) {
      if (placed != null) {
        result.add(placed);
      }
    }
    return result;
  }

  private @Nullable Placed best(Label label, List<@Nullable Placed> others, int self) {
    Placed best = search(label, others, self);
    if (best == null && label.needed()) {
      best = search(label.smaller(), others, self);
    }
    return best;
  }

  private @Nullable Placed search(Label label, List<@Nullable Placed> others, int self) {
    Placed best = null;
    double bestPrice = label.needed() ? Double.MAX_VALUE : 0.25;
    int rings = label.needed() ? RINGS.length : 2;
    for (int ring = 0; ring < rings; ring++) {
      for (Spot spot : label.spots(RINGS[ring])) {
        double price = price(label, spot) + RINGS[ring] * RING_PRICE;
        if (price < bestPrice && free(spot.box(), others, self)) {
          bestPrice = price;
          best = new Placed(label, spot.box());
        }
      }
    }
    return best;
  }

  /**
   * What a spot costs: its place in the list, the ink under it, and a river or front on the way to
   * it.
   */
  private double price(Label label, Spot spot) {
    Box box = spot.box();
    Point near =
        new Point(
            Math.clamp(label.mark().x(), box.left(), box.right()),
            Math.clamp(label.mark().y(), box.top(), box.bottom()));
    double across = bars.between(label.mark(), near) > 0 ? ACROSS_PRICE : 0;
    return spot.choice() * CHOICE_PRICE + ink.under(box) + across;
  }

  private boolean free(Box box, List<@Nullable Placed> others, int self) {
    if (!area.holds(box)) {
      return false;
    }
    for (Box barrier : barriers) {
      if (barrier.overlap(box) > 0) {
        return false;
      }
    }
    Box wide = box.grown(GAP);
    for (int i = 0; i < others.size(); i++) {
      Placed other = others.get(i);
      if (i != self && other != null && other.box().overlap(wide) > 0) {
        return false;
      }
    }
    return true;
  }
}
