package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Facts;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;

/**
 * The moves of the last turn that change the count itself: a line cut, a place entered, a unit
 * brought back into supply. There is no later, so each is judged by the score.
 */
final class Finale {
  /** A point that the enemy may yet undo is not worth a unit's better use. */
  private static final int WORTHWHILE = 2;

  private record Raid(Block block, int hex, int gain) {}

  private final SituationMap picture;
  private final GoalField field;
  private final Layout layout;
  private Position position;

  Finale(SituationMap picture, GoalField field, Layout layout) {
    this.picture = picture;
    this.field = field;
    this.layout = layout;
    this.position = picture.position;
  }

  /** Sends blocks where the count gains by their going there, the greatest gain first. */
  void assign(List<Block> blocks) {
    for (Raid raid : raids(blocks)) {
      Block block = raid.block;
      if (block.post >= 0 || !layout.room(block, raid.hex)) {
        continue;
      }
      Position after = after(block, raid.hex);
      if (after != null && lead(after) - lead(position) >= WORTHWHILE) {
        position = after;
        block.post = raid.hex;
        layout.put(block, raid.hex);
      }
    }
  }

  /** Whose going where would pay by itself; of those who can reach a hex, the weakest. */
  private List<Raid> raids(List<Block> blocks) {
    Map<Integer, Block> weakest = new LinkedHashMap<>();
    for (Block block : blocks) {
      if (block.fixed || block.post >= 0 || field.keep[Math.max(0, block.from)] > 0) {
        continue;
      }
      for (int hex : block.orders.keySet()) {
        weakest.merge(hex, block, (one, other) -> one.attack <= other.attack ? one : other);
      }
    }
    int lead = lead(position);
    List<Raid> raids = new ArrayList<>();
    weakest.forEach(
        (hex, block) -> {
          Position after = after(block, hex);
          if (after != null && lead(after) - lead >= WORTHWHILE) {
            raids.add(new Raid(block, hex, lead(after) - lead));
          }
        });
    raids.sort(Comparator.comparingInt(raid -> -raid.gain));
    return raids;
  }

  private @Nullable Position after(Block block, int hex) {
    Position now = position;
    for (Order order : block.orders.getOrDefault(hex, List.of())) {
      if (!(picture.lore.game.submit(now, order) instanceof Ruling.Accepted accepted)) {
        return null;
      }
      now = accepted.position();
    }
    return now;
  }

  private int lead(Position counted) {
    Facts facts = picture.facts;
    return facts.points(counted, picture.side) - facts.points(counted, picture.side.enemy());
  }
}
