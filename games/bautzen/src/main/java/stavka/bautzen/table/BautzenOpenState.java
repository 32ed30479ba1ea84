package stavka.bautzen.table;

import java.util.Locale;
import java.util.function.Consumer;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Box;
import stavka.bautzen.model.ScenarioPlan;
import stavka.bautzen.stacking.Stacks;
import stavka.engine.counter.Step;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.OpenState.Figures;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OpenCounts;
import stavka.operational.table.OperationalOpenState;

/** What everybody may know of a position: all of it. */
public final class BautzenOpenState {
  private BautzenOpenState() {}

  public static OperationalOpenState of(
      BautzenTheatre theatre, ScenarioPlan plan, OpenCounters counters) {
    return new OperationalOpenState(
        counters,
        (unit, box, word, turn) -> box(theatre, plan, unit, box, word),
        new OpenCounts()
            .on(BautzenMarks.HOLDER, BautzenOpenState::held)
            .beginning((start, tell) -> begin(theatre, start, tell)),
        theatre.cites());
  }

  private static ControlChanged held(int hex, int holder) {
    Side side = holder == BautzenMarks.AXIS ? Side.AXIS : Side.SOVIET;
    return new ControlChanged(hex, side, "12.1");
  }

  public static OpenCounters counters(BautzenTheatre theatre, Stacks stacks) {
    int grace = theatre.charts().grace();
    return new OpenCounters(
            (unit, word) -> figures(theatre, unit, word),
            BautzenMarks.STEP,
            BautzenMarks.WANT,
            BautzenMarks.BACK)
        .marked("moved", BautzenMarks.MOVED)
        .marked("fought", BautzenMarks.FOUGHT)
        .marked("fired", BautzenMarks.FIRED)
        .marked("unsupplied", BautzenMarks.UNSUPPLIED)
        .marked("wanting", (unit, word) -> want(word) > 1 && want(word) <= grace)
        .marked("starving", (unit, word) -> want(word) > grace)
        .instantly(
            "over",
            (position, unit) ->
                stacks.over(position, theatre.pieces().side(unit), position.place(unit)));
  }

  private static int want(long word) {
    return BautzenMarks.WANT.get(word);
  }

  private static Figures figures(BautzenTheatre theatre, int unit, long word) {
    Step face = theatre.pieces().face(unit, word);
    return theatre.pieces().fights(unit)
        ? new Figures(face.attack(), face.defence(), face.movement())
        : new Figures(null, null, face.movement());
  }

  static String box(BautzenTheatre theatre, ScenarioPlan plan, int unit, int box, long word) {
    String side = theatre.pieces().side(unit).name().toLowerCase(Locale.ROOT);
    String entry = entry(theatre, plan, unit, word);
    ScenarioPlan.Due due = plan.arrival(unit);
    int turn = due == null ? 0 : due.turn();
    return switch (box) {
      case Box.ELIMINATED -> "eliminated-" + side;
      case Box.SPENT -> "spent-" + side;
      case Box.COMING -> String.format(Locale.ROOT, "arrival-%02d-%s-%s", turn, side, entry);
      case Box.DUE -> "due-" + entry;
      default -> "";
    };
  }

  /** The name of the entrance by which a unit comes. */
  private static String entry(BautzenTheatre theatre, ScenarioPlan plan, int unit, long word) {
    ScenarioPlan.Due due = plan.arrival(unit);
    return due == null || BautzenMarks.BACK.isSet(word)
        ? theatre.pieces().side(unit) == Side.AXIS ? "axis-sources" : "soviet-sources"
        : due.entry();
  }

  /** Whose the scoring hexes are and where the sources of supply. */
  private static void begin(BautzenTheatre theatre, Position start, Consumer<Event> tell) {
    BautzenTable.hexMarks(theatre, start)
        .forEach(
            mark -> {
              String rule = mark.mark().endsWith("-city") ? "12.1" : "7.1.1";
              tell.accept(new HexMarked(mark.hex(), mark.mark(), mark.value(), true, rule));
            });
  }
}
