package stavka.atlas.draw;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import stavka.atlas.draw.TownPainter.Rank;
import stavka.engine.map.HexMap;

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
  private final Ways ways;

  Legend(Sheet sheet, Language language, Ways ways) {
    this.sheet = sheet;
    this.language = language;
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
    HexMap map = sheet.map();
    List<Item> items = new ArrayList<>();
    List<String> major = map.sideFeatures().stream().filter(Waters::isMajor).toList();
    if (!major.isEmpty()) {
      String names = String.join(", ", majorNames());
      items.add(item(names, names, (samples, box) -> samples.river(major.getFirst(), box)));
    }
    map.sideFeatures().stream()
        .filter(feature -> Waters.isRiver(feature) && !Waters.isMajor(feature))
        .findFirst()
        .ifPresent(
            feature ->
                items.add(item("River", "Rivière", (samples, box) -> samples.river(feature, box))));
    if (map.sideFeatures().contains(Waters.LAKE)) {
      items.add(item("Lake hexside", "Côté de lac", LegendSamples::lake));
    }
    return items;
  }

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
        .filter(
            rank ->
                rank != Rank.CITY || !Ground.among(sheet.map().terrains()).contains(Ground.BUILT))
        .map(rank -> new Item(name(rank), (samples, box) -> samples.town(rank, box)))
        .toList();
  }

  private String name(Rank rank) {
    return switch (rank) {
      case CITY -> language.of("City", "Grande ville");
      case LARGE -> language.of("Large town", "Ville moyenne");
      case TOWN -> language.of("Town", "Petite ville");
      case VILLAGE -> language.of("Village", "Village");
    };
  }

  private List<Item> signs() {
    HexMap map = sheet.map();
    List<Item> items = new ArrayList<>();
    if (!map.frontiers().isEmpty()) {
      items.add(item("Front at the start", "Front initial", LegendSamples::front));
    }
    if (map.frontiers().values().stream().anyMatch(front -> !front.points().isEmpty())) {
      items.add(item("Points of the front", "Repères du front", LegendSamples::points));
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
