package stavka.redstar.model;

import java.util.List;
import java.util.Map;
import java.util.Set;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Outlook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.ScenarioOutline;

/**
 * A scenario as {@code scenarios.yaml} gives it.
 *
 * @param number its number in the book, which some rules name
 * @param area the region of the map it is played on, or empty for the whole map
 * @param setUp counters by hex
 * @param reduced faces lost at the start, by counter
 * @param strengths marker types that armies begin with, by counter
 * @param boxes counters by box
 * @param due arrivals, the general ones included
 * @param cups markers in the cups by type, and banded ones in the at-start box
 * @param control places that change hands before the start, by the side that gets them
 */
@Rule({"1.4", "18.0.1"})
public record ScenarioPlan(
    String id,
    int number,
    Rulebook.Text title,
    Rulebook.Text about,
    int firstTurn,
    int lastTurn,
    String area,
    boolean attritionFirst,
    Map<Integer, Ints> setUp,
    Map<Integer, Integer> reduced,
    Map<Integer, Integer> strengths,
    Map<Integer, Ints> boxes,
    List<Due> due,
    Map<Integer, Integer> cups,
    Map<Integer, Integer> atStart,
    Map<Side, Set<Integer>> control,
    boolean fortressDestroyed,
    Set<String> sourcesLost,
    Victory victory)
    implements ScenarioOutline {
  /** What arrives on a turn: counters, and markers by type [15.1, 15.3]. */
  public record Due(int turn, Ints units, Map<Integer, Integer> markers) {}

  /**
   * How the Axis scores [18.0.3].
   *
   * @param cities points by place
   * @param asset points for each destroyed economic asset
   * @param units whether supplied units score by 18.0.5
   */
  public record Victory(
      Map<Integer, Integer> cities, int asset, boolean units, List<Outlook.Level> levels) {}
}
