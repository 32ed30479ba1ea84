package stavka.operational.table;

import java.util.List;
import java.util.function.Consumer;
import stavka.engine.event.Event;
import stavka.engine.position.HexLayer;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.operational.model.Citations;

/**
 * What records tell whenever it changes.
 *
 * @param cites gives the rule behind a mark, behind boxes and behind figures under {@code shown-}
 *     and its name
 * @param boxRules gives the rule by which counters come into boxes
 */
public record OperationalOpenState(
    OpenCounters counters, BoxNames boxes, OpenCounts counts, Citations cites, BoxRules boxRules)
    implements OpenState {
  /** The box a counter is seen in, as {@link OpenState#box} wants it. */
  @FunctionalInterface
  public interface BoxNames {
    String of(int unit, int box, long word, int turn);
  }

  /** The rule by which a counter comes into a box, as {@link OpenState#boxRule} wants it. */
  @FunctionalInterface
  public interface BoxRules {
    String of(int unit, String from, String to);
  }

  /** One rule stands behind all boxes. */
  public OperationalOpenState(
      OpenCounters counters, BoxNames boxes, OpenCounts counts, Citations cites) {
    this(counters, boxes, counts, cites, (unit, from, to) -> cites.rule("shown-" + BOX));
  }

  @Override
  public long bits() {
    return counters.bits();
  }

  @Override
  public List<String> marks(int unit, long word) {
    return counters.marks(unit, word);
  }

  @Override
  public List<String> marks(int unit, long word, long among) {
    return counters.marks(unit, word, among);
  }

  @Override
  public long figureBits() {
    return counters.printed();
  }

  @Override
  public Figures figures(int unit, long word) {
    return counters.figures(unit, word);
  }

  @Override
  public String box(int unit, int box, long word, int turn) {
    return boxes.of(unit, box, word, turn);
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {
    counts.tell(entry, before, after, tell);
  }

  @Override
  public void layer(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
    counts.tell(hex, layer, before, after, tell);
  }

  @Override
  public void begin(Position start, Consumer<Event> tell) {
    counts.begin(start, tell);
  }

  @Override
  public String rule(String what) {
    return cites.rule("shown-" + counters.plain(what));
  }

  @Override
  public String boxRule(int unit, String from, String to) {
    return boxRules.of(unit, from, to);
  }
}
