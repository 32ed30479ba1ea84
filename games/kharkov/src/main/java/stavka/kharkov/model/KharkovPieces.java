package stavka.kharkov.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;
import stavka.operational.model.PieceIndex;
import stavka.operational.model.Value;

/** The counters of the game with what the rules ask of them, in arrays by counter. */
public final class KharkovPieces extends PieceIndex<Kind> {
  /**
   * The second step of an untried unit that proved strong, and how many counters there are for it
   * [9.53].
   */
  record Replacement(Step step, int count) {}

  private final boolean[] german;
  private final int romanianHq;
  private final Ints reserves;
  private final Ints regiments;
  private final Map<Kind, Replacement> replacements;
  private final List<SetUpPlace> setUpPlaces;

  KharkovPieces(
      Roster roster,
      Map<Kind, List<Value>> cups,
      Map<Kind, Replacement> replacements,
      List<SetUpPlace> setUpPlaces) {
    super(roster, Kind.class, Kind.HQ, cups);
    this.replacements = new EnumMap<>(replacements);
    this.setUpPlaces = List.copyOf(setUpPlaces);
    this.german = new boolean[roster.size()];
    for (Counter counter : roster.all()) {
      german[counter.index()] = counter.nation().equals("german");
    }
    this.romanianHq = where(roster, Kind.class, Side.AXIS, Kind.HQ).first();
    this.reserves = where(roster, Kind.class, Side.SOVIET, Kind.RESERVE);
    this.regiments = where(roster, Kind.class, Side.AXIS, Kind.REGIMENT);
  }

  public boolean isGerman(int unit) {
    return german[unit];
  }

  /** Whether a headquarters of either side is on the map and active. */
  @Override
  @Rule({"10.11", "10.22"})
  public boolean commands(Position position, int unit) {
    return position.onMap(unit) && position.has(unit, KharkovMarks.ACTIVE);
  }

  public int romanianHq() {
    return romanianHq;
  }

  /** The four army reserve markers [6.71]. */
  public Ints reserves() {
    return reserves;
  }

  /** The box that holds the units of a reserve marker. */
  public int reserveBox(int marker) {
    int place = reserves.indexOf(marker);
    if (place < 0) {
      throw new IllegalArgumentException("counter " + marker + " is no reserve marker");
    }
    return Box.FIRST_RESERVE + place;
  }

  /** The units that wait under a reserve marker. */
  @Rule("6.71")
  public Ints reserveUnits(Position position, int marker) {
    int box = reserveBox(marker);
    return where(unit -> position.inBox(unit, box));
  }

  /** The reserve marker under which a unit waits, or -1. */
  @Rule("6.71")
  public int reserveMarker(Position position, int unit) {
    int box = position.place(unit) - position.boxStart() - Box.FIRST_RESERVE;
    boolean waits = side(unit) == Side.SOVIET && box >= 0 && box < reserves.size();
    return waits ? reserves.get(box) : -1;
  }

  /** The fifteen regiment counters [15.15]. */
  public Ints regiments() {
    return regiments;
  }

  public SetUpPlace setUpPlace(int unit) {
    return setUpPlaces.get(unit);
  }

  @Override
  public boolean combat(int unit) {
    return kind(unit).combat();
  }

  /** Disrupted units have a zone, entrenched ones do not. */
  @Rule({"8.21", "7.32", "10.15", "15.24", "15.31"})
  public boolean projects(Position position, int unit) {
    return combat(unit) && !position.has(unit, KharkovMarks.ENTRENCHED);
  }

  /** Movement allowance in points as the counter shows it [10.12 for headquarters]. */
  @Override
  @Rule("10.12")
  public int movement(int unit, long word) {
    if (kind(unit) == Kind.HQ) {
      return printedFace(unit, KharkovMarks.ACTIVE.isSet(word) ? 0 : 1).movement();
    }
    return super.movement(unit, word);
  }

  @Override
  @Rule("12.0")
  public Step face(int unit, long word) {
    Kind kind = kind(unit);
    if (!kind.untried()) {
      return printedFace(unit, kind == Kind.HQ ? 0 : Marks.STEP.get(word));
    }
    int drawn = Marks.DRAWN.get(word);
    if (drawn == 0) {
      return printedFace(unit, 0);
    }
    return Marks.STEP.get(word) > 0 ? replacement(kind) : drawnFace(unit, drawn);
  }

  /** The replacement counters there are for a kind at the start [9.53]. */
  @Rule("9.53")
  public int replacementCounters(Kind kind) {
    Replacement replacement = replacements.get(kind);
    return replacement == null ? 0 : replacement.count();
  }

  private Step replacement(Kind kind) {
    return Objects.requireNonNull(
            replacements.get(kind), () -> "there is no replacement counter for " + kind)
        .step();
  }
}
