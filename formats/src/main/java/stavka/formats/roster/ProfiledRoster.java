package stavka.formats.roster;

import java.util.List;
import java.util.Map;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;

/**
 * Counters with the profiles they follow.
 *
 * @param profiles that of each counter, in the order of the roster
 * @param armies the corps or army each counter belongs to, or empty
 * @param homes the town each counter was raised in, or empty
 * @param types the machine an air counter flies, or empty
 * @param cups what counters may turn out to be whose back shows nothing
 * @param divisions of several counters, by their names
 */
public record ProfiledRoster(
    Roster roster,
    List<Profile> profiles,
    List<String> armies,
    List<String> homes,
    List<String> types,
    List<Cup> cups,
    Map<String, Division> divisions) {
  public ProfiledRoster {
    profiles = List.copyOf(profiles);
    armies = List.copyOf(armies);
    homes = List.copyOf(homes);
    types = List.copyOf(types);
    cups = List.copyOf(cups);
    divisions = Map.copyOf(divisions);
  }

  /**
   * @param kind the kind of counters that draw from it
   */
  public record Cup(String kind, List<Drawn> values) {
    public Cup {
      values = List.copyOf(values);
    }
  }

  /**
   * How many of its counters make a division whole.
   *
   * @param armour how many of them must be armour
   * @param motorised how many motorised infantry
   */
  public record Division(boolean panzer, int armour, int motorised, int elements) {}

  /** A face, and how many counters have it. */
  public record Drawn(Step face, int count) {}
}
