package stavka.guderian.table;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Box;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.victory.Places;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OpenCounts;

/**
 * What records of Guderian tell whenever it changes: counters, boxes but for the pool, markers,
 * places and points.
 */
public final class GuderianOpenState implements OpenState {
  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final OpenCounters counters;
  private final OpenCounts counts =
      new OpenCounts()
          .with(Ledger.RAILED, "railed", "6.31")
          .with(Ledger.CALLED, "called", "14.22")
          .with(Ledger.SOVIET_INTERDICTIONS, "soviet-interdictions", "13.42")
          .with(Ledger.AXIS_POINTS, "axis-points", "15.0")
          .with(Ledger.SOVIET_POINTS, "soviet-points", "15.0");
  private final RailPassing passing;
  private final int smolensk;

  public GuderianOpenState(GuderianTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.counters = new OpenCounters(pieces);
    this.passing = new RailPassing(theatre.ground());
    this.smolensk = 1 << theatre.charts().place(Places.SMOLENSK);
  }

  @Override
  public long bits() {
    return counters.bits() | GuderianMarks.ARMY.inWord();
  }

  @Override
  public List<String> marks(int unit, long word) {
    return counters.marks(unit, word);
  }

  @Override
  public Figures figures(int unit, long word) {
    return counters.figures(unit, word);
  }

  /** Nobody sees which counters are in the pool, but for those that have a turn of their own. */
  @Override
  public String box(int unit, int box, long word, int turn) {
    return switch (box) {
      case Box.POOL -> scheduled(unit, turn);
      case Box.ELIMINATED -> "eliminated-" + side(unit);
      case Box.SET_UP -> "set-up-" + pieces.schedule().army(GuderianMarks.ARMY.get(word)).id();
      case Box.PROVISIONAL -> "due-provisional";
      case Box.SOUTH_WEST -> "due-south-west";
      case Box.EVACUATED -> "evacuated";
      default -> "due-" + theatre.ground().areas().get(box - Box.FIRST_AREA);
    };
  }

  private String scheduled(int unit, int turn) {
    int from = pieces.schedule().turns().get(unit);
    if (from == 0) {
      return "";
    }
    return from <= turn
        ? "due-" + pieces.schedule().entries().get(unit)
        : String.format(Locale.ROOT, "arrival-%02d-%s", from, side(unit));
  }

  private String side(int unit) {
    return pieces.side(unit).name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {
    if (entry == Ledger.GERMAN_PLACES) {
      eachPlace(
          (place, hex, bit) -> {
            if (((before ^ after) & bit) != 0) {
              Side side = (after & bit) != 0 ? Side.AXIS : Side.SOVIET;
              tell.accept(new ControlChanged(hex, side, "15.11"));
            }
          });
    } else if (entry == Ledger.HELD_PLACES) {
      if (((before ^ after) & smolensk) != 0) {
        tell.accept(new Counted("east-open", (after & smolensk) == 0 ? 0 : 1, "13.2"));
      }
    } else if (entry == Ledger.SOVIET_INTERDICTION) {
      moved(before, after, "soviet-interdiction", "13.4", tell);
    } else if (entry >= Ledger.FIRST_PASSED) {
      passing.changes(
          entry,
          before,
          after,
          (hex, cut) -> tell.accept(new HexMarked(hex, "rail-passed", 1, cut, "6.37")));
    } else if (entry >= Ledger.FIRST_CUT) {
      moved(before, after, "rail-cut", "6.35", tell);
    } else if (entry >= Ledger.FIRST_INTERDICTION) {
      moved(before, after, "axis-interdiction", "13.1", tell);
    } else {
      counts.tell(entry, after, tell);
    }
  }

  /** A marker whose hex, plus one, the ledger holds. */
  private static void moved(int before, int after, String mark, String rule, Consumer<Event> tell) {
    if (before > 0) {
      tell.accept(new HexMarked(before - 1, mark, 1, false, rule));
    }
    if (after > 0) {
      tell.accept(new HexMarked(after - 1, mark, 1, true, rule));
    }
  }

  /** Something about a hex of a place and its bit. */
  private interface PlaceHex {
    void at(Charts.Place place, int hex, int bit);
  }

  private void eachPlace(PlaceHex action) {
    int bit = 1;
    for (Charts.Place place : theatre.charts().places()) {
      for (int i = 0; i < place.hexes().size(); i++) {
        action.at(place, place.hexes().get(i), bit);
        bit <<= 1;
      }
    }
  }

  @Override
  public void begin(Position start, Consumer<Event> tell) {
    counts.begin(start, tell);
    int german = start.ledger(Ledger.GERMAN_PLACES);
    eachPlace(
        (place, hex, bit) -> {
          String mark = (german & bit) != 0 ? "axis-city" : "soviet-city";
          tell.accept(new HexMarked(hex, mark, place.points(), true, "15.1"));
        });
  }

  @Override
  public String rule(String what) {
    return switch (what) {
      case BOX -> "5.0";
      case FIGURES -> "9.61";
      case "moved" -> "6.0";
      case "fought" -> "9.0";
      case "disrupted" -> "6.61";
      case "untried" -> "12.1";
      case "guest" -> "9.71";
      default -> throw new IllegalArgumentException("no rule for " + what);
    };
  }
}
