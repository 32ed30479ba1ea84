package stavka.engine.trace;

import java.util.function.IntFunction;
import java.util.function.Supplier;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.StepTable;
import stavka.engine.value.Ints;

/**
 * Lines as a chain of segments from their sources outwards: along a railway, then some hexes of
 * road, then so many across country. It judges ({@link #reaches}), advises ({@link #length}) and
 * draws ({@link #line}). Each segment begins on what the one before it reaches and is worked out
 * when it is first needed; where only a few hexes are asked about, {@link Linkage}, {@link
 * TraceField#leadsOn} and {@link RangeField} answer the same as spreading it all.
 */
public abstract sealed class Trace permits Points, Segment, PricedSegment, Either {
  /** The limit of segments that may be as long as they need. */
  public static final int ANY_LENGTH = Short.MAX_VALUE - 1;

  /** The length of a line where there is none. */
  public static final int NONE = Short.MAX_VALUE;

  Trace() {}

  public static Trace from(Ints sources) {
    return from(() -> sources);
  }

  /** From sources that are looked for when they are first needed. */
  public static Trace from(Supplier<Ints> sources) {
    return new Points(sources, hex -> Ints.of(hex), null);
  }

  /** From sources whose distances are known, by which lines of any length are found soonest. */
  public static Trace from(Destination sources) {
    return new Points(sources::hexes, hex -> Ints.of(hex), sources);
  }

  /** Then along a network as far as it goes. */
  public final Trace along(Passage network) {
    return within(ANY_LENGTH, network);
  }

  /** Then along so many hexes of a network. */
  public final Trace along(Passage network, int limit) {
    return within(limit, network);
  }

  /** Then over so many hexes, the one a line comes from not counted. */
  public final Trace within(int limit, Passage passage) {
    return new Segment(this, limit, passage);
  }

  /**
   * Then as far as the price of steps allows, over what {@link stavka.engine.move.Gate}s let by.
   */
  public final Trace within(int limit, StepTable steps, byte[] gates) {
    return new PricedSegment(this, limit, steps, gates);
  }

  /** Then from relays alone that the lines so far join, and from where these begin. */
  public final Trace keeping(Supplier<Ints> relays) {
    return new Points(
        () -> starts().plus(relays.get().filter(this::joins)), this::lineJoined, null);
  }

  /** Then from relay to relay, each so far at most from another or from what was reached before. */
  public final Trace chaining(Supplier<Ints> relays, int limit, StepTable steps, byte[] gates) {
    Held<Chain> chain =
        new Held<>(() -> Chain.of(this, relays.get(), from -> from.within(limit, steps, gates)));
    return new Points(() -> chain.get().hexes(), hex -> chain.get().line(hex), null);
  }

  /** These lines or, to hexes they do not reach, others. */
  public final Trace or(Trace other) {
    return new Either(this, other);
  }

  public abstract boolean reaches(int hex);

  /** Whether a line no longer than so much leads to a hex. */
  public final boolean reaches(int hex, int limit) {
    return reaches(hex) && length(hex) <= limit;
  }

  /** Whether a line that begins on a hex joins these; the hex itself need not be passable. */
  public boolean joins(int hex) {
    return reaches(hex);
  }

  /** The whole line from a hex that joins these. */
  Ints lineJoined(int hex) {
    return line(hex);
  }

  /** How long the last segment of the line to a hex is, or {@link #NONE}. */
  public abstract int length(int hex);

  /** The last segment of a line from a hex to where it begins, both included; empty if none. */
  public abstract Ints leg(int hex);

  /** The whole line from a hex to its source, both included; empty if there is none. */
  public abstract Ints line(int hex);

  /** The hexes reached. */
  public abstract Ints hexes();

  /** The hexes that its last segment begins on. */
  abstract Ints starts();

  /** The hexes to which a line no longer than so much leads. */
  public HexSet upTo(HexGrid grid, int limit) {
    return HexSet.of(grid, hexes().filter(hex -> length(hex) <= limit).toArray());
  }

  /** A leg, and then the line from where it begins. */
  static Ints joined(Ints leg, IntFunction<Ints> before) {
    return leg.isEmpty() ? leg : leg.plus(before.apply(leg.last()).from(1));
  }
}
