package stavka.formats.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.function.Function;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexNumbering.Digits;
import stavka.engine.hex.HexNumbering.Sheet;
import stavka.engine.hex.HexSet;
import stavka.engine.hex.Orientation;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.formats.Bilingual;
import stavka.formats.Node;

/** Reads one map and checks that it is whole. */
final class HexMapReader {
  private final Node root;
  private final HexGrid grid;
  private final HexNumbering numbering;

  HexMapReader(Node root) {
    this.root = root;
    String format = root.field("format").text();
    int version = root.field("version").integer();
    if (!format.equals(HexMapJson.FORMAT)) {
      throw root.field("format").bad("this is a " + format + ", not a " + HexMapJson.FORMAT);
    }
    if (version != HexMapJson.VERSION) {
      throw root.field("version").bad("version " + version + " of the map format is not known");
    }
    this.grid = readGrid(root.field("grid"));
    this.numbering = readNumbering(grid, root.field("numbering"));
  }

  MapSheet read() {
    root.only(
        "format",
        "version",
        "id",
        "title",
        "kmPerHex",
        "scale",
        "grid",
        "numbering",
        "terrain",
        "sides",
        "networks",
        "regions",
        "values",
        "frontiers",
        "places",
        "drawing",
        "provenance");
    SequencedMap<String, Node> terrain = root.field("terrain").fields();
    SequencedMap<String, Node> sides = root.field("sides").fields();
    HexMap map =
        new HexMap(
            root.field("id").text(),
            grid,
            numbering,
            List.copyOf(terrain.keySet()),
            readTerrain(terrain),
            List.copyOf(sides.keySet()),
            readSides(sides),
            each("networks", this::readNetwork),
            each("regions", this::readRegion),
            each("values", this::readValues),
            each("frontiers", this::readFrontier),
            root.field("places").items().stream().map(this::readPlace).toList());
    return new MapSheet(
        map,
        Bilingual.read(root.field("title")),
        root.field("kmPerHex").number(),
        new DrawingReader(this).read(root.field("drawing")),
        readFrontierNames(),
        each("provenance", Node::text),
        root.optional("scale").map(Bilingual::read).orElse(null));
  }

  int hex(Node node) {
    return hex(node, node.text());
  }

  int side(Node node) {
    int side = HexsideName.parse(grid, numbering, node.text());
    if (side == HexGrid.NONE) {
      throw node.bad("there is no hexside " + node.text());
    }
    return side;
  }

  private int hex(Node node, String number) {
    int hex = numbering.hex(number);
    if (hex == HexGrid.NONE) {
      throw node.bad("there is no hex " + number);
    }
    return hex;
  }

  private static HexGrid readGrid(Node node) {
    return new HexGrid(
        node.field("orientation").choice(Orientation.class),
        node.field("columns").integer(1, 999),
        node.field("rows").integer(1, 999),
        node.field("shiftedParity").integer(0, 1));
  }

  private static HexNumbering readNumbering(HexGrid grid, Node node) {
    Digits digits = node.field("digits").choice(Digits.class);
    boolean fromRight = node.field("columnsFrom").text().equals("right");
    boolean fromBottom = node.field("rowsFrom").text().equals("bottom");
    List<Sheet> sheets =
        node.field("sheets").items().stream().map(HexMapReader::readSheet).toList();
    try {
      HexNumbering numbering = new HexNumbering(grid, digits, fromRight, fromBottom, sheets);
      for (int hex = 0; hex < grid.size(); hex++) {
        if (numbering.hex(numbering.name(hex)) != hex) {
          throw node.bad("the sheets give two hexes the number " + numbering.name(hex));
        }
      }
      return numbering;
    } catch (IllegalArgumentException unnumbered) {
      throw node.bad("the sheets do not number every hex of the grid");
    }
  }

  private static Sheet readSheet(Node node) {
    List<Node> columns = node.field("columns").items(2);
    List<Node> rows = node.field("rows").items(2);
    return new Sheet(
        node.field("prefix").text(),
        columns.get(0).integer(),
        columns.get(1).integer(),
        rows.get(0).integer(),
        rows.get(1).integer());
  }

  private byte[] readTerrain(SequencedMap<String, Node> byName) {
    byte[] terrain = new byte[grid.size()];
    Arrays.fill(terrain, (byte) -1);
    byte index = 0;
    for (Node hexes : byName.values()) {
      for (Node item : hexes.items()) {
        int hex = hex(item);
        if (terrain[hex] >= 0) {
          throw item.bad("hex " + item.text() + " has two terrains");
        }
        terrain[hex] = index;
      }
      index++;
    }
    for (int hex = 0; hex < terrain.length; hex++) {
      if (terrain[hex] < 0) {
        throw root.field("terrain").bad("hex " + numbering.name(hex) + " has no terrain");
      }
    }
    return terrain;
  }

  private byte[] readSides(SequencedMap<String, Node> byFeature) {
    byte[] sides = new byte[grid.size() * HexGrid.DIRECTIONS];
    int bit = 1;
    for (Node names : byFeature.values()) {
      for (Node item : names.items()) {
        int side = side(item);
        int other = grid.neighbour(side / HexGrid.DIRECTIONS, side % HexGrid.DIRECTIONS);
        if (other == HexGrid.NONE) {
          throw item.bad("hexside " + item.text() + " is the edge of the map");
        }
        sides[side] |= (byte) bit;
        sides[other * HexGrid.DIRECTIONS + HexGrid.opposite(side % HexGrid.DIRECTIONS)] |=
            (byte) bit;
      }
      bit <<= 1;
    }
    return sides;
  }

  private byte[] readNetwork(Node node) {
    byte[] links = new byte[grid.size()];
    for (Node item : node.items()) {
      String link = item.text();
      int dash = Math.max(0, link.indexOf('-'));
      int from = hex(item, link.substring(0, dash));
      int to = hex(item, link.substring(dash + 1));
      int direction = grid.direction(from, to);
      if (direction == HexGrid.NONE) {
        throw item.bad("the hexes of link " + link + " do not touch");
      }
      links[from] |= (byte) (1 << direction);
      links[to] |= (byte) (1 << HexGrid.opposite(direction));
    }
    return links;
  }

  private HexSet readRegion(Node node) {
    return HexSet.of(grid, node.items().stream().mapToInt(this::hex).toArray());
  }

  private Map<Integer, Integer> readValues(Node node) {
    Map<Integer, Integer> values = new LinkedHashMap<>();
    node.fields().forEach((number, value) -> values.put(hex(value, number), value.integer()));
    return values;
  }

  private Frontier readFrontier(Node node) {
    List<Integer> sides = new ArrayList<>();
    for (Node item : node.field("sides").items()) {
      sides.add(side(item));
    }
    Map<String, Integer> points = new LinkedHashMap<>();
    node.field("points")
        .fields()
        .forEach((name, before) -> points.put(name, before.integer(0, sides.size())));
    return new Frontier(sides, points);
  }

  private SequencedMap<String, Bilingual> readFrontierNames() {
    SequencedMap<String, Bilingual> names = new LinkedHashMap<>();
    root.field("frontiers")
        .fields()
        .forEach(
            (frontier, node) ->
                node.optional("name").ifPresent(name -> names.put(frontier, Bilingual.read(name))));
    return names;
  }

  private Locality readPlace(Node node) {
    Bilingual name = Bilingual.read(node.field("name"));
    List<Node> at = node.field("at").items(2);
    return new Locality(
        node.field("id").text(),
        name.english(),
        name.french(),
        node.field("rank").text(),
        node.field("hexes").items().stream().map(this::hex).toList(),
        at.get(0).number(),
        at.get(1).number());
  }

  private <T> SequencedMap<String, T> each(String field, Function<Node, T> reader) {
    SequencedMap<String, T> result = new LinkedHashMap<>();
    root.field(field).fields().forEach((name, node) -> result.put(name, reader.apply(node)));
    return result;
  }
}
