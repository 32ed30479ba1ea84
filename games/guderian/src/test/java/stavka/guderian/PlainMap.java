package stavka.guderian;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.formats.GameFiles;
import stavka.guderian.model.TheatreFiles;

/**
 * Open country on the grid of the shipped map, with its numbers, regions and places but no terrain
 * of its own: rivers, roads and railways are only those a test draws.
 */
public final class PlainMap {
  private static final HexMap SHIPPED = Field.THEATRE.map();
  private static final HexGrid GRID = SHIPPED.grid();

  private final byte[] terrain = new byte[GRID.size()];
  private final byte[] sides = new byte[GRID.size() * HexGrid.DIRECTIONS];
  private final Map<String, byte[]> networks = new HashMap<>();
  private final Map<String, HexSet> regions = new HashMap<>(SHIPPED.regions());

  public PlainMap() {
    SHIPPED.networks().keySet().forEach(name -> networks.put(name, new byte[GRID.size()]));
    for (int hex = 0; hex < terrain.length; hex++) {
      terrain[hex] = (byte) SHIPPED.terrains().indexOf("clear");
    }
  }

  public PlainMap terrain(String name, int... hexes) {
    for (int hex : hexes) {
      terrain[hex] = (byte) SHIPPED.terrains().indexOf(name);
    }
    return this;
  }

  /** Puts a region elsewhere, such as an entrance. */
  public PlainMap region(String name, int... hexes) {
    regions.put(name, HexSet.of(GRID, hexes));
    return this;
  }

  /** A river between two hexes. */
  public PlainMap river(int from, int to) {
    return side("river", from, to);
  }

  /** Lakes on all sides of a hex but those towards some neighbours. */
  public PlainMap lakes(int hex, Integer... open) {
    for (int next : Field.ring(hex)) {
      if (next != HexGrid.NONE && !List.of(open).contains(next)) {
        side("lake", hex, next);
      }
    }
    return this;
  }

  private PlainMap side(String feature, int from, int to) {
    int bit = 1 << SHIPPED.sideFeatures().indexOf(feature);
    int direction = GRID.direction(from, to);
    sides[from * HexGrid.DIRECTIONS + direction] |= (byte) bit;
    sides[to * HexGrid.DIRECTIONS + HexGrid.opposite(direction)] |= (byte) bit;
    return this;
  }

  /** A road or railway along some hexes. */
  public PlainMap line(String network, int... hexes) {
    byte[] links = networks.get(network);
    for (int i = 1; i < hexes.length; i++) {
      int direction = GRID.direction(hexes[i - 1], hexes[i]);
      links[hexes[i - 1]] |= (byte) (1 << direction);
      links[hexes[i]] |= (byte) (1 << HexGrid.opposite(direction));
    }
    return this;
  }

  public Guderian game() {
    GameFiles files = GameFiles.beside(Guderian.class);
    HexMap map =
        new HexMap(
            "plain",
            GRID,
            SHIPPED.numbering(),
            SHIPPED.terrains(),
            terrain,
            SHIPPED.sideFeatures(),
            sides,
            networks,
            regions,
            SHIPPED.values(),
            SHIPPED.frontiers(),
            SHIPPED.places());
    return new Guderian(
        TheatreFiles.read(map, files.yaml("charts.yaml"), files.yaml("order-of-battle.yaml")));
  }
}
