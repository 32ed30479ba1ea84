package stavka.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.engine.value.Side;
import stavka.lab.study.CellFigures;
import stavka.lab.study.Deciders;
import stavka.lab.study.StudyFigures;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * What the page's script draws on the map. A number of each hex is one letter, so that a report of
 * many combinations stays small: from '#' for none to '~' for the most, but for those that a page
 * or JSON would have to escape.
 */
final class MapData {
  private static final int MOST_CELLS = 16;
  private static final String LETTERS = letters();

  private final StudyFigures figures;
  private final HexMap map;

  MapData(StudyFigures figures) {
    this.figures = figures;
    this.map = figures.study().map();
  }

  private static String letters() {
    StringBuilder letters = new StringBuilder();
    for (char c = '#'; c <= '~'; c++) {
      if (c != '\\' && c != '<' && c != '>' && c != '&' && c != '\'') {
        letters.append(c);
      }
    }
    return letters.toString();
  }

  String json(@Nullable Backdrop backdrop) {
    ObjectNode json = JsonMapper.shared().createObjectNode();
    json.put("letters", LETTERS);
    HexGrid grid = map.grid();
    json.put("flat", grid.orientation() == Orientation.FLAT);
    ArrayNode centres = json.putArray("centres");
    ArrayNode names = json.putArray("names");
    for (int hex = 0; hex < grid.size(); hex++) {
      centres.add(Math.round(1000 * grid.centreX(hex)) / 1000.0);
      centres.add(Math.round(1000 * grid.centreY(hex)) / 1000.0);
      names.add(map.name(hex));
    }
    map.places()
        .forEach(
            place ->
                place
                    .hexes()
                    .forEach(hex -> json.withObject("/places").put("" + hex, place.english())));
    if (backdrop != null) {
      json.putObject("backdrop")
          .put("light", backdrop.light())
          .put("dark", backdrop.dark())
          .put("x", backdrop.left())
          .put("y", backdrop.top())
          .put("width", backdrop.width())
          .put("height", backdrop.height());
    }
    double most = densest();
    json.put("densest", Math.round(100 * most) / 100.0);
    ArrayNode sets = json.putArray("sets");
    shown()
        .forEach(
            cell -> {
              ObjectNode set = sets.addObject();
              set.put("matches", cell.count());
              fill(set.putArray("held"), turn -> hex -> cell.axisHeld(turn, hex));
              fill(set.putArray("axis"), turn -> hex -> cell.density(Side.AXIS, turn, hex) / most);
              fill(
                  set.putArray("soviet"),
                  turn -> hex -> cell.density(Side.SOVIET, turn, hex) / most);
            });
    Deciders deciders = new Deciders(figures);
    fill(json.putArray("worth"), turn -> hex -> (deciders.worth(turn, hex) + 1) / 2);
    return JsonMapper.shared().writeValueAsString(json).replace("</", "<\\/");
  }

  /** All matches first, then the combinations, if there are several. */
  List<CellFigures> shown() {
    List<CellFigures> shown = new ArrayList<>(List.of(figures.all()));
    if (figures.cells().size() > 1) {
      shown.addAll(figures.cells().subList(0, Math.min(MOST_CELLS, figures.cells().size())));
    }
    return shown;
  }

  private interface ByTurn {
    IntToDoubleFunction at(int turn);
  }

  private void fill(ArrayNode array, ByTurn values) {
    for (int turn = 1; turn <= figures.all().turns(); turn++) {
      IntToDoubleFunction value = values.at(turn);
      StringBuilder text = new StringBuilder();
      for (int hex = 0; hex < map.grid().size(); hex++) {
        double share = Math.clamp(value.applyAsDouble(hex), 0, 1);
        text.append(LETTERS.charAt((int) Math.round(share * (LETTERS.length() - 1))));
      }
      array.add(text.toString());
    }
  }

  /** The scale of the density maps: few hexes are fuller than this. */
  private double densest() {
    double most = 0.5;
    for (int turn = 1; turn <= figures.all().turns(); turn++) {
      for (int hex = 0; hex < map.grid().size(); hex++) {
        most = Math.max(most, figures.all().density(Side.AXIS, turn, hex));
        most = Math.max(most, figures.all().density(Side.SOVIET, turn, hex));
      }
    }
    return most;
  }
}
