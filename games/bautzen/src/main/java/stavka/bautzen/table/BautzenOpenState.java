package stavka.bautzen.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.counter.Step;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.HexLayer;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** What everybody may know of a position: all of it. */
public final class BautzenOpenState implements OpenState {
  private static final long BITS =
      BautzenMarks.STEP.inWord()
          | BautzenMarks.MOVED.inWord()
          | BautzenMarks.FOUGHT.inWord()
          | BautzenMarks.FIRED.inWord()
          | BautzenMarks.UNSUPPLIED.inWord()
          | BautzenMarks.WANT.inWord()
          | BautzenMarks.BACK.inWord();

  private final BautzenTheatre theatre;
  private final ScenarioPlan plan;

  public BautzenOpenState(BautzenTheatre theatre, ScenarioPlan plan) {
    this.theatre = theatre;
    this.plan = plan;
  }

  @Override
  public long bits() {
    return BITS;
  }

  @Override
  public List<String> marks(int unit, long word) {
    return marks(theatre.charts(), word);
  }

  static List<String> marks(Charts charts, long word) {
    List<String> marks = new ArrayList<>(2);
    mark(marks, "moved", BautzenMarks.MOVED.isSet(word));
    mark(marks, "fought", BautzenMarks.FOUGHT.isSet(word));
    mark(marks, "fired", BautzenMarks.FIRED.isSet(word));
    mark(marks, "unsupplied", BautzenMarks.UNSUPPLIED.isSet(word));
    int want = BautzenMarks.WANT.get(word);
    mark(marks, "wanting", want > 1 && want <= charts.grace());
    mark(marks, "starving", want > charts.grace());
    return marks;
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  @Override
  public Figures figures(int unit, long word) {
    Step face = theatre.pieces().face(unit, word);
    return theatre.pieces().fights(unit)
        ? new Figures(face.attack(), face.defence(), face.movement())
        : new Figures(null, null, face.movement());
  }

  @Override
  public String box(int unit, int box, long word, int turn) {
    String side = theatre.pieces().side(unit).name().toLowerCase(Locale.ROOT);
    ScenarioPlan.Due due = plan.arrival(unit);
    return switch (box) {
      case Box.ELIMINATED -> "eliminated-" + side;
      case Box.SPENT -> "spent-" + side;
      case Box.COMING -> arrivals(due == null ? 0 : due.turn(), side, entry(unit, word));
      case Box.DUE -> "due-" + entry(unit, word);
      default -> "";
    };
  }

  static String arrivals(int turn, String side, String entry) {
    return String.format(Locale.ROOT, "arrival-%02d-%s-%s", turn, side, entry);
  }

  /** The name of the entrance by which a unit comes. */
  private String entry(int unit, long word) {
    return entry(theatre, plan, unit, word);
  }

  static String entry(BautzenTheatre theatre, ScenarioPlan plan, int unit, long word) {
    ScenarioPlan.Due due = plan.arrival(unit);
    return due == null || BautzenMarks.BACK.isSet(word)
        ? theatre.pieces().side(unit) == Side.AXIS ? "axis-sources" : "soviet-sources"
        : due.entry();
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {}

  @Override
  public void layer(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
    if (layer.equals(BautzenMarks.HOLDER)) {
      Side side = after == BautzenMarks.AXIS ? Side.AXIS : Side.SOVIET;
      tell.accept(new ControlChanged(hex, side, "12.1"));
    }
  }

  /** Whose the scoring hexes are and where the sources of supply. */
  @Override
  public void begin(Position start, Consumer<Event> tell) {
    ViewMaker.hexMarks(theatre, start)
        .forEach(
            mark -> {
              String rule = mark.mark().endsWith("-city") ? "12.1" : "7.1.1";
              tell.accept(new HexMarked(mark.hex(), mark.mark(), mark.value(), true, rule));
            });
  }

  @Override
  public String rule(String what) {
    return switch (what) {
      case BOX -> "8.1";
      case FIGURES -> "11.1";
      case "moved" -> "4.1";
      case "fought" -> "9.1";
      case "fired" -> "9.4";
      case "unsupplied" -> "7.1";
      case "wanting", "starving" -> "7.1.3";
      default -> throw new IllegalArgumentException("no rule for " + what);
    };
  }
}
