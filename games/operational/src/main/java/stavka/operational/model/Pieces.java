package stavka.operational.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** The counters of a game with what the shared rules ask of them. */
public abstract class Pieces {
  private final Roster roster;
  private final int[] formationOf;
  private final List<Ints> formations;
  private final Ints commanders;
  private final int[] commandBit;

  /**
   * @param commanders the Soviet headquarters or leaders, in whose radius units are supplied
   */
  protected Pieces(Roster roster, Ints commanders) {
    this.roster = roster;
    this.commanders = commanders;
    this.commandBit = new int[roster.size()];
    for (int i = 0; i < commanders.size(); i++) {
      commandBit[commanders.get(i)] = 1 << i;
    }
    this.formationOf = new int[roster.size()];
    this.formations = numberFormations();
  }

  /** Numbers the divisions that have several counters. */
  private List<Ints> numberFormations() {
    Arrays.fill(formationOf, -1);
    Map<String, Integer> numbers = new LinkedHashMap<>();
    List<Ints> units = new ArrayList<>();
    for (Counter counter : roster.all()) {
      if (!counter.formation().isEmpty()) {
        int number = numbers.computeIfAbsent(counter.formation(), name -> numbers.size());
        if (number == units.size()) {
          units.add(Ints.EMPTY);
        }
        units.set(number, units.get(number).with(counter.index()));
        formationOf[counter.index()] = number;
      }
    }
    return List.copyOf(units);
  }

  public final Roster roster() {
    return roster;
  }

  public final int count() {
    return formationOf.length;
  }

  /** Whether there is a counter of that number. */
  public final boolean has(int unit) {
    return unit >= 0 && unit < count();
  }

  /** The counters that pass a test, in their order. */
  public final Ints where(IntPredicate test) {
    int[] passed = new int[count()];
    int size = 0;
    for (int unit = 0; unit < passed.length; unit++) {
      if (test.test(unit)) {
        passed[size++] = unit;
      }
    }
    return Ints.prefix(passed, size);
  }

  /** The counters of a side on the map. */
  public final Ints onMap(Position position, Side side) {
    return where(unit -> side(unit) == side && position.onMap(unit));
  }

  public final Side side(int unit) {
    return roster.side(unit);
  }

  /** The division a unit is a regiment of, or -1. */
  public final int formation(int unit) {
    return formationOf[unit];
  }

  /** The units of a division. */
  public final Ints formationUnits(int formation) {
    return formations.get(formation);
  }

  /** A unit with all others of its division, or alone. */
  public final Ints company(int unit) {
    return formationOf[unit] < 0 ? Ints.of(unit) : formations.get(formationOf[unit]);
  }

  /** Whether all units of a unit's division are among some; not for one that has no division. */
  @Books.Kharkov("14.1")
  @Books.Guderian("7.3")
  public final boolean whole(Ints units, int unit) {
    return formationOf[unit] >= 0 && formations.get(formationOf[unit]).all(units::contains);
  }

  public final List<Ints> formations() {
    return formations;
  }

  /** The Soviet headquarters or leaders. */
  public final Ints commanders() {
    return commanders;
  }

  /** A commander's bit among those who reach a hex; 0 for other counters. */
  public final int commandBit(int unit) {
    return commandBit[unit];
  }

  /** The length of a commander's lines, as his counter shows it. */
  public final int radius(int commander) {
    return roster.get(commander).rating();
  }

  /** Whether a headquarters or leader is on the map and able to command. */
  public abstract boolean commands(Position position, int unit);

  /**
   * Whether a counter stacks, has steps and suffers the results of combat: a unit, not a marker.
   */
  public abstract boolean combat(int unit);

  /** Whether it moves in the mechanised movement phase. */
  public abstract boolean mechanised(int unit);

  /** Attack strength as the counter shows it; 0 for untried units. */
  public abstract int attack(Position position, int unit);

  /** Defence strength as the counter shows it; 0 for untried units. */
  public abstract int defence(Position position, int unit);

  /** Movement allowance in points as the counter shows it. */
  public final int movement(Position position, int unit) {
    return movement(unit, position.word(unit));
  }

  /**
   * Half movement points: half as many whole points, at least one, for a unit that began the phase
   * without supply.
   */
  @Books.Kharkov({"6.11", "6.26", "11.41", "16.0"})
  @Books.Guderian({"6.23", "6.25", "11.31", "11.32", "11.34"})
  public final int halfPoints(Position position, int unit) {
    int points = movement(position, unit);
    boolean supplied = !position.onMap(unit) || position.has(unit, Marks.SUPPLIED);
    return 2 * (supplied ? points : points / 2);
  }

  /** Movement allowance in points of a counter with that word. */
  public abstract int movement(int unit, long word);

  /** The face that a counter with that word shows; nobody knows that of an untried unit. */
  public abstract Step face(int unit, long word);

  /** How many cups of untried values there are. */
  public abstract int cups();

  /** The cup an untried unit draws from, or -1 for a unit whose strength is always known. */
  public abstract int cupOf(int unit);

  /** The values of a cup when it is full. */
  public abstract List<Value> cup(int cup);

  /** Whether a unit's strength is not known yet. */
  public final boolean untried(Position position, int unit) {
    return untried(unit, position.word(unit));
  }

  /** Whether the strength of a unit with that word is not known yet. */
  public final boolean untried(int unit, long word) {
    return cupOf(unit) >= 0 && !Marks.DRAWN.isSet(word);
  }
}
