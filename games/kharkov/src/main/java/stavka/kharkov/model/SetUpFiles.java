package stavka.kharkov.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.formats.Node;
import stavka.engine.rule.Rule;

/** Reads where counters begin the game [5.2, 5.3]. */
final class SetUpFiles {
  private final Roster roster;
  private final Ground ground;

  private SetUpFiles(Roster roster, Ground ground) {
    this.roster = roster;
    this.ground = ground;
  }

  @Rule({"5.2", "5.3"})
  static List<SetUpPlace> places(Node root, Roster roster, Ground ground) {
    SetUpFiles files = new SetUpFiles(roster, ground);
    List<SetUpPlace> places = new ArrayList<>();
    for (Node node : root.field("counters").items()) {
      Counter counter = roster.get(places.size());
      places.add(files.place(node.field("setup"), counter));
    }
    return places;
  }

  private SetUpPlace place(Node node, Counter counter) {
    Optional<Node> between = node.optional("between");
    if (between.isPresent()) {
      List<String> points = between.get().texts();
      HexSet hexes = ground.front(counter.side(), points.get(0), points.get(1));
      HexSet city = node.optional("kharkov").isPresent() ? ground.city("kharkov") : null;
      return new SetUpPlace(hexes, city, -1, 0, "", points.get(0) + "-" + points.get(1));
    }
    if (node.optional("hex").isPresent()) {
      int hex = hex(node.field("hex"));
      return new SetUpPlace(HexSet.of(ground.grid(), hex), null, -1, 0, "", node.field("hex").text());
    }
    if (node.optional("near").isPresent()) {
      int centre = hex(node.field("near"));
      int within = node.field("within").integer(0, 20);
      HexSet area =
          HexSet.where(
              ground.grid(),
              hex -> ground.grid().distance(hex, centre) <= within && ground.onBank(counter.side(), hex));
      return new SetUpPlace(area, null, -1, 0, "", node.field("near").text() + "+" + within);
    }
    if (node.optional("reserve").isPresent()) {
      String marker = node.field("reserve").text();
      int reserve = roster.index(marker);
      if (reserve < 0) {
        throw node.field("reserve").bad("there is no counter " + marker);
      }
      return new SetUpPlace(null, null, reserve, 0, "", marker);
    }
    if (node.optional("turn").isPresent()) {
      int turn = node.field("turn").integer(1, 10);
      return new SetUpPlace(null, null, -1, turn, node.field("entry").text(), "turn-" + turn);
    }
    return new SetUpPlace(null, null, -1, 0, "", node.optional("box").isPresent() ? "regiments" : "guards");
  }

  private int hex(Node node) {
    int hex = ground.map().hex(node.text());
    if (hex == HexGrid.NONE) {
      throw node.bad("the map has no hex " + node.text());
    }
    return hex;
  }
}
