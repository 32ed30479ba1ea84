package stavka.rostov.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.Node;

/**
 * The war in the air.
 *
 * @param flownToReady the highest die that makes a side's units ready which have flown [9.11]
 * @param damagedToFlown the highest that mends damaged ones
 * @param weather what a weather adds to these dice
 * @param storm what a storm adds besides
 * @param first the least difference that the columns of air combat have
 * @param combat results by die, then by column
 * @param machines types by id
 */
@Rule({"9.11", "17.22", "17.32", "17.33", "17.43"})
public record AirChart(
    Sides<Integer> flownToReady,
    Sides<Integer> damagedToFlown,
    Map<Weather, Integer> weather,
    int storm,
    Missions missions,
    List<Initiative> initiative,
    int first,
    List<List<AirResult>> combat,
    Flak flak,
    Map<String, Machine> machines) {
  public AirChart {
    weather = Map.copyOf(weather);
    initiative = List.copyOf(initiative);
    combat = List.copyOf(combat);
    machines = Map.copyOf(machines);
  }

  /**
   * @param mostUnits of a side in a mission [17.21]
   * @param range hexes from a base [17.22]
   * @param mostLevel of interdiction on a hex [13.15]
   * @param zone hexes around a raid that it reaches
   * @param rail points of a railway hex that is interdicted [13.21]
   * @param water points of a water hex [13.22]
   */
  @Rule({"13.15", "13.21", "13.22", "17.21", "17.22"})
  public record Missions(int mostUnits, int range, int mostLevel, int zone, int rail, int water) {}

  /**
   * What comes of a die up to some number.
   *
   * @param side who has the initiative; null for no air combat
   * @param advantage whether it has a local advantage, too
   */
  @Rule("17.32")
  public record Initiative(int upTo, @Nullable Side side, boolean advantage) {}

  /**
   * Anti-aircraft fire.
   *
   * @param within hexes from the mission
   * @param most what the modifiers of either are together at most
   * @param aircraft what some types change
   */
  @Rule("17.43")
  public record Flak(
      int within,
      List<Band> results,
      int headquarters,
      int unit,
      int most,
      Map<String, Integer> aircraft) {
    public Flak {
      results = List.copyOf(results);
      aircraft = Map.copyOf(aircraft);
    }

    /** What comes of a die up to some number. */
    public record Band(int upTo, AirResult result) {}

    public AirResult result(int die) {
      for (Band band : results) {
        if (die <= band.upTo()) {
          return band.result();
        }
      }
      return results.getLast().result();
    }
  }

  /**
   * A type of aircraft.
   *
   * @param combat its rating in the air
   * @param fighter whether it may fire
   * @param unlimited whether it flies to any hex
   */
  @Rule({"17.11", "17.22"})
  public record Machine(
      String id,
      Side side,
      String name,
      int combat,
      int support,
      int interdiction,
      boolean fighter,
      boolean unlimited) {}

  /** What air units add to their dice of readiness under a sky. */
  @Rule("9.11")
  public int readinessModifier(Sky sky) {
    Integer added = weather.get(sky.weather());
    return (added == null ? 0 : added) + (sky.storm() ? storm : 0);
  }

  /** What a die of air initiative brings. */
  @Rule("17.32")
  public Initiative initiative(int die) {
    for (Initiative result : initiative) {
      if (die <= result.upTo()) {
        return result;
      }
    }
    return initiative.getLast();
  }

  /** The column of a difference of ratings, told as a difference: the outer ones go on for ever. */
  @Rule("17.33")
  public int column(int difference) {
    return Math.clamp((long) difference, first, first + combat.getFirst().size() - 1);
  }

  /** What a die does to a target. */
  @Rule("17.33")
  public AirResult shot(int difference, int die) {
    return combat.get(die - 1).get(column(difference) - first);
  }

  static AirChart read(Node charts) {
    Node ready =
        ChartNodes.said(charts, "air_readiness", "flown_to_ready", "damaged_to_flown", "modifiers");
    Map<Weather, Integer> weather = new HashMap<>();
    int storm = 0;
    for (Map.Entry<String, Node> entry : ready.field("modifiers").fields().entrySet()) {
      if (entry.getKey().equals("storm")) {
        storm = entry.getValue().integer(0, 9);
      } else {
        weather.put(
            Weather.valueOf(entry.getKey().toUpperCase(java.util.Locale.ROOT)),
            entry.getValue().integer(0, 9));
      }
    }
    Node fights = ChartNodes.said(charts, "air_combat", "columns", "rows");
    return new AirChart(
        sides(ready.field("flown_to_ready")),
        sides(ready.field("damaged_to_flown")),
        weather,
        storm,
        missions(charts),
        initiatives(ChartNodes.said(charts, "air_initiative", "results")),
        fights.field("columns").items().getFirst().integer(),
        rows(fights),
        flak(charts),
        machines(charts));
  }

  private static Sides<Integer> sides(Node node) {
    node.only("axis", "soviet");
    return new Sides<>(
        node.field("axis").integer(0, Die.SIDES), node.field("soviet").integer(0, Die.SIDES));
  }

  private static Missions missions(Node charts) {
    Node node =
        ChartNodes.said(charts, "air_missions", "most_units", "a_hex", "range", "interdiction");
    Node raid = node.field("interdiction").only("most", "zone", "rail", "water", "rule");
    node.field("a_hex").integer(1, 1);
    return new Missions(
        node.field("most_units").integer(1, 3),
        node.field("range").integer(0, 99),
        raid.field("most").integer(1, 2),
        raid.field("zone").integer(1, 1),
        raid.field("rail").integer(1, 48),
        raid.field("water").integer(1, 48));
  }

  private static List<Initiative> initiatives(Node node) {
    List<Initiative> results = new ArrayList<>();
    for (Node item : node.field("results").items()) {
      item.only("up_to", "side", "advantage");
      boolean none = item.field("side").text().equals("none");
      results.add(
          new Initiative(
              item.field("up_to").integer(1, Die.SIDES),
              none ? null : item.field("side").choice(Side.class),
              item.optional("advantage").map(Node::flag).orElse(false)));
    }
    return results;
  }

  private static List<List<AirResult>> rows(Node node) {
    int columns = node.field("columns").items().size();
    List<List<AirResult>> rows = new ArrayList<>();
    for (Node row : node.field("rows").items(Die.SIDES)) {
      row.only("die", "results").field("die").integer(rows.size() + 1, rows.size() + 1);
      rows.add(row.field("results").items(columns).stream().map(AirChart::result).toList());
    }
    return rows;
  }

  private static AirResult result(Node node) {
    for (AirResult result : AirResult.values()) {
      if (result.letter().equals(node.text())) {
        return result;
      }
    }
    throw node.bad("no result is written like that");
  }

  private static Flak flak(Node charts) {
    Node node =
        ChartNodes.said(
            charts, "anti_aircraft", "within", "results", "modifiers", "most_a_side", "aircraft");
    List<Flak.Band> bands = new ArrayList<>();
    for (Node band : node.field("results").items()) {
      band.only("up_to", "result");
      bands.add(new Flak.Band(band.field("up_to").integer(), result(band.field("result"))));
    }
    Map<String, Integer> aircraft = new HashMap<>();
    for (Node type : node.field("aircraft").items()) {
      type.only("type", "modifier", "provenance", "why");
      aircraft.put(type.field("type").text(), type.field("modifier").integer());
    }
    Node modifiers = node.field("modifiers").only("soviet_headquarters", "anti_aircraft_unit");
    return new Flak(
        node.field("within").integer(1, 1),
        bands,
        modifiers.field("soviet_headquarters").integer(0, 9),
        modifiers.field("anti_aircraft_unit").integer(0, 9),
        node.field("most_a_side").integer(0, 9),
        aircraft);
  }

  private static Map<String, Machine> machines(Node charts) {
    Map<String, Machine> machines = new HashMap<>();
    for (Node node : charts.field("air_units").items()) {
      node.only(
          "id",
          "side",
          "name",
          "combat",
          "support",
          "interdiction",
          "fighter",
          "unlimited_range",
          "provenance",
          "why");
      Machine machine =
          new Machine(
              node.field("id").text(),
              node.field("side").choice(Side.class),
              node.field("name").text(),
              node.field("combat").integer(0, 9),
              node.field("support").integer(0, 2),
              node.field("interdiction").integer(0, 9),
              node.field("fighter").flag(),
              node.field("unlimited_range").flag());
      machines.put(machine.id(), machine);
    }
    return machines;
  }
}
