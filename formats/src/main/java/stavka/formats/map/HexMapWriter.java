package stavka.formats.map;

import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexNumbering;
import stavka.engine.hex.HexNumbering.Sheet;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.formats.Bilingual;
import stavka.formats.Node;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;

/**
 * Writes one map; everything is named by hex number and sorted, so that equal maps give equal
 * files.
 */
final class HexMapWriter {
  private static final JsonFactory JSON = new JsonFactory();

  private final MapSheet sheet;
  private final HexMap map;
  private final HexGrid grid;
  private final StringWriter text = new StringWriter();
  private final JsonGenerator out =
      JSON.createGenerator(
          new ObjectWriteContext.Base() {
            @Override
            public PrettyPrinter getPrettyPrinter() {
              return new LinePrinter();
            }
          },
          text);

  HexMapWriter(MapSheet sheet) {
    this.sheet = sheet;
    this.map = sheet.map();
    this.grid = map.grid();
  }

  String write() {
    out.writeStartObject();
    out.writeStringProperty("format", HexMapJson.FORMAT);
    out.writeNumberProperty("version", HexMapJson.VERSION);
    out.writeStringProperty("id", map.id());
    bilingual("title", sheet.title());
    out.writeNumberProperty("kmPerHex", sheet.kmPerHex());
    Bilingual scale = sheet.scale();
    if (scale != null) {
      bilingual("scale", scale);
    }
    writeGrid();
    writeNumbering();
    object("terrain", () -> each(map.terrains(), this::writeTerrain));
    object("sides", () -> each(map.sideFeatures(), this::writeSideFeature));
    object("networks", () -> each(sorted(map.networks()), this::writeNetwork));
    object(
        "regions",
        () -> each(sorted(map.regions()), name -> hexes(name, map.region(name).toArray())));
    object("values", () -> each(sorted(map.values()), this::writeValues));
    object("frontiers", () -> each(sorted(map.frontiers()), this::writeFrontier));
    array("places", () -> each(map.places(), this::writePlace));
    object("drawing", () -> new DrawingWriter(sheet, out).write());
    object("provenance", () -> sheet.provenance().forEach(out::writeStringProperty));
    out.writeEndObject();
    out.close();
    return text + "\n";
  }

  private void writeGrid() {
    object(
        "grid",
        () -> {
          out.writeStringProperty("orientation", Node.written(grid.orientation()));
          out.writeNumberProperty("columns", grid.columns());
          out.writeNumberProperty("rows", grid.rows());
          out.writeNumberProperty("shiftedParity", grid.shiftedParity());
        });
  }

  private void writeNumbering() {
    HexNumbering numbering = map.numbering();
    object(
        "numbering",
        () -> {
          out.writeStringProperty("digits", Node.written(numbering.digits()));
          out.writeStringProperty("columnsFrom", numbering.columnsFromRight() ? "right" : "left");
          out.writeStringProperty("rowsFrom", numbering.rowsFromBottom() ? "bottom" : "top");
          array("sheets", () -> each(numbering.sheets(), this::writeSheet));
        });
  }

  private void writeSheet(Sheet part) {
    out.writeStartObject();
    out.writeStringProperty("prefix", part.prefix());
    integers("columns", part.firstColumn(), part.lastColumn());
    integers("rows", part.firstRow(), part.lastRow());
    out.writeEndObject();
  }

  private void writeTerrain(String name) {
    int terrain = map.terrains().indexOf(name);
    array(
        name,
        () -> {
          for (int hex = 0; hex < grid.size(); hex++) {
            if (map.terrain(hex) == terrain) {
              out.writeString(map.name(hex));
            }
          }
        });
  }

  private void writeSideFeature(String feature) {
    array(
        feature,
        () -> {
          for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
              if (map.sideHas(hex, direction, feature) && grid.neighbour(hex, direction) > hex) {
                out.writeString(side(hex * HexGrid.DIRECTIONS + direction));
              }
            }
          }
        });
  }

  private void writeNetwork(String network) {
    array(
        network,
        () -> {
          for (int hex = 0; hex < grid.size(); hex++) {
            for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
              if (map.linked(network, hex, direction) && grid.neighbour(hex, direction) > hex) {
                out.writeString(map.name(hex) + "-" + map.name(grid.neighbour(hex, direction)));
              }
            }
          }
        });
  }

  private void writeValues(String kind) {
    Map<Integer, Integer> byHex = new TreeMap<>(map.values().getOrDefault(kind, Map.of()));
    object(
        kind,
        () -> byHex.forEach((hex, value) -> out.writeNumberProperty(map.name(hex), (int) value)));
  }

  private void writeFrontier(String name) {
    Frontier frontier = map.frontier(name);
    object(
        name,
        () -> {
          Bilingual title = sheet.frontierNames().get(name);
          if (title != null) {
            bilingual("name", title);
          }
          array("sides", () -> each(frontier.sides(), side -> out.writeString(side(side))));
          object("points", () -> new TreeMap<>(frontier.points()).forEach(this::writePoint));
        });
  }

  private void writePoint(String name, Integer sidesBefore) {
    out.writeNumberProperty(name, (int) sidesBefore);
  }

  private void writePlace(Locality place) {
    out.writeStartObject();
    out.writeStringProperty("id", place.id());
    bilingual("name", new Bilingual(place.english(), place.french()));
    out.writeStringProperty("rank", place.rank());
    hexes("hexes", place.hexes().stream().mapToInt(Integer::intValue).toArray());
    array(
        "at",
        () -> {
          out.writeNumber(DrawingWriter.rounded(place.x()));
          out.writeNumber(DrawingWriter.rounded(place.y()));
        });
    out.writeEndObject();
  }

  private void bilingual(String field, Bilingual name) {
    object(
        field,
        () -> {
          out.writeStringProperty("en", name.english());
          out.writeStringProperty("fr", name.french());
        });
  }

  private String side(int side) {
    return HexsideName.of(grid, map.numbering(), side);
  }

  private void hexes(String field, int[] hexes) {
    array(
        field,
        () -> {
          for (int hex : hexes) {
            out.writeString(map.name(hex));
          }
        });
  }

  private void integers(String field, int... values) {
    array(
        field,
        () -> {
          for (int value : values) {
            out.writeNumber(value);
          }
        });
  }

  private void object(String field, Runnable body) {
    out.writeObjectPropertyStart(field);
    body.run();
    out.writeEndObject();
  }

  private void array(String field, Runnable body) {
    out.writeArrayPropertyStart(field);
    body.run();
    out.writeEndArray();
  }

  private static <T> void each(List<T> items, Consumer<T> writer) {
    items.forEach(writer);
  }

  private static List<String> sorted(Map<String, ?> named) {
    return named.keySet().stream().sorted().toList();
  }
}
