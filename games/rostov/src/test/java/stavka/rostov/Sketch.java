package stavka.rostov;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.engine.value.Ints;
import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapSheet;

/**
 * The game on ground that a test draws. Around A5116 the shipped map has a patch of open land, four
 * hexes wide on each side, with nothing on it but what the test puts there.
 */
public final class Sketch {
  private static final MapSheet SHIPPED =
      HexMapJson.read(GameFiles.beside(Rostov.class).json("map.json"));
  private static final HexMap MAP = SHIPPED.map();
  private static final HexGrid GRID = MAP.grid();
  private static final int WIDTH = 3;

  private final HexSet patch;
  private final byte[] terrain = new byte[GRID.size()];
  private final byte[] sides = new byte[GRID.size() * HexGrid.DIRECTIONS];
  private final Map<String, byte[]> networks = new HashMap<>();
  private HexSet wooded = HexSet.none(GRID);
  private @Nullable Rostov game;

  public Sketch() {
    int centre = MAP.hex("A5116");
    patch = HexSet.where(GRID, hex -> GRID.distance(centre, hex) <= WIDTH);
    for (int hex = 0; hex < GRID.size(); hex++) {
      terrain[hex] = (byte) (patch.has(hex) ? MAP.terrains().indexOf("clear") : MAP.terrain(hex));
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int side = hex * HexGrid.DIRECTIONS + direction;
        sides[side] = (byte) (touches(hex, direction) ? 0 : MAP.side(hex, direction));
      }
    }
    MAP.networks().forEach((name, links) -> networks.put(name, cleared(links)));
  }

  private boolean touches(int hex, int direction) {
    int other = GRID.neighbour(hex, direction);
    return patch.has(hex) || (other >= 0 && patch.has(other));
  }

  private byte[] cleared(byte[] links) {
    byte[] kept = links.clone();
    for (int hex = 0; hex < kept.length; hex++) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        if (touches(hex, direction)) {
          kept[hex] &= (byte) ~(1 << direction);
        }
      }
    }
    return kept;
  }

  private static int hex(String name) {
    int hex = MAP.hex(name);
    if (hex < 0) {
      throw new IllegalArgumentException("no hex " + name);
    }
    return hex;
  }

  private static Ints hexes(String names) {
    return Ints.of(List.of(names.split(" ")).stream().mapToInt(Sketch::hex).toArray());
  }

  public Sketch ground(String name, String where) {
    hexes(where).each(hex -> terrain[hex] = (byte) MAP.terrains().indexOf(name));
    return this;
  }

  /** Woods beside whatever else lies there. */
  public Sketch wooded(String where) {
    wooded = wooded.or(HexSet.of(GRID, hexes(where).toArray()));
    return this;
  }

  /** A feature between a hex and each of some neighbours. */
  public Sketch side(String feature, String from, String to) {
    byte bit = (byte) (1 << MAP.sideFeatures().indexOf(feature));
    for (int other : hexes(to)) {
      int direction = GRID.direction(hex(from), other);
      sides[hex(from) * HexGrid.DIRECTIONS + direction] |= bit;
      sides[other * HexGrid.DIRECTIONS + HexGrid.opposite(direction)] |= bit;
    }
    return this;
  }

  /** A main road from hex to hex. */
  public Sketch mainRoad(String way) {
    return link("main-road", way).link("road", way);
  }

  public Sketch minorRoad(String way) {
    return link("road", way);
  }

  public Sketch rail(String way) {
    return link("rail", way);
  }

  private Sketch link(String network, String way) {
    byte[] links = networks.get(network);
    Ints hexes = hexes(way);
    for (int i = 1; i < hexes.size(); i++) {
      int direction = GRID.direction(hexes.get(i - 1), hexes.get(i));
      links[hexes.get(i - 1)] |= (byte) (1 << direction);
      links[hexes.get(i)] |= (byte) (1 << HexGrid.opposite(direction));
    }
    return this;
  }

  /** The game on this ground, which is drawn by then. */
  public Rostov game() {
    if (game == null) {
      game = made();
    }
    return game;
  }

  private Rostov made() {
    Map<String, HexSet> regions = new HashMap<>(MAP.regions());
    regions.put("wooded", wooded);
    List<Locality> places =
        MAP.places().stream()
            .filter(place -> place.hexes().stream().noneMatch(patch::has))
            .toList();
    HexMap drawn =
        new HexMap(
            MAP.id(),
            GRID,
            MAP.numbering(),
            MAP.terrains(),
            terrain,
            MAP.sideFeatures(),
            sides,
            networks,
            regions,
            Map.of(),
            Map.of(),
            places);
    MapSheet sheet =
        new MapSheet(
            drawn, SHIPPED.title(), SHIPPED.kmPerHex(), SHIPPED.drawing(), SHIPPED.provenance());
    try {
      Path folder = Files.createTempDirectory("sketch");
      Path file = folder.resolve("map.json");
      try {
        Files.writeString(file, HexMapJson.write(sheet));
        return new Rostov(GameFiles.beside(Rostov.class).orOwn(folder));
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  /** A Sumy without a counter on it, on this ground, on a clear turn. */
  public Field field() {
    return Field.on(game(), "battle-of-sumy").turn(49).alone();
  }
}
