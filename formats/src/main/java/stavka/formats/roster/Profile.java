package stavka.formats.roster;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Step;

/**
 * What counters of a sort have in common.
 *
 * @param id what data files call it
 * @param kind the kind of its counters
 * @param stack stacking points
 * @param steps what a counter shows from full strength down, one face for each step
 * @param turned what the back of a counter shows that has one step and two sides; null for others
 * @param marks words that rules give meaning to
 * @param range hexes to which guns fire; 0 for others
 * @param support what guns add to a fight
 * @param attackOnly whether they support attacks alone
 * @param firing how great guns fire that must be turned to it; null for others
 * @param command the command value of a headquarters
 * @param recovery the highest die by which it recovers
 */
public record Profile(
    String id,
    String kind,
    int stack,
    List<Step> steps,
    @Nullable Step turned,
    List<String> marks,
    int range,
    int support,
    boolean attackOnly,
    @Nullable Gunnery firing,
    int command,
    int recovery) {
  public Profile {
    steps = List.copyOf(steps);
    marks = List.copyOf(marks);
  }

  /**
   * How a gun fires once it is in place.
   *
   * @param modifier what it changes a die by
   */
  public record Gunnery(int range, int support, int modifier, boolean attackOnly) {}

  public boolean marked(String mark) {
    return marks.contains(mark);
  }
}
