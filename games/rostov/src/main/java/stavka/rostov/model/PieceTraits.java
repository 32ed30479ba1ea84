package stavka.rostov.model;

import java.util.Locale;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.roster.Profile;
import stavka.formats.roster.ProfiledRoster;
import stavka.operational.model.Pieces;

/** What sort of counter each is: its kind and the marks its profile carries. */
public abstract class PieceTraits extends Pieces {
  private final ProfiledRoster counters;
  private final Kind[] kinds;
  private final Gait[] gaits;
  private final int[] flags;

  /** Marks of counters, a bit each. */
  private enum Mark {
    MOTORISED,
    INFILTRATION,
    ARMOUR,
    ORANGE,
    GREEN,
    RAIL,
    WATER,
    NO_ZONE,
    GUARD,
    NKVD,
    NEVER_REBUILT,
    MAY_OVERRUN,
    DIVISION,
    DETACHES;

    final int bit = 1 << ordinal();

    String written() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  PieceTraits(ProfiledRoster counters) {
    super(counters.roster(), headquarters(counters));
    this.counters = counters;
    int size = counters.roster().size();
    this.kinds = new Kind[size];
    this.gaits = new Gait[size];
    this.flags = new int[size];
    for (int unit = 0; unit < size; unit++) {
      Profile profile = counters.profiles().get(unit);
      kinds[unit] = kind(profile);
      for (Mark mark : Mark.values()) {
        flags[unit] |= profile.marked(mark.written()) ? mark.bit : 0;
      }
      gaits[unit] = pace(unit);
    }
  }

  /** Partisans are infantry in every respect. */
  @Rule("22.9")
  private static Kind kind(Profile profile) {
    return profile.kind().equals("partisan")
        ? Kind.INFANTRY
        : Kind.valueOf(profile.kind().replace('-', '_').toUpperCase(Locale.ROOT));
  }

  private static Ints headquarters(ProfiledRoster counters) {
    return Ints.of(
        counters.roster().all().stream()
            .filter(counter -> kind(counters.profiles().get(counter.index())) == Kind.HEADQUARTERS)
            .mapToInt(counter -> counter.index())
            .toArray());
  }

  private Gait pace(int unit) {
    if (is(unit, Mark.GREEN)) {
      return Gait.GREEN;
    }
    if (is(unit, Mark.RAIL)) {
      return Gait.RAIL;
    }
    if (is(unit, Mark.WATER)) {
      return Gait.WATER;
    }
    if (armour(unit) && side(unit) == Side.SOVIET) {
      return Gait.RED;
    }
    return motorised(unit) || orange(unit) ? Gait.MOTOR : Gait.FOOT;
  }

  private boolean is(int unit, Mark mark) {
    return (flags[unit] & mark.bit) != 0;
  }

  public final Profile profile(int unit) {
    return counters.profiles().get(unit);
  }

  public final Gait gait(int unit) {
    return gaits[unit];
  }

  @Rule("3.31")
  public final int stack(int unit) {
    return profile(unit).stack();
  }

  public final Kind kind(int unit) {
    return kinds[unit];
  }

  /** The corps or army a unit belongs to, or empty. */
  public final String army(int unit) {
    return counters.armies().get(unit);
  }

  /** The town militia were raised in; empty for others. */
  @Rule("22.64")
  public final String home(int unit) {
    return counters.homes().get(unit);
  }

  /** Every unit that fights: headquarters, bases, firing guns, units of movement zero too. */
  @Override
  @Rule("2.33")
  public final boolean combat(int unit) {
    return kinds[unit].fights();
  }

  /** Whether it moves in motorised movement phases and in reaction. */
  @Rule("10.2")
  public final boolean motorised(int unit) {
    return is(unit, Mark.MOTORISED);
  }

  @Override
  public final boolean mechanised(int unit) {
    return motorised(unit);
  }

  /** Whether it pays as motorised units do, but moves as others [10.58]. */
  @Rule("10.58")
  public final boolean orange(int unit) {
    return is(unit, Mark.ORANGE);
  }

  /** Whether it has the yellow movement of those who may infiltrate. */
  @Rule("11.52")
  public final boolean infiltrates(int unit) {
    return is(unit, Mark.INFILTRATION);
  }

  public final boolean cavalry(int unit) {
    return kinds[unit] == Kind.CAVALRY;
  }

  @Rule("15.67")
  public final boolean armour(int unit) {
    return is(unit, Mark.ARMOUR);
  }

  /** Guns and rockets of any sort. */
  public final boolean artillery(int unit) {
    return kinds[unit].artillery();
  }

  public final boolean engineer(int unit) {
    return kinds[unit] == Kind.ENGINEER;
  }

  @Rule("22.41")
  public final boolean guard(int unit) {
    return is(unit, Mark.GUARD);
  }

  @Rule("22.42")
  public final boolean nkvd(int unit) {
    return is(unit, Mark.NKVD);
  }

  /** Whether its counter is barred from having a zone [3.42]. */
  @Rule("3.42")
  public final boolean zoneless(int unit) {
    return is(unit, Mark.NO_ZONE);
  }

  @Rule("23.44")
  public final boolean neverRebuilt(int unit) {
    return is(unit, Mark.NEVER_REBUILT);
  }

  /** Whether it takes part in overruns though its kind does not. */
  @Rule("11.42")
  public final boolean mayOverrun(int unit) {
    return is(unit, Mark.MAY_OVERRUN);
  }

  @Rule("18.13")
  public final boolean division(int unit) {
    return is(unit, Mark.DIVISION);
  }

  @Rule("24.2")
  public final boolean detaches(int unit) {
    return is(unit, Mark.DETACHES);
  }

  public final boolean german(int unit) {
    return roster().get(unit).nation().equals("german");
  }

  public final boolean headquarters(int unit) {
    return kinds[unit] == Kind.HEADQUARTERS;
  }

  public final boolean base(int unit) {
    return kinds[unit] == Kind.BASE;
  }

  /** A supply column, or a dump on its other side. */
  public final boolean column(int unit) {
    return kinds[unit] == Kind.SUPPLY;
  }

  public final boolean dump(Position position, int unit) {
    return column(unit) && position.has(unit, RostovMarks.TURNED);
  }

  public final boolean pontoon(int unit) {
    return kinds[unit] == Kind.PONTOON;
  }

  public final boolean train(int unit) {
    return kinds[unit] == Kind.TRAIN;
  }

  public final boolean flotilla(int unit) {
    return kinds[unit] == Kind.FLOTILLA;
  }
}
