package stavka.kharkov.table;

import java.util.Locale;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.HexMarked;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.Node;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.sector.Sector;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OpenCounts;
import stavka.operational.table.OperationalOpenState;
import stavka.panzer.table.PanzerTable;

/** What records of Kharkov tell whenever it changes: all counters, boxes, cities and points. */
public record KharkovOpenState(KharkovTheatre theatre) {
  public static OperationalOpenState of(
      KharkovTheatre theatre, KharkovSupply supply, Sector sector) {
    KharkovOpenState open = new KharkovOpenState(theatre);
    return new OperationalOpenState(
        open.counters(supply, sector), open::box, open.counts(), theatre.cites());
  }

  /** The units of the southern sector wait wherever they stand until it wakes [6.51]. */
  private OpenCounters counters(KharkovSupply supply, Sector sector) {
    return PanzerTable.counters(theatre.pieces(), supply)
        .marked("entrenched", KharkovMarks.ENTRENCHED)
        .marked(
            "inactive",
            (unit, word) ->
                theatre.pieces().kind(unit) == Kind.HQ && !KharkovMarks.ACTIVE.isSet(word),
            KharkovMarks.ACTIVE)
        .instantly(
            "waiting", (position, unit) -> position.turn() > 0 && sector.waits(position, unit));
  }

  private OpenCounts counts() {
    Ints cities = theatre.ground().cityHexes();
    return new OpenCounts()
        .with(Ledger.AXIS_AIR, "axis-air", "13.0")
        .with(Ledger.SOVIET_AIR, "soviet-air", "13.0")
        .with(Ledger.SOUTH_WOKE, "south-woke", "6.5")
        .with(Ledger.RAILED, "railed", "6.45")
        .with(Ledger.COMMITTED, "committed", "6.74")
        .with(Ledger.SOVIET_POINTS, "soviet-points", "17.2")
        .with(Ledger.REGIMENTS_LOST, "regiments-lost", "17.25")
        .with(Ledger.INFANTRY_REPLACEMENTS, "infantry-replacements", "9.53")
        .with(Ledger.TANK_REPLACEMENTS, "tank-replacements", "9.53")
        .bits(
            Ledger.CITIES_SOVIET,
            cities,
            (hex, soviet) -> new ControlChanged(hex, soviet ? Side.SOVIET : Side.AXIS, "17.1"))
        .bits(Ledger.GARRISONS_GONE, cities, (hex, gone) -> garrison(hex, !gone))
        .beginning(
            (start, tell) -> {
              for (int i = 0; i < cities.size(); i++) {
                String mark = city(start, i);
                tell.accept(new HexMarked(cities.get(i), mark, 1, true, "17.1"));
                if ((start.ledger(Ledger.GARRISONS_GONE) & (1 << i)) == 0) {
                  tell.accept(garrison(cities.get(i), true));
                }
              }
            });
  }

  /** The mark of a city's hex, by its place among all of them. */
  static String city(Position position, int index) {
    boolean soviet = (position.ledger(Ledger.CITIES_SOVIET) & (1 << index)) != 0;
    return soviet ? "soviet-city" : "axis-city";
  }

  private HexMarked garrison(int hex, boolean on) {
    return new HexMarked(hex, "garrison", theatre.ground().garrison(hex), on, "15.3");
  }

  private String box(int unit, int box, long word, int turn) {
    return switch (box) {
      case Box.WAITING -> waiting(unit);
      case Box.ELIMINATED -> "eliminated-" + Node.written(theatre.side(unit));
      case Box.REGIMENTS -> theatre.pieces().kind(unit) == Kind.REGIMENT ? "regiments" : "split";
      case Box.REMOVED -> "";
      default -> "reserve-" + theatre.roster().get(marker(box)).label();
    };
  }

  private int marker(int box) {
    return theatre.pieces().reserves().get(box - Box.FIRST_RESERVE);
  }

  private String waiting(int unit) {
    SetUpPlace place = theatre.pieces().setUpPlace(unit);
    return place.arrives()
        ? String.format(Locale.ROOT, "arrival-%02d-%s", place.turn(), place.entry())
        : "set-up-" + Node.written(theatre.side(unit)) + "-" + place.group();
  }
}
