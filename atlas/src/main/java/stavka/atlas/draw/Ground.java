package stavka.atlas.draw;

import java.util.List;

/** What kinds of ground a drawing tells apart, whatever a game calls them. */
enum Ground {
  CLEAR("Clear ground", "Terrain découvert", 0),
  WOOD("Forest", "Forêt", 11),
  MARSH("Marsh", "Marais", 22),
  SWAMP("Swamp", "Marécage", 88),
  HILL("Hills", "Collines", 33),
  MOUNTAIN("Mountains", "Montagnes", 44),
  NEUTRAL("Neutral or off the map", "Neutre ou hors carte", 55),
  SHALLOW("Shallow sea", "Mer peu profonde", 99),
  WATER("Lake or sea", "Lac ou mer", 66),
  BUILT("City", "Ville", 77);

  private final String english;
  private final String french;
  private final int seed;

  Ground(String english, String french, int seed) {
    this.english = english;
    this.french = french;
    this.seed = seed;
  }

  /** What the unevenness of its edges springs from. */
  int seed() {
    return seed;
  }

  boolean isWater() {
    return this == WATER || this == SHALLOW;
  }

  String name(Language language) {
    return language.of(english, french);
  }

  static Ground of(String terrain) {
    return switch (terrain) {
      case "forest", "wood", "woods" -> WOOD;
      case "marsh", "bog" -> MARSH;
      case "swamp" -> SWAMP;
      case "hill", "hills", "rough", "broken" -> HILL;
      case "mountain", "mountains", "alpine" -> MOUNTAIN;
      case "neutral", "off-map" -> NEUTRAL;
      case "shallow-sea" -> SHALLOW;
      case "lake", "sea", "water" -> WATER;
      case "city", "town", "urban", "major-city" -> BUILT;
      default -> CLEAR;
    };
  }

  /** The kinds a list of terrains needs, in the order they are painted. */
  static List<Ground> among(List<String> terrains) {
    return List.of(values()).stream()
        .filter(ground -> terrains.stream().anyMatch(terrain -> of(terrain) == ground))
        .toList();
  }
}
