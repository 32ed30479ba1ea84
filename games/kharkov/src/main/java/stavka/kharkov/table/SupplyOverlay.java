package stavka.kharkov.table;

import static stavka.engine.play.Detail.unit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Overlay.Line;
import stavka.engine.table.Viewer;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.AxisLines;
import stavka.kharkov.supply.Supply;

/** The supply line of each unit as it would be judged now, or why there is none. */
@Rule("11.0")
final class SupplyOverlay {
  private final Theatre theatre;
  private final Pieces pieces;
  private final Supply supply;

  SupplyOverlay(Theatre theatre, Supply supply) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.supply = supply;
  }

  /** The lines of the sides a viewer follows; units that share one are named together. */
  Overlay of(Position position, Viewer viewer) {
    List<CommandPost> posts = CommandPost.all(theatre, supply, position);
    Map<Line, Ints> shared = new LinkedHashMap<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && pieces.kind(unit).combat() && viewer.follows(pieces.side(unit))) {
        Line line = line(position, posts, unit);
        Line key = line.why() == null ? line : named(line, unit);
        shared.merge(key, Ints.of(unit), (before, one) -> before.with(one.first()));
      }
    }
    List<Line> lines = new ArrayList<>();
    shared.forEach(
        (line, units) -> lines.add(new Line(units, line.hexes(), line.ok(), line.why())));
    return new Overlay(List.of(), lines);
  }

  /** A line with a reason that names its unit stands alone. */
  private static Line named(Line line, int unit) {
    return new Line(Ints.of(unit), line.hexes(), line.ok(), line.why());
  }

  private Line line(Position position, List<CommandPost> posts, int unit) {
    Line line =
        pieces.isGerman(unit)
            ? german(supply.axis(position), unit, position.place(unit))
            : commanded(position, posts, unit);
    if (!line.ok() && position.get(unit, State.GRACE) >= position.turn()) {
      return joined(Ints.EMPTY, true, Objection.of("11.42", "supply-grace", unit(unit)));
    }
    return line;
  }

  /** Soviet and Romanian units: by way of a headquarters. */
  @Rule({"11.2", "11.21", "11.22", "11.24"})
  private Line commanded(Position position, List<CommandPost> posts, int unit) {
    int hex = position.place(unit);
    boolean soviet = pieces.side(unit) == Side.SOVIET;
    int cutOff = -1;
    for (CommandPost post : posts) {
      if (post.side() == pieces.side(unit) && post.lines().reaches(hex)) {
        if (post.supplied()) {
          Ints onward =
              soviet
                  ? supply.soviet(position).toEast().line(post.hex())
                  : german(supply.axis(position), post.hq(), post.hex()).hexes();
          return joined(then(post.lines().line(hex), onward), true, null);
        }
        cutOff = post.hq();
      }
    }
    String rule = soviet ? "11.21" : "11.22";
    return cutOff < 0
        ? joined(Ints.EMPTY, false, Objection.of(rule, "supply-no-hq", unit(unit)))
        : joined(Ints.EMPTY, false, Objection.of(rule, "supply-hq-cut", unit(unit), unit(cutOff)));
  }

  @Rule({"11.3", "11.31", "11.32"})
  private static Line german(AxisLines lines, int unit, int hex) {
    TraceField field = lines.fromCities().reaches(hex) ? lines.fromCities() : lines.fromRoads();
    return field.reaches(hex)
        ? joined(field.line(hex), true, null)
        : joined(Ints.EMPTY, false, Objection.of("11.3", "supply-no-line", unit(unit)));
  }

  private static Line joined(Ints hexes, boolean ok, @Nullable Objection why) {
    return new Line(Ints.EMPTY, hexes, ok, why);
  }

  /** One line after another that begins where it ends. */
  private static Ints then(Ints first, Ints second) {
    Ints line = first;
    for (int i = 0; i < second.size(); i++) {
      if (line.isEmpty() || line.last() != second.get(i)) {
        line = line.with(second.get(i));
      }
    }
    return line;
  }
}
