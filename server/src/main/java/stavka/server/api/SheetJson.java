package stavka.server.api;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Frontier;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.engine.table.Dressing;
import stavka.formats.Bilingual;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;
import stavka.server.json.JsonText;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * The map as the page draws it: what of the map file it uses, as short as it can be told. A hex is
 * its place on the grid, row by row, and a side six times its hex and its direction; lists of
 * either are steps from one to the next. Lines that follow from hexes or sides are left to the
 * page, which makes them as the map's compiler did. It is a tenth to a fifth of the file,
 * compressed as both are.
 */
public final class SheetJson {
  private final JsonGenerator out;
  private final MapSheet sheet;
  private final HexMap map;

  private SheetJson(JsonGenerator out, MapSheet sheet) {
    this.out = out;
    this.sheet = sheet;
    this.map = sheet.map();
  }

  /**
   * @param map the text of the map file
   * @param dressing names the regions that are drawn
   */
  public static String text(String map, Dressing dressing) {
    JsonNode file = JsonText.parse(map.getBytes(StandardCharsets.UTF_8));
    MapSheet sheet = HexMapJson.read(Documents.json("map", map));
    return JsonText.object(out -> new SheetJson(out, sheet).write(file, dressing));
  }

  private void write(JsonNode file, Dressing dressing) {
    out.writeStringProperty("id", map.id());
    SheetSteps.name(out, "title", sheet.title());
    for (String name : List.of("kmPerHex", "grid", "numbering")) {
      out.writeName(name);
      out.writeRawValue(file.path(name).toString());
    }
    GamesJson.strings(out, "sides", map.sideFeatures());
    terrain();
    regions(dressing);
    frontiers();
    places();
    out.writeName("drawing");
    out.writeStartObject();
    SheetRivers.write(out, map.grid(), sheet.drawing().rivers());
    Set<String> told = SheetRoutes.write(out, map, sheet.drawing().routes());
    waters(sheet.drawing().areas());
    out.writeEndObject();
    networks(told);
  }

  /** The commonest ground is where no other is. */
  private void terrain() {
    int[] count = new int[map.terrains().size()];
    IntStream.range(0, map.grid().size()).forEach(hex -> count[map.terrain(hex)]++);
    int rest =
        IntStream.range(0, count.length)
            .reduce((a, b) -> count[b] > count[a] ? b : a)
            .orElseThrow();
    out.writeStringProperty("rest", map.terrains().get(rest));
    out.writeName("terrain");
    out.writeStartObject();
    for (int kind = 0; kind < count.length; kind++) {
      if (kind != rest) {
        int ground = kind;
        steps(map.terrains().get(kind), hexes(hex -> map.terrain(hex) == ground));
      }
    }
    out.writeEndObject();
  }

  private void regions(Dressing dressing) {
    Set<String> drawn = new TreeSet<>(dressing.areas().values());
    dressing.borders().forEach(border -> drawn.add(border.region()));
    map.frontiers().keySet().forEach(id -> drawn.add(id + "-axis"));
    drawn.retainAll(map.regions().keySet());
    out.writeName("regions");
    out.writeStartObject();
    drawn.forEach(name -> steps(name, map.region(name).toArray()));
    out.writeEndObject();
  }

  /**
   * The page wants to know which hexes a network runs through.
   *
   * @param told those that follow from the routes
   */
  private void networks(Set<String> told) {
    out.writeName("networks");
    out.writeStartObject();
    for (String network : new TreeMap<>(map.networks()).keySet()) {
      if (!told.contains(network)) {
        steps(network, hexes(hex -> map.onNetwork(network, hex)));
      }
    }
    out.writeEndObject();
  }

  private void frontiers() {
    out.writeName("frontiers");
    out.writeStartObject();
    for (Map.Entry<String, Frontier> frontier : new TreeMap<>(map.frontiers()).entrySet()) {
      out.writeName(frontier.getKey());
      out.writeStartObject();
      Bilingual name = sheet.frontierNames().get(frontier.getKey());
      if (name != null) {
        SheetSteps.name(out, "name", name);
      }
      SheetSteps.write(out, "sides", frontier.getValue().sides());
      out.writeEndObject();
    }
    out.writeEndObject();
  }

  /** Column by column; a place lies so many hundredths of a hex off the centre of its first hex. */
  private void places() {
    out.writeName("places");
    out.writeStartObject();
    out.writeName("names");
    out.writeStartArray();
    map.places()
        .forEach(place -> SheetSteps.name(out, new Bilingual(place.english(), place.french())));
    out.writeEndArray();
    GamesJson.strings(out, "ranks", map.places().stream().map(Locality::rank).toList());
    out.writeName("hexes");
    out.writeStartArray();
    for (Locality place : map.places()) {
      if (place.hexes().size() == 1) {
        out.writeNumber(place.hexes().getFirst());
      } else {
        numbers(place.hexes());
      }
    }
    out.writeEndArray();
    out.writeName("off");
    out.writeStartArray();
    for (Locality place : map.places()) {
      int first = place.hexes().isEmpty() ? HexGrid.NONE : place.hexes().getFirst();
      HexGrid grid = map.grid();
      out.writeNumber(SheetSteps.parts(place.x() - (first < 0 ? 0 : grid.centreX(first))));
      out.writeNumber(SheetSteps.parts(place.y() - (first < 0 ? 0 : grid.centreY(first))));
    }
    out.writeEndArray();
    out.writeEndObject();
  }

  /** Of areas only the waters that have a name are looked at: the ground is drawn by its hexes. */
  private void waters(List<MapDrawing.Area> areas) {
    out.writeName("areas");
    out.writeStartArray();
    for (MapDrawing.Area area : areas) {
      if (Set.of("sea", "lake").contains(area.kind()) && !area.name().english().isEmpty()) {
        out.writeStartObject();
        SheetSteps.name(out, "name", area.name());
        out.writeStringProperty("kind", area.kind());
        SheetSteps.outline(out, "outline", area.outline());
        out.writeEndObject();
      }
    }
    out.writeEndArray();
  }

  private int[] hexes(IntPredicate wanted) {
    return IntStream.range(0, map.grid().size()).filter(wanted).toArray();
  }

  private void steps(String name, int[] hexes) {
    SheetSteps.write(out, name, Arrays.stream(hexes).boxed().toList());
  }

  private void numbers(Collection<Integer> numbers) {
    out.writeStartArray();
    numbers.forEach(out::writeNumber);
    out.writeEndArray();
  }
}
