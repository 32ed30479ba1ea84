package stavka.redstar.model;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Marks;

/** What the rules ask of counters, worked out once, and what a position says of each. */
public final class RedStarPieces {
  /** Armies have two steps until a marker says otherwise. */
  private static final int UNMARKED_STEPS = 2;

  private static final List<SupplyState> SUPPLY_STATES = List.of(SupplyState.values());
  private static final Set<Kind> TROOPS = Set.of(Kind.ARMOUR, Kind.INFANTRY, Kind.MOUNTAIN);

  private final Roster roster;
  private final List<Marker> markers;
  private final Map<StrengthClass, Marker.Strength> bare;
  private final Kind[] kinds;
  private final Nation[] nations;
  private final Size[] sizes;
  private final int[] points;
  private final int[] partners;
  private final Ints all;
  private final Map<Kind, Ints> ofKind = new EnumMap<>(Kind.class);

  /**
   * @param markers the types of strength marker; the one of type n stands at n - 1
   * @param bare how an army fights whose cup is empty
   */
  public RedStarPieces(
      Roster roster,
      List<Marker> markers,
      Map<StrengthClass, Marker.Strength> bare,
      Limits.Stack stacks) {
    this.roster = roster;
    this.markers = List.copyOf(markers);
    this.bare = Map.copyOf(bare);
    int count = roster.size();
    kinds = new Kind[count];
    nations = new Nation[count];
    sizes = new Size[count];
    points = new int[count];
    partners = new int[count];
    for (Counter counter : roster.all()) {
      int unit = counter.index();
      kinds[unit] = Kind.of(counter.kind());
      nations[unit] = Nation.valueOf(counter.nation().toUpperCase(Locale.ROOT));
      sizes[unit] = Size.valueOf(counter.size().toUpperCase(Locale.ROOT));
      points[unit] =
          kinds[unit].is(Kind.Trait.FREE) ? 0 : stacks.points(sizes[unit], counter.side());
      partners[unit] = partner(counter);
      ofKind.merge(kinds[unit], Ints.of(unit), Ints::plus);
    }
    all = Ints.of(IntStream.range(0, count).toArray());
  }

  private int partner(Counter counter) {
    return roster.all().stream()
        .filter(other -> !other.equals(counter) && !other.formation().isEmpty())
        .filter(other -> other.formation().equals(counter.formation()))
        .mapToInt(Counter::index)
        .findFirst()
        .orElse(-1);
  }

  public Roster roster() {
    return roster;
  }

  public int count() {
    return kinds.length;
  }

  public Counter counter(int unit) {
    return roster.get(unit);
  }

  /** How far an air base or fleet reaches, and what a leader adds. */
  public int rating(int unit) {
    return counter(unit).rating();
  }

  public Side side(int unit) {
    return roster.side(unit);
  }

  public Ints all() {
    return all;
  }

  public Ints of(Kind kind) {
    return ofKind.getOrDefault(kind, Ints.EMPTY);
  }

  /** The counters of a kind on the map. */
  public Ints onMap(Position position, Kind kind) {
    return of(kind).filter(position::onMap);
  }

  public Ints inBox(Position position, int box) {
    return all.filter(unit -> position.inBox(unit, box));
  }

  /** The first counter of a kind in a box, or -1; those of a kind are all alike. */
  public int first(Position position, Kind kind, int box) {
    return of(kind).filter(unit -> position.inBox(unit, box)).firstOr(-1);
  }

  /** Whether a number names a counter. */
  public boolean has(int unit) {
    return unit >= 0 && unit < kinds.length;
  }

  /** Whether an order names a single counter, one that there is. */
  public boolean one(Ints units) {
    return units.size() == 1 && has(units.first());
  }

  /** Whether a number names a counter of a kind on the map. */
  public boolean fields(Position position, int unit, Kind kind) {
    return has(unit) && is(unit, kind) && position.onMap(unit);
  }

  public Kind kind(int unit) {
    return kinds[unit];
  }

  public boolean is(int unit, Kind kind) {
    return kinds[unit] == kind;
  }

  public Nation nation(int unit) {
    return nations[unit];
  }

  public Size size(int unit) {
    return sizes[unit];
  }

  /** Stacking points [4.0.1 to 4.0.6]. */
  @Rule({"4.0.1", "4.0.2", "4.0.6", "15.6.2"})
  public int stackingPoints(int unit) {
    return points[unit];
  }

  public boolean motorised(int unit) {
    return kinds[unit].motorised();
  }

  /** German armoured units, which zones hold less [3.4.2] and which move twice a turn [3.5.5]. */
  public boolean germanArmour(int unit) {
    return kinds[unit] == Kind.ARMOUR && nations[unit] == Nation.GERMAN;
  }

  /** The air fleet of a base or the base of a fleet; -1 for what has no partner [12.1.1]. */
  @Rule("12.1.1")
  public int partner(int unit) {
    return partners[unit];
  }

  /** Whether a counter draws its strength and has none yet [6.2.2]. */
  public boolean unmarked(Position position, int unit) {
    return unmarked(unit, position.word(unit));
  }

  /** Whether a counter with that word draws its strength and has none yet. */
  public boolean unmarked(int unit, long word) {
    return kinds[unit].strength() != null && !RedStarMarks.MARKER.isSet(word);
  }

  /** The types of marker, that of type n at n - 1. */
  public List<Marker> markers() {
    return markers;
  }

  /** The marker of an army, or null. */
  public @Nullable Marker marker(Position position, int unit) {
    int type = position.get(unit, RedStarMarks.MARKER);
    return type == 0 ? null : markers.get(type - 1);
  }

  /** Attack as it is printed on the face that shows; 0 for an army without a marker. */
  public int attack(Position position, int unit) {
    return shown(unit, position.word(unit)).attack();
  }

  /** Defence as it is printed on the face that shows; 0 for an army without a marker. */
  public int defence(Position position, int unit) {
    return shown(unit, position.word(unit)).defence();
  }

  /** The strengths on the face that a counter with that word shows, or on its marker. */
  public Marker.Strength shown(int unit, long word) {
    int type = RedStarMarks.MARKER.get(word);
    if (type != 0) {
      return markers.get(type - 1).face(Marks.STEP.get(word));
    }
    Step face = face(unit, word);
    return new Marker.Strength(face.attack(), face.defence());
  }

  /** How an army fights that finds its cup empty; for other counters, nothing. */
  @Rule("6.2.2")
  public Marker.Strength bare(int unit) {
    StrengthClass strength = kinds[unit].strength();
    return strength == null
        ? new Marker.Strength(0, 0)
        : Objects.requireNonNull(bare.get(strength), strength.name());
  }

  /** Movement points as they are printed. */
  @Rule("3.1.1")
  public int movement(Position position, int unit) {
    return movement(unit, position.word(unit));
  }

  /** The points a unit has to move with: half of them, rounded up, in poor supply. */
  @Rule({"1.5.1", "3.1.1", "3.1.3", "10.6.1", "10.8.1"})
  public int allowance(Position position, int unit) {
    int printed = movement(position, unit);
    return supply(position, unit).poor() ? (printed + 1) / 2 : printed;
  }

  /** Movement points of a counter with that word. */
  public int movement(int unit, long word) {
    return face(unit, word).movement();
  }

  private Step face(int unit, long word) {
    List<Step> steps = counter(unit).steps();
    int shown = kinds[unit].strength() == null ? Marks.STEP.get(word) : 0;
    return steps.get(Math.min(shown, steps.size() - 1));
  }

  /** Faces a counter itself can still show before it is replaced or gone [7.9.2]. */
  @Rule({"7.9.1", "7.9.2"})
  public int facesLeft(Position position, int unit) {
    Marker marker = marker(position, unit);
    int faces =
        marker != null
            ? marker.steps()
            : kinds[unit].strength() != null ? UNMARKED_STEPS : counter(unit).steps().size();
    return faces - position.get(unit, Marks.STEP);
  }

  /** Whether a counter is a German corps whose last two steps are a Kampfgruppe [7.9.3, 7.9.4]. */
  @Rule({"7.9.3", "7.9.4"})
  public boolean hasKampfgruppe(int unit) {
    return germanTroops(unit) && sizes[unit] == Size.CORPS;
  }

  /** German armour, infantry and mountain troops, which are broken down and built up [17.2]. */
  public boolean germanTroops(int unit) {
    return nations[unit] == Nation.GERMAN && TROOPS.contains(kinds[unit]);
  }

  /** Steps of a unit with those of the Kampfgruppe it would become, whether one is left or not. */
  @Rule("18.0.5")
  public int nominalSteps(Position position, int unit) {
    return facesLeft(position, unit) + (hasKampfgruppe(unit) ? 2 : 0);
  }

  /** An infantry Kampfgruppe whose attack is printed as 1: no zone but in pairs [5.0.3]. */
  @Rule("5.0.3")
  public boolean weak(Position position, int unit) {
    return kinds[unit] == Kind.INFANTRY
        && sizes[unit] == Size.KAMPFGRUPPE
        && attack(position, unit) == 1;
  }

  /** Whether a counter exerts a zone by itself; Axis armies do, whatever the list of 5.0.2 says. */
  @Rule({"5.0.2", "5.0.3", "11.1.5", "11.2.4", "15.6.1"})
  public boolean exertsZone(Position position, int unit) {
    return kinds[unit].is(Kind.Trait.ZONE) && !weak(position, unit);
  }

  /** The state of supply judged in the last supply phase. */
  public SupplyState supply(Position position, int unit) {
    return SUPPLY_STATES.get(position.get(unit, RedStarMarks.SUPPLY));
  }

  public @Nullable Marker markerById(String id) {
    return markers.stream().filter(m -> Objects.equals(m.id(), id)).findFirst().orElse(null);
  }
}
