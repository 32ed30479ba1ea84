package stavka.testkit;

import java.util.List;

/**
 * What may be drawn on a board: the terrains, each with its letter, what may lie on hexsides, and
 * the networks.
 *
 * @param letters one for each terrain, in the same order
 */
public record Legend(
    List<String> terrains, String letters, List<String> sides, List<String> networks) {
  public Legend {
    terrains = List.copyOf(terrains);
    sides = List.copyOf(sides);
    networks = List.copyOf(networks);
    if (letters.length() != terrains.size()) {
      throw new IllegalArgumentException("every terrain needs one letter");
    }
  }

  int terrain(String name) {
    return known(terrains.indexOf(name), "terrain", name);
  }

  int drawn(char letter) {
    return known(letters.indexOf(letter), "terrain drawn as", String.valueOf(letter));
  }

  int side(String name) {
    return known(sides.indexOf(name), "feature of hexsides", name);
  }

  private static int known(int index, String what, String name) {
    if (index < 0) {
      throw new IllegalArgumentException("there is no " + what + " " + name);
    }
    return index;
  }
}
