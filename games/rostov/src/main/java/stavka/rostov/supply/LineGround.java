package stavka.rostov.supply;

import java.util.Arrays;
import java.util.List;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Sky;

/**
 * All that the lines of a side depend on. Most orders change none of it: units that march behind
 * the front leave the lines as they are.
 */
@Rule("6.11")
final class LineGround {
  final Side side;
  final Sky sky;

  /** Where lines may not pass, not 0 [6.12], and railway hexes of another gauge [6.4]. */
  final byte[] closed;

  final byte[] foreign;
  final Crossings crossings;

  /** Sides that own pontoons span. */
  final Ints spanned;

  /** What is the side's own and open: edges, major cities, ports from which ships sail. */
  final Ints edges;

  final List<Ints> cities;
  final Ints sailing;

  LineGround(
      Side side,
      Sky sky,
      byte[] closed,
      byte[] foreign,
      Crossings crossings,
      Ints spanned,
      Ints edges,
      List<Ints> cities,
      Ints sailing) {
    this.side = side;
    this.sky = sky;
    this.closed = closed;
    this.foreign = foreign;
    this.crossings = crossings;
    this.spanned = spanned;
    this.edges = edges;
    this.cities = cities;
    this.sailing = sailing;
  }

  /** Gauge and works are kept from position to position: if they are others, they changed. */
  @Override
  @SuppressWarnings("ReferenceEquality")
  public boolean equals(Object other) {
    return other instanceof LineGround that
        && side == that.side
        && foreign == that.foreign
        && crossings == that.crossings
        && sky.equals(that.sky)
        && spanned.equals(that.spanned)
        && edges.equals(that.edges)
        && cities.equals(that.cities)
        && sailing.equals(that.sailing)
        && Arrays.equals(closed, that.closed);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(closed);
  }
}
