package stavka.kharkov.supply;

import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Passage;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.model.Limits;
import stavka.operational.model.Marks;
import stavka.panzer.supply.CommandLines;

/** German supply lines to cities and roads, and the Romanian headquarters' lines. */
@Rule({"11.3", "11.31", "11.32", "11.33", "11.22", "11.24", "10.27"})
public final class AxisLines {
  private final Trace german;

  /** The hexes the German lines reach that nowhere only just cross the Donets [11.34]. */
  private final Trace germanFree;

  /** Lines of communication, which no river but the Dniepr limits [10.23]. */
  private final Trace romanian;

  /** The same, as far as the Donets lets supply by. */
  private final Trace romanianFree;

  /** Where the active Romanian headquarters is; empty while there is none. */
  private final Ints headquarters;

  /** Whether the headquarters need not be supplied now. */
  private final boolean grace;

  private final Passage passage;
  private final IntPredicate beyond;

  /** The cities a Soviet unit has entered, a bit each. */
  private final int entered;

  private AxisLines(
      KharkovTheatre theatre, Passage passage, int entered, Ints headquarters, boolean grace) {
    this.passage = passage;
    this.entered = entered;
    this.headquarters = headquarters;
    this.grace = grace;
    KharkovGround ground = theatre.ground();
    Limits.Lines limits = theatre.charts().limits().lines();
    Passage free = passage.over(ground.freeCrossings());
    this.beyond = ground::beyondDonets;
    this.german = german(ground, limits, passage);
    this.germanFree = german(ground, limits, free);
    int radius = theatre.roster().get(theatre.pieces().romanianHq()).rating();
    this.romanian =
        Trace.from(headquarters).within(radius, passage.over(ground.lineSides(Side.SOVIET)));
    this.romanianFree = Trace.from(headquarters).within(radius, free);
  }

  private Trace german(KharkovGround ground, Limits.Lines limits, Passage country) {
    Trace fromRoads =
        Trace.from(ground.roadSupplyEnds())
            .along(passage.over(ground.roadSides()))
            .within(limits.road(), country);
    // Cities that no Soviet unit has ever entered [11.31].
    return Trace.from(ground.citiesWithout(entered)).within(limits.city(), country).or(fromRoads);
  }

  /**
   * The lines of a position.
   *
   * @param last those of a position before: they are kept while nothing changes they depend on
   */
  static AxisLines of(KharkovTheatre theatre, Position position, @Nullable AxisLines last) {
    Passage passage = CommandLines.passage(theatre, position, Side.AXIS);
    int entered = position.ledger(Ledger.CITIES_ENTERED);
    int hq = theatre.pieces().romanianHq();
    boolean active = position.onMap(hq) && position.has(hq, KharkovMarks.ACTIVE);
    Ints headquarters = active ? Ints.of(position.place(hq)) : Ints.EMPTY;
    boolean grace = active && position.get(hq, Marks.GRACE) >= position.turn();
    boolean holds =
        last != null
            && last.passage.same(passage)
            && last.entered == entered
            && last.headquarters.equals(headquarters)
            && last.grace == grace;
    return last != null && holds
        ? last
        : new AxisLines(theatre, passage, entered, headquarters, grace);
  }

  /** Whether a German unit on a hex is supplied. */
  public boolean supplies(int hex) {
    return german.reaches(hex);
  }

  /** Whether the active Romanian headquarters has a line of communication to a hex. */
  @Rule("10.23")
  public boolean romanianCommanded(int hex) {
    return romanian.reaches(hex);
  }

  /**
   * Whether it supplies a hex. Beyond the Donets and away from it, neither its own line nor that to
   * the hex may only just cross the river.
   */
  @Rule({"10.22", "11.34"})
  public boolean romanianSupplied(int hex) {
    if (headquarters.isEmpty() || !romanianCommanded(hex)) {
      return false;
    }
    boolean bound = beyond.test(hex);
    Trace own = bound ? germanFree : german;
    return (grace || own.reaches(headquarters.first())) && (!bound || romanianFree.reaches(hex));
  }

  /** The line from a hex to a city or to a road that leads to the rear; empty if there is none. */
  public Ints line(int hex) {
    return german.leg(hex);
  }
}
