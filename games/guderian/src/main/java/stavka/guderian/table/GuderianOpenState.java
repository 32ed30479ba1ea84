package stavka.guderian.table;

import java.util.Locale;
import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.View;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Box;
import stavka.guderian.model.Charts;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.supply.GuderianSupply;
import stavka.guderian.victory.Places;
import stavka.operational.table.OpenCounts;
import stavka.operational.table.OperationalOpenState;
import stavka.panzer.table.PanzerTable;

/**
 * What records of Guderian tell whenever it changes: counters, boxes but for the pool, markers,
 * places and points.
 */
public record GuderianOpenState(GuderianTheatre theatre) {
  public static OperationalOpenState of(GuderianTheatre theatre, GuderianSupply supply) {
    GuderianOpenState open = new GuderianOpenState(theatre);
    return new OperationalOpenState(
        PanzerTable.counters(theatre.pieces(), supply, GuderianMarks.ARMY),
        open::box,
        open.counts(),
        theatre.cites());
  }

  private OpenCounts counts() {
    RailPassing passing = new RailPassing(theatre.ground());
    int smolensk = 1 << theatre.charts().place(Places.SMOLENSK);
    Ints places = Ints.EMPTY;
    for (Charts.Place place : theatre.charts().places()) {
      places = places.plus(place.hexes());
    }
    return new OpenCounts()
        .with(Ledger.RAILED, "railed", "6.31")
        .with(Ledger.CALLED, "called", "14.22")
        .with(Ledger.SOVIET_INTERDICTIONS, "soviet-interdictions", "13.42")
        .with(Ledger.AXIS_POINTS, "axis-points", "15.0")
        .with(Ledger.SOVIET_POINTS, "soviet-points", "15.0")
        .bits(
            Ledger.GERMAN_PLACES,
            places,
            (hex, german) -> new ControlChanged(hex, german ? Side.AXIS : Side.SOVIET, "15.11"))
        .from(
            Ledger.HELD_PLACES,
            1,
            (entry, before, after, tell) -> {
              if (((before ^ after) & smolensk) != 0) {
                tell.accept(new Counted("east-open", (after & smolensk) == 0 ? 0 : 1, "13.2"));
              }
            })
        .from(Ledger.SOVIET_INTERDICTION, 1, marker("soviet-interdiction", "13.4"))
        .from(
            Ledger.FIRST_INTERDICTION,
            Ledger.MOST_INTERDICTIONS,
            marker("axis-interdiction", "13.1"))
        .from(Ledger.FIRST_CUT, Ledger.MOST_CUTS, marker("rail-cut", "6.35"))
        .from(
            Ledger.FIRST_CUT_IN_PASSING,
            Ledger.RAILWAY_ENTRIES,
            railway(passing, Ledger.FIRST_CUT_IN_PASSING, "rail-passed"))
        .from(
            Ledger.FIRST_MENDED,
            Ledger.RAILWAY_ENTRIES,
            railway(passing, Ledger.FIRST_MENDED, "rail-under-repair"))
        .beginning(this::begin);
  }

  /** Marks on the hexes of a set of railway hexes. */
  @Rule("6.37")
  private static OpenCounts.Change railway(RailPassing passing, int set, String mark) {
    return (entry, before, after, tell) ->
        passing.changes(
            set,
            entry,
            before,
            after,
            (hex, on) -> tell.accept(new HexMarked(hex, mark, 1, on, "6.37")));
  }

  /** A marker whose hex, plus one, the ledger holds. */
  private static OpenCounts.Change marker(String mark, String rule) {
    return (entry, before, after, tell) -> {
      if (before > 0) {
        tell.accept(new HexMarked(before - 1, mark, 1, false, rule));
      }
      if (after > 0) {
        tell.accept(new HexMarked(after - 1, mark, 1, true, rule));
      }
    };
  }

  private void begin(Position start, Consumer<Event> tell) {
    for (View.HexMark at : GuderianTable.places(theatre, start)) {
      tell.accept(new HexMarked(at.hex(), at.mark(), at.value(), true, "15.1"));
    }
  }

  /** Nobody sees which counters are in the pool, but for those that have a turn of their own. */
  private String box(int unit, int box, long word, int turn) {
    return switch (box) {
      case Box.POOL -> scheduled(unit, turn);
      case Box.ELIMINATED -> "eliminated-" + Node.written(theatre.side(unit));
      case Box.SET_UP ->
          "set-up-" + theatre.pieces().schedule().army(GuderianMarks.ARMY.get(word)).id();
      case Box.PROVISIONAL -> "due-provisional";
      case Box.SOUTH_WEST -> "due-south-west";
      case Box.EVACUATED -> "evacuated";
      default -> "due-" + theatre.ground().areas().get(box - Box.FIRST_AREA);
    };
  }

  private String scheduled(int unit, int turn) {
    int from = theatre.pieces().schedule().turns().get(unit);
    if (from == 0) {
      return "";
    }
    return from <= turn
        ? "due-" + theatre.pieces().schedule().entries().get(unit)
        : String.format(Locale.ROOT, "arrival-%02d-%s", from, Node.written(theatre.side(unit)));
  }
}
