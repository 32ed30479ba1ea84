package stavka.guderian.model;

import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.value.Ints;
import stavka.formats.Node;

/** Reads what data files say of places on the map. */
record MapNodes(HexMap map) {
  int hex(Node node) {
    int hex = map.hex(node.text());
    if (hex == HexGrid.NONE) {
      throw node.bad("the map has no hex " + node.text());
    }
    return hex;
  }

  Ints hexes(Node list) {
    return Ints.of(list.items().stream().mapToInt(this::hex).toArray());
  }

  /** The name of a region by which units enter [14.3]. */
  String entrance(Node node) {
    String name = node.text();
    if (!name.startsWith(GuderianGround.AREA) || !map.regions().containsKey(name)) {
      throw node.bad("the map has no entrance " + name);
    }
    return name;
  }
}
