package stavka.formats.roster;

import java.util.List;
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
 */
public record ProfiledRoster(
    Roster roster,
    List<Profile> profiles,
    List<String> armies,
    List<String> homes,
    List<String> types,
    List<Cup> cups) {
  public ProfiledRoster {
    profiles = List.copyOf(profiles);
    armies = List.copyOf(armies);
    homes = List.copyOf(homes);
    types = List.copyOf(types);
    cups = List.copyOf(cups);
  }

  /**
   * @param kind the kind of counters that draw from it
   */
  public record Cup(String kind, List<Drawn> values) {
    public Cup {
      values = List.copyOf(values);
    }
  }

  /** A face, and how many counters have it. */
  public record Drawn(Step face, int count) {}
}
