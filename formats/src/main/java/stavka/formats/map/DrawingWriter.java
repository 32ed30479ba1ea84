package stavka.formats.map;

import java.util.List;
import java.util.function.Consumer;
import stavka.engine.map.HexMap;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing.Area;
import stavka.formats.map.MapDrawing.Point;
import stavka.formats.map.MapDrawing.Reach;
import stavka.formats.map.MapDrawing.River;
import stavka.formats.map.MapDrawing.Route;
import tools.jackson.core.JsonGenerator;

/** Writes the part of a map that only a drawing needs. */
final class DrawingWriter {
  private final HexMap map;
  private final MapDrawing drawing;
  private final JsonGenerator out;

  DrawingWriter(MapSheet sheet, JsonGenerator out) {
    this.map = sheet.map();
    this.drawing = sheet.drawing();
    this.out = out;
  }

  void write() {
    array("rivers", drawing.rivers(), this::writeRiver);
    array("routes", drawing.routes(), this::writeRoute);
    array("areas", drawing.areas(), this::writeArea);
  }

  private void writeRiver(River river) {
    start(river.id(), river.name());
    out.writeStringProperty("feature", river.feature());
    array(
        "sides",
        river.sides(),
        side -> out.writeString(HexsideName.of(map.grid(), map.numbering(), side)));
    points("curve", river.curve());
    if (!river.reaches().isEmpty()) {
      array("reaches", river.reaches(), this::writeReach);
    }
    out.writeEndObject();
  }

  private void writeReach(Reach reach) {
    out.writeStartObject();
    out.writeStringProperty("class", reach.size());
    out.writeNumberProperty("sides", reach.sides());
    out.writeEndObject();
  }

  private void writeRoute(Route route) {
    start(route.id(), route.name());
    out.writeStringProperty("network", route.network());
    out.writeStringProperty("kind", route.kind());
    array("hexes", route.hexes(), hex -> out.writeString(map.name(hex)));
    points("curve", route.curve());
    out.writeEndObject();
  }

  private void writeArea(Area area) {
    start(area.id(), area.name());
    out.writeStringProperty("kind", area.kind());
    points("outline", area.outline());
    out.writeEndObject();
  }

  private void start(String id, Bilingual name) {
    out.writeStartObject();
    out.writeStringProperty("id", id);
    out.writeObjectPropertyStart("name");
    out.writeStringProperty("en", name.english());
    out.writeStringProperty("fr", name.french());
    out.writeEndObject();
  }

  /** Points go into the file as one flat list, x and y by turns. */
  private void points(String field, List<Point> points) {
    array(
        field,
        points,
        point -> {
          out.writeNumber(rounded(point.x()));
          out.writeNumber(rounded(point.y()));
        });
  }

  private <T> void array(String field, List<T> items, Consumer<T> writer) {
    out.writeArrayPropertyStart(field);
    items.forEach(writer);
    out.writeEndArray();
  }

  /** A hundredth of a hex is finer than any drawing shows. */
  static double rounded(double value) {
    return Math.round(value * 100) / 100.0;
  }
}
