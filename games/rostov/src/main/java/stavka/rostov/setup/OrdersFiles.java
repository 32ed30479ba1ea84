package stavka.rostov.setup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing;
import stavka.formats.roster.MapNodes;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.Timetable;

/** Reads what scenarios order and forbid, and who comes and goes. */
final class OrdersFiles {
  private static final int ALWAYS = 99;

  private final MapNodes nodes;

  private final MapDrawing drawing;

  OrdersFiles(MapNodes nodes, MapDrawing drawing) {
    this.nodes = nodes;
    this.drawing = drawing;
  }

  private static int turn(Node node, String name) {
    return node.field(name).integer(1, ALWAYS);
  }

  private static Side side(Node node) {
    return node.field("side").choice(Side.class);
  }

  ScenarioPlan.Orders orders(Node node) {
    return new ScenarioPlan.Orders(
        node.field("mandated_attacks").flag(),
        node.itemsOf("closed").stream().map(this::closed).toList(),
        node.optional("hold").map(this::hold).orElse(null),
        node.optional("garrison").map(this::garrison).orElse(null),
        node.itemsOf("garrisons").stream().map(this::post).toList(),
        node.optional("stand_fast").map(this::standFast).orElse(null),
        node.itemsOf("no_attack").stream().map(this::truce).toList(),
        node.itemsOf("free_rail").stream().map(this::freeRail).toList(),
        MapNodes.number(node, "axis_strongpoints_from", 0),
        node.itemsOf("exits").stream().map(this::exit).toList());
  }

  private ScenarioPlan.Closed closed(Node node) {
    node.only("region", "until", "then");
    return new ScenarioPlan.Closed(
        nodes.region(node.field("region")),
        turn(node, "until"),
        node.field("then").choice(Side.class));
  }

  private ScenarioPlan.Hold hold(Node node) {
    node.only("side", "region", "until", "why");
    return new ScenarioPlan.Hold(
        side(node), nodes.region(node.field("region")), turn(node, "until"));
  }

  private ScenarioPlan.Garrison garrison(Node node) {
    node.only("region", "units");
    return new ScenarioPlan.Garrison(
        nodes.region(node.field("region")), nodes.units(node.field("units")));
  }

  private ScenarioPlan.Post post(Node node) {
    node.only("hex", "units", "until");
    return new ScenarioPlan.Post(
        nodes.hex(node.field("hex")),
        nodes.units(node.field("units")),
        MapNodes.number(node, "until", ALWAYS));
  }

  private ScenarioPlan.StandFast standFast(Node node) {
    node.only("until", "region", "rivers", "formations");
    return new ScenarioPlan.StandFast(
        turn(node, "until"),
        nodes.region(node.field("region")),
        node.field("formations").texts(),
        farness(node.field("rivers")));
  }

  /** How far each hex is from the banks of some rivers. */
  private Ints farness(Node rivers) {
    HexGrid grid = nodes.map().grid();
    int[] far = new int[grid.size()];
    Arrays.fill(far, Integer.MAX_VALUE);
    Deque<Integer> open = new ArrayDeque<>();
    for (Node name : rivers.items()) {
      int known = open.size();
      for (MapDrawing.River river : drawing.rivers()) {
        for (int side : river.id().equals(name.text()) ? river.sides() : List.<Integer>of()) {
          int hex = side / HexGrid.DIRECTIONS;
          bank(hex, far, open);
          bank(grid.neighbour(hex, side % HexGrid.DIRECTIONS), far, open);
        }
      }
      if (open.size() == known) {
        throw name.bad("there is no such river on the map");
      }
    }
    while (!open.isEmpty()) {
      int hex = open.remove();
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int next = grid.neighbour(hex, direction);
        if (next != HexGrid.NONE && far[next] > far[hex] + 1) {
          far[next] = far[hex] + 1;
          open.add(next);
        }
      }
    }
    return Ints.taking(far);
  }

  private static void bank(int hex, int[] far, Deque<Integer> open) {
    if (hex != HexGrid.NONE && far[hex] != 0) {
      far[hex] = 0;
      open.add(hex);
    }
  }

  private ScenarioPlan.Truce truce(Node node) {
    node.only("side", "region", "until");
    return new ScenarioPlan.Truce(
        side(node), nodes.region(node.field("region")), turn(node, "until"));
  }

  private ScenarioPlan.FreeRail freeRail(Node node) {
    node.only("turn", "side", "units");
    return new ScenarioPlan.FreeRail(
        turn(node, "turn"), side(node), nodes.units(node.field("units")));
  }

  private ScenarioPlan.Exit exit(Node node) {
    node.only("turn", "grace", "region", "units", "penalty", "most");
    return new ScenarioPlan.Exit(
        turn(node, "turn"),
        node.field("grace").integer(0, 9),
        nodes.region(node.field("region")),
        nodes.units(node.field("units")),
        node.field("penalty").integer(0, 9),
        node.field("most").integer(0, 9));
  }

  Timetable schedule(Node node) {
    return new Timetable(
        node.field("arrivals").items().stream().map(this::arrival).toList(),
        node.itemsOf("departures").stream().map(this::departure).toList(),
        node.itemsOf("groups").stream().map(this::group).toList());
  }

  private Timetable.Arrival arrival(Node node) {
    node.only(
        "turn",
        "side",
        "by",
        "at",
        "units",
        "militia",
        "ur_mg",
        "again",
        "if_off_map",
        "reduced",
        "non_op");
    Map<Integer, Integer> gone = new HashMap<>();
    node.optional("if_off_map")
        .ifPresent(
            list ->
                list.fields()
                    .forEach(
                        (id, first) ->
                            gone.put(nodes.unit(first, id), nodes.unit(first, first.text()))));
    return new Timetable.Arrival(
        turn(node, "turn"),
        side(node),
        entry(node),
        node.optional("by").isPresent(),
        entryHexes(node),
        nodes.unitsOf(node, "units"),
        MapNodes.number(node, "militia", 0),
        MapNodes.number(node, "ur_mg", 0),
        node.optional("again").map(Node::flag).orElse(false),
        gone,
        nodes.reduced(node),
        nodes.unitsOf(node, "non_op"));
  }

  private static String entry(Node node) {
    return node.optional("by").or(() -> node.optional("at")).map(Node::text).orElse("");
  }

  private Ints entryHexes(Node node) {
    if (node.optional("by").isPresent()) {
      return nodes.regionHexes(node.field("by"));
    }
    return node.optional("at").map(nodes::place).orElse(Ints.EMPTY);
  }

  private Timetable.Departure departure(Node node) {
    node.only("turn", "side", "units", "as_is");
    return new Timetable.Departure(
        turn(node, "turn"),
        side(node),
        nodes.units(node.field("units")),
        node.optional("as_is").map(Node::flag).orElse(false));
  }

  private Timetable.Group group(Node node) {
    node.only(
        "id",
        "side",
        "name",
        "from",
        "to",
        "cost",
        "by",
        "at",
        "units",
        "air",
        "for_turns",
        "cancels_departure");
    List<String> air = new ArrayList<>();
    node.optional("air").ifPresent(list -> air.addAll(list.texts()));
    return new Timetable.Group(
        node.field("id").text(),
        side(node),
        MapNodes.text(node.field("name")),
        turn(node, "from"),
        turn(node, "to"),
        node.field("cost").integer(0, 9),
        entry(node),
        node.optional("by").isPresent(),
        entryHexes(node),
        nodes.unitsOf(node, "units"),
        nodes.unitsOf(node, "cancels_departure"),
        air,
        MapNodes.number(node, "for_turns", 0));
  }
}
