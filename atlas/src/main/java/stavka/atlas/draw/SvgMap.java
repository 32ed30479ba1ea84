package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import stavka.atlas.draw.FrontPainter.Mark;
import stavka.atlas.draw.Legend.Column;
import stavka.atlas.draw.TownPainter.Rank;
import stavka.engine.map.Frontier;
import stavka.engine.map.Locality;
import stavka.formats.map.MapSheet;

/**
 * Draws a compiled map as SVG, worth printing: twelve millimetres to the hex. The same map gives
 * the same text.
 */
public final class SvgMap {
  private static final double MILLIMETRES = 12;

  private final Look look;
  private final Sheet sheet;
  private final Waters waters;
  private final Ways ways;
  private final List<Frontier> fronts;
  private final List<Column> legend;
  private final Page page;
  private final Svg svg = new Svg();

  private SvgMap(MapSheet source, Look look) {
    this.look = look;
    this.sheet = new Sheet(source);
    this.waters = new Waters(sheet);
    this.ways = new Ways(sheet);
    this.fronts =
        source.map().frontiers().keySet().stream().sorted().map(source.map()::frontier).toList();
    this.legend = new Legend(sheet, look.language(), waters, ways).columns();
    double width = Page.legendWidth(sheet.frame());
    this.page =
        Page.around(
            sheet.frame(), EntrancePainter.isOn(sheet), width, MarginPainter.height(legend, width));
  }

  /** How large a drawing is, in millimetres. */
  public record Size(double width, double height) {
    private static final double PIXELS = 96 / 25.4;

    /** How many pixels a picture of it has, 96 to the inch. */
    public long pixels() {
      return Math.round(width * PIXELS) * Math.round(height * PIXELS);
    }
  }

  public static Size size(MapSheet sheet, Look look, double scale) {
    return new SvgMap(sheet, look).size(scale);
  }

  private Size size(double scale) {
    Box whole = page.whole();
    return new Size(whole.width() * MILLIMETRES * scale, whole.height() * MILLIMETRES * scale);
  }

  /**
   * @param scale 1 for twelve millimetres to the hex
   */
  public static String draw(MapSheet sheet, Look look, double scale) {
    return new SvgMap(sheet, look).draw(scale);
  }

  private String draw(double scale) {
    Box whole = page.whole();
    Size size = size(scale);
    svg.open(
        "svg",
        "xmlns",
        "http://www.w3.org/2000/svg",
        "width",
        Svg.number(size.width()) + "mm",
        "height",
        Svg.number(size.height()) + "mm",
        "viewBox",
        view(whole),
        "xml:lang",
        look.language().of("en", "fr"));
    svg.leaf("title", look.language().of(sheet.source().title()));
    defineClip();
    background(whole);
    svg.open("g", "clip-path", "url(#map)");
    map();
    svg.close();
    margin();
    svg.close();
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + svg;
  }

  private static String view(Box box) {
    return Svg.length(box.left())
        + " "
        + Svg.length(box.top())
        + " "
        + Svg.length(box.width())
        + " "
        + Svg.length(box.height());
  }

  private void defineClip() {
    svg.open("defs");
    new PaperPainter(svg, look, sheet).defineTones();
    svg.open("clipPath", "id", "map");
    rectangle(sheet.frame());
    svg.close().close();
  }

  private void background(Box whole) {
    rectangle(whole.grown(0.1), "fill", look.ink(Ink.SHEET));
  }

  private void rectangle(Box box, String... attributes) {
    List<String> all =
        new ArrayList<>(
            List.of(
                "x",
                Svg.length(box.left()),
                "y",
                Svg.length(box.top()),
                "width",
                Svg.length(box.width()),
                "height",
                Svg.length(box.height())));
    all.addAll(List.of(attributes));
    svg.empty("rect", all.toArray(String[]::new));
  }

  private void map() {
    PaperPainter paper = new PaperPainter(svg, look, sheet);
    paper.paper();
    paper.valleys(waters);
    new GroundPainter(svg, look).paint(sheet, treeless());
    houses();
    paper.grid();
    new LakePainter(svg, look).paint(waters.lakes());
    new WaterPainter(svg, look).paint(waters.streams());
    WayPainter wayPainter = new WayPainter(svg, look);
    wayPainter.railways(ways.of("rail"));
    wayPainter.roads(ways.of("road"));
    wayPainter.bridges(Bridges.of(ways.of("road"), waters.streams()));
    new FortPainter(svg, look).paint(sheet);
    SectorPainter sectors = new SectorPainter(svg, look, sheet);
    List<DrawnLine> borders =
        SectorPainter.isOn(sheet)
            ? SectorPainter.borders(sheet, sheet.map().region(SectorPainter.REGION))
            : List.of();
    borders.forEach(sectors::line);
    FrontPainter frontPainter = new FrontPainter(svg, look);
    fronts.forEach(front -> FrontPainter.onLand(sheet, front).forEach(frontPainter::strands));
    paper.numbers();
    marks();
    new Names(svg, look, sheet, waters, ways, fronts).write(sectors, borders);
  }

  /** Ink that trees keep off: rivers, ways and hex numbers. */
  private Raster treeless() {
    Raster raster = new Raster(sheet.frame());
    waters.streams().forEach(s -> raster.line(s.line(), s.width() / 2 + 0.07, 1));
    ways.ways().forEach(way -> raster.line(way.line(), 0.1, 1));
    for (int hex = 0; hex < sheet.grid().size(); hex++) {
      raster.box(PaperPainter.numberBox(sheet, hex), 1);
    }
    return raster;
  }

  private void houses() {
    TownPainter painter = new TownPainter(svg, look);
    for (Locality place : sheet.map().places()) {
      if (Rank.of(place) == Rank.LARGE && !Names.builtUp(sheet, place)) {
        painter.houses(sheet.mark(place), place.id().hashCode());
      }
    }
  }

  private void marks() {
    TownPainter painter = new TownPainter(svg, look);
    List<Locality> places = new ArrayList<>(sheet.map().places());
    places.sort(Comparator.comparing(Rank::of).reversed());
    for (Locality place : places) {
      if (!Names.builtUp(sheet, place)) {
        painter.mark(Rank.of(place), sheet.mark(place));
      }
    }
    sheet.map().values().getOrDefault("garrison", Map.of()).entrySet().stream()
        .sorted(Map.Entry.comparingByKey())
        .forEach(
            entry -> painter.value(Names.valueAt(sheet, entry.getKey()), "" + entry.getValue()));
    FrontPainter frontPainter = new FrontPainter(svg, look);
    for (Frontier front : fronts) {
      for (Mark mark : FrontPainter.marks(sheet, front)) {
        frontPainter.mark(mark);
      }
    }
  }

  private void margin() {
    MarginPainter margin = new MarginPainter(svg, look, sheet, page);
    margin.neatLine();
    margin.title();
    margin.legend(legend);
    margin.scale();
    margin.north();
    new EntrancePainter(svg, look, sheet).paint();
  }
}
