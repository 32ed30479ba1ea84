package stavka.operational.table;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.BitField;
import stavka.engine.position.OpenState.Figures;
import stavka.engine.position.Position;

/**
 * What everybody may see of counters: what is printed on them, and the marks they bear in the order
 * in which they are shown. Records, views and the rules behind marks are all made from this list.
 */
public final class OpenCounters {
  /** What is printed on a counter with that word. */
  @FunctionalInterface
  public interface Print {
    Figures of(int unit, long word);
  }

  /** Whether a counter with that word bears a mark. */
  @FunctionalInterface
  public interface Borne {
    boolean shows(int unit, long word);
  }

  /** Whether a mark follows for a counter from a position as it is. */
  @FunctionalInterface
  public interface Instant {
    boolean shows(Position position, int unit);
  }

  private sealed interface Mark {
    String name();

    /** What a counter with that word shows of it, or null. */
    default @Nullable String shown(int unit, long word) {
      return null;
    }

    /** The bits of a word on which it depends, if that is known; else all. */
    default long bits() {
      return ALL_BITS;
    }
  }

  private record BorneMark(String name, Borne borne, long bits) implements Mark {
    @Override
    public @Nullable String shown(int unit, long word) {
      return borne.shows(unit, word) ? name : null;
    }
  }

  /** A mark with a number: its name, a dash, and what a field says. */
  private record NumberedMark(String name, BitField field) implements Mark {
    @Override
    public @Nullable String shown(int unit, long word) {
      int number = field.get(word);
      return number == 0 ? null : name + "-" + number;
    }

    @Override
    public long bits() {
      return field.inWord();
    }
  }

  private record InstantMark(String name, Instant instant) implements Mark {}

  private static final long ALL_BITS = -1L;

  private final Print print;
  private final List<Mark> marks = new ArrayList<>();
  private long bits;
  private long printed = ALL_BITS;

  /**
   * @param read the fields on which print and boxes depend
   */
  public OpenCounters(Print print, BitField... read) {
    this.print = print;
    read(read);
  }

  private void read(BitField... fields) {
    bits |= inWord(fields);
  }

  private static long inWord(BitField... fields) {
    long all = 0;
    for (BitField field : fields) {
      all |= field.inWord();
    }
    return all;
  }

  /** Print depends on some fields alone: it is not looked at when others change. */
  public OpenCounters printing(BitField... fields) {
    printed = inWord(fields);
    return this;
  }

  /** A mark that shows while a field is set. */
  public OpenCounters marked(String name, BitField field) {
    return marked(name, (unit, word) -> field.isSet(word), field);
  }

  /**
   * @param read the fields on which the mark depends
   */
  public OpenCounters marked(String name, Borne borne, BitField... read) {
    marks.add(new BorneMark(name, borne, read.length == 0 ? ALL_BITS : inWord(read)));
    read(read);
    return this;
  }

  /** A mark that shows while a field is not 0, with its number after a dash. */
  public OpenCounters numbered(String name, BitField field) {
    marks.add(new NumberedMark(name, field));
    read(field);
    return this;
  }

  /** A mark that nobody puts on a counter. */
  public OpenCounters instantly(String name, Instant instant) {
    marks.add(new InstantMark(name, instant));
    return this;
  }

  /** The bits of a word that show. */
  long bits() {
    return bits;
  }

  /** Those of them that show in print. */
  long printed() {
    return bits & printed;
  }

  Figures figures(int unit, long word) {
    return print.of(unit, word);
  }

  /** The marks that a counter with that word bears. */
  List<String> marks(int unit, long word) {
    return marks(unit, word, ALL_BITS);
  }

  /** Those of them that may depend on some bits. */
  List<String> marks(int unit, long word, long among) {
    List<String> shown = new ArrayList<>(2);
    for (Mark mark : marks) {
      if ((mark.bits() & among) != 0) {
        borne(mark, unit, word, shown);
      }
    }
    return shown;
  }

  private static void borne(Mark mark, int unit, long word, List<String> shown) {
    String name = mark.shown(unit, word);
    if (name != null) {
      shown.add(name);
    }
  }

  /** The marks of a counter in a position, the instant ones among them. */
  List<String> marks(Position position, int unit) {
    List<String> shown = new ArrayList<>(2);
    for (Mark mark : marks) {
      if (mark instanceof InstantMark(String name, Instant instant)) {
        if (instant.shows(position, unit)) {
          shown.add(name);
        }
      } else {
        borne(mark, unit, position.word(unit), shown);
      }
    }
    return shown;
  }

  /** The name by which a mark is known, without its number if it has one. */
  String plain(String shown) {
    for (Mark mark : marks) {
      if (mark instanceof NumberedMark && shown.startsWith(mark.name() + "-")) {
        return mark.name();
      }
    }
    return shown;
  }

  /** The names of the marks that follow from a position. */
  List<String> instant() {
    return marks.stream().filter(InstantMark.class::isInstance).map(Mark::name).toList();
  }
}
