package stavka.rostov.model;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import stavka.engine.rule.Rule;
import stavka.formats.Node;

/** The tables of weather by climate, and the climate of each turn. */
@Rule({"5.11", "5.12", "5.13"})
public final class WeatherChart {
  private static final String STORM = "-storm";

  /** A result of the tables. */
  public record Cell(Weather weather, boolean storm) {}

  /** The climate of some turns, and what their die is changed by. */
  private record Climate(int from, int to, Weather table, int modifier) {}

  private final Map<Weather, List<Cell>> tables = new EnumMap<>(Weather.class);
  private final List<Climate> track = new ArrayList<>();
  private final Set<Weather> freezing;
  private final boolean rainThaws;
  private final int frostsThaw;
  private final Weather forGood;

  public WeatherChart(Node charts) {
    Node all = charts.field("weather_tables");
    for (Weather climate : Weather.values()) {
      all.optional(Node.written(climate)).ifPresent(row -> tables.put(climate, cells(row)));
    }
    for (Node band : charts.field("climate").field("track").items()) {
      band.only("from", "to", "climate", "modifier");
      track.add(
          new Climate(
              band.field("from").integer(1, 99),
              band.field("to").integer(1, 99),
              band.field("climate").choice(Weather.class),
              band.field("modifier").integer()));
    }
    Node frozen = charts.field("terrain").field("frozen");
    frozen.only("by", "thawed_by_rain", "thawed_by_frosts", "for_good", "rule");
    this.freezing = EnumSet.noneOf(Weather.class);
    frozen.field("by").items().forEach(item -> freezing.add(item.choice(Weather.class)));
    this.rainThaws = frozen.field("thawed_by_rain").flag();
    this.frostsThaw = frozen.field("thawed_by_frosts").integer(1, 9);
    this.forGood = frozen.field("for_good").choice(Weather.class);
  }

  private static List<Cell> cells(Node row) {
    List<Cell> cells = new ArrayList<>();
    for (Node item : row.items()) {
      String text = item.text();
      boolean storm = text.endsWith(STORM);
      String name = storm ? text.substring(0, text.length() - STORM.length()) : text;
      Cell found = null;
      for (Weather weather : Weather.values()) {
        found = Node.written(weather).equals(name) ? new Cell(weather, storm) : found;
      }
      if (found == null) {
        throw item.bad("there is no such weather");
      }
      cells.add(found);
    }
    return cells;
  }

  private Climate climate(int turn) {
    for (Climate band : track) {
      if (turn >= band.from() && turn <= band.to()) {
        return band;
      }
    }
    throw new IllegalArgumentException("no climate on turn " + turn);
  }

  /** What the die of a turn is changed by. */
  public int modifier(int turn) {
    return climate(turn).modifier();
  }

  /** What a die gives on a turn, its modifier added; beyond the last row the last counts. */
  public Cell result(int turn, int die) {
    List<Cell> table = Objects.requireNonNull(tables.get(climate(turn).table()));
    return table.get(Math.clamp(die + climate(turn).modifier() - 1L, 0, table.size() - 1));
  }

  /** Whether a weather freezes rivers and lakes [5.15]. */
  public boolean freezes(Weather weather) {
    return freezing.contains(weather);
  }

  public boolean rainThaws() {
    return rainThaws;
  }

  /** How many frosts running thaw the waters. */
  public int frostsThaw() {
    return frostsThaw;
  }

  /** The weather after which nothing thaws. */
  public Weather forGood() {
    return forGood;
  }
}
