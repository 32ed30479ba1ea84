package stavka.kharkov.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;

/** The counters of the game with what the rules ask of them, in arrays by counter. */
public final class Pieces {
  private static final Kind[] KINDS = Kind.values();

  private final Roster roster;
  private final byte[] kinds;
  private final boolean[] german;
  private final int[] formationOf;
  private final List<Ints> formations;
  private final int[] hqBit;
  private final Ints sovietHqs;
  private final int romanianHq;
  private final Ints reserves;
  private final Ints regiments;
  private final Map<Kind, List<Value>> cups;
  private final Map<Kind, Replacement> replacements;
  private final Step[][] drawnFaces = new Step[KINDS.length][];
  private final List<SetUpPlace> setUpPlaces;

  Pieces(
      Roster roster,
      Map<Kind, List<Value>> cups,
      Map<Kind, Replacement> replacements,
      List<SetUpPlace> setUpPlaces) {
    this.roster = roster;
    this.cups = new EnumMap<>(cups);
    this.replacements = new EnumMap<>(replacements);
    this.setUpPlaces = List.copyOf(setUpPlaces);
    int size = roster.size();
    this.kinds = new byte[size];
    this.german = new boolean[size];
    this.formationOf = new int[size];
    this.hqBit = new int[size];
    for (Counter counter : roster.all()) {
      kinds[counter.index()] = (byte) KindNames.kind(counter.kind()).ordinal();
      german[counter.index()] = counter.nation().equals("german");
    }
    for (Counter counter : roster.all()) {
      Kind kind = kind(counter.index());
      if (kind.untried() && drawnFaces[kind.ordinal()] == null) {
        int movement = counter.steps().getFirst().movement();
        drawnFaces[kind.ordinal()] =
            cup(kind).stream()
                .map(value -> new Step(value.attack(), value.defence(), movement))
                .toArray(Step[]::new);
      }
    }
    this.formations = FormationIndex.number(roster, formationOf);
    this.sovietHqs = where(Side.SOVIET, Kind.HQ);
    for (int i = 0; i < sovietHqs.size(); i++) {
      hqBit[sovietHqs.get(i)] = 1 << i;
    }
    this.romanianHq = where(Side.AXIS, Kind.HQ).first();
    this.reserves = where(Side.SOVIET, Kind.RESERVE);
    this.regiments = where(Side.AXIS, Kind.REGIMENT);
  }

  public Roster roster() {
    return roster;
  }

  public int count() {
    return kinds.length;
  }

  public Kind kind(int unit) {
    return KINDS[kinds[unit]];
  }

  public Side side(int unit) {
    return roster.side(unit);
  }

  public boolean isGerman(int unit) {
    return german[unit];
  }

  /** Romanian and Soviet units depend on a headquarters [10.0]. */
  public boolean needsHq(int unit) {
    return !german[unit];
  }

  /** The mechanised division a unit belongs to, or -1 [14.0]. */
  public int formation(int unit) {
    return formationOf[unit];
  }

  /** The units of a mechanised division. */
  public Ints formationUnits(int formation) {
    return formations.get(formation);
  }

  public List<Ints> formations() {
    return formations;
  }

  /**
   * A Soviet headquarters' bit in {@link State#COMMANDED} and {@link Ledger#OVERRUN_HQS}; 0 for
   * other counters.
   */
  public int hqBit(int unit) {
    return hqBit[unit];
  }

  public Ints sovietHqs() {
    return sovietHqs;
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
    for (int i = 0; i < reserves.size(); i++) {
      if (reserves.get(i) == marker) {
        return Box.FIRST_RESERVE + i;
      }
    }
    throw new IllegalArgumentException("counter " + marker + " is no reserve marker");
  }

  /** The fifteen regiment counters [15.15]. */
  public Ints regiments() {
    return regiments;
  }

  public List<Value> cup(Kind kind) {
    List<Value> cup = cups.get(kind);
    if (cup == null) {
      throw new IllegalArgumentException("there is no cup of " + kind);
    }
    return cup;
  }

  public SetUpPlace setUpPlace(int unit) {
    return setUpPlaces.get(unit);
  }

  /** Whether a unit's strength is not known yet. */
  @Rule("12.0")
  public boolean untried(Position position, int unit) {
    return kind(unit).untried() && !position.has(unit, State.DRAWN);
  }

  /** Attack strength as the counter shows it; 0 for untried units and headquarters. */
  public int attack(Position position, int unit) {
    return face(position, unit).attack();
  }

  /** Defence strength as the counter shows it; 0 for untried units and headquarters. */
  public int defence(Position position, int unit) {
    return face(position, unit).defence();
  }

  /** Movement allowance in points as the counter shows it [10.12 for headquarters]. */
  @Rule("10.12")
  public int movement(Position position, int unit) {
    if (kind(unit) == Kind.HQ) {
      return roster.get(unit).steps().get(position.has(unit, State.ACTIVE) ? 0 : 1).movement();
    }
    return face(position, unit).movement();
  }

  private Step face(Position position, int unit) {
    Kind kind = kind(unit);
    if (!kind.untried()) {
      List<Step> steps = roster.get(unit).steps();
      return steps.get(kind == Kind.HQ ? 0 : position.get(unit, State.STEP));
    }
    int drawn = position.get(unit, State.DRAWN);
    if (drawn == 0) {
      return roster.get(unit).steps().getFirst();
    }
    if (position.get(unit, State.STEP) > 0) {
      return replacement(kind);
    }
    return drawnFaces[kind.ordinal()][drawn - 1];
  }

  /** The replacement counters there are for a kind at the start [9.53]. */
  @Rule("9.53")
  public int replacementCounters(Kind kind) {
    Replacement replacement = replacements.get(kind);
    return replacement == null ? 0 : replacement.count();
  }

  private Step replacement(Kind kind) {
    Replacement replacement = replacements.get(kind);
    if (replacement == null) {
      throw new IllegalStateException("there is no replacement counter for " + kind);
    }
    return replacement.step();
  }

  private Ints where(Side side, Kind kind) {
    return Ints.of(
        roster.all().stream()
            .filter(counter -> counter.side() == side && kind(counter.index()) == kind)
            .mapToInt(Counter::index)
            .toArray());
  }
}
