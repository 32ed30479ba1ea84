package stavka.ai.planner;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.value.Ints;

/** Keeps the hexes in sight that a side must not give up lest it wake somebody. */
final class Sentries {
  /** What a point of strength that stands guard would have been worth, beside a hex watched. */
  private static final double MISSED = 0.02;

  private static final double STAYS = 0.3;

  private final SituationMap picture;
  private final Layout layout;

  Sentries(SituationMap picture, Layout layout) {
    this.picture = picture;
    this.layout = layout;
  }

  /** Posts blocks one by one where they see most that nobody sees yet. */
  void assign(List<Block> blocks) {
    Ints watch = picture.advice.watch(picture.position, picture.side);
    List<Integer> open = new ArrayList<>();
    for (int i = 0; i < watch.size(); i++) {
      if (layout.zones[watch.get(i)] == 0) {
        open.add(watch.get(i));
      }
    }
    while (!open.isEmpty()) {
      Block sentry = null;
      int post = -1;
      double best = 0;
      for (Block block : blocks) {
        if (block.fixed || block.post >= 0) {
          continue;
        }
        for (int hex : around(open)) {
          double worth = worth(block, hex, open);
          if (worth > best) {
            best = worth;
            sentry = block;
            post = hex;
          }
        }
      }
      if (sentry == null) {
        return;
      }
      sentry.post = post;
      layout.put(sentry, post);
      open.removeIf(hex -> layout.zones[hex] > 0);
    }
  }

  private double worth(Block block, int hex, List<Integer> open) {
    if (!block.reaches(hex) || !layout.room(block, hex)) {
      return 0;
    }
    int seen = 0;
    for (int watched : open) {
      seen += watched == hex || picture.grid.adjacent(watched, hex) ? 1 : 0;
    }
    return seen + (hex == block.from ? STAYS : 0) - MISSED * block.attack;
  }

  private List<Integer> around(List<Integer> open) {
    List<Integer> hexes = new ArrayList<>(open);
    for (int hex : open) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int near = picture.grid.neighbour(hex, direction);
        if (near != HexGrid.NONE && !hexes.contains(near)) {
          hexes.add(near);
        }
      }
    }
    return hexes;
  }
}
