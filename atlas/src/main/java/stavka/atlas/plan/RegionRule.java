package stavka.atlas.plan;

import java.util.List;

/** How a plan describes a region of its map. */
public sealed interface RegionRule {
  /** The four edges of a sheet, seen with north up. */
  enum EdgeName {
    NORTH,
    EAST,
    SOUTH,
    WEST
  }

  /** All hexes on an edge. */
  record Edge(EdgeName edge) implements RegionRule {}

  /** Listed hexes. */
  record Listed(List<Integer> hexes) implements RegionRule {}

  /** Hexes between two printed rows, or columns, inclusive. */
  record Band(List<Integer> hexes) implements RegionRule {}

  /** The hexes of a city. */
  record OfCity(String town) implements RegionRule {}

  /** Hexes on one bank of a frontier: all of them, or only those that touch it. */
  record Bank(String frontier, boolean left, boolean touchingOnly) implements RegionRule {}

  /** The shortest way along a network between two cities, without the cities themselves. */
  record Route(String network, List<String> towns) implements RegionRule {}
}
