package stavka.ai.planner;

import java.util.ArrayList;
import java.util.List;

/** Mans the places a side would rather not lose, before its attacks take everyone. */
final class Garrisons {
  /** What a point of attack strength that stands guard would have gained elsewhere. */
  private static final double MISSED = 0.1;

  /** What part of its worth a garrison that is cut off costs; the place may well be worth it. */
  private static final double HUNGER = 0.2;

  private final SituationMap picture;
  private final GoalField field;
  private final Layout layout;
  private final Command command;

  Garrisons(SituationMap picture, GoalField field, Layout layout, Command command) {
    this.picture = picture;
    this.field = field;
    this.layout = layout;
    this.command = command;
  }

  /** Posts blocks one by one where they save most, as long as one saves more than it costs. */
  void assign(List<Block> blocks) {
    List<Integer> places = places();
    while (true) {
      Block guard = null;
      int post = -1;
      double best = picture.style.nerve();
      for (int place : places) {
        double bare = layout.lost(place, 0);
        double worth = picture.style.hold() * field.keep[place];
        if (worth * bare <= best) {
          continue;
        }
        for (Block block : blocks) {
          if (block.fixed || block.post >= 0 || !reaches(block, place)) {
            continue;
          }
          double saved = worth * (bare - layout.lost(place, block.defence)) - cost(block, place);
          if (saved > best) {
            best = saved;
            guard = block;
            post = place;
          }
        }
      }
      if (guard == null) {
        return;
      }
      guard.post = post;
      layout.put(guard, post);
    }
  }

  private double cost(Block block, int place) {
    double hunger = command.supplies(block.units[0], place) ? 0 : HUNGER * block.value;
    return MISSED * block.attack + picture.style.caution() * layout.riskOf(block, place) + hunger;
  }

  private boolean reaches(Block block, int place) {
    boolean there = block.mayStay && block.from == place;
    return (there || block.orders.containsKey(place)) && layout.room(block, place);
  }

  private List<Integer> places() {
    List<Integer> places = new ArrayList<>();
    for (int hex = 0; hex < picture.size; hex++) {
      if (field.keep[hex] > 0 && !picture.enemyHere[hex]) {
        places.add(hex);
      }
    }
    return places;
  }
}
