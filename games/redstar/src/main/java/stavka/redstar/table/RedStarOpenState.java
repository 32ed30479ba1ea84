package stavka.redstar.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.BitField;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.redstar.model.Box;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.SupplyState;

/**
 * What records tell whenever it changes: everything, since everything lies open, but for counters
 * that are not in play.
 */
@Rule("4.0.8")
public final class RedStarOpenState implements OpenState {
  private static final List<SupplyState> STATES = List.of(SupplyState.values());
  private static final long BITS =
      bits(
          Marks.STEP,
          RedStarMarks.MARKER,
          RedStarMarks.SUPPLY,
          Marks.MOVED,
          RedStarMarks.PINNED,
          Marks.ATTACKED,
          Marks.GUEST,
          RedStarMarks.DUE);

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;

  public RedStarOpenState(RedStarTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  private static long bits(BitField... fields) {
    long bits = 0;
    for (BitField field : fields) {
      bits |= field.inWord();
    }
    return bits;
  }

  @Override
  public long bits() {
    return BITS;
  }

  @Override
  public List<String> marks(int unit, long word) {
    List<String> marks = new ArrayList<>(2);
    mark(marks, "moved", Marks.MOVED.isSet(word));
    mark(marks, "fought", Marks.ATTACKED.isSet(word));
    mark(marks, "guest", Marks.GUEST.isSet(word));
    mark(marks, "pinned", RedStarMarks.PINNED.isSet(word));
    mark(marks, "untried", pieces.unmarked(unit, word));
    switch (STATES.get(RedStarMarks.SUPPLY.get(word))) {
      case NONE -> marks.add("unsupplied");
      case LACK -> marks.add("lack-of-supply");
      case EMERGENCY -> marks.add("emergency-supply");
      case SUPPLIED -> {}
    }
    return marks;
  }

  private static void mark(List<String> marks, String mark, boolean shows) {
    if (shows) {
      marks.add(mark);
    }
  }

  @Override
  public Figures figures(int unit, long word) {
    int movement = pieces.movement(unit, word);
    if (pieces.unmarked(unit, word)) {
      return new Figures(null, null, movement);
    }
    Marker.Strength shown = pieces.shown(unit, word);
    return new Figures(shown.attack(), shown.defence(), movement);
  }

  @Override
  public String box(int unit, int box, long word, int turn) {
    if (box == Box.POOL) {
      return "";
    }
    String side = pieces.side(unit).name().toLowerCase(Locale.ROOT);
    int due = box == Box.TRACK ? RedStarMarks.DUE.get(word) : 0;
    String id = Box.NAMES.get(box) + "-" + side;
    return due == 0 ? id : String.format(Locale.ROOT, "%s-%02d", id, due);
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {
    if (entry < Ledger.AXIS_CONTROL + Ledger.CONTROL_WORDS) {
      int first = (entry - Ledger.AXIS_CONTROL) * Ledger.CONTROL_BITS;
      for (int i = 0; i < Ledger.CONTROL_BITS; i++) {
        if (((before ^ after) & (1 << i)) != 0) {
          int hex = theatre.charts().places().get(first + i).hex();
          Side side = (after & (1 << i)) != 0 ? Side.AXIS : Side.SOVIET;
          tell.accept(new ControlChanged(hex, side, "9.0.3"));
        }
      }
    } else if (entry == Ledger.FORTRESS_DESTROYED) {
      tell.accept(new Counted("fortress-destroyed", after, "7.4.3"));
    } else if (entry >= Ledger.AT_START) {
      markers("at-start-", entry - Ledger.AT_START, after, "6.2.4", tell);
    } else if (entry >= Ledger.CUPS) {
      markers("cup-", entry - Ledger.CUPS, after, "6.2.1", tell);
    }
  }

  private void markers(String where, int type, int count, String rule, Consumer<Event> tell) {
    tell.accept(new Counted(where + pieces.markers().get(type).id(), count, rule));
  }

  @Override
  public void begin(Position start, Consumer<Event> tell) {
    for (int entry = Ledger.AXIS_CONTROL + Ledger.CONTROL_WORDS; entry < Ledger.SIZE; entry++) {
      if (start.ledger(entry) != 0) {
        count(entry, 0, start.ledger(entry), tell);
      }
    }
    Map<Integer, Integer> points = theatre.campaign(start).victory().cities();
    for (int place = 0; place < theatre.charts().places().size(); place++) {
      Charts.Place at = theatre.charts().places().get(place);
      int word = start.ledger(Ledger.AXIS_CONTROL + place / Ledger.CONTROL_BITS);
      String side = (word & (1 << (place % Ledger.CONTROL_BITS))) != 0 ? "axis-" : "soviet-";
      int worth = points.getOrDefault(place, 0);
      tell.accept(new HexMarked(at.hex(), side + "city", worth, true, "9.0.2"));
      if (at.port() != Charts.Port.NONE) {
        tell.accept(new HexMarked(at.hex(), side + "port", 1, true, "9.0.2"));
      }
    }
  }

  @Override
  public String rule(String what) {
    return switch (what) {
      case BOX -> "1.4";
      case FIGURES -> "7.9.1";
      case "moved" -> "3.1.1";
      case "fought" -> "7.2.4";
      case "guest" -> "7.14.3";
      case "pinned" -> "8.0.6";
      case "untried" -> "6.2.2";
      case "unsupplied", "lack-of-supply", "emergency-supply" -> "10.0.4";
      default -> throw new IllegalArgumentException("no rule for " + what);
    };
  }
}
