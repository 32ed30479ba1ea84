package stavka.redstar.table;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.OpenState.Figures;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.operational.model.Marks;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OpenCounts;
import stavka.operational.table.OperationalOpenState;
import stavka.redstar.model.Box;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/**
 * What records tell whenever it changes: everything, since everything lies open, but for counters
 * that are not in play.
 */
@Rule("4.0.8")
public record RedStarOpenState(RedStarTheatre theatre) implements RedStarPart {
  public static OperationalOpenState of(RedStarTheatre theatre) {
    RedStarOpenState open = new RedStarOpenState(theatre);
    return new OperationalOpenState(open.counters(), open::box, open.counts(), theatre.cites());
  }

  private OpenCounters counters() {
    return new OpenCounters(this::figures, Marks.STEP, RedStarMarks.DUE)
        .marked("moved", Marks.MOVED)
        .marked("fought", Marks.ATTACKED)
        .marked("guest", Marks.GUEST)
        .marked("pinned", RedStarMarks.PINNED)
        .marked("untried", pieces()::unmarked, RedStarMarks.MARKER)
        .marked("unsupplied", in(SupplyState.NONE), RedStarMarks.SUPPLY)
        .marked("lack-of-supply", in(SupplyState.LACK))
        .marked("emergency-supply", in(SupplyState.EMERGENCY));
  }

  private static OpenCounters.Borne in(SupplyState state) {
    return (unit, word) -> RedStarMarks.SUPPLY.get(word) == state.ordinal();
  }

  private Figures figures(int unit, long word) {
    int movement = pieces().movement(unit, word);
    if (pieces().unmarked(unit, word)) {
      return new Figures(null, null, movement);
    }
    Marker.Strength shown = pieces().shown(unit, word);
    return new Figures(shown.attack(), shown.defence(), movement);
  }

  private String box(int unit, int box, long word, int turn) {
    if (box == Box.POOL) {
      return "";
    }
    String side = Node.written(pieces().side(unit));
    int due = box == Box.TRACK ? RedStarMarks.DUE.get(word) : 0;
    String id = Box.NAMES.get(box) + "-" + side;
    return due == 0 ? id : String.format(Locale.ROOT, "%s-%02d", id, due);
  }

  private OpenCounts counts() {
    OpenCounts counts =
        new OpenCounts()
            .with(Ledger.FORTRESS_DESTROYED, "fortress-destroyed", "7.4.3")
            .beginning(this::begin);
    List<Charts.Place> places = theatre.charts().places();
    for (int word = 0; word < Ledger.CONTROL_WORDS; word++) {
      int first = Math.min(places.size(), word * Ledger.CONTROL_BITS);
      int end = Math.min(places.size(), first + Ledger.CONTROL_BITS);
      counts.bits(
          Ledger.AXIS_CONTROL + word,
          Ints.of(places.subList(first, end).stream().mapToInt(Charts.Place::hex).toArray()),
          (hex, axis) -> new ControlChanged(hex, axis ? Side.AXIS : Side.SOVIET, "9.0.3"));
    }
    for (int type = 0; type < pieces().markers().size(); type++) {
      String id = pieces().markers().get(type).id();
      counts.with(Ledger.CUPS + type, "cup-" + id, "6.2.1");
      counts.with(Ledger.AT_START + type, "at-start-" + id, "6.2.4");
    }
    return counts;
  }

  private void begin(Position start, Consumer<Event> tell) {
    for (View.HexMark at : RedStarTable.places(theatre, start)) {
      tell.accept(new HexMarked(at.hex(), at.mark(), at.value(), true, "9.0.2"));
    }
  }
}
