package stavka.kharkov.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexSet;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.formats.Node;
import stavka.formats.roster.MapNodes;

/** Reads where counters begin the game [5.2, 5.3]. */
record SetUpFiles(MapNodes nodes, KharkovGround ground, Node guardSlots) {
  @Rule({"5.2", "5.3"})
  static List<SetUpPlace> places(Node root, Roster roster, KharkovGround ground) {
    SetUpFiles files =
        new SetUpFiles(
            new MapNodes(ground.map(), roster), ground, root.field("guards").field("slots"));
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
      boolean inKharkov = node.optional("kharkov").map(Node::flag).orElse(false);
      HexSet city = inKharkov ? ground.city("kharkov") : null;
      return new SetUpPlace(hexes, city, Ints.EMPTY, 0, "", points.get(0) + "-" + points.get(1));
    }
    if (node.optional("hex").isPresent()) {
      int hex = nodes.hex(node.field("hex"));
      return new SetUpPlace(
          HexSet.of(ground.grid(), hex), null, Ints.EMPTY, 0, "", node.field("hex").text());
    }
    if (node.optional("near").isPresent()) {
      int centre = nodes.hex(node.field("near"));
      int within = node.field("within").integer(0, 20);
      HexSet area =
          HexSet.where(
              ground.grid(),
              hex ->
                  ground.grid().distance(hex, centre) <= within
                      && ground.onBank(counter.side(), hex));
      return new SetUpPlace(
          area, null, Ints.EMPTY, 0, "", node.field("near").text() + "+" + within);
    }
    if (node.optional("reserve").isPresent()) {
      Node marker = node.field("reserve");
      return new SetUpPlace(null, null, Ints.of(reserve(marker)), 0, "", marker.text());
    }
    if (node.optional("turn").isPresent()) {
      int turn = node.field("turn").integer(1, 10);
      return new SetUpPlace(
          null, null, Ints.EMPTY, turn, node.field("entry").text(), "turn-" + turn);
    }
    if (node.optional("choice").isPresent()) {
      expect("guards", node.field("choice"));
      return guards(counter);
    }
    expect("regiments", node.field("box"));
    return new SetUpPlace(null, null, Ints.EMPTY, 0, "", "regiments");
  }

  private static void expect(String word, Node node) {
    if (!node.text().equals(word)) {
      throw node.bad("should be " + word + ", not '" + node.text() + "'");
    }
  }

  /** The slots of the Guards divisions: a stretch of the front and some reserves. */
  @Rule("5.3")
  private SetUpPlace guards(Counter counter) {
    HexSet hexes = HexSet.none(ground.grid());
    Ints reserves = Ints.EMPTY;
    for (Node slot : guardSlots.items()) {
      Optional<Node> between = slot.optional("between");
      if (between.isPresent()) {
        List<String> points = between.get().texts();
        hexes = hexes.or(ground.front(counter.side(), points.get(0), points.get(1)));
      } else {
        reserves = reserves.with(reserve(slot.field("reserve")));
      }
    }
    return new SetUpPlace(hexes, null, reserves, 0, "", "guards");
  }

  private int reserve(Node marker) {
    return nodes.unit(marker, marker.text());
  }
}
