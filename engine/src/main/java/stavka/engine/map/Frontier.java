package stavka.engine.map;

import java.util.List;
import java.util.Map;

/**
 * A line along hexsides with a left and a right bank as it is followed from its first side to its
 * last, such as a front line. Each side is written as {@code hex * 6 + direction}, the hex being
 * the one on the left bank.
 *
 * @param points named points of the line, each the number of sides that come before it
 */
public record Frontier(List<Integer> sides, Map<String, Integer> points) {
  public Frontier {
    sides = List.copyOf(sides);
    points = Map.copyOf(points);
  }
}
