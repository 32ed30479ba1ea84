package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Area;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.gazetteer.River;
import stavka.atlas.gazetteer.Town;
import stavka.atlas.plan.MapPlan.City;
import stavka.atlas.plan.MapPlan.Ground;
import stavka.atlas.plan.MapPlan.Network;
import stavka.atlas.plan.MapPlan.Pin;
import stavka.atlas.plan.MapPlan.Places;
import stavka.atlas.plan.MapPlan.RiverBank;
import stavka.atlas.plan.MapPlan.Rivers;
import stavka.formats.Node;

/** Reads the layers of a plan: pins, ground, cities, rivers, networks, places and values. */
final class LayerReader {
  private static final double DEFAULT_COVER = 0.45;

  /** A hexside keeps a bit for each feature. */
  private static final int MOST_FEATURES = 8;

  private final Gazetteer gazetteer;
  private final HexNames names;
  private final StatedReader stated;

  LayerReader(Gazetteer gazetteer, HexNames names) {
    this.gazetteer = gazetteer;
    this.names = names;
    this.stated = new StatedReader(gazetteer, names);
  }

  List<Pin> pins(Node root, Faults faults) {
    SequencedMap<Integer, String> taken = new LinkedHashMap<>();
    SequencedMap<String, Integer> hexes = faults.each(root, "pins", names::hex);
    List<Pin> pins = new ArrayList<>();
    hexes.forEach(
        (id, hex) ->
            faults.attempt(
                () -> {
                  Node node = root.field("pins").field(id);
                  @Nullable String other = taken.putIfAbsent(hex, id);
                  if (other != null) {
                    throw node.bad(
                        "'" + id + "' and '" + other + "' are both pinned to hex " + node.text());
                  }
                  pins.add(new Pin(town(node, id), hex));
                }));
    return pins;
  }

  Ground ground(Node node) {
    node.only("names", "kinds", "cover", "hexes");
    List<String> terrains = distinct(node.field("names"));
    if (terrains.isEmpty()) {
      throw node.bad("a map needs one terrain at least");
    }
    Map<Area.Kind, String> kinds = new EnumMap<>(Area.Kind.class);
    node.optional("kinds")
        .ifPresent(
            all ->
                all.fields()
                    .forEach(
                        (kind, terrain) ->
                            kinds.put(
                                constant(terrain, kind, Area.Kind.class),
                                known(terrain, terrains))));
    double cover = node.optional("cover").map(Node::number).orElse(DEFAULT_COVER);
    if (cover < 0 || cover > 1) {
      throw node.field("cover").bad("'cover' is a share of a hex, 0 to 1, not " + cover);
    }
    SequencedMap<Integer, String> hexes =
        node.optional("hexes")
            .map(all -> stated.terrain(all, terrains))
            .orElseGet(LinkedHashMap::new);
    if (!hexes.isEmpty() && !kinds.isEmpty()) {
      throw node.field("hexes").bad("terrain comes from 'kinds' or from 'hexes', not from both");
    }
    return new Ground(terrains, kinds, cover, hexes);
  }

  City city(Node node, Ground ground) {
    node.only("place", "hexes", "terrain");
    return new City(
        town(node.field("place"), node.field("place").text()),
        node.optional("hexes").map(names::hexes).orElse(List.of()),
        known(node.field("terrain"), ground.terrains()));
  }

  Rivers rivers(Node root) {
    if (root.optional("rivers").isEmpty()) {
      return Rivers.NONE;
    }
    Node node = root.field("rivers");
    node.only("features", "sizes", "named", "leave-out", "lakes", "banks", "courses");
    List<String> features = distinct(node.field("features"));
    if (features.size() > MOST_FEATURES) {
      throw node.field("features").bad("a map has eight hexside features at most");
    }
    Map<River.Size, String> sizes = new EnumMap<>(River.Size.class);
    Map<String, String> named = new LinkedHashMap<>();
    node.optional("sizes")
        .ifPresent(
            all ->
                all.fields()
                    .forEach(
                        (size, feature) ->
                            sizes.put(
                                constant(feature, size, River.Size.class),
                                known(feature, features))));
    node.optional("named")
        .ifPresent(
            all ->
                all.fields()
                    .forEach(
                        (id, feature) -> named.put(river(feature, id), known(feature, features))));
    return new Rivers(
        features,
        sizes,
        named,
        node.itemsOf("leave-out").stream().map(item -> river(item, item.text())).toList(),
        node.optional("lakes").map(feature -> known(feature, features)).orElse(null),
        node.itemsOf("banks").stream().map(this::riverBank).toList(),
        node.itemsOf("courses").stream().map(each -> stated.course(each, features)).toList());
  }

  private RiverBank riverBank(Node node) {
    node.only("river", "place", "hexes", "bank");
    return new RiverBank(
        river(node.field("river"), node.field("river").text()),
        node.optional("place").map(place -> town(place, place.text())).orElse(null),
        node.optional("hexes").map(names::hexes).orElse(List.of()),
        node.field("bank").choice(RiverBank.Bank.class));
  }

  Network network(Node node, Node all) {
    node.only("from", "of", "grades", "leave-out", "routes");
    if (node.optional("of").isPresent()) {
      return part(node.only("of", "grades"), all);
    }
    List<Node> routes = node.itemsOf("routes");
    Network.@Nullable Source source =
        routes.isEmpty() || node.optional("from").isPresent()
            ? node.field("from").choice(Network.Source.class)
            : null;
    return new Network(
        source,
        null,
        node.optional("grades").map(Node::texts).orElse(List.of()),
        node.itemsOf("leave-out").stream().map(item -> way(item, source)).toList(),
        routes.stream().map(stated::route).toList());
  }

  /** A network that is made of the better ways of another. */
  private static Network part(Node node, Node all) {
    Node whole = node.field("of");
    if (all.optional(whole.text()).filter(of -> of.optional("of").isEmpty()).isEmpty()) {
      throw whole.bad("'" + whole.text() + "' is no network that has ways of its own");
    }
    return new Network(null, whole.text(), node.field("grades").texts(), List.of(), List.of());
  }

  private String way(Node node, Network.@Nullable Source source) {
    boolean road = source == Network.Source.ROADS;
    if (!(road ? gazetteer.roads() : gazetteer.railways()).containsKey(node.text())) {
      throw node.bad("unknown " + (road ? "road" : "railway") + " '" + node.text() + "'");
    }
    return node.text();
  }

  Places places(Node root) {
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

  Map<Integer, Integer> values(Node node) {
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

  private String river(Node node, String id) {
    if (!gazetteer.rivers().containsKey(id)) {
      throw node.bad("unknown river '" + id + "'");
    }
    return id;
  }

  private static List<String> distinct(Node node) {
    List<String> names = new ArrayList<>();
    for (Node item : node.items()) {
      if (names.contains(item.text())) {
        throw item.bad("'" + item.text() + "' is listed twice");
      }
      names.add(item.text());
    }
    return names;
  }

  /** A text that is one of those the plan has declared. */
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
}
