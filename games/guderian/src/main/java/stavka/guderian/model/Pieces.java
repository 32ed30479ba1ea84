package stavka.guderian.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Marks;
import stavka.panzer.model.Value;

/** The counters of the game with what the rules ask of them. */
public final class Pieces extends Counters {
  private static final Kind[] KINDS = Kind.values();

  private final byte[] kinds;
  private final Map<Kind, List<Value>> cups;
  private final Step[][] drawnFaces = new Step[KINDS.length][];
  private final Ints leaders;
  private final int[] leaderBit;
  private final Schedule schedule;

  Pieces(Roster roster, Map<Kind, List<Value>> cups, Schedule schedule) {
    super(roster);
    this.cups = new EnumMap<>(cups);
    this.schedule = schedule;
    this.kinds = new byte[roster.size()];
    this.leaderBit = new int[roster.size()];
    Ints found = Ints.EMPTY;
    for (Counter counter : roster.all()) {
      Kind kind = Kind.of(counter.kind());
      kinds[counter.index()] = (byte) kind.ordinal();
      if (kind == Kind.LEADER) {
        leaderBit[counter.index()] = 1 << found.size();
        found = found.with(counter.index());
      }
      if (kind.untried() && drawnFaces[kind.ordinal()] == null) {
        int movement = counter.steps().getFirst().movement();
        drawnFaces[kind.ordinal()] =
            cup(kind.ordinal()).stream()
                .map(value -> new Step(value.attack(), value.defence(), movement))
                .toArray(Step[]::new);
      }
    }
    this.leaders = found;
  }

  public Kind kind(int unit) {
    return KINDS[kinds[unit]];
  }

  public boolean isLeader(int unit) {
    return leaderBit[unit] != 0;
  }

  /** A leader's bit among those who reach a hex; 0 for other counters. */
  public int leaderBit(int unit) {
    return leaderBit[unit];
  }

  public Ints leaders() {
    return leaders;
  }

  public Schedule schedule() {
    return schedule;
  }

  /** A leader is a unit like any other, but for his attack. */
  @Override
  @Rule({"10.0", "10.22", "10.25"})
  public boolean combat(int unit) {
    return true;
  }

  /** Disrupted units have no zone; untried units and leaders have one. */
  @Override
  @Rule({"8.11", "6.62", "10.22", "12.1"})
  public boolean projects(Position position, int unit) {
    return !position.has(unit, Marks.DISRUPTED);
  }

  @Override
  @Rule("4.2")
  public boolean mechanised(int unit) {
    return kind(unit).mechanised();
  }

  /** Whether a unit can attack: a leader and a shown 0-1-6 cannot, an untried unit is taken to. */
  @Rule({"10.23", "12.3"})
  public boolean canAttack(Position position, int unit) {
    return !isLeader(unit) && (untried(position, unit) || attack(position, unit) > 0);
  }

  /** A regiment of no division: Gross Deutschland and Lehr [7.3]. */
  public boolean independent(int unit) {
    return kind(unit) == Kind.MOTORISED && formation(unit) < 0;
  }

  @Override
  public int attack(Position position, int unit) {
    return face(position, unit).attack();
  }

  @Override
  @Rule("10.1")
  public int defence(Position position, int unit) {
    return face(position, unit).defence();
  }

  @Override
  @Rule({"6.23", "10.21"})
  public int movement(Position position, int unit) {
    return face(position, unit).movement();
  }

  private Step face(Position position, int unit) {
    int drawn = kind(unit).untried() ? position.get(unit, Marks.DRAWN) : 0;
    return drawn > 0
        ? drawnFaces[kinds[unit]][drawn - 1]
        : roster().get(unit).steps().get(position.get(unit, Marks.STEP));
  }

  @Override
  public int cups() {
    return KINDS.length;
  }

  @Override
  public int cupOf(int unit) {
    return kind(unit).untried() ? kinds[unit] : -1;
  }

  @Override
  public List<Value> cup(int cup) {
    List<Value> values = cups.get(KINDS[cup]);
    if (values == null) {
      throw new IllegalArgumentException("there is no cup of " + KINDS[cup]);
    }
    return values;
  }
}
