package stavka.atlas.compile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import stavka.atlas.plan.MapPlan;
import stavka.engine.hex.HexGrid;

/** The map while it is being drawn: terrain, sides and links that can still change. */
final class MapDraft {
  private final HexGrid grid;
  private final List<String> terrains;
  private final List<String> features;
  private final byte[] terrain;
  private final byte[] sides;
  private final SequencedMap<String, byte[]> networks = new LinkedHashMap<>();

  MapDraft(MapPlan plan) {
    this.grid = plan.sheet().grid();
    this.terrains = plan.ground().terrains();
    this.features = plan.rivers().features();
    this.terrain = new byte[grid.size()];
    this.sides = new byte[grid.size() * HexGrid.DIRECTIONS];
    for (String network : plan.networks().keySet()) {
      networks.put(network, new byte[grid.size()]);
    }
  }

  void setTerrain(int hex, String name) {
    terrain[hex] = (byte) terrains.indexOf(name);
  }

  void addSide(int side, String feature) {
    setSide(side, feature, true);
  }

  void removeSide(int side, String feature) {
    setSide(side, feature, false);
  }

  private void setSide(int side, String feature, boolean present) {
    int bit = 1 << features.indexOf(feature);
    int direction = side % HexGrid.DIRECTIONS;
    int other = grid.neighbour(side / HexGrid.DIRECTIONS, direction);
    int back = other * HexGrid.DIRECTIONS + HexGrid.opposite(direction);
    if (present) {
      sides[side] |= (byte) bit;
      sides[back] |= (byte) bit;
    } else {
      sides[side] &= (byte) ~bit;
      sides[back] &= (byte) ~bit;
    }
  }

  void link(String network, int from, int to) {
    byte[] links = links(network);
    int direction = grid.direction(from, to);
    links[from] |= (byte) (1 << direction);
    links[to] |= (byte) (1 << HexGrid.opposite(direction));
  }

  /** Links two hexes in a network if they are linked in another. */
  void linkWhere(String other, String network, int from, int to) {
    if (linked(other, from, grid.direction(from, to))) {
      link(network, from, to);
    }
  }

  void unlink(String network, int from, int to) {
    byte[] links = links(network);
    int direction = grid.direction(from, to);
    links[from] &= (byte) ~(1 << direction);
    links[to] &= (byte) ~(1 << HexGrid.opposite(direction));
  }

  boolean linked(String network, int hex, int direction) {
    return (links(network)[hex] & 1 << direction) != 0;
  }

  private byte[] links(String network) {
    byte[] links = networks.get(network);
    if (links == null) {
      throw new IllegalArgumentException("no network " + network);
    }
    return links;
  }

  byte[] terrain() {
    return terrain;
  }

  byte[] sides() {
    return sides;
  }

  Map<String, byte[]> networks() {
    return networks;
  }
}
