package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import stavka.atlas.draw.FrontPainter.Mark;
import stavka.atlas.draw.LabelPlacer.Placed;
import stavka.atlas.draw.TownPainter.Rank;
import stavka.atlas.draw.WaterNames.Written;
import stavka.engine.map.Frontier;
import stavka.engine.map.Locality;
import stavka.formats.map.MapDrawing.Point;

/** Writes all names of a map, each where it hurts the least. */
final class Names {
  private final Svg svg;
  private final Look look;
  private final Sheet sheet;
  private final Waters waters;
  private final Ways ways;
  private final List<Frontier> fronts;

  Names(Svg svg, Look look, Sheet sheet, Waters waters, Ways ways, List<Frontier> fronts) {
    this.svg = svg;
    this.look = look;
    this.sheet = sheet;
    this.waters = waters;
    this.ways = ways;
    this.fronts = fronts;
  }

  /** Whether the ground of a place's own hex shows it as a city already. */
  static boolean builtUp(Sheet sheet, Locality place) {
    int terrain = sheet.map().terrain(place.hexes().getFirst());
    return Ground.of(sheet.map().terrains().get(terrain)) == Ground.BUILT;
  }

  static Point valueAt(Sheet sheet, int hex) {
    return new Point(sheet.grid().centreX(hex), sheet.grid().centreY(hex) + 0.32);
  }

  void write(SectorPainter sectors, List<DrawnLine> borders) {
    Raster ink = ink();
    borders.forEach(border -> ink.line(border, 0.06, 4));
    List<Box> barriers = new ArrayList<>(signs());
    barriers.forEach(box -> ink.box(box, 9));
    for (DrawnLine border : borders) {
      List<Box> names = sectors.names(border, ink);
      names.forEach(box -> ink.box(box, 9));
      barriers.addAll(names);
    }
    List<Written> rivers =
        new WaterNames(sheet.frame(), ink, look.language()).place(waters.streams());
    for (Written river : rivers) {
      new Lettering(Typeface.ITALIC, river.size(), 0, look.ink(Ink.WATER_NAME), look.ink(Ink.PAPER))
          .along(svg, river.name(), river.letters());
      barriers.addAll(river.boxes());
    }
    for (Written sea : new SeaNames(sheet, look.language()).place()) {
      Lettering.plain(Typeface.ITALIC, sea.size(), look.ink(Ink.WATER_NAME))
          .along(svg, sea.name(), sea.letters());
      barriers.addAll(sea.boxes());
    }
    List<Placed> towns =
        new LabelPlacer(sheet.frame().grown(-0.08), ink, bars(), barriers).place(labels());
    new TownPainter(svg, look).names(towns);
  }

  private Raster bars() {
    Raster bars = new Raster(sheet.frame());
    waters.streams().forEach(stream -> bars.line(stream.line(), 0.05, 1));
    fronts.forEach(
        front -> FrontPainter.onLand(sheet, front).forEach(line -> bars.line(line, 0.05, 1)));
    return bars;
  }

  private List<Label> labels() {
    List<Locality> places = new ArrayList<>(sheet.map().places());
    places.sort(Comparator.comparing(Rank::of));
    return places.stream()
        .map(place -> TownPainter.label(sheet, place, look.language(), builtUp(sheet, place)))
        .toList();
  }

  /** What no name may cover: town marks, the points of the front, values. */
  private List<Box> signs() {
    List<Box> boxes = new ArrayList<>();
    for (Locality place : sheet.map().places()) {
      double r = builtUp(sheet, place) ? 0.12 : Rank.of(place).radius() + 0.02;
      boxes.add(Box.around(sheet.mark(place), r, r));
    }
    for (Frontier front : fronts) {
      FrontPainter.marks(sheet, front).stream().map(Mark::box).forEach(boxes::add);
    }
    sheet.map().values().getOrDefault("garrison", Map.of()).keySet().stream()
        .sorted()
        .forEach(hex -> boxes.add(Box.around(valueAt(sheet, hex), 0.13, 0.15)));
    return boxes;
  }

  private Raster ink() {
    Raster ink = new Raster(sheet.frame());
    for (int hex = 0; hex < sheet.grid().size(); hex++) {
      Ground ground = Ground.of(sheet.map().terrains().get(sheet.map().terrain(hex)));
      ink.dot(
          sheet.centre(hex), 0.5, ground == Ground.CLEAR ? 0 : ground == Ground.BUILT ? 1.5 : 0.2);
    }
    for (int hex = 0; hex < sheet.grid().size(); hex++) {
      ink.box(PaperPainter.numberBox(sheet, hex), 0.5);
    }
    ways.of("road").forEach(way -> ink.line(way.line(), 0.05, 3));
    ways.of("rail").forEach(way -> ink.line(way.line(), 0.06, 3.5));
    waters.streams().forEach(s -> ink.line(s.line(), s.width() / 2 + 0.02, 10));
    waters.lakes().forEach(lake -> ink.line(lake, 0.2, 6));
    fronts.forEach(
        front -> FrontPainter.onLand(sheet, front).forEach(line -> ink.line(line, 0.11, 6)));
    return ink;
  }
}
