package stavka.atlas;

import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.formats.Documents;
import stavka.formats.Node;

/** The lists of the printed map, and the same lists drawn up from a compiled one. */
final class PrintedGuderian {
  private static final List<String> COMPASS = List.of("n", "ne", "se", "s", "sw", "nw");

  private final Node lists =
      Documents.yaml(PrintedGuderian.class, "/stavka/atlas/guderian-printed.yaml").root();
  private final HexMap map;
  private final HexGrid grid;

  PrintedGuderian(HexMap map) {
    this.map = map;
    this.grid = map.grid();
  }

  /** Hexes, or hexes with a side, of a list by columns. */
  Set<String> printed(String list) {
    Set<String> result = new TreeSet<>();
    lists
        .field(list)
        .fields()
        .forEach(
            (column, rows) -> {
              for (String row : rows.text().split(" ")) {
                result.add(column + row);
              }
            });
    return result;
  }

  SequencedMap<String, Set<String>> printedBy(String list) {
    SequencedMap<String, Set<String>> result = new TreeMap<>();
    lists
        .field(list)
        .fields()
        .forEach((name, hexes) -> result.put(name, new TreeSet<>(words(hexes))));
    return result;
  }

  Set<String> words(String list) {
    return new TreeSet<>(words(lists.field(list)));
  }

  private static List<String> words(Node node) {
    return List.of(node.text().split(" "));
  }

  List<List<String>> chains(String list) {
    return lists.field(list).items().stream().map(PrintedGuderian::words).toList();
  }

  /** The steps of chains, each from its lower hex. */
  Set<String> steps(String list) {
    Set<String> steps = new TreeSet<>();
    for (List<String> chain : chains(list)) {
      for (int i = 1; i < chain.size(); i++) {
        steps.add(step(chain.get(i - 1), chain.get(i)));
      }
    }
    return steps;
  }

  private static String step(String a, String b) {
    return a.compareTo(b) < 0 ? a + "-" + b : b + "-" + a;
  }

  /** Where two ends of printed roads touch across a river: there the road goes on by a bridge. */
  Set<String> bridges() {
    List<String> ends = new ArrayList<>();
    chains("roads").forEach(chain -> ends.addAll(List.of(chain.getFirst(), chain.getLast())));
    Set<String> river = printed("river");
    Set<String> bridges = new TreeSet<>();
    for (String a : ends) {
      for (String b : ends) {
        int direction = grid.direction(map.hex(a), map.hex(b));
        if (direction != HexGrid.NONE && river.contains(side(map.hex(a), direction))) {
          bridges.add(step(a, b));
        }
      }
    }
    return bridges;
  }

  /** A side as the lists write it. */
  private String side(int hex, int direction) {
    return direction >= 1 && direction <= 3
        ? map.name(hex) + COMPASS.get(direction)
        : map.name(grid.neighbour(hex, direction)) + COMPASS.get(HexGrid.opposite(direction));
  }

  Set<String> compiledTerrain(String terrain) {
    Set<String> hexes = new TreeSet<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      if (map.terrainIs(hex, terrain)) {
        hexes.add(map.name(hex));
      }
    }
    return hexes;
  }

  Set<String> compiledSides(String feature) {
    Set<String> sides = new TreeSet<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        if (map.sideHas(hex, d, feature)) {
          sides.add(side(hex, d));
        }
      }
    }
    return sides;
  }

  Set<String> compiledSteps(String network) {
    Set<String> steps = new TreeSet<>();
    for (int hex = 0; hex < grid.size(); hex++) {
      for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
        if (map.linked(network, hex, d)) {
          steps.add(step(map.name(hex), map.name(grid.neighbour(hex, d))));
        }
      }
    }
    return steps;
  }

  Set<String> compiledRegion(String region) {
    Set<String> hexes = new TreeSet<>();
    map.region(region).forEach(hex -> hexes.add(map.name(hex)));
    return hexes;
  }
}
