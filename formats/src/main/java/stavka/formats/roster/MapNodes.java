package stavka.formats.roster;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.map.Locality;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Ints;
import stavka.formats.Bilingual;
import stavka.formats.Node;

/** Finds the hexes, regions, places and counters that data files name. */
public record MapNodes(HexMap map, Roster roster) {
  public int hex(Node node) {
    int hex = map.hex(node.text());
    if (hex == HexGrid.NONE) {
      throw node.bad("the map has no hex " + node.text());
    }
    return hex;
  }

  public Ints hexes(Node list) {
    return Ints.of(list.items().stream().mapToInt(this::hex).toArray());
  }

  public Ints hexesOf(Node node, String name) {
    return node.optional(name).map(this::hexes).orElse(Ints.EMPTY);
  }

  public HexSet region(Node node) {
    HexSet region = map.regions().get(node.text());
    if (region == null) {
      throw node.bad("the map has no such region");
    }
    return region;
  }

  public Ints regionHexes(Node node) {
    return Ints.of(region(node).toArray());
  }

  /** The hexes of a town. */
  public Ints place(Node node) {
    for (Locality place : map.places()) {
      if (place.id().equals(node.text())) {
        return Ints.of(place.hexes().stream().mapToInt(Integer::intValue).toArray());
      }
    }
    throw node.bad("the map has no such place");
  }

  public int unit(Node at, String id) {
    int unit = roster.index(id);
    if (unit < 0) {
      throw at.bad("there is no counter " + id);
    }
    return unit;
  }

  public Ints units(Node list) {
    List<Node> items = list.items();
    return Ints.of(items.stream().mapToInt(item -> unit(item, item.text())).toArray());
  }

  public Ints unitsOf(Node node, String name) {
    return node.optional(name).map(this::units).orElse(Ints.EMPTY);
  }

  /** Steps lost by counters. */
  public Map<Integer, Integer> reduced(Node node) {
    Map<Integer, Integer> reduced = new HashMap<>();
    node.fieldsOf("reduced")
        .forEach(
            (id, steps) -> {
              int unit = unit(steps, id);
              int most = roster.get(unit).steps().size() - 1;
              reduced.put(unit, steps.integer(1, most));
            });
    return reduced;
  }

  public static Rulebook.Text text(Node node) {
    Bilingual text = Bilingual.read(node);
    return new Rulebook.Text(text.english(), text.french());
  }

  public static int number(Node node, String name, int otherwise) {
    return node.optional(name).map(Node::integer).orElse(otherwise);
  }
}
