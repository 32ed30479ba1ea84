package stavka.operational.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Messages;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.View;
import stavka.engine.table.View.Box.Stand;
import stavka.engine.value.Ints;

/**
 * Boxes of counters off the map, in the order of their ids; empty boxes are left out. Counters of
 * one box that stand differently are two boxes of the same id.
 */
public final class Shelf {
  private record Key(String id, Stand stand) implements Comparable<Key> {
    @Override
    public int compareTo(Key other) {
      int ids = id.compareTo(other.id);
      return ids != 0 ? ids : stand.compareTo(other.stand);
    }
  }

  private final Messages messages;
  private final Map<Key, View.Box> boxes = new TreeMap<>();

  public Shelf(Messages messages) {
    this.messages = messages;
  }

  /**
   * Puts a unit into a box.
   *
   * @param code the key of the box's name
   * @param words what fills the name
   */
  public void put(String id, Stand stand, int unit, String code, Object... words) {
    put(new View.Box(id, name(code, words), HexGrid.NONE, Ints.EMPTY, stand, 0, Ints.EMPTY), unit);
  }

  /**
   * Puts a unit into the box of those who come on a turn.
   *
   * @param code the key of the box's name, which may speak of the turn
   * @param entry the hexes they come by
   */
  public void put(String id, Stand stand, int unit, String code, int turn, Ints entry) {
    put(new View.Box(id, name(code, turn), HexGrid.NONE, Ints.EMPTY, stand, turn, entry), unit);
  }

  private void put(View.Box empty, int unit) {
    boxes.merge(
        new Key(empty.id(), empty.stand()), empty.with(unit), (known, more) -> known.with(unit));
  }

  private Rulebook.Text name(String code, Object... words) {
    return new Rulebook.Text(messages.say(code, "en", words), messages.say(code, "fr", words));
  }

  public List<View.Box> boxes() {
    return List.copyOf(boxes.values());
  }
}
