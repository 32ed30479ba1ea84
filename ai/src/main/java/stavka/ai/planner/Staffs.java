package stavka.ai.planner;

import java.util.List;
import stavka.engine.hex.HexGrid;

/** Sends headquarters where they serve most units, behind the line or among strong friends. */
final class Staffs {
  private static final double SECOND = 0.15;

  private final SituationMap picture;
  private final Layout layout;
  private final List<Block> blocks;
  private final boolean[] served;

  Staffs(SituationMap picture, Layout layout, List<Block> blocks) {
    this.picture = picture;
    this.layout = layout;
    this.blocks = blocks;
    this.served = new boolean[blocks.size()];
  }

  void assign(List<Block> staffs) {
    for (Block staff : staffs) {
      int rating = picture.position.counter(staff.units[0]).rating();
      if (rating == 0 || staff.orders.isEmpty()) {
        if (staff.from < 0) {
          enter(staff);
        }
        continue;
      }
      int best = staff.from;
      double bestScore = staff.from < 0 ? -1e9 : score(staff, staff.from, rating) + 0.5;
      for (int hex : staff.orders.keySet()) {
        double score = score(staff, hex, rating);
        if (score > bestScore) {
          bestScore = score;
          best = hex;
        }
      }
      staff.post = best;
      serve(best, rating);
    }
  }

  private static void enter(Block staff) {
    for (int hex : staff.orders.keySet()) {
      staff.post = hex;
      return;
    }
  }

  private void serve(int hex, int rating) {
    if (hex < 0) {
      return;
    }
    for (int i = 0; i < served.length; i++) {
      int post = blocks.get(i).post;
      served[i] |= post >= 0 && picture.grid.distance(hex, post) <= rating;
    }
  }

  private double score(Block staff, int hex, int rating) {
    double score = 0;
    for (int i = 0; i < served.length; i++) {
      Block block = blocks.get(i);
      if (block.post >= 0) {
        int distance = picture.grid.distance(hex, block.post);
        double weight = (block.target >= 0 ? 2 : 1) * (served[i] ? SECOND : 1) * block.value;
        if (distance <= rating) {
          score += weight;
        } else {
          score += weight * 0.3 / (1 + distance - rating);
        }
      }
    }
    return score - danger(staff, hex);
  }

  private double danger(Block staff, int hex) {
    if (!picture.sustains(staff.units[0], hex)) {
      return 15;
    }
    boolean alone = layout.units[hex] == 0;
    if (picture.enemyZone[hex]) {
      return alone ? 30 : 4;
    }
    if (!alone || picture.threat[hex] <= 0) {
      return 0;
    }
    boolean screened = false;
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = picture.grid.neighbour(hex, direction);
      screened |= next != HexGrid.NONE && layout.units[next] > 0;
    }
    return screened ? 2 : 6;
  }
}
