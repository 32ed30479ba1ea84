package stavka.rostov.model;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.formats.roster.Profile;
import stavka.formats.roster.ProfiledRoster;
import stavka.operational.model.Marks;
import stavka.operational.model.Value;

/** The counters, with what the rules ask of them. */
public final class RostovPieces extends PieceTraits {
  private static final Step STANDING = new Step(0, 0, 0);

  private final ProfiledRoster counters;
  private final int[] cupOf;

  public RostovPieces(ProfiledRoster counters) {
    super(counters);
    this.counters = counters;
    int size = counters.roster().size();
    this.cupOf = new int[size];
    Arrays.fill(cupOf, -1);
    for (int unit = 0; unit < size; unit++) {
      for (int cup = 0; cup < counters.cups().size(); cup++) {
        if (counters.cups().get(cup).kind().equals(profile(unit).kind())) {
          cupOf[unit] = cup;
        }
      }
    }
  }

  /** The type an air unit flies, {@code dummy} among them; empty for other counters. */
  @Rule("17.11")
  public String machine(int unit) {
    return counters.types().get(unit);
  }

  /** Whether a gun must be turned to fire [23.43]. */
  public boolean greatGun(int unit) {
    return profile(unit).firing() != null;
  }

  @Rule({"22.51", "22.62"})
  public boolean unknown(Position position, int unit) {
    return untried(position, unit);
  }

  /** Hexes to which a gun fires, once it is turned to it if it must be. */
  @Rule("15.4")
  public int range(int unit) {
    Profile.Gunnery firing = profile(unit).firing();
    return firing == null ? profile(unit).range() : firing.range();
  }

  /** What a gun adds to an attack or a defence, as its counter shows it. */
  @Rule({"15.4", "23.43"})
  public int support(Position position, int unit, boolean attack) {
    Profile profile = profile(unit);
    Profile.Gunnery firing = profile.firing();
    if (firing != null) {
      boolean fires = position.has(unit, RostovMarks.TURNED) && (attack || !firing.attackOnly());
      return fires ? firing.support() : 0;
    }
    return attack || !profile.attackOnly() ? profile.support() : 0;
  }

  /** What makes the division whole that some counters are all of. */
  @Rule("15.68")
  public ProfiledRoster.Division wholeOf(Ints members) {
    String name = roster().get(members.first()).formation();
    return Objects.requireNonNull(counters.divisions().get(name), name);
  }

  /** An operational headquarters on the map. */
  @Override
  @Rule("22.11")
  public boolean commands(Position position, int unit) {
    return headquarters(unit) && position.onMap(unit) && !position.has(unit, RostovMarks.TURNED);
  }

  @Override
  public int attack(Position position, int unit) {
    return face(unit, position.word(unit)).attack();
  }

  @Override
  public int defence(Position position, int unit) {
    return face(unit, position.word(unit)).defence();
  }

  @Override
  public int movement(int unit, long word) {
    return face(unit, word).movement();
  }

  /** Dumps, firing guns and bridges stand where they are; a cup's counter shows what it drew. */
  @Override
  @Rule({"6.83", "16.23", "22.51", "23.43"})
  public Step face(int unit, long word) {
    Profile profile = profile(unit);
    int drawn = Marks.DRAWN.get(word);
    if (cupOf[unit] >= 0 && drawn > 0) {
      return counters.cups().get(cupOf[unit]).values().get(drawn - 1).face();
    }
    if (RostovMarks.TURNED.isSet(word)) {
      if (profile.turned() != null) {
        return Objects.requireNonNull(profile.turned());
      }
      if (profile.firing() != null) {
        return new Step(0, profile.steps().getFirst().defence(), 0);
      }
      if (column(unit)) {
        return STANDING;
      }
    }
    return profile.steps().get(RostovMarks.STEP.get(word));
  }

  @Override
  public int cups() {
    return counters.cups().size();
  }

  @Override
  public int cupOf(int unit) {
    return cupOf[unit];
  }

  @Override
  public List<Value> cup(int cup) {
    return counters.cups().get(cup).values().stream()
        .map(drawn -> new Value(drawn.face().attack(), drawn.face().defence(), drawn.count()))
        .toList();
  }
}
