package stavka.atlas.draw;

import java.util.List;

/** What kinds of ground a drawing tells apart, whatever a game calls them. */
enum Ground {
  CLEAR("Clear ground", "Terrain découvert"),
  WOOD("Forest", "Forêt"),
  MARSH("Marsh", "Marais"),
  HILL("Hills", "Collines"),
  MOUNTAIN("Mountains", "Montagnes"),
  NEUTRAL("Neutral or off the map", "Neutre ou hors carte"),
  WATER("Lake or sea", "Lac ou mer"),
  BUILT("City", "Ville");

  private final String english;
  private final String french;

  Ground(String english, String french) {
    this.english = english;
    this.french = french;
  }

  String name(Language language) {
    return language.of(english, french);
  }

  static Ground of(String terrain) {
    return switch (terrain) {
      case "forest", "wood", "woods" -> WOOD;
      case "marsh", "swamp", "bog" -> MARSH;
      case "hill", "hills", "rough", "broken" -> HILL;
      case "mountain", "mountains", "alpine" -> MOUNTAIN;
      case "neutral", "off-map" -> NEUTRAL;
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
