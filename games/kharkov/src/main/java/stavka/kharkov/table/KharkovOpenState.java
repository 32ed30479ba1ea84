package stavka.kharkov.table;

import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.SetUpPlace;
import stavka.operational.table.OpenCounters;
import stavka.operational.table.OpenCounts;

/** What records of Kharkov tell whenever it changes: all counters, boxes, cities and points. */
public final class KharkovOpenState implements OpenState {
  private static final long OWN_BITS =
      OpenCounters.bits(KharkovMarks.ENTRENCHED, KharkovMarks.ACTIVE);

  private final KharkovTheatre theatre;
  private final KharkovPieces pieces;
  private final OpenCounters counters;
  private final OpenCounts counts =
      new OpenCounts()
          .with(Ledger.AXIS_AIR, "axis-air", "13.0")
          .with(Ledger.SOVIET_AIR, "soviet-air", "13.0")
          .with(Ledger.SOUTH_WOKE, "south-woke", "6.5")
          .with(Ledger.RAILED, "railed", "6.45")
          .with(Ledger.COMMITTED, "committed", "6.74")
          .with(Ledger.SOVIET_POINTS, "soviet-points", "17.2")
          .with(Ledger.REGIMENTS_LOST, "regiments-lost", "17.25")
          .with(Ledger.INFANTRY_REPLACEMENTS, "infantry-replacements", "9.53")
          .with(Ledger.TANK_REPLACEMENTS, "tank-replacements", "9.53");

  public KharkovOpenState(KharkovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.counters = new OpenCounters(pieces);
  }

  @Override
  public long bits() {
    return counters.bits() | OWN_BITS;
  }

  @Override
  public List<String> marks(int unit, long word) {
    List<String> marks = counters.marks(unit, word);
    if (KharkovMarks.ENTRENCHED.isSet(word)) {
      marks.add("entrenched");
    }
    if (pieces.kind(unit) == Kind.HQ && !KharkovMarks.ACTIVE.isSet(word)) {
      marks.add("inactive");
    }
    return marks;
  }

  @Override
  public Figures figures(int unit, long word) {
    return counters.figures(unit, word);
  }

  @Override
  public String box(int unit, int box, long word, int turn) {
    return switch (box) {
      case Box.WAITING -> waiting(unit);
      case Box.ELIMINATED -> "eliminated-" + side(unit);
      case Box.REGIMENTS -> pieces.kind(unit) == Kind.REGIMENT ? "regiments" : "split";
      case Box.REMOVED -> "";
      default -> "reserve-" + pieces.roster().get(marker(box)).label();
    };
  }

  private int marker(int box) {
    return pieces.reserves().get(box - Box.FIRST_RESERVE);
  }

  private String waiting(int unit) {
    SetUpPlace place = pieces.setUpPlace(unit);
    return place.arrives()
        ? String.format(Locale.ROOT, "arrival-%02d-%s", place.turn(), place.entry())
        : "set-up-" + side(unit) + "-" + place.group();
  }

  private String side(int unit) {
    return pieces.side(unit).name().toLowerCase(Locale.ROOT);
  }

  @Override
  public void count(int entry, int before, int after, Consumer<Event> tell) {
    switch (entry) {
      case Ledger.CITIES_SOVIET ->
          eachCity(
              before ^ after,
              (hex, bit) -> {
                Side side = (after & bit) != 0 ? Side.SOVIET : Side.AXIS;
                tell.accept(new ControlChanged(hex, side, "17.1"));
              });
      case Ledger.GARRISONS_GONE ->
          eachCity(before ^ after, (hex, bit) -> tell.accept(garrison(hex, (after & bit) == 0)));
      default -> counts.tell(entry, after, tell);
    }
  }

  /** Something about a hex of a city and its bit. */
  private interface CityHex {
    void at(int hex, int bit);
  }

  private void eachCity(int bits, CityHex action) {
    Ints cities = theatre.ground().cityHexes();
    for (int i = 0; i < cities.size(); i++) {
      if ((bits & (1 << i)) != 0) {
        action.at(cities.get(i), 1 << i);
      }
    }
  }

  private HexMarked garrison(int hex, boolean on) {
    return new HexMarked(hex, "garrison", theatre.ground().garrison(hex), on, "15.3");
  }

  @Override
  public void begin(Position start, Consumer<Event> tell) {
    counts.begin(start, tell);
    eachCity(
        -1,
        (hex, bit) -> {
          boolean soviet = (start.ledger(Ledger.CITIES_SOVIET) & bit) != 0;
          tell.accept(new HexMarked(hex, soviet ? "soviet-city" : "axis-city", 1, true, "17.1"));
          if ((start.ledger(Ledger.GARRISONS_GONE) & bit) == 0) {
            tell.accept(garrison(hex, true));
          }
        });
  }

  @Override
  public String rule(String what) {
    return switch (what) {
      case BOX -> "5.0";
      case FIGURES -> "9.52";
      case "moved" -> "6.12";
      case "fought" -> "9.14";
      case "disrupted" -> "7.31";
      case "untried" -> "12.0";
      case "guest" -> "9.65";
      case "entrenched" -> "15.21";
      case "inactive" -> "10.11";
      default -> throw new IllegalArgumentException("no rule for " + what);
    };
  }
}
