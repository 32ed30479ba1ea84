package stavka.atlas.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.gazetteer.GazetteerReader;
import stavka.atlas.plan.MapPlan.City;
import stavka.atlas.plan.MapPlan.Ground;
import stavka.atlas.plan.MapPlan.Network;
import stavka.atlas.plan.MapPlan.Pin;
import stavka.atlas.plan.MapPlan.Places;
import stavka.atlas.plan.MapPlan.Rivers;
import stavka.formats.BadFile;
import stavka.formats.Bilingual;
import stavka.formats.Document;
import stavka.formats.Node;

/** Reads a map plan; goes on after a fault, so that an author sees them all at once. */
public final class PlanReader {
  private static final double DEFAULT_BEND_RADIUS = 14;

  private final Document document;
  private final Faults faults = new Faults();
  private final Gazetteer gazetteer;

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
    return faults.list();
  }

  /** The plan as far as it could be read, or nothing if not even its sheet could. */
  public @Nullable MapPlan read() {
    Node root = document.root();
    faults.attempt(() -> refuseUnknown(root));
    @Nullable SheetPlan sheet = faults.attemptOrNull(() -> SheetReader.read(root));
    @Nullable String id = faults.attemptOrNull(() -> root.field("id").text());
    if (sheet == null || id == null) {
      return null;
    }
    HexNames names = new HexNames(sheet.grid(), sheet.numbering());
    LayerReader layers = new LayerReader(gazetteer, names);
    Bilingual title =
        faults.attempt(() -> Bilingual.read(root.field("title")), new Bilingual(id, id));
    List<Pin> pins = layers.pins(root, faults);
    double bend = faults.attempt(() -> bend(root), DEFAULT_BEND_RADIUS);
    Ground ground =
        faults.attempt(
            () -> layers.ground(root.field("terrain")),
            new Ground(List.of("clear"), Map.of(), 1, new LinkedHashMap<>()));
    List<City> cities = faults.eachItem(root, "cities", node -> layers.city(node, ground));
    Rivers rivers = faults.attempt(() -> layers.rivers(root), Rivers.NONE);
    SequencedMap<String, Network> networks =
        faults.each(root, "networks", node -> layers.network(node, root.field("networks")));
    Places places = faults.attempt(() -> layers.places(root), Places.NONE);
    RuleReader rules = new RuleReader(gazetteer, names, List.copyOf(networks.keySet()));
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
        new OverrideReader(
                names, ground.terrains(), rivers.features(), List.copyOf(networks.keySet()), faults)
            .read(root),
        faults.each(root, "regions", rules::region),
        faults.each(root, "values", layers::values),
        faults.each(root, "frontiers", rules::frontier),
        faults.each(root, "provenance", Node::text),
        faults
            .attempt(() -> root.optional("scale").map(Bilingual::read), Optional.<Bilingual>empty())
            .orElse(null));
  }

  private static void refuseUnknown(Node root) {
    root.only(
        "version",
        "id",
        "title",
        "scale",
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
        "extra");
    GazetteerReader.refuseVersion(root);
  }

  private static double bend(Node root) {
    double bend = root.optional("bend").map(Node::number).orElse(DEFAULT_BEND_RADIUS);
    if (bend < 1 || bend > 200) {
      throw root.field("bend").bad("'bend' should be 1 to 200 hexes, not " + bend);
    }
    return bend;
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
}
