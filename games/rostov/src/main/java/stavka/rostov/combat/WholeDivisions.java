package stavka.rostov.combat;

import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.formats.roster.ProfiledRoster;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;

/** German panzer and motorised divisions of which enough is together. */
@Rule("15.68")
public record WholeDivisions(RostovPieces pieces) {
  /** Whether some units are enough of the division that others are all of. */
  boolean enough(Ints units, Ints members) {
    ProfiledRoster.Division division = pieces.wholeOf(members);
    Ints there = units.filter(members::contains);
    return there.size() >= division.elements()
        && there.filter(pieces::armour).size() >= division.armour()
        && there.filter(unit -> pieces.kind(unit) == Kind.MOTORISED).size() >= division.motorised();
  }

  /** Whether some division is whole among units. */
  @Rule("18.13")
  public boolean any(Ints units) {
    return pieces.formations().stream().anyMatch(members -> enough(units, members));
  }
}
