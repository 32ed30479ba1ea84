package stavka.rostov.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexSet;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.ScenarioOutline;

/**
 * A scenario.
 *
 * @param number in the book's list
 * @param area the region it is played on, by name; empty for the whole map
 * @param ground the same; null for the whole map
 * @param weatherBefore the weather of the turn before the first
 */
@Rule("4.1")
public record ScenarioPlan(
    String id,
    int number,
    Rulebook.Text title,
    Rulebook.Text about,
    int firstTurn,
    int lastTurn,
    String area,
    @Nullable HexSet ground,
    Weather weatherBefore,
    Layout layout,
    Supplies supplies,
    Orders orders,
    Timetable schedule,
    Victory victory,
    AirPlan air)
    implements ScenarioOutline {
  /** The hexes of an area from which on a front is wide. */
  private static final int WIDE = 1000;

  /**
   * How it is laid out.
   *
   * @param setUp who stands where
   * @param reduced steps lost before the first turn
   * @param columns hexes with a supply column, one for each time a hex is named
   * @param bases whether a base works
   * @param zapLater turns on which another Zap regiment comes
   * @param named hexes that are a side's whoever is nearest
   * @param riverToll how many hexes a major river counts for
   * @param lost who begins in the Eliminated box
   * @param absent who takes no part
   */
  public record Layout(
      Map<Integer, Ints> setUp,
      Map<Integer, Integer> reduced,
      Sides<Ints> columns,
      Sides<Ints> dumps,
      Sides<List<Span>> pontoons,
      List<Span> blown,
      Map<Integer, Boolean> bases,
      Ints zap,
      Ints zapLater,
      Ints urMg,
      List<Levy> militia,
      Sides<Ints> strongpoints,
      List<Railhead> railheads,
      Sides<Ints> named,
      int riverToll,
      Ints lost,
      Ints absent) {
    public Layout {
      setUp = Map.copyOf(setUp);
      reduced = Map.copyOf(reduced);
      blown = List.copyOf(blown);
      bases = Map.copyOf(bases);
      militia = List.copyOf(militia);
      railheads = List.copyOf(railheads);
    }
  }

  /** From a hex to its neighbour. */
  public record Span(int hex, int to) {}

  /** Militia of a town, one on each hex. */
  public record Levy(String city, Ints hexes) {}

  /** A railway of the Axis from its beginning to where it ends. */
  public record Railhead(int head, int from) {}

  /** A number: the scenario's own, or the chart's less something. */
  public record Amount(boolean charted, int number) {
    public int of(int chart) {
      return charted ? Math.max(0, chart - number) : number;
    }
  }

  /**
   * What feeds the armies.
   *
   * @param counters supply counters a side may have on the map
   * @param conversion rail conversion points of the Axis
   */
  public record Supplies(
      Sides<Ints> sources,
      List<Later> later,
      Sides<Amount> attackPoints,
      Sides<Integer> counters,
      Sides<Amount> capacity,
      Amount conversion,
      Sides<Integer> pontoons,
      Sides<Integer> airlifts,
      Sides<Amount> replacements) {
    public Supplies {
      later = List.copyOf(later);
    }

    /** The hexes of the edge that feed a side on a turn, if it holds them. */
    @Rule("6.52")
    public Ints edges(Side side, int turn) {
      Ints hexes = sources.of(side);
      for (Later each : later) {
        if (each.side() == side && each.open(turn)) {
          hexes = hexes.plus(each.hexes());
        }
      }
      return hexes;
    }
  }

  /** Sources that are a side's on some turns, once it holds them or as long as it does. */
  public record Later(Ints hexes, Side side, int from, int until) {
    public boolean open(int turn) {
      return turn >= from && turn <= until;
    }
  }

  /**
   * What the scenario orders and forbids.
   *
   * @param strongpointsFrom the turn from which the Axis builds strongpoints; 0 for the chart's
   */
  public record Orders(
      boolean mandated,
      List<Closed> closed,
      @Nullable Hold hold,
      @Nullable Garrison garrison,
      List<Post> posts,
      @Nullable StandFast standFast,
      List<Truce> truces,
      List<FreeRail> freeRail,
      int strongpointsFrom,
      List<Exit> exits) {
    public Orders {
      closed = List.copyOf(closed);
      posts = List.copyOf(posts);
      truces = List.copyOf(truces);
      freeRail = List.copyOf(freeRail);
      exits = List.copyOf(exits);
    }

    /** The last turn on which a side may not attack a hex; 0 if it may now. */
    public int barred(Side side, int hex, int turn) {
      int last = 0;
      for (Truce truce : truces) {
        if (truce.side() == side && truce.region().has(hex) && turn <= truce.until()) {
          last = Math.max(last, truce.until());
        }
      }
      return last;
    }
  }

  /** A region closed to both sides up to a turn, then a side's. */
  public record Closed(HexSet region, int until, Side then) {}

  /** A side keeps a unit in each hex of a region up to a turn. */
  public record Hold(Side side, HexSet region, int until) {}

  /** Units that end no move outside a region. */
  public record Garrison(HexSet region, Ints units) {}

  /** Units that do not leave a hex up to a turn. */
  public record Post(int hex, Ints units, int until) {}

  /**
   * Armies that go no farther from some rivers in a region, up to a turn.
   *
   * @param farness of each hex from those rivers
   */
  public record StandFast(int until, HexSet region, List<String> armies, Ints farness) {
    public StandFast {
      armies = List.copyOf(armies);
    }
  }

  /** A side attacks nobody in a region up to a turn. */
  public record Truce(Side side, HexSet region, int until) {}

  /** Units that go by rail without capacity on a turn. */
  public record FreeRail(int turn, Side side, Ints units) {}

  /** Units that have to leave by a region from a turn on; those overdue cost points. */
  public record Exit(int turn, int grace, HexSet region, Ints units, int penalty, int most) {}

  /**
   * What wins.
   *
   * @param atStart the Axis total when play begins
   */
  @Rule("25.1")
  public record Victory(
      int decisive, int marginal, int sovietMarginal, int atStart, List<Place> places) {
    public Victory {
      places = List.copyOf(places);
    }
  }

  /**
   * A hex that scores.
   *
   * @param from the turn from which it scores something else, then what; 0 for never
   */
  public record Place(int hex, int points, int from, int then) {
    public int points(int turn) {
      return from > 0 && turn >= from ? then : points;
    }
  }

  /** Whether anybody leaves in it, or comes by choice. */
  @Rule({"8.3", "8.7"})
  public boolean callsAway() {
    return !schedule.departures().isEmpty()
        || !schedule.groups().isEmpty()
        || air.changes().stream().anyMatch(AirPlan.Change::leaves);
  }

  /** Whether a hex is in play. */
  @Rule("2.1")
  public boolean covers(int hex) {
    return ground == null || ground.has(hex);
  }

  /** Whether its front is too wide for all to stand and march together. */
  public boolean wide() {
    return ground == null || ground.count() >= WIDE;
  }

  /** Whether staffs send units beyond their lines: on a wide front, while the roads carry. */
  public boolean daring(Sky sky) {
    return wide() && !sky.bad();
  }

  /** With whom a unit arrives; null if it does not. */
  public Timetable.@Nullable Arrival arrival(int unit) {
    for (Timetable.Arrival arrival : schedule.arrivals()) {
      if (arrival.units().contains(unit)) {
        return arrival;
      }
    }
    return null;
  }
}
