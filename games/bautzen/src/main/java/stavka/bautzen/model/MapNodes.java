package stavka.bautzen.model;

import java.util.List;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.map.HexMap;
import stavka.engine.value.Ints;
import stavka.formats.Node;

/** Finds the hexes, regions and counters that data files name. */
record MapNodes(HexMap map, Roster roster) {
  int hex(Node node) {
    int hex = map.hex(node.text());
    if (hex == HexGrid.NONE) {
      throw node.bad("the map has no such hex");
    }
    return hex;
  }

  Ints hexes(Node list) {
    return Ints.of(list.items().stream().mapToInt(this::hex).toArray());
  }

  HexSet region(Node node) {
    HexSet region = map.regions().get(node.text());
    if (region == null) {
      throw node.bad("the map has no such region");
    }
    return region;
  }

  Ints regionHexes(Node node) {
    return Ints.of(region(node).toArray());
  }

  int unit(Node at, String id) {
    int unit = roster.index(id);
    if (unit < 0) {
      throw at.bad("there is no counter " + id);
    }
    return unit;
  }

  Ints units(Node list) {
    List<Node> items = list.items();
    return Ints.of(items.stream().mapToInt(item -> unit(item, item.text())).toArray());
  }
}
