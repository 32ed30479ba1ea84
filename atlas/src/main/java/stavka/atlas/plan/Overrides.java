package stavka.atlas.plan;

import java.util.List;
import java.util.SequencedMap;

/**
 * What a plan sets by hex number after everything is drawn. Sides are {@code hex * 6 + direction};
 * links are chains of hexes.
 */
public record Overrides(
    SequencedMap<Integer, String> terrain,
    SequencedMap<String, List<Integer>> addedSides,
    SequencedMap<String, List<Integer>> removedSides,
    SequencedMap<String, List<List<Integer>>> addedLinks,
    SequencedMap<String, List<List<Integer>>> removedLinks) {}
