package stavka.ai.planner;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Facts;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;

/** Everyone a side can send somewhere in a movement phase, formations as one where they can be. */
final class Muster {
  final List<Block> blocks = new ArrayList<>();
  final List<Block> staffs = new ArrayList<>();
  final List<Overrun> overruns = new ArrayList<>();

  private final SituationMap picture;
  private final @Nullable Map<Integer, Order>[] ways;

  @SuppressWarnings({"unchecked", "rawtypes"})
  Muster(SituationMap picture, @Nullable Orders legal) {
    this.picture = picture;
    Position position = picture.position;
    this.ways = new Map[position.counters()];
    boolean[] grouped = new boolean[position.counters()];
    for (int unit = 0; unit < ways.length; unit++) {
      if (position.counter(unit).side() == picture.side && legal != null) {
        collect(unit, legal);
      }
    }
    for (int unit = 0; unit < ways.length; unit++) {
      if (position.counter(unit).side() != picture.side || grouped[unit]) {
        continue;
      }
      int[] members = picture.lore.formations.members(unit);
      Block together = members.length > 1 && picture.facts.cohesion() > 1 ? group(members) : null;
      if (together != null) {
        blocks.add(together);
        for (int member : members) {
          grouped[member] = true;
        }
      } else if (position.onMap(unit) || !ways(unit).isEmpty()) {
        add(single(unit));
      }
    }
  }

  private void collect(int unit, Orders legal) {
    Map<Integer, Order> found = new HashMap<>();
    legal.forUnit(
        unit,
        order -> {
          if (order instanceof Move move) {
            if (move.path().stream().noneMatch(hex -> picture.provocation[hex] > 0)) {
              found.putIfAbsent(move.path().last(), order);
            }
          } else if (order instanceof Overrun overrun
              && overrun.path().stream().noneMatch(hex -> picture.provocation[hex] > 0)) {
            overruns.add(overrun);
          }
        });
    ways[unit] = found;
  }

  private Map<Integer, Order> ways(int unit) {
    Map<Integer, Order> known = ways[unit];
    return known == null ? Map.of() : known;
  }

  /** The overruns of those who have nothing else to do yet. */
  List<Overrun> freeOverruns() {
    Set<Integer> busy = new HashSet<>();
    for (Block block : blocks) {
      if (block.post >= 0) {
        for (int unit : block.units) {
          busy.add(unit);
        }
      }
    }
    return overruns.stream()
        .filter(overrun -> overrun.units().stream().noneMatch(busy::contains))
        .toList();
  }

  private void add(Block block) {
    (picture.facts.fights(block.units[0]) ? blocks : staffs).add(block);
  }

  private Block single(int unit) {
    Position position = picture.position;
    Facts facts = picture.facts;
    int from = position.onMap(unit) ? position.place(unit) : -1;
    Block block =
        new Block(
            new int[] {unit},
            facts.bulk(unit),
            facts.attack(position, unit),
            facts.defence(position, unit),
            picture.value[unit],
            from,
            from >= 0);
    ways(unit).forEach((hex, order) -> block.offer(hex, List.of(order)));
    return block;
  }

  /** A formation as one, if it is complete and has a hex that all its units can come to. */
  private @Nullable Block group(int[] members) {
    Position position = picture.position;
    Facts facts = picture.facts;
    int from = position.place(members[0]);
    double attack = 0;
    double defence = 0;
    double value = 0;
    for (int unit : members) {
      if (!position.onMap(unit) && ways(unit).isEmpty()) {
        return null;
      }
      from = position.place(unit) == from ? from : -1;
      attack += facts.cohesion() * facts.attack(position, unit);
      defence += facts.cohesion() * facts.defence(position, unit);
      value += picture.value[unit];
    }
    boolean stands = from >= 0 && position.onMap(members[0]);
    Block block =
        new Block(
            members,
            Math.max(members.length, facts.stacking()),
            attack,
            defence,
            value,
            stands ? from : -1,
            stands);
    for (int hex : candidates(members)) {
      List<Order> way = new ArrayList<>();
      for (int unit : members) {
        Order order = ways(unit).get(hex);
        if (order != null) {
          way.add(order);
        } else if (position.place(unit) != hex) {
          way.clear();
          break;
        }
      }
      if (!way.isEmpty()) {
        block.offer(hex, way);
      }
    }
    return stands || !block.orders.isEmpty() ? block : null;
  }

  private int[] candidates(int[] members) {
    TreeSet<Integer> hexes = new TreeSet<>();
    for (int unit : members) {
      hexes.addAll(ways(unit).keySet());
      if (picture.position.onMap(unit)) {
        hexes.add(picture.position.place(unit));
      }
    }
    return hexes.stream().mapToInt(Integer::intValue).toArray();
  }
}
