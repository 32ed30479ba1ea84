package stavka.atlas.gazetteer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import java.util.function.Function;
import stavka.atlas.gazetteer.Area.Kind;
import stavka.atlas.gazetteer.River.Reach;
import stavka.atlas.gazetteer.Way.Stop;
import stavka.atlas.geo.LatLon;
import stavka.atlas.geo.Projection;
import stavka.formats.BadFile;
import stavka.formats.Bilingual;
import stavka.formats.Document;
import stavka.formats.Node;

/** Reads gazetteer files entry by entry; a bad entry is noted as a fault and left out. */
public final class GazetteerReader {
  private static final int VERSION = 1;

  /** Reaches that end and begin further apart leave a gap in the river. */
  private static final double LARGEST_GAP_KM = 1;

  /** A course is drawn densely enough that a longer leap is a slip of the pen. */
  private static final double LONGEST_LEAP_KM = 120;

  private final SequencedMap<String, Town> towns;
  private final SequencedMap<String, River> rivers;
  private final SequencedMap<String, Area> areas;
  private final SequencedMap<String, Way> railways;
  private final SequencedMap<String, Way> roads;
  private final SequencedMap<String, Front> fronts;
  private final List<BadFile> faults = new ArrayList<>();

  public GazetteerReader(Gazetteer base) {
    towns = new LinkedHashMap<>(base.towns());
    rivers = new LinkedHashMap<>(base.rivers());
    areas = new LinkedHashMap<>(base.areas());
    railways = new LinkedHashMap<>(base.railways());
    roads = new LinkedHashMap<>(base.roads());
    fronts = new LinkedHashMap<>(base.fronts());
  }

  /**
   * Reads the sections a file has; towns come first, so that ways may name those of their own file.
   */
  public void read(Document document) {
    Node root = document.root();
    try {
      root.only(
          "format",
          "version",
          "about",
          "towns",
          "rivers",
          "seas",
          "lakes",
          "ground",
          "railways",
          "roads",
          "borders",
          "fronts");
      refuseVersion(root);
      section(root, "towns", towns, this::town);
      section(root, "rivers", rivers, this::river);
      section(root, "seas", areas, node -> water(node, Kind.SEA));
      section(root, "lakes", areas, node -> water(node, Kind.LAKE));
      section(root, "ground", areas, this::ground);
      section(root, "railways", railways, this::way);
      section(root, "roads", roads, this::way);
      section(root, "borders", fronts, this::front);
      section(root, "fronts", fronts, this::front);
    } catch (BadFile fault) {
      faults.add(fault);
    }
  }

  /** Gazetteers and map plans may state their version; there is only one so far. */
  public static void refuseVersion(Node root) {
    root.optional("version")
        .filter(version -> version.integer() != VERSION)
        .ifPresent(
            version -> {
              throw version.bad("version " + version.text() + " of this format is not known");
            });
  }

  public List<BadFile> faults() {
    return List.copyOf(faults);
  }

  public Gazetteer gazetteer() {
    return new Gazetteer(towns, rivers, areas, railways, roads, fronts);
  }

  private <T> void section(
      Node root, String name, SequencedMap<String, T> entries, Function<Node, T> reader) {
    List<String> seen = new ArrayList<>();
    for (Node node : root.itemsOf(name)) {
      try {
        String id = node.field("id").text();
        if (seen.contains(id)) {
          throw node.bad("'" + id + "' is listed twice under " + name);
        }
        seen.add(id);
        entries.put(id, reader.apply(node));
      } catch (BadFile fault) {
        faults.add(fault);
      }
    }
  }

  private Town town(Node node) {
    node.only("id", "name", "modern", "at", "rank", "from");
    return new Town(
        node.field("id").text(),
        Bilingual.read(node.field("name")),
        position(node.field("at")),
        node.field("rank").choice(Town.Rank.class),
        Origin.of(node));
  }

  private River river(Node node) {
    node.only("id", "name", "modern", "from", "reaches");
    List<Reach> reaches = new ArrayList<>();
    for (Node reach : node.field("reaches").items()) {
      reach.only("class", "course");
      List<LatLon> course = line(reach.field("course"), 2);
      if (!reaches.isEmpty()) {
        refuseGap(
            reach, node, reaches.getLast().course().getLast(), course.getFirst(), LARGEST_GAP_KM);
      }
      for (int i = 1; i < course.size(); i++) {
        refuseGap(reach, node, course.get(i - 1), course.get(i), LONGEST_LEAP_KM);
      }
      reaches.add(new Reach(reach.field("class").choice(River.Size.class), course));
    }
    if (reaches.isEmpty()) {
      throw node.bad("river '" + node.field("id").text() + "' has no reach");
    }
    return new River(
        node.field("id").text(), Bilingual.read(node.field("name")), reaches, Origin.of(node));
  }

  private static void refuseGap(Node at, Node river, LatLon end, LatLon start, double limit) {
    double gap = kilometres(end, start);
    if (gap > limit) {
      throw at.bad(
          "river '%s' has a gap of %d km after %.3f, %.3f"
              .formatted(
                  river.field("id").text(), Math.round(gap), end.latitude(), end.longitude()));
    }
  }

  private Area water(Node node, Kind kind) {
    node.only("id", "name", "from", "shore");
    return area(node, kind, line(node.field("shore"), 3));
  }

  private Area ground(Node node) {
    node.only("id", "name", "class", "from", "area");
    return area(node, node.field("class").choice(Kind.class), line(node.field("area"), 3));
  }

  private static Area area(Node node, Kind kind, List<LatLon> outline) {
    String id = node.field("id").text();
    Bilingual name = node.optional("name").map(Bilingual::read).orElse(new Bilingual("", ""));
    return new Area(id, name, kind, outline, Origin.of(node));
  }

  private Way way(Node node) {
    node.only("id", "name", "from", "tracks", "class", "via");
    String grade =
        node.optional("class").or(() -> node.optional("tracks")).map(Node::text).orElse("");
    List<Stop> via = node.field("via").items().stream().map(this::stop).toList();
    if (via.size() < 2) {
      throw node.bad("'" + node.field("id").text() + "' needs two places at least");
    }
    return new Way(
        node.field("id").text(), Bilingual.read(node.field("name")), grade, via, Origin.of(node));
  }

  private Stop stop(Node node) {
    if (node.isSequence()) {
      return new Stop(position(node), null);
    }
    Town town = towns.get(node.text());
    if (town == null) {
      throw node.bad("unknown place '" + node.text() + "'");
    }
    return new Stop(town.at(), town);
  }

  private Front front(Node node) {
    node.only("id", "name", "date", "from", "line");
    return new Front(
        node.field("id").text(),
        Bilingual.read(node.field("name")),
        node.field("date").text(),
        line(node.field("line"), 2),
        Origin.of(node));
  }

  private static List<LatLon> line(Node node, int fewest) {
    List<LatLon> points = node.items().stream().map(GazetteerReader::position).toList();
    if (points.size() < fewest) {
      throw node.bad("a line of " + points.size() + " points is too short");
    }
    return points;
  }

  /** A position written {@code [latitude, longitude]}. */
  public static LatLon position(Node node) {
    List<Node> parts = node.items();
    if (parts.size() != 2) {
      throw node.bad("a position is [latitude, longitude]");
    }
    LatLon position = new LatLon(parts.get(0).number(), parts.get(1).number());
    if (Math.abs(position.latitude()) > 85 || Math.abs(position.longitude()) > 180) {
      throw node.bad(
          "there is no latitude " + position.latitude() + ", longitude " + position.longitude());
    }
    return position;
  }

  private static double kilometres(LatLon a, LatLon b) {
    var flat = new Projection.AzimuthalEquidistant(a).forward(b);
    return StrictMath.hypot(flat.x(), flat.y());
  }
}
