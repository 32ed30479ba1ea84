package stavka.operational.board;

import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Draws a {@link Board} for each position, once. */
public final class Boards {
  /** The hexes a side holds by something that is no counter. */
  @FunctionalInterface
  public interface Garrisons {
    Ints of(Position position, Side side);
  }

  final HexGrid grid;
  final Roster roster;
  final Projection projection;
  final Garrisons garrisons;
  final Function<Position, @Nullable HexSet> area;

  /** What each counter does to its hex, as flags of a {@link BoardHalf}. */
  final byte[] presence;

  private final int[] axisUnits;
  private final int[] sovietUnits;

  private final Derived<Board> boards;

  /** The last that was drawn: matches of the same scenario follow one another. */
  private volatile @Nullable Empty lastEmpty;

  /** The gates of a map with nobody on it. */
  @SuppressWarnings("ArrayRecordComponent")
  private record Empty(@Nullable HexSet area, byte[] gates) {
    /** A scenario has the same set whenever it is asked: no need to compare hexes. */
    @SuppressWarnings("ReferenceEquality")
    boolean covers(@Nullable HexSet within) {
      return area == within;
    }
  }

  public Boards(HexGrid grid, Roster roster, Presence presence, Projection projection) {
    this(
        grid,
        roster,
        flags(roster, presence),
        projection,
        (position, side) -> Ints.EMPTY,
        position -> null);
  }

  private Boards(
      HexGrid grid,
      Roster roster,
      byte[] presence,
      Projection projection,
      Garrisons garrisons,
      Function<Position, @Nullable HexSet> area) {
    this.grid = grid;
    this.roster = roster;
    this.presence = presence;
    this.projection = projection;
    this.garrisons = garrisons;
    this.area = area;
    this.axisUnits = IntStream.range(0, roster.size()).filter(roster::isAxis).toArray();
    this.sovietUnits =
        IntStream.range(0, roster.size()).filter(unit -> !roster.isAxis(unit)).toArray();
    this.boards = new Derived<>((position, last) -> new Board(this, position, last));
  }

  private static byte[] flags(Roster roster, Presence presence) {
    byte[] flags = new byte[roster.size()];
    for (int unit = 0; unit < flags.length; unit++) {
      flags[unit] =
          (byte)
              (BoardHalf.ANY
                  | (presence.bars().test(unit) ? BoardHalf.BARS : 0)
                  | (presence.stacks().test(unit) ? BoardHalf.STACKS : 0)
                  | (presence.cancels().test(unit) ? BoardHalf.CANCELS : 0));
    }
    return flags;
  }

  int[] units(Side side) {
    return side == Side.AXIS ? axisUnits : sovietUnits;
  }

  /** The same with hexes that a side holds without a counter. */
  public Boards holding(Garrisons held) {
    return new Boards(grid, roster, presence, projection, held, area);
  }

  /**
   * The same on part of the map.
   *
   * @param within the hexes in play, or null for all
   */
  public Boards within(Function<Position, @Nullable HexSet> within) {
    return new Boards(grid, roster, presence, projection, garrisons, within);
  }

  /**
   * What each hex does to those who move while nobody is about: none outside the area can be
   * entered.
   */
  byte[] empty(@Nullable HexSet within) {
    Empty known = lastEmpty;
    if (known == null || !known.covers(within)) {
      byte[] gates = new byte[grid.size()];
      for (int hex = 0; hex < gates.length; hex++) {
        gates[hex] = within == null || within.has(hex) ? Gate.OPEN : Gate.CLOSED;
      }
      known = new Empty(within, gates);
      lastEmpty = known;
    }
    return known.gates;
  }

  public Board of(Position position) {
    return boards.of(position);
  }
}
