package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Area;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.gazetteer.GazetteerReader;
import stavka.atlas.gazetteer.River;
import stavka.atlas.gazetteer.Town;
import stavka.atlas.plan.MapPlan.City;
import stavka.atlas.plan.MapPlan.Ground;
import stavka.atlas.plan.MapPlan.Network;
import stavka.atlas.plan.MapPlan.Pin;
import stavka.atlas.plan.MapPlan.Places;
import stavka.atlas.plan.MapPlan.RiverBank;
import stavka.atlas.plan.MapPlan.Rivers;
import stavka.formats.BadFile;
import stavka.formats.Bilingual;
import stavka.formats.Document;
import stavka.formats.Node;

/** Reads a map plan; goes on after a fault, so that an author sees them all at once. */
public final class PlanReader {
  private static final double DEFAULT_BEND_RADIUS = 14;
  private static final double DEFAULT_COVER = 0.45;

  private final Document document;
  private final Gazetteer gazetteer;
  private final List<BadFile> faults = new ArrayList<>();

  public PlanReader(Document document, Gazetteer base) {
    this.document = document;
    this.gazetteer = extended(document, base);
  }

  /**
   * @throws BadFile the first fault, if there is any
   */
  public static MapPlan read(Document document, Gazetteer gazetteer) {
    PlanReader reader = new PlanReader(document, gazetteer);
    @Nullable MapPlan plan = reader.read();
    if (plan == null || !reader.faults().isEmpty()) {
      throw reader.faults().getFirst();
    }
    return plan;
  }

  public List<BadFile> faults() {
    return List.copyOf(faults);
  }

  /** The plan as far as it could be read, or nothing if not even its sheet could. */
  public @Nullable MapPlan read() {
    Node root = document.root();
    attempt(
        () ->
            root.only(
                "id",
                "title",
                "projection",
                "frame",
                "grid",
                "pins",
                "bend",
                "terrain",
                "cities",
                "rivers",
                "networks",
                "places",
                "overrides",
                "hexes",
                "regions",
                "values",
                "frontiers",
                "provenance",
                "extra"),
        root);
    @Nullable SheetPlan sheet = attemptOrNull(() -> SheetReader.read(root));
    @Nullable String id = attemptOrNull(() -> root.field("id").text());
    if (sheet == null || id == null) {
      return null;
    }
    HexNames names = new HexNames(sheet.grid(), sheet.numbering());
    RuleReader rules = new RuleReader(gazetteer, names);
    Bilingual title = attempt(() -> Bilingual.read(root.field("title")), new Bilingual(id, id));
    List<Pin> pins = pins(root, names);
    double bend =
        attempt(() -> root.optional("bend").map(Node::number), Optional.<Double>empty())
            .orElse(DEFAULT_BEND_RADIUS);
    Ground ground =
        attempt(() -> ground(root.field("terrain")), new Ground(List.of("clear"), Map.of(), 1));
    List<City> cities = new ArrayList<>();
    for (Node node : root.itemsOf("cities")) {
      attempt(() -> cities.add(city(node, names, ground)), false);
    }
    Rivers none = new Rivers(List.of(), Map.of(), Map.of(), List.of(), null, List.of());
    Rivers rivers =
        attempt(() -> root.optional("rivers").map(node -> rivers(node, names)).orElse(none), none);
    SequencedMap<String, Network> networks = each(root, "networks", this::network);
    Places places = attempt(() -> places(root), new Places(List.of(), List.of(), List.of()));
    Overrides overrides =
        new OverrideReader(
                names, ground.terrains(), rivers.features(), List.copyOf(networks.keySet()), faults)
            .read(root);
    SequencedMap<String, RegionRule> regions = each(root, "regions", rules::region);
    SequencedMap<String, Map<Integer, Integer>> values =
        each(root, "values", node -> values(node, names));
    SequencedMap<String, FrontierRule> frontiers = each(root, "frontiers", rules::frontier);
    SequencedMap<String, String> provenance = each(root, "provenance", Node::text);
    return new MapPlan(
        id,
        title,
        gazetteer,
        sheet,
        pins,
        bend,
        ground,
        cities,
        rivers,
        networks,
        places,
        overrides,
        regions,
        values,
        frontiers,
        provenance);
  }

  /** The gazetteer with what the plan itself adds to it. */
  private Gazetteer extended(Document plan, Gazetteer base) {
    if (!plan.root().isMapping() || plan.root().optional("extra").isEmpty()) {
      return base;
    }
    GazetteerReader reader = new GazetteerReader(base);
    reader.read(new Document(plan.file(), plan.root().field("extra")));
    faults.addAll(reader.faults());
    return reader.gazetteer();
  }

  private List<Pin> pins(Node root, HexNames names) {
    List<Pin> pins = new ArrayList<>();
    SequencedMap<Integer, String> taken = new LinkedHashMap<>();
    each(
        root,
        "pins",
        (id, node) -> {
          Town town = town(node, id);
          int hex = names.hex(node);
          String other = taken.putIfAbsent(hex, id);
          if (other != null) {
            throw node.bad(
                "'" + id + "' and '" + other + "' are both pinned to hex " + node.text());
          }
          pins.add(new Pin(town, hex));
        });
    return pins;
  }

  private Ground ground(Node node) {
    node.only("names", "kinds", "cover");
    List<String> terrains = node.field("names").texts();
    Map<Area.Kind, String> kinds = new EnumMap<>(Area.Kind.class);
    if (node.optional("kinds").isPresent()) {
      node.field("kinds")
          .fields()
          .forEach(
              (kind, terrain) ->
                  kinds.put(constant(terrain, kind, Area.Kind.class), known(terrain, terrains)));
    }
    double cover = node.optional("cover").map(Node::number).orElse(DEFAULT_COVER);
    return new Ground(terrains, kinds, cover);
  }

  private City city(Node node, HexNames names, Ground ground) {
    node.only("place", "hexes", "terrain");
    return new City(
        town(node.field("place"), node.field("place").text()),
        node.optional("hexes").map(names::hexes).orElse(List.of()),
        known(node.field("terrain"), ground.terrains()));
  }

  private Rivers rivers(Node node, HexNames names) {
    node.only("features", "sizes", "named", "leave-out", "lakes", "banks");
    List<String> features = node.field("features").texts();
    Map<River.Size, String> sizes = new EnumMap<>(River.Size.class);
    node.optional("sizes")
        .ifPresent(
            all ->
                all.fields()
                    .forEach(
                        (size, feature) ->
                            sizes.put(
                                constant(feature, size, River.Size.class),
                                known(feature, features))));
    Map<String, String> named = new LinkedHashMap<>();
    node.optional("named")
        .ifPresent(
            all ->
                all.fields()
                    .forEach(
                        (id, feature) -> named.put(river(feature, id), known(feature, features))));
    List<String> leftOut =
        node.itemsOf("leave-out").stream().map(item -> river(item, item.text())).toList();
    @Nullable String lakes =
        node.optional("lakes").map(feature -> known(feature, features)).orElse(null);
    List<RiverBank> banks =
        node.itemsOf("banks").stream().map(item -> riverBank(item, names)).toList();
    return new Rivers(features, sizes, named, leftOut, lakes, banks);
  }

  private RiverBank riverBank(Node node, HexNames names) {
    node.only("river", "place", "hexes", "bank");
    return new RiverBank(
        river(node.field("river"), node.field("river").text()),
        node.optional("place").map(place -> town(place, place.text())).orElse(null),
        node.optional("hexes").map(names::hexes).orElse(List.of()),
        node.field("bank").choice(RiverBank.Bank.class));
  }

  private String river(Node node, String id) {
    if (!gazetteer.rivers().containsKey(id)) {
      throw node.bad("unknown river '" + id + "'");
    }
    return id;
  }

  private Network network(Node node) {
    node.only("from", "grades", "leave-out");
    return new Network(
        node.field("from").choice(Network.Source.class),
        node.optional("grades").map(Node::texts).orElse(List.of()),
        node.optional("leave-out").map(Node::texts).orElse(List.of()));
  }

  private Places places(Node root) {
    List<Town.Rank> ranks = List.of(Town.Rank.CITY, Town.Rank.LARGE, Town.Rank.TOWN);
    if (root.optional("places").isEmpty()) {
      return new Places(ranks, List.of(), List.of());
    }
    Node node = root.field("places").only("ranks", "also", "leave-out");
    if (node.optional("ranks").isPresent()) {
      ranks =
          node.field("ranks").items().stream().map(item -> item.choice(Town.Rank.class)).toList();
    }
    return new Places(
        ranks,
        node.itemsOf("also").stream().map(item -> town(item, item.text()).id()).toList(),
        node.itemsOf("leave-out").stream().map(item -> town(item, item.text()).id()).toList());
  }

  private static Map<Integer, Integer> values(Node node, HexNames names) {
    SequencedMap<Integer, Integer> values = new LinkedHashMap<>();
    node.fields().forEach((number, value) -> values.put(names.hex(value, number), value.integer()));
    return values;
  }

  private Town town(Node node, String id) {
    @Nullable Town town = gazetteer.town(id);
    if (town == null) {
      throw node.bad("unknown place '" + id + "'");
    }
    return town;
  }

  static String known(Node node, List<String> names) {
    if (!names.contains(node.text())) {
      throw node.bad("'" + node.text() + "' is not one of " + String.join(", ", names));
    }
    return node.text();
  }

  private static <E extends Enum<E>> E constant(Node node, String name, Class<E> type) {
    for (E constant : type.getEnumConstants()) {
      if (Node.written(constant).equals(name)) {
        return constant;
      }
    }
    throw node.bad("unknown field '" + name + "'");
  }

  private <T> SequencedMap<String, T> each(Node root, String field, Function<Node, T> reader) {
    SequencedMap<String, T> result = new LinkedHashMap<>();
    each(root, field, (name, node) -> result.put(name, reader.apply(node)));
    return result;
  }

  private void each(Node root, String field, BiConsumer<String, Node> reader) {
    attempt(
        () -> {
          root.optional(field)
              .ifPresent(
                  all ->
                      all.fields()
                          .forEach(
                              (name, node) ->
                                  attempt(
                                      () -> {
                                        reader.accept(name, node);
                                        return true;
                                      },
                                      false)));
          return true;
        },
        false);
  }

  private <T> T attempt(Supplier<T> reader, T otherwise) {
    try {
      return reader.get();
    } catch (BadFile fault) {
      faults.add(fault);
      return otherwise;
    }
  }

  private <T> @Nullable T attemptOrNull(Supplier<T> reader) {
    try {
      return reader.get();
    } catch (BadFile fault) {
      faults.add(fault);
      return null;
    }
  }
}
