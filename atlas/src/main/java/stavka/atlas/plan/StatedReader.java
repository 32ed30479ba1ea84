package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import org.jspecify.annotations.Nullable;
import stavka.atlas.gazetteer.Gazetteer;
import stavka.atlas.gazetteer.River;
import stavka.atlas.gazetteer.Way;
import stavka.atlas.plan.MapPlan.Course;
import stavka.atlas.plan.MapPlan.Route;
import stavka.formats.Node;

/**
 * Reads what the plan of a transcribed map states instead of leaving it to the gazetteer: terrain
 * hex by hex, rivers hexside by hexside, ways from hex to hex.
 */
final class StatedReader {
  private final Gazetteer gazetteer;
  private final HexNames names;

  StatedReader(Gazetteer gazetteer, HexNames names) {
    this.gazetteer = gazetteer;
    this.names = names;
  }

  /** The hexes of each terrain; none may stand in two lists. */
  SequencedMap<Integer, String> terrain(Node node, List<String> terrains) {
    node.only(terrains.toArray(String[]::new));
    SequencedMap<Integer, String> terrain = new LinkedHashMap<>();
    node.fields()
        .forEach(
            (name, hexes) -> {
              for (int hex : names.hexes(hexes)) {
                @Nullable String other = terrain.put(hex, name);
                if (other != null) {
                  throw hexes.bad(names.name(hex) + " is listed as " + other + " too");
                }
              }
            });
    return terrain;
  }

  Course course(Node node, List<String> features) {
    node.only("river", "feature", "reaches");
    SideChain chain = names.sideChain();
    List<Integer> lengths = new ArrayList<>();
    List<River.Size> sizes = new ArrayList<>();
    for (Node reach : node.field("reaches").items()) {
      reach.only("class", "sides");
      sizes.add(reach.field("class").choice(River.Size.class));
      List<Node> sides = reach.field("sides").items();
      for (Node side : sides) {
        if (!chain.add(names.side(side))) {
          throw side.bad(side.text() + " does not go on from the side before it");
        }
      }
      lengths.add(sides.size());
    }
    List<Course.Stretch> stretches = new ArrayList<>();
    int from = 0;
    for (int i = 0; i < sizes.size(); i++) {
      int to = from + lengths.get(i);
      stretches.add(new Course.Stretch(sizes.get(i), chain.sides().subList(from, to)));
      from = to;
    }
    return new Course(
        node.optional("river").map(this::river).orElse(null),
        LayerReader.known(node.field("feature"), features),
        stretches);
  }

  private River river(Node node) {
    @Nullable River river = gazetteer.rivers().get(node.text());
    if (river == null) {
      throw node.bad("unknown river '" + node.text() + "'");
    }
    return river;
  }

  Route route(Node node) {
    node.only("way", "grade", "hexes", "out");
    @Nullable Way way = node.optional("way").map(this::way).orElse(null);
    List<Integer> hexes = names.chain(node.field("hexes"));
    if (hexes.size() < 2) {
      throw node.field("hexes").bad("a way leads through two hexes at least");
    }
    List<Integer> out = new ArrayList<>();
    for (Node end : node.itemsOf("out")) {
      int hex = names.hex(end);
      if ((hex != hexes.getFirst() && hex != hexes.getLast()) || !names.onEdge(hex)) {
        throw end.bad(end.text() + " is no end of this way at the edge of the sheet");
      }
      out.add(hex);
    }
    String grade = way == null ? "" : way.grade();
    return new Route(way, node.optional("grade").map(Node::text).orElse(grade), hexes, out);
  }

  private Way way(Node node) {
    @Nullable Way road = gazetteer.roads().get(node.text());
    @Nullable Way way = road == null ? gazetteer.railways().get(node.text()) : road;
    if (way == null) {
      throw node.bad("unknown way '" + node.text() + "'");
    }
    return way;
  }
}
