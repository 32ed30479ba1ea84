package stavka.operational.board;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.engine.zone.ZoneField;

/** What a position shows on the map, hex by hex: who stands where and whose zones lie where. */
public final class Board {
  static final int ANY = 1;
  static final int BARS = 2;
  static final int CANCELS = 4;
  static final int STACKS = 8;

  private final HexGrid grid;
  private final @Nullable HexSet area;

  /** What each hex does to those who move while nobody is about. */
  private final byte[] empty;

  private final Half axis;
  private final Half soviet;

  /** One side's half of the picture. */
  private static final class Half {
    /** What there is on each hex, a flag for each thing that counts. */
    final byte[] there;

    final ZoneField zone;

    /** Where there is something, each hex once or more. */
    private int[] hexes = new int[32];

    /** For each of them, whether what is there counts for stacking: 1 or 0. */
    private byte[] stacking = new byte[32];

    private int count;
    private int @Nullable [] about;
    private byte @Nullable [] units;
    byte @Nullable [] parts;
    byte @Nullable [] gatesForEnemy;
    byte @Nullable [] gatesForCautiousEnemy;
    byte @Nullable [] closedToEnemyLines;
    byte @Nullable [] distances;
    byte @Nullable [] distancesToUnits;

    Half(HexGrid grid) {
      there = new byte[grid.size()];
      zone = new ZoneField(grid);
    }

    void add(int hex, int flags) {
      there[hex] |= (byte) flags;
      if (count == hexes.length) {
        hexes = Arrays.copyOf(hexes, 2 * count);
        stacking = Arrays.copyOf(stacking, 2 * count);
      }
      hexes[count] = hex;
      stacking[count++] = (byte) (flags / STACKS);
    }

    /** Units on each hex which count for stacking; few ask. */
    byte[] units() {
      byte[] known = units;
      if (known == null) {
        known = new byte[there.length];
        for (int i = 0; i < count; i++) {
          known[hexes[i]] += stacking[i];
        }
        units = known;
      }
      return known;
    }

    /** Every hex with a counter of this half and those around it, some more than once. */
    int[] about(HexGrid grid) {
      int[] known = about;
      if (known == null) {
        int[] neighbours = grid.neighbourTable();
        int[] found = new int[count * (HexGrid.DIRECTIONS + 1)];
        int size = 0;
        for (int i = 0; i < count; i++) {
          found[size++] = hexes[i];
          int base = hexes[i] * HexGrid.DIRECTIONS;
          for (int k = base; k < base + HexGrid.DIRECTIONS; k++) {
            found[size] = neighbours[k];
            size += neighbours[k] >= 0 ? 1 : 0;
          }
        }
        known = Arrays.copyOf(found, size);
        about = known;
      }
      return known;
    }

    /** Whether one more part of a zone on a hex is the one that makes it whole. */
    boolean completes(int hex, int wanted) {
      byte[] counts = parts;
      if (counts == null) {
        counts = new byte[there.length];
        parts = counts;
      }
      return ++counts[hex] == wanted;
    }
  }

  Board(Boards boards, Position position) {
    this.grid = boards.grid;
    this.area = boards.area.apply(position);
    this.empty = boards.empty(area);
    this.axis = new Half(grid);
    this.soviet = new Half(grid);
    int hexes = grid.size();
    byte[] presence = boards.presence;
    for (int unit = 0; unit < presence.length; unit++) {
      int hex = position.place(unit);
      if (hex < hexes) {
        Half half = boards.roster.isAxis(unit) ? axis : soviet;
        half.add(hex, presence[unit]);
        project(boards.projection, position, half, unit, hex);
      }
    }
    for (Side side : Side.values()) {
      boards.garrisons.of(position, side).each(hex -> half(side).add(hex, ANY | BARS | CANCELS));
    }
  }

  private static void project(
      Projection projection, Position position, Half half, int unit, int hex) {
    Projection.Share share = projection.share(position, unit);
    if (share == Projection.Share.WHOLE
        || (share == Projection.Share.PART && half.completes(hex, projection.parts()))) {
      half.there[hex] |= CANCELS;
      half.zone.project(hex, projection.barriers(position, unit, hex));
    }
  }

  /** Whether a hex can be stood on in this match. */
  public boolean inPlay(int hex) {
    return area == null || area.has(hex);
  }

  /** The same for every hex, 0 where in play. Callers must not write to it. */
  public byte[] outOfPlay() {
    return empty;
  }

  /** Units of a side on a hex, which count for stacking. */
  public int units(Side side, int hex) {
    return half(side).units()[hex];
  }

  /** Whether a side has something there that keeps the enemy out: units, markers or a garrison. */
  public boolean holds(Side side, int hex) {
    return (half(side).there[hex] & BARS) != 0;
  }

  /** Whether a side has anything there at all. */
  public boolean any(Side side, int hex) {
    return half(side).there[hex] != 0;
  }

  /** Whether a side has something there that cancels enemy zones. */
  public boolean cancels(Side side, int hex) {
    return (half(side).there[hex] & CANCELS) != 0;
  }

  public boolean inZoneOf(Side side, int hex) {
    return half(side).zone.covers(hex);
  }

  /** Whether a hex lies in the zone of the enemies of a side. */
  public boolean inEnemyZone(Side side, int hex) {
    return inZoneOf(side.enemy(), hex);
  }

  /** Whether no enemy zone counts on a hex: friends cancel them there. */
  public boolean covered(Side side, int hex) {
    return !inEnemyZone(side, hex) || cancels(side, hex);
  }

  /** Whether a side's supply line, command line or retreat may pass a hex. */
  public boolean openToLine(Side side, int hex) {
    return !holds(side.enemy(), hex) && covered(side, hex);
  }

  /** The same for every hex, 0 where open, as traces want it. */
  public byte[] closedToLines(Side side) {
    Half enemy = half(side.enemy());
    byte[] closed = enemy.closedToEnemyLines;
    if (closed == null) {
      byte[] barred = new byte[enemy.there.length];
      for (int hex : enemy.about(grid)) {
        barred[hex] = (byte) (openToLine(side, hex) ? 0 : 1);
      }
      closed = barred;
      enemy.closedToEnemyLines = closed;
    }
    return closed;
  }

  /** What each hex does to a side's moving units: enemies bar it, their zones are marked. */
  public byte[] gates(Side side) {
    Half enemy = half(side.enemy());
    byte[] gates = enemy.gatesForEnemy;
    if (gates == null) {
      byte[] drawn = empty.clone();
      for (int hex : enemy.about(grid)) {
        if ((enemy.there[hex] & BARS) != 0) {
          drawn[hex] = Gate.CLOSED;
        } else if (drawn[hex] != Gate.CLOSED && enemy.zone.covers(hex)) {
          drawn[hex] = Gate.ZONE;
        }
      }
      gates = drawn;
      enemy.gatesForEnemy = gates;
    }
    return gates;
  }

  /** The same for units that enter enemy zones only where a friend cancels them. */
  public byte[] cautiousGates(Side side) {
    Half enemy = half(side.enemy());
    byte[] gates = enemy.gatesForCautiousEnemy;
    if (gates == null) {
      byte[] drawn = gates(side).clone();
      for (int hex : enemy.about(grid)) {
        if (drawn[hex] == Gate.ZONE && !cancels(side, hex)) {
          drawn[hex] = Gate.CLOSED;
        }
      }
      gates = drawn;
      enemy.gatesForCautiousEnemy = gates;
    }
    return gates;
  }

  /** How far each hex is from the nearest counter of a side, whatever it is: {@link Distances}. */
  public byte[] distances(Side side) {
    Half half = half(side);
    byte[] distances = half.distances;
    if (distances == null) {
      distances = Distances.of(grid, half.there, ANY);
      half.distances = distances;
    }
    return distances;
  }

  /** Whether a hex is so far at least from every counter of a side. */
  public boolean apart(Side side, int hex, int least) {
    Half half = half(side);
    if (half.distances != null) {
      return half.distances[hex] >= least;
    }
    int column = grid.column(hex);
    int row = grid.row(hex);
    for (int c = Math.max(0, column - least + 1);
        c < Math.min(grid.columns(), column + least);
        c++) {
      for (int r = Math.max(0, row - least + 1); r < Math.min(grid.rows(), row + least); r++) {
        int other = grid.at(c, r);
        if ((half.there[other] & ANY) != 0 && grid.distance(hex, other) < least) {
          return false;
        }
      }
    }
    return true;
  }

  /** The same from those that keep the enemy out. */
  public byte[] distancesToUnits(Side side) {
    Half half = half(side);
    byte[] distances = half.distancesToUnits;
    if (distances == null) {
      distances = Distances.of(grid, half.there, BARS);
      half.distancesToUnits = distances;
    }
    return distances;
  }

  private Half half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
