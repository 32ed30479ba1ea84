package stavka.rostov.model;

import java.util.List;
import java.util.Map;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Who comes and goes in a scenario. */
@Rule("8.1")
public record Timetable(List<Arrival> arrivals, List<Departure> departures, List<Group> groups) {
  public Timetable {
    arrivals = List.copyOf(arrivals);
    departures = List.copyOf(departures);
    groups = List.copyOf(groups);
  }

  /**
   * @param entry the region or place they come to, by name; empty for those placed by other rules
   * @param byEdge whether it is a region of the edge, not a place
   * @param again whether they come back though they were on the map before
   * @param ifOffMap who comes only if another is off the map
   */
  public record Arrival(
      int turn,
      Side side,
      String entry,
      boolean byEdge,
      Ints hexes,
      Ints units,
      int militia,
      int urMg,
      boolean again,
      Map<Integer, Integer> ifOffMap,
      Map<Integer, Integer> reduced,
      Ints nonOp) {
    public Arrival {
      ifOffMap = Map.copyOf(ifOffMap);
      reduced = Map.copyOf(reduced);
    }
  }

  /**
   * @param asIs whether they leave at whatever strength
   */
  public record Departure(int turn, Side side, Ints units, boolean asIs) {}

  /** Special groups [8.3]: those of them who come, stay or fly. */
  public record Group(
      String id,
      Side side,
      Rulebook.Text name,
      int from,
      int to,
      int cost,
      String entry,
      boolean byEdge,
      Ints hexes,
      Ints units,
      Ints stay,
      List<String> air,
      int forTurns) {
    public Group {
      air = List.copyOf(air);
    }
  }
}
