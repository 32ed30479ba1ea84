package stavka.atlas;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.formats.map.MapSheet;

/** Questions the tests ask of a compiled map. */
final class MapGround {
  private final MapSheet sheet;
  private final HexMap map;
  private final HexGrid grid;

  MapGround(MapSheet sheet) {
    this.sheet = sheet;
    this.map = sheet.map();
    this.grid = map.grid();
  }

  static MapGround of(String name) {
    return new MapGround(Atlas.compile(name).sheet());
  }

  HexMap map() {
    return map;
  }

  MapSheet sheet() {
    return sheet;
  }

  Locality place(String id) {
    return map.places().stream().filter(place -> place.id().equals(id)).findFirst().orElseThrow();
  }

  String hexOf(String id) {
    return map.name(place(id).hexes().getFirst());
  }

  /** Whether a river of that id borders any hex of a place. */
  boolean riverTouches(String river, String place) {
    return sheet.drawing().rivers().stream()
        .filter(stretch -> stretch.id().equals(river))
        .flatMap(stretch -> stretch.sides().stream())
        .anyMatch(
            side ->
                place(place).hexes().contains(side / 6)
                    || place(place).hexes().contains(across(side)));
  }

  int across(int side) {
    return grid.neighbour(side / 6, side % 6);
  }

  /** Whether a network leads from one place to another within some hexes. */
  boolean connected(String network, String from, String to, int hexes) {
    List<Integer> reached = new ArrayList<>(place(from).hexes());
    for (int step = 0, done = 0; step <= hexes; step++) {
      int end = reached.size();
      for (; done < end; done++) {
        int hex = reached.get(done);
        for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
          int next = grid.neighbour(hex, d);
          if (map.linked(network, hex, d) && !reached.contains(next)) {
            reached.add(next);
          }
        }
      }
    }
    return place(to).hexes().stream().anyMatch(reached::contains);
  }

  boolean onEdge(int hex) {
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      if (grid.neighbour(hex, d) == HexGrid.NONE) {
        return true;
      }
    }
    return false;
  }
}
