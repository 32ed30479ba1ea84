package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Front;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.plan.FrontierRule.Gate;
import stavka.atlas.plan.FrontierRule.Mark;
import stavka.atlas.plan.MapPlan.RiverBank;
import stavka.formats.Bilingual;
import stavka.formats.Node;

/** Reads how a plan describes its regions and frontiers. */
final class RuleReader {
  private final Gazetteer gazetteer;
  private final HexNames names;
  private final List<String> networks;

  RuleReader(Gazetteer gazetteer, HexNames names, List<String> networks) {
    this.gazetteer = gazetteer;
    this.names = names;
    this.networks = networks;
  }

  RegionRule region(Node node) {
    if (node.isSequence()) {
      return new RegionRule.Listed(names.hexes(node));
    }
    node.only("edge", "rows", "columns", "city", "left-of", "right-of", "beside", "bank", "route");
    if (node.fields().isEmpty()) {
      throw node.bad("a region needs a description");
    }
    String how = node.fields().firstEntry().getKey();
    Node value = node.fields().firstEntry().getValue();
    return switch (how) {
      case "edge" -> new RegionRule.Edge(value.choice(RegionRule.EdgeName.class));
      case "rows" -> new RegionRule.Band(names.rows(value));
      case "columns" -> new RegionRule.Band(names.columns(value));
      case "city" -> new RegionRule.OfCity(value.text());
      case "left-of" -> new RegionRule.Bank(value.text(), true, false);
      case "right-of" -> new RegionRule.Bank(value.text(), false, false);
      case "beside" ->
          new RegionRule.Bank(
              value.text(),
              node.field("bank").choice(RiverBank.Bank.class) == RiverBank.Bank.LEFT,
              true);
      case "route" -> route(value);
      default -> throw node.bad("'" + how + "' cannot come first in a region");
    };
  }

  private RegionRule route(Node node) {
    node.only("network", "between");
    for (Node town : node.field("between").items()) {
      if (gazetteer.town(town.text()) == null) {
        throw town.bad("unknown place '" + town.text() + "'");
      }
    }
    return new RegionRule.Route(
        LayerReader.known(node.field("network"), networks), node.field("between").texts());
  }

  FrontierRule frontier(Node node) {
    node.only("name", "line", "through", "points", "left", "right");
    @Nullable Front front = node.optional("line").map(this::front).orElse(null);
    List<Gate> through = new ArrayList<>();
    for (Node gate : node.itemsOf("through")) {
      through.add(gate(gate));
    }
    if (front == null && through.size() < 2) {
      throw node.bad("a frontier needs a line, or two pairs of hexes at least to run through");
    }
    SequencedMap<String, Mark> points = new LinkedHashMap<>();
    node.optional("points")
        .ifPresent(all -> all.fields().forEach((name, at) -> points.put(name, mark(at))));
    @Nullable Bilingual name = node.optional("name").map(Bilingual::read).orElse(null);
    if (name == null && front != null) {
      name = front.name();
    }
    return new FrontierRule(name, front, through, points, list(node, "left"), list(node, "right"));
  }

  private Gate gate(Node node) {
    List<Integer> pair = names.chain(node);
    if (pair.size() != 2) {
      throw node.bad("a line runs between two hexes: [left bank, right bank]");
    }
    return new Gate(pair.get(0), pair.get(1));
  }

  private Front front(Node node) {
    Front front = gazetteer.fronts().get(node.text());
    if (front == null) {
      throw node.bad("unknown front '" + node.text() + "'");
    }
    return front;
  }

  private List<Integer> list(Node node, String field) {
    return node.optional(field).map(names::hexes).orElse(List.of());
  }

  private Mark mark(Node node) {
    if (node.isSequence()) {
      return new Mark.Before(gate(node));
    }
    return switch (node.text()) {
      case "start" -> new Mark.Start();
      case "end" -> new Mark.End();
      default -> new Mark.Near(names.hex(node));
    };
  }
}
