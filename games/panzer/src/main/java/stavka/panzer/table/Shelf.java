package stavka.panzer.table;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Messages;
import stavka.engine.position.Ints;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.View;

/** Boxes of counters off the map, in the order of their ids; those with nobody in them are none. */
public final class Shelf {
  private final Messages messages;
  private final Map<String, View.Box> boxes = new TreeMap<>();

  public Shelf(Messages messages) {
    this.messages = messages;
  }

  /**
   * Puts a unit into a box.
   *
   * @param code the key of the box's name, which may speak of a turn
   */
  public void put(String id, String code, int turn, int unit) {
    View.Box before = boxes.get(id);
    boxes.put(
        id,
        before == null
            ? new View.Box(id, name(code, turn), HexGrid.NONE, Ints.of(unit))
            : new View.Box(id, before.name(), before.hex(), before.units().with(unit)));
  }

  private Rulebook.Text name(String code, int turn) {
    return new Rulebook.Text(messages.say(code, "en", turn), messages.say(code, "fr", turn));
  }

  public List<View.Box> boxes() {
    return List.copyOf(boxes.values());
  }
}
