package stavka.atlas.plan;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.SequencedMap;
import stavka.formats.Node;

/**
 * Reads what a plan sets by hex number: the overrides, and the map of someone who transcribes it
 * hex by hex.
 */
final class OverrideReader {
  private final HexNames names;
  private final List<String> terrains;
  private final List<String> features;
  private final List<String> networks;
  private final Faults faults;

  private final SequencedMap<Integer, String> terrain = new LinkedHashMap<>();
  private final SequencedMap<String, List<Integer>> addedSides = new LinkedHashMap<>();
  private final SequencedMap<String, List<Integer>> removedSides = new LinkedHashMap<>();
  private final SequencedMap<String, List<List<Integer>>> addedLinks = new LinkedHashMap<>();
  private final SequencedMap<String, List<List<Integer>>> removedLinks = new LinkedHashMap<>();

  OverrideReader(
      HexNames names,
      List<String> terrains,
      List<String> features,
      List<String> networks,
      Faults faults) {
    this.names = names;
    this.terrains = terrains;
    this.features = features;
    this.networks = networks;
    this.faults = faults;
  }

  Overrides read(Node root) {
    faults.attempt(() -> root.optional("overrides").ifPresent(this::overrides));
    faults.attempt(
        () ->
            root.optional("hexes")
                .ifPresent(
                    all ->
                        all.fields()
                            .forEach((number, node) -> faults.attempt(() -> hex(number, node)))));
    return new Overrides(terrain, addedSides, removedSides, addedLinks, removedLinks);
  }

  private void overrides(Node node) {
    node.only("terrain", "sides", "remove-sides", "links", "remove-links");
    node.optional("terrain").ifPresent(this::terrains);
    node.optional("sides").ifPresent(all -> sides(all, addedSides));
    node.optional("remove-sides").ifPresent(all -> sides(all, removedSides));
    node.optional("links").ifPresent(all -> links(all, addedLinks));
    node.optional("remove-links").ifPresent(all -> links(all, removedLinks));
  }

  private void terrains(Node node) {
    node.only(terrains.toArray(String[]::new));
    node.fields()
        .forEach(
            (name, hexes) ->
                faults.attempt(() -> names.hexes(hexes).forEach(hex -> terrain.put(hex, name))));
  }

  private void sides(Node node, SequencedMap<String, List<Integer>> into) {
    node.only(features.toArray(String[]::new));
    node.fields()
        .forEach(
            (feature, sides) ->
                sides
                    .items()
                    .forEach(
                        item -> faults.attempt(() -> list(into, feature).add(names.side(item)))));
  }

  private void links(Node node, SequencedMap<String, List<List<Integer>>> into) {
    node.only(networks.toArray(String[]::new));
    node.fields()
        .forEach(
            (network, chains) ->
                chains
                    .items()
                    .forEach(
                        item -> faults.attempt(() -> list(into, network).add(names.chain(item)))));
  }

  /** One hex of a transcribed map: a terrain, or terrain, sides by feature and links by network. */
  private void hex(String number, Node node) {
    int hex = names.hex(node, number);
    if (node.isScalar()) {
      terrain.put(hex, LayerReader.known(node, terrains));
      return;
    }
    node.only("terrain", "sides", "links");
    node.optional("terrain")
        .ifPresent(value -> terrain.put(hex, LayerReader.known(value, terrains)));
    node.optional("sides")
        .ifPresent(
            all ->
                all.only(features.toArray(String[]::new))
                    .fields()
                    .forEach(
                        (feature, points) ->
                            points
                                .items()
                                .forEach(
                                    point ->
                                        list(addedSides, feature)
                                            .add(names.side(point, hex, point.text())))));
    node.optional("links")
        .ifPresent(
            all ->
                all.only(networks.toArray(String[]::new))
                    .fields()
                    .forEach(
                        (network, points) ->
                            points
                                .items()
                                .forEach(
                                    point ->
                                        list(addedLinks, network)
                                            .add(names.step(point, hex, point.text())))));
  }

  private static <T> List<T> list(SequencedMap<String, List<T>> lists, String name) {
    return lists.computeIfAbsent(name, key -> new ArrayList<>());
  }
}
