package stavka.server.api;

import java.util.List;
import java.util.stream.IntStream;
import stavka.formats.Bilingual;
import stavka.formats.map.MapDrawing.Point;
import tools.jackson.core.JsonGenerator;

/** Names, numbers and points as the page's map has them: each told once, and as a small number. */
final class SheetSteps {
  private static final double PARTS = 100;

  /** An outline that is not drawn only has to tell which hexes lie within. */
  private static final int COARSE = 10;

  private static final int BENDS = 25;

  private SheetSteps() {}

  /** A length in hundredths of a hex. */
  static long parts(double length) {
    return Math.round(length * PARTS);
  }

  /** What is the same in both languages is written once. */
  static void name(JsonGenerator out, Bilingual name) {
    if (name.english().equals(name.french())) {
      out.writeString(name.english());
    } else {
      out.writeStartObject();
      out.writeStringProperty("en", name.english());
      out.writeStringProperty("fr", name.french());
      out.writeEndObject();
    }
  }

  static void name(JsonGenerator out, String field, Bilingual name) {
    out.writeName(field);
    name(out, name);
  }

  /** Steps from one to the next. */
  static void write(JsonGenerator out, String field, List<Integer> numbers) {
    out.writeName(field);
    out.writeStartArray();
    int last = 0;
    for (int number : numbers) {
      out.writeNumber(number - last);
      last = number;
    }
    out.writeEndArray();
  }

  /** All across, then all down, in hundredths of a hex. */
  static void line(JsonGenerator out, List<Point> points) {
    int[] all = IntStream.range(0, points.size()).toArray();
    line(out, across(points, 1), down(points, 1), all);
  }

  static void outline(JsonGenerator out, String field, List<Point> points) {
    long[] across = across(points, COARSE);
    long[] down = down(points, COARSE);
    out.writeName(field);
    line(out, across, down, Outline.kept(across, down, BENDS));
  }

  private static void line(JsonGenerator out, long[] across, long[] down, int[] points) {
    out.writeStartArray();
    for (long[] parts : List.of(across, down)) {
      long last = 0;
      for (int point : points) {
        out.writeNumber(parts[point] - last);
        last = parts[point];
      }
    }
    out.writeEndArray();
  }

  private static long[] across(List<Point> points, int fineness) {
    return points.stream()
        .mapToLong(at -> Math.round(at.x() * PARTS / fineness) * fineness)
        .toArray();
  }

  private static long[] down(List<Point> points, int fineness) {
    return points.stream()
        .mapToLong(at -> Math.round(at.y() * PARTS / fineness) * fineness)
        .toArray();
  }
}
