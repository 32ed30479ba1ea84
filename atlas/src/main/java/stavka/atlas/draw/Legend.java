package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.atlas.draw.TownPainter.Rank;
import stavka.engine.map.HexMap;
import stavka.formats.Bilingual;

/** What the signs of a map mean: only those that are on it. */
final class Legend {
  /** Draws a sign into a box one hex wide. */
  interface Sample {
    void draw(LegendSamples samples, Box box);
  }

  record Item(String text, Sample sample) {}

  record Column(String title, List<Item> items) {}

  private final Sheet sheet;
  private final Language language;
  private final Waters waters;
  private final Ways ways;

  Legend(Sheet sheet, Language language, Waters waters, Ways ways) {
    this.sheet = sheet;
    this.language = language;
    this.waters = waters;
    this.ways = ways;
  }

  List<Column> columns() {
    List<Column> columns = new ArrayList<>();
    add(columns, "Ground", "Terrain", ground());
    add(columns, "Waters", "Eaux", waters());
    add(columns, "Ways", "Communications", ways());
    add(columns, "Places", "Localités", places());
    add(columns, "Signs", "Signes", signs());
    return columns;
  }

  private void add(List<Column> columns, String english, String french, List<Item> items) {
    if (!items.isEmpty()) {
      columns.add(new Column(language.of(english, french), items));
    }
  }

  private Item item(String english, String french, Sample sample) {
    return new Item(language.of(english, french), sample);
  }

  private List<Item> ground() {
    return Ground.among(sheet.map().terrains()).stream()
        .map(
            ground ->
                new Item(ground.name(language), (samples, box) -> samples.ground(ground, box)))
        .toList();
  }

  private List<Item> waters() {
    List<Item> items = new ArrayList<>();
    if (drawn(Breadth.MAJOR)) {
      List<String> ranked = majorNames();
      String large = language.of("Large river", "Grande rivière");
      String name = ranked.isEmpty() || ranked.size() > 3 ? large : String.join(", ", ranked);
      items.add(new Item(name, (samples, box) -> samples.river(Breadth.MAJOR, box)));
    }
    if (drawn(Breadth.MINOR)) {
      items.add(item("River", "Rivière", (samples, box) -> samples.river(Breadth.MINOR, box)));
    }
    if (drawn(Breadth.STREAM)) {
      items.add(
          item(
              "Small river",
              "Petite rivière",
              (samples, box) -> samples.river(Breadth.STREAM, box)));
    }
    if (sheet.map().sideFeatures().contains("reservoir")) {
      items.add(item("Reservoir", "Lac de barrage", LegendSamples::lake));
    }
    if (hasLakes()) {
      items.add(item("Lake hexside", "Côté de lac", LegendSamples::lake));
    }
    return items;
  }

  private boolean hasLakes() {
    return sheet.source().drawing().rivers().stream()
        .anyMatch(river -> river.feature().equals(Waters.LAKE));
  }

  private boolean drawn(Breadth breadth) {
    return waters.streams().stream()
        .anyMatch(stream -> stream.parts().stream().anyMatch(part -> part.breadth() == breadth));
  }

  /** The rivers that the rules rank highest. */
  private List<String> majorNames() {
    return sheet.source().drawing().rivers().stream()
        .filter(river -> Waters.isMajor(river.feature()) && !river.id().isEmpty())
        .map(river -> language.of(river.name()))
        .distinct()
        .toList();
  }

  private List<Item> ways() {
    List<Item> items = new ArrayList<>();
    kind(items, "highway", "Highway", "Grande route");
    kind(items, "main", "Main road", "Route principale");
    kind(items, "minor", "Minor road", "Route secondaire");
    kind(items, "2", "Railway, double track", "Voie ferrée double");
    kind(items, "1", "Railway, single track", "Voie ferrée simple");
    if (!ways.of("road").isEmpty()) {
      items.add(item("Bridge", "Pont", LegendSamples::bridge));
    }
    return items;
  }

  private void kind(List<Item> items, String kind, String english, String french) {
    if (ways.ways().stream().anyMatch(way -> way.kind().equals(kind))) {
      items.add(item(english, french, (samples, box) -> samples.way(kind, box)));
    }
  }

  private List<Item> places() {
    return sheet.map().places().stream()
        .map(Rank::of)
        .distinct()
        .sorted(Comparator.naturalOrder())
        .filter(this::marked)
        .map(rank -> new Item(name(rank), (samples, box) -> samples.town(rank, box)))
        .toList();
  }

  /** Whether places of a rank have a mark, and are not all shown by built-up ground. */
  private boolean marked(Rank rank) {
    return sheet.map().places().stream()
        .anyMatch(place -> Rank.of(place) == rank && !Names.builtUp(sheet, place));
  }

  private String name(Rank rank) {
    return switch (rank) {
      case CITY -> language.of("City", "Grande ville");
      case LARGE -> language.of("Large town", "Ville moyenne");
      case TOWN -> language.of("Town", "Petite ville");
      case VILLAGE -> language.of("Village", "Village");
    };
  }

  private String frontName(String frontier) {
    @Nullable Bilingual name = sheet.source().frontierNames().get(frontier);
    return name == null ? language.of("Front at the start", "Front initial") : language.of(name);
  }

  private List<Item> signs() {
    HexMap map = sheet.map();
    List<Item> items = new ArrayList<>();
    map.frontiers().keySet().stream()
        .sorted()
        .map(this::frontName)
        .distinct()
        .forEach(name -> items.add(new Item(name, LegendSamples::front)));
    if (map.frontiers().values().stream()
        .anyMatch(front -> front.points().keySet().stream().anyMatch(FrontPainter::isPrinted))) {
      items.add(item("Points of the front", "Repères du front", LegendSamples::points));
    }
    if (FortPainter.isOn(sheet)) {
      items.add(item("Fortified line", "Ligne fortifiée", LegendSamples::fort));
    }
    if (SectorPainter.isOn(sheet)) {
      items.add(item("Sector boundary", "Limite de secteurs", LegendSamples::sector));
    }
    if (map.values().containsKey("garrison")) {
      items.add(item("Garrison", "Garnison", LegendSamples::garrison));
    }
    if (EntrancePainter.isOn(sheet)) {
      items.add(item("Entrance areas", "Zones d'entrée", LegendSamples::entrances));
    }
    return items;
  }
}
