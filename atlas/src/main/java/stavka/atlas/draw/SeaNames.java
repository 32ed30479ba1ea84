package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.atlas.draw.Lettering.Letter;
import stavka.atlas.draw.WaterNames.Written;
import stavka.atlas.geo.Outline;
import stavka.engine.hex.HexGrid;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapDrawing.Point;

/** Finds room for the names of seas and lakes that fill whole hexes: where they are broadest. */
final class SeaNames {
  private static final double[] SIZES = {1.25, 1, 0.8, 0.62, 0.5, 0.4, 0.32};

  /** The share of a row of water a name may fill. */
  private static final double FILL = 0.72;

  private final Sheet sheet;
  private final Language language;

  SeaNames(Sheet sheet, Language language) {
    this.sheet = sheet;
    this.language = language;
  }

  List<Written> place() {
    Map<String, List<Outline>> named = new LinkedHashMap<>();
    for (MapDrawing.Area area : sheet.source().drawing().areas()) {
      String name = language.of(area.name());
      if (!name.isEmpty() && (area.kind().equals("sea") || area.kind().equals("lake"))) {
        named.computeIfAbsent(name, key -> new ArrayList<>()).add(new Outline(area.outline()));
      }
    }
    List<Written> written = new ArrayList<>();
    named.forEach(
        (name, outlines) -> {
          Run broadest = broadest(outlines);
          for (double size : SIZES) {
            double spacing = size * 0.3;
            double width = Typeface.ITALIC.width(name, size, spacing);
            if (width <= broadest.length() * FILL) {
              written.add(written(name, size, spacing, width, broadest.middle()));
              return;
            }
          }
        });
    return written;
  }

  /** A row of water hexes from west to east. */
  private record Run(double length, double depth, Point middle) {
    static final Run NONE = new Run(0, 0, new Point(0, 0));

    boolean betterThan(Run other) {
      return Math.min(length, 3 * depth) + 0.3 * length
          > Math.min(other.length, 3 * other.depth) + 0.3 * other.length;
    }
  }

  private Run broadest(List<Outline> outlines) {
    HexGrid grid = sheet.grid();
    Run best = Run.NONE;
    for (int row = 0; row < grid.rows(); row++) {
      int start = -1;
      for (int column = 0; column <= grid.columns(); column++) {
        boolean wet = column < grid.columns() && wet(grid.at(column, row), outlines);
        if (wet && start < 0) {
          start = column;
        }
        if (!wet && start >= 0) {
          Run run = run(row, start, column - 1, outlines);
          best = run.betterThan(best) ? run : best;
          start = -1;
        }
      }
    }
    return best;
  }

  private Run run(int row, int first, int last, List<Outline> outlines) {
    HexGrid grid = sheet.grid();
    int middle = (first + last) / 2;
    int depth = 1;
    while (row - depth >= 0
        && row + depth < grid.rows()
        && wet(grid.at(middle, row - depth), outlines)
        && wet(grid.at(middle, row + depth), outlines)) {
      depth++;
    }
    Point a = sheet.centre(grid.at(first, row));
    Point b = sheet.centre(grid.at(last, row));
    return new Run(
        b.x() - a.x() + 1, 2 * depth - 1, new Point((a.x() + b.x()) / 2, (a.y() + b.y()) / 2));
  }

  private boolean wet(int hex, List<Outline> outlines) {
    Point centre = sheet.centre(hex);
    return Ground.of(sheet.map().terrains().get(sheet.map().terrain(hex))).isWater()
        && outlines.stream().anyMatch(outline -> outline.holds(centre.x(), centre.y()));
  }

  private static Written written(
      String name, double size, double spacing, double width, Point middle) {
    List<Letter> letters = new ArrayList<>();
    double x = middle.x() - width / 2;
    double y = middle.y() + size * 0.3;
    for (int i = 0; i < name.length(); i++) {
      String letter = name.substring(i, i + 1);
      double wide = Typeface.ITALIC.width(letter, size);
      letters.add(new Letter(letter, new Point(x + wide / 2, y), 0));
      x += wide + spacing;
    }
    return new Written(
        name, size, spacing, letters, List.of(Box.around(middle, width / 2, size * 0.5)));
  }
}
