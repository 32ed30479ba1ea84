package stavka.redstar.supply;

import java.util.List;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.redstar.model.Limits;
import stavka.redstar.model.Nation;

/**
 * How lines would run if a depot or a headquarters stood elsewhere: those that do not need it are
 * worked out once, those from another hex when they are asked for.
 */
@Rule({"10.2.2", "10.3.1", "10.3.2", "10.4.3"})
public final class Coverage {
  /** The length of a line where there is none. */
  public static final int NONE = Trace.NONE;

  private final Network network;
  private final int reach;
  private final int longest;
  private final Trace without;
  private final Ints loose;

  private Coverage(Network network, int reach, int longest, Trace without, Ints loose) {
    this.network = network;
    this.reach = reach;
    this.longest = longest;
    this.without = without;
    this.loose = loose;
  }

  /**
   * The lines of Germans, Italians and Hungarians without a depot.
   *
   * @param longest see {@link Limits.Lines#longest}
   * @param slack by how much less than they may depots are apart that are counted on to be chained
   */
  static Coverage withoutDepot(SideLines lines, int longest, int depot, int slack) {
    Network network = lines.network;
    int reach = lines.reach() - slack;
    Ints others = lines.depots(depot);
    Trace chained = network.chained(Trace.from(lines.sources), () -> others, reach);
    return new Coverage(
        network,
        reach,
        longest,
        network.within(chained, longest),
        others.filter(hex -> !chained.reaches(hex)));
  }

  /** The lines of a nation that is served by headquarters, without one of them. */
  static Coverage withoutHeadquarters(
      SideLines lines, int longest, Nation nation, int headquarters) {
    Trace without = lines.led(lines.of(nation).rail(), nation, headquarters);
    return new Coverage(lines.network, lines.reach(), longest, without, Ints.EMPTY);
  }

  /** How long a line may be, in halves of a hex. */
  public int reach() {
    return reach;
  }

  /** Whether a depot on a hex would itself be joined to a source. */
  public boolean joined(int hex) {
    return without.reaches(hex, reach);
  }

  /** The lines with the counter on a hex from which it can serve. */
  public Lines with(int hex) {
    Trace own = network.chained(Trace.from(Ints.of(hex)), () -> loose, reach);
    return new Lines(List.of(without, network.within(own, longest)));
  }

  /** The lines from a hex alone. */
  public Lines from(int hex) {
    return new Lines(List.of(network.within(Trace.from(Ints.of(hex)), longest)));
  }

  /** The lines with the counter nowhere, or where it serves nobody. */
  public Lines without() {
    return new Lines(List.of(without));
  }

  /** Lines of communication from several places. */
  public record Lines(List<Trace> traces) {
    /** The length of the shortest line from a hex, in halves, or {@link #NONE}. */
    public int length(int hex) {
      int shortest = NONE;
      for (Trace trace : traces) {
        shortest = Math.min(shortest, trace.length(hex));
      }
      return shortest;
    }
  }
}
