package stavka.ai.planner;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Facts;
import stavka.engine.position.Position;

/**
 * Where units will be supplied and led once headquarters have moved up: those follow the fighting
 * units, so what they could reach counts as reached.
 */
final class Command {
  /** What part of its allowance a headquarters can be counted on to make good. */
  private static final double FOLLOWS = 0.4;

  private final SituationMap picture;
  private final List<int[]> circles = new ArrayList<>();

  Command(SituationMap picture, List<Block> staffs) {
    this.picture = picture;
    Position position = picture.position;
    Facts facts = picture.facts;
    for (Block staff : staffs) {
      int unit = staff.units[0];
      int rating = position.counter(unit).rating();
      if (rating > 0
          && staff.from >= 0
          && facts.commands(position, unit, staff.from)
          && picture.sustains(unit, staff.from)) {
        int follows = staff.orders.isEmpty() ? 0 : (int) (FOLLOWS * facts.movement(position, unit));
        circles.add(new int[] {staff.from, rating + follows});
      }
    }
  }

  boolean supplies(int unit, int hex) {
    return picture.sustains(unit, hex) || followed(hex);
  }

  boolean leads(int unit, int hex) {
    return picture.facts.commands(picture.position, unit, hex) || followed(hex);
  }

  private boolean followed(int hex) {
    for (int[] circle : circles) {
      if (picture.grid.distance(circle[0], hex) <= circle[1]) {
        return true;
      }
    }
    return false;
  }
}
