package stavka.bautzen.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** The counters, with what the rules ask of them. */
public final class BautzenPieces {
  /** Stands for a formation where there is none. */
  public static final int NONE = -1;

  private final Roster roster;
  private final Kind[] kinds;
  private final Gait[] gaits;
  private final int[] points;
  private final int[] formationOf;
  private final List<Ints> formations = new ArrayList<>();
  private final int[] formationHq;
  private final Ints headquarters;

  /**
   * @param points what each counter takes of a hex [5.1]
   */
  BautzenPieces(Roster roster, Kind[] kinds, Gait[] gaits, int[] points) {
    this.roster = roster;
    this.kinds = kinds.clone();
    this.gaits = gaits.clone();
    this.points = points.clone();
    this.formationOf = new int[roster.size()];
    Map<String, Integer> numbers = new HashMap<>();
    Ints staffs = Ints.EMPTY;
    for (Counter counter : roster.all()) {
      int unit = counter.index();
      formationOf[unit] = NONE;
      if (!counter.formation().isEmpty()) {
        int number = numbers.computeIfAbsent(counter.formation(), name -> numbers.size());
        if (number == formations.size()) {
          formations.add(Ints.EMPTY);
        }
        formations.set(number, formations.get(number).with(unit));
        formationOf[unit] = number;
      }
      staffs = kinds[unit].headquarters() ? staffs.with(unit) : staffs;
    }
    this.headquarters = staffs;
    this.formationHq = new int[formations.size()];
    for (int formation = 0; formation < formationHq.length; formation++) {
      Ints staff = formations.get(formation).filter(unit -> kinds[unit] == Kind.HQ);
      formationHq[formation] = staff.isEmpty() ? NONE : staff.first();
    }
  }

  public Roster roster() {
    return roster;
  }

  public int count() {
    return kinds.length;
  }

  public Side side(int unit) {
    return roster.side(unit);
  }

  public String nation(int unit) {
    return roster.get(unit).nation();
  }

  public Kind kind(int unit) {
    return kinds[unit];
  }

  public boolean is(int unit, Kind kind) {
    return kinds[unit] == kind;
  }

  public boolean fights(int unit) {
    return kinds[unit].fights();
  }

  public Gait gait(int unit) {
    return gaits[unit];
  }

  /** Stacking points. */
  @Rule("5.1")
  public int points(int unit) {
    return points[unit];
  }

  /** The number of the formation whose colour band a unit bears, or {@link #NONE}. */
  public int formation(int unit) {
    return formationOf[unit];
  }

  /** The units of each formation. */
  public List<Ints> formations() {
    return List.copyOf(formations);
  }

  /** The headquarters of a formation, or {@link #NONE}. */
  public int hqOf(int formation) {
    return formationHq[formation];
  }

  /** Every headquarters there is. */
  public Ints headquarters() {
    return headquarters;
  }

  /** How far a headquarters commands. */
  @Rule("6.2")
  public int distance(int hq) {
    return roster.get(hq).rating();
  }

  public Step face(int unit, long word) {
    return roster.get(unit).steps().get(BautzenMarks.STEP.get(word));
  }

  public int stepsLeft(Position position, int unit) {
    return roster.get(unit).steps().size() - position.get(unit, BautzenMarks.STEP);
  }

  public int attack(Position position, int unit) {
    return face(unit, position.word(unit)).attack();
  }

  public int defence(Position position, int unit) {
    return face(unit, position.word(unit)).defence();
  }

  /** Movement points as the counter shows them. */
  @Rule("4.5")
  public int movement(Position position, int unit) {
    return face(unit, position.word(unit)).movement();
  }
}
