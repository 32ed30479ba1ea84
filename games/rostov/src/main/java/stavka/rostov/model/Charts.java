package stavka.rostov.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rule;
import stavka.formats.Node;
import stavka.formats.roster.Profile;

/**
 * The numbers of the book and its completion.
 *
 * @param never kinds and profiles of counters that no points bring back [7.43]
 * @param strongSubstitute points of attack that a step is worth which makes a strong regiment
 * @param leastSteps steps that a division keeps which detaches regiments [24.21]
 * @param firstDate the turn of the first date
 * @param dates of the turns from then on
 */
public record Charts(
    TerrainChart terrain,
    WeatherChart weather,
    MovementChart movement,
    SupplyChart supply,
    CombatChart combat,
    OverrunChart overrun,
    AirChart air,
    Command command,
    Works works,
    LabourChart labour,
    RebuildChart rebuild,
    Transport transport,
    Scores scores,
    Map<String, Cost> costs,
    Set<String> never,
    int militiaWithin,
    int strongSubstitute,
    int leastSteps,
    int firstDate,
    List<String> dates) {
  public Charts {
    costs = Map.copyOf(costs);
    never = Set.copyOf(never);
    dates = List.copyOf(dates);
  }

  /** A number that holds up to some turn. */
  public record Band(int to, int points) {
    static int at(List<Band> bands, int turn) {
      for (Band band : bands) {
        if (turn <= band.to()) {
          return band.points();
        }
      }
      return bands.getLast().points();
    }
  }

  /**
   * Soviet headquarters [22.1].
   *
   * @param guards activated besides the command value [22.41]
   * @param nonOpLess what recovery is less by, for those who move where none commands [22.25]
   */
  @Rule({"22.11", "22.25", "22.41"})
  public record Command(int range, int guards, int nonOpLess, int dissolvedATurn) {}

  /**
   * Bridges and strongpoints.
   *
   * @param pontoonsASheet pontoons a side lays on a sheet in a turn [23.24]
   * @param decaysAfter supply phases that a lone strongpoint lives on its reserve [6.76]
   */
  @Rule({"23.24", "6.76"})
  public record Works(int pontoonsASheet, int decaysAfter) {}

  /** Transport by air and by sea [11.7, 11.8]. */
  @Rule({"11.72", "11.8"})
  public record Transport(int airliftsATurn, int airliftFromEnemy, int shipsATurn, int shipMost) {}

  /**
   * Points beside places [25.12].
   *
   * @param sovietLossesAPoint steps of Soviet armour and artillery that make a point [16.25]
   */
  @Rule({"16.25", "25.12"})
  public record Scores(
      int headquartersLost,
      int headquartersSurrendered,
      int guardArtilleryStep,
      int guardStep,
      int sovietLossesAPoint,
      int axisLossesAPoint,
      int lateExit,
      int cancelledDeparture) {}

  /**
   * What a step of a kind of unit costs [7.41].
   *
   * @param type of the points
   * @param step how many of them
   * @param nonOp whether it comes back on its other side
   * @param cadreAtMost whether it is never more than a cadre again
   */
  public record Cost(String type, int step, boolean nonOp, boolean cadreAtMost) {}

  /** The day of a turn. */
  public String date(int turn) {
    return dates.get(turn - firstDate);
  }

  public static Charts read(Node root) {
    Node staffs =
        ChartNodes.said(
            root,
            "headquarters",
            "range",
            "guards_activated",
            "non_op_moves_less",
            "dissolved_a_turn");
    List<Node> days = root.field("calendar").items();
    List<String> dates = new ArrayList<>();
    int first = days.getFirst().field("turn").integer(1, 99);
    for (Node day : days) {
      day.only("turn", "date").field("turn").integer(first + dates.size(), first + dates.size());
      dates.add(day.field("date").text());
    }
    return new Charts(
        new TerrainChart(root.field("terrain")),
        new WeatherChart(root),
        MovementChart.read(root),
        SupplyChart.read(root),
        CombatChart.read(root),
        OverrunChart.read(root),
        AirChart.read(root),
        new Command(
            staffs.field("range").integer(1, 99),
            staffs.field("guards_activated").integer(0, 9),
            staffs.field("non_op_moves_less").integer(0, 9),
            staffs.field("dissolved_a_turn").integer(0, 9)),
        new Works(
            root.field("pontoons").field("a_sheet_and_turn").integer(0, 3),
            root.field("fortifications").field("decays_after").integer(0, 9)),
        LabourChart.read(root),
        RebuildChart.read(root),
        transport(root),
        scores(root.field("victory").field("others")),
        costs(root.field("categories")),
        never(root.field("categories")),
        root.field("special_units").field("militia").field("within").integer(0, 99),
        root.field("substitutes").field("strong_when_attack_falls").integer(1, 9),
        root.field("substitutes").field("least_steps_left").integer(1, 9),
        first,
        dates);
  }

  private static Transport transport(Node root) {
    Node air = root.field("air_transport");
    Node sea = root.field("naval_transport");
    return new Transport(
        air.field("a_turn").integer(0, 9),
        air.field("from_enemy").integer(0, 9),
        sea.field("units_a_turn").integer(0, 9),
        sea.field("most_stacking").integer(0, 99));
  }

  private static Scores scores(Node node) {
    return new Scores(
        node.field("headquarters_lost").integer(),
        node.field("headquarters_surrendered").integer(),
        node.field("guard_artillery_step").integer(),
        node.field("guard_step").integer(),
        node.field("soviet_losses_a_point").integer(1, 99),
        node.field("axis_losses_a_point").integer(1, 99),
        node.field("late_exit").integer(),
        node.field("cancelled_departure").integer(0, 9));
  }

  /** Whether lost counters of a profile may come back at all. */
  @Rule({"16.24", "22.65", "23.44"})
  public boolean rebuilt(Profile profile) {
    return !never.contains(profile.kind()) && !never.contains(profile.id());
  }

  private static Set<String> never(Node node) {
    Set<String> never = new HashSet<>();
    for (String list : List.of("kinds", "profiles", "cups")) {
      for (Node item : node.field(list).items()) {
        if (item.optional("never").isPresent()) {
          String what = list.substring(0, list.length() - 1);
          never.add(item.field(what).text());
        }
      }
    }
    return never;
  }

  /**
   * What a step of counters of a profile costs: by a mark of theirs, else by kind; null if none.
   */
  @Rule("7.41")
  public @Nullable Cost cost(Profile profile) {
    if (!rebuilt(profile)) {
      return null;
    }
    for (String mark : profile.marks()) {
      Cost cost = costs.get(mark + " " + profile.kind());
      if (cost != null) {
        return cost;
      }
    }
    return costs.get(profile.kind());
  }

  /** By kind, or by mark and kind; who is never rebuilt is left out. */
  private static Map<String, Cost> costs(Node node) {
    Map<String, Cost> costs = new HashMap<>();
    for (String list : List.of("kinds", "cups", "others", "marks")) {
      String what = list.substring(0, list.length() - 1);
      for (Node item : node.field(list).items()) {
        String name = item.field(what).text();
        String key = list.equals("marks") ? name + " " + item.field("kind").text() : name;
        item.optional("points")
            .ifPresent(
                points ->
                    costs.put(
                        key,
                        new Cost(
                            points.text(),
                            item.field("a_step").integer(1, 9),
                            item.optional("back").isPresent(),
                            item.optional("no_further_than").isPresent())));
      }
    }
    return costs;
  }
}
