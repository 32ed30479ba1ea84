package stavka.formats.record;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.formats.Digest;
import stavka.formats.Node;

/**
 * A short mark by which a record knows the map it was played on: the {@link Digest} of everything
 * on the map that rules may ask for, written a line each by hex number. The names of places are no
 * part of it.
 */
public final class MapDigest {
  private final HexMap map;
  private final StringBuilder text = new StringBuilder();

  private MapDigest(HexMap map) {
    this.map = map;
  }

  public static String of(HexMap map) {
    return new MapDigest(map).digest();
  }

  private String digest() {
    HexGrid grid = map.grid();
    line(
        "grid",
        Node.written(grid.orientation()),
        grid.columns(),
        grid.rows(),
        grid.shiftedParity());
    for (int hex = 0; hex < grid.size(); hex++) {
      writeHex(hex);
    }
    new TreeMap<>(map.regions())
        .forEach((name, hexes) -> line("region", name, names(hexes.toArray())));
    new TreeMap<>(map.values()).forEach(this::writeValues);
    new TreeMap<>(map.frontiers()).forEach(this::writeFrontier);
    return Digest.of(text.toString());
  }

  private void writeHex(int hex) {
    String name = map.name(hex);
    line("hex", name, map.terrains().get(map.terrain(hex)));
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      for (String feature : map.sideFeatures()) {
        if (map.sideHas(hex, direction, feature)) {
          line("side", name, direction, feature);
        }
      }
      for (String network : new TreeMap<>(map.networks()).keySet()) {
        if (map.linked(network, hex, direction)) {
          line("network", name, direction, network);
        }
      }
    }
  }

  private void writeValues(String kind, Map<Integer, Integer> values) {
    new TreeMap<>(values).forEach((hex, value) -> line("value", kind, map.name(hex), value));
  }

  private void writeFrontier(String name, Frontier frontier) {
    for (int side : frontier.sides()) {
      line("frontier", name, map.name(side / HexGrid.DIRECTIONS), side % HexGrid.DIRECTIONS);
    }
    new TreeMap<>(frontier.points()).forEach((point, at) -> line("point", name, point, at));
  }

  private String names(int[] hexes) {
    return IntStream.of(hexes).sorted().mapToObj(map::name).collect(Collectors.joining(" "));
  }

  private void line(Object... words) {
    for (int i = 0; i < words.length; i++) {
      text.append(i == 0 ? "" : " ").append(words[i]);
    }
    text.append('\n');
  }
}
