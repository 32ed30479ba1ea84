package stavka.bautzen.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexSet;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.ScenarioOutline;

/**
 * A scenario.
 *
 * @param area the region it is played on, by name; empty for the whole map
 * @param ground the same; null for the whole map
 * @param setUp who stands where at the beginning
 * @param reduced steps lost before the first turn
 * @param held scoring places that are German at the beginning
 */
@Rule({"13.1", "13.2", "13.3"})
public record ScenarioPlan(
    String id,
    Rulebook.Text title,
    Rulebook.Text about,
    int firstTurn,
    int lastTurn,
    String area,
    @Nullable HexSet ground,
    Ints axisSources,
    Ints sovietSources,
    Map<Integer, Ints> setUp,
    Map<Integer, Integer> reduced,
    Ints lost,
    List<Due> due,
    List<String> held,
    List<Outlook.Level> levels)
    implements ScenarioOutline {
  public ScenarioPlan {
    setUp = Map.copyOf(setUp);
    reduced = Map.copyOf(reduced);
    due = List.copyOf(due);
    held = List.copyOf(held);
    levels = List.copyOf(levels);
  }

  /**
   * Arrivals of a turn.
   *
   * @param entry the region by whose hexes they come [8.2]
   */
  public record Due(int turn, String entry, Ints hexes, Ints units) {}

  /** Whether a hex is in play. */
  @Rule("13.2")
  public boolean covers(int hex) {
    return ground == null || ground.has(hex);
  }

  /** A side's sources of supply. */
  @Rule("7.1.1")
  public Ints sources(Side side) {
    return side == Side.AXIS ? axisSources : sovietSources;
  }

  /** With whom and where a unit arrives; null if it does not. */
  public @Nullable Due arrival(int unit) {
    for (Due arrivals : due) {
      if (arrivals.units().contains(unit)) {
        return arrivals;
      }
    }
    return null;
  }

  /** Whether a unit takes part, or was lost before the beginning. */
  public boolean has(int unit) {
    return lost.contains(unit)
        || arrival(unit) != null
        || setUp.values().stream().anyMatch(units -> units.contains(unit));
  }
}
