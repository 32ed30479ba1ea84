package stavka.operational.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Odds;
import stavka.engine.counter.Step;
import stavka.formats.Node;

/** Reads what the data files of games write in the same way. */
public final class DataFiles {
  private DataFiles() {}

  public static CombatTable combatTable(Node node) {
    List<Odds> columns = node.field("columns").texts().stream().map(Odds::parse).toList();
    List<List<String>> rows = new ArrayList<>();
    for (Node row : node.field("rows").rows("die")) {
      List<String> results = row.field("results").texts();
      if (results.size() != columns.size()) {
        throw row.bad(
            "a row of " + results.size() + " results under " + columns.size() + " columns");
      }
      rows.add(results);
    }
    return new CombatTable(columns, rows.size(), rows);
  }

  public static Map<String, List<Step>> ladders(Node list) {
    Map<String, List<Step>> ladders = new HashMap<>();
    list.fields().forEach((name, ladder) -> ladders.put(name, ladder(ladder)));
    return ladders;
  }

  /**
   * A ladder of steps, the two faces of a regiment, or the back of an untried unit, which shows
   * only its movement.
   */
  private static List<Step> ladder(Node node) {
    if (node.optional("movement").isPresent()) {
      return List.of(new Step(0, 0, node.field("movement").integer()));
    }
    Node faces = node.optional("faces").orElseGet(() -> node.field("steps"));
    return faces.items().stream().map(DataFiles::step).toList();
  }

  public static Step step(Node node) {
    List<Integer> values = integers(node);
    if (values.size() != 3) {
      throw node.bad("a step is attack, defence and movement");
    }
    return new Step(values.get(0), values.get(1), values.get(2));
  }

  /** The values of a cup. */
  public static List<Value> values(Node cup) {
    List<Value> values = new ArrayList<>();
    for (Node value : cup.field("values").items()) {
      List<Integer> pair = integers(value.field("value"));
      values.add(new Value(pair.get(0), pair.get(1), value.field("count").integer(1, 99)));
    }
    return values;
  }

  /** The date of each turn. */
  public static List<String> dates(Node charts) {
    return charts.field("calendar").field("turns").rows("turn").stream()
        .map(turn -> turn.field("date").text())
        .toList();
  }

  /** Movement points as the rules count them, in the halves that the code counts in. */
  public static int halfPoints(Node points) {
    return 2 * points.integer(0, 99);
  }

  public static List<Integer> integers(Node list) {
    return list.items().stream().map(Node::integer).toList();
  }
}
