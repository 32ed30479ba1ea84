package stavka.engine.position;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Event;

/**
 * What of a position lies open to everybody. A {@link Draft} tells every change of it with an
 * event, so that who knows nothing but the events can keep account of it; what a game leaves out
 * here stays secret.
 */
public interface OpenState {
  /** The code under which {@link #rule} is asked about boxes. */
  String BOX = "box";

  /** Stands for a box where a counter was on the map. */
  String ON_MAP = "on-map";

  /** The code under which {@link #rule} is asked about figures. */
  String FIGURES = "figures";

  /**
   * What is printed on the face that a counter shows.
   *
   * @param attack null while it is not known or not printed, as are the others
   */
  record Figures(@Nullable Integer attack, @Nullable Integer defence, @Nullable Integer movement) {
    public static final Figures UNKNOWN = new Figures(null, null, null);
  }

  /** The bits of a counter's word on which marks, figures or boxes depend. */
  long bits();

  /** The marks on a counter with that word, by their names in views. */
  List<String> marks(int unit, long word);

  /** Those of them that depend on some bits, and perhaps others: who asks compares two words. */
  default List<String> marks(int unit, long word, long among) {
    return marks(unit, word);
  }

  Figures figures(int unit, long word);

  /** Those of {@link #bits} on which figures depend. */
  default long figureBits() {
    return bits();
  }

  /**
   * The box a counter is seen in.
   *
   * @param box its number, from 0
   * @return its id in views; empty if nobody sees the counter there
   */
  String box(int unit, int box, long word, int turn);

  /** Tells what a change of an entry of the ledger means; nothing, if that is not open. */
  void count(int entry, int before, int after, Consumer<Event> tell);

  /** Tells what a change of a layer on a hex means; nothing, if that is not open. */
  default void layer(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {}

  /** Tells what lies open at the start besides counters. */
  void begin(Position start, Consumer<Event> tell);

  /** The rule behind a mark, or behind {@link #BOX} or {@link #FIGURES}. */
  String rule(String what);

  /**
   * The rule by which a counter comes into a box while a match is played.
   *
   * @param from the box in which it was seen before, {@link #ON_MAP} if it was on the map
   * @param to the box's id in views; empty if nobody sees the counter there
   */
  default String boxRule(int unit, String from, String to) {
    return rule(BOX);
  }
}
