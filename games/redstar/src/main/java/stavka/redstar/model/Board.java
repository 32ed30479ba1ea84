package stavka.redstar.model;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.move.Gate;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.engine.zone.ZoneField;

/** What a position shows on the map, hex by hex: who stands where and whose zones lie where. */
@Rule({"5.0", "5.0.1"})
public final class Board {
  private static final Derived<Board> KEY = new Derived<>();

  private final Theatre theatre;
  private final @Nullable HexSet area;
  private final Half axis;
  private final Half soviet;

  /** One side's half of the picture. */
  private static final class Half {
    /** Counters that bar the hex to the enemy: all but air fleets and partisans. */
    final byte[] present;

    /** Counters of any sort. */
    final byte[] any;

    /** Whether something there exerts a zone, and so cancels the enemy's. */
    final boolean[] strong;

    final ZoneField zone;
    byte @Nullable [] gatesForEnemy;
    byte @Nullable [] gatesForCautious;
    byte @Nullable [] gatesForDistant;
    byte @Nullable [] toAny;
    byte @Nullable [] toPresent;

    Half(HexGrid grid) {
      present = new byte[grid.size()];
      any = new byte[grid.size()];
      strong = new boolean[grid.size()];
      zone = new ZoneField(grid);
    }
  }

  private Board(Theatre theatre, Position position) {
    this.theatre = theatre;
    HexGrid grid = theatre.ground().grid();
    String region = theatre.campaign(position).area();
    area = region.isEmpty() ? null : theatre.map().region(region);
    axis = new Half(grid);
    soviet = new Half(grid);
    boolean snow = theatre.snow(position);
    byte[] weak = new byte[grid.size()];
    int pair = theatre.charts().limits().zones().weakPair();
    Pieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      int hex = position.place(unit);
      if (hex >= grid.size()) {
        continue;
      }
      Half half = half(pieces.side(unit));
      half.any[hex]++;
      if (!pieces.kind(unit).shadow()) {
        half.present[hex]++;
      }
      if (pieces.exertsZone(position, unit)) {
        half.strong[hex] = true;
        boolean overIce = snow && pieces.side(unit) == Side.SOVIET && !pieces.motorised(unit);
        half.zone.project(hex, theatre.ground().barriers(hex, overIce));
      } else if (pieces.weak(position, unit) && ++weak[hex] == pair) {
        half.strong[hex] = true;
        half.zone.project(hex, theatre.ground().barriers(hex, false));
      }
    }
  }

  public static Board of(Theatre theatre, Position position) {
    return KEY.of(position, p -> new Board(theatre, p));
  }

  private Half half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  /** Whether a hex belongs to the scenario's part of the map and can be stood on. */
  public boolean inPlay(int hex) {
    return theatre.ground().land(hex) && (area == null || area.has(hex));
  }

  /** Whether a side has something there that keeps the enemy out [3.2 i]. */
  @Rule("3.2")
  public boolean holds(Side side, int hex) {
    return half(side).present[hex] != 0;
  }

  /** Whether a side has any counter there, air fleets and partisans too. */
  public boolean any(Side side, int hex) {
    return half(side).any[hex] != 0;
  }

  /** Whether a side has something there that exerts a zone. */
  public boolean strong(Side side, int hex) {
    return half(side).strong[hex];
  }

  public boolean inZoneOf(Side side, int hex) {
    return half(side).zone.covers(hex);
  }

  public boolean inEnemyZone(Side side, int hex) {
    return inZoneOf(side.enemy(), hex);
  }

  /** Whether a line, or a cautious unit, may be on a hex: friends cancel enemy zones there. */
  @Rule({"3.4.3", "5.0.4", "10.1.2"})
  public boolean covered(Side side, int hex) {
    return !inEnemyZone(side, hex) || strong(side, hex);
  }

  /** What each hex does to a side's moving units: enemies bar it, their zones hold. */
  @Rule({"3.2", "3.4", "3.4.1", "3.4.2", "5.0.6"})
  public byte[] gates(Side side) {
    Half enemy = half(side.enemy());
    byte[] gates = enemy.gatesForEnemy;
    if (gates == null) {
      gates = new byte[enemy.present.length];
      for (int hex = 0; hex < gates.length; hex++) {
        boolean closed = enemy.present[hex] != 0 || !inPlay(hex);
        gates[hex] = closed ? Gate.CLOSED : enemy.zone.covers(hex) ? Gate.ZONE : Gate.OPEN;
      }
      enemy.gatesForEnemy = gates;
    }
    return gates;
  }

  /** The same for units that enter enemy zones only where a friend cancels them. */
  @Rule({"3.4.3", "5.0.4", "3.3.6"})
  public byte[] cautiousGates(Side side) {
    Half enemy = half(side.enemy());
    byte[] gates = enemy.gatesForCautious;
    if (gates == null) {
      gates = gates(side).clone();
      for (int hex = 0; hex < gates.length; hex++) {
        if (gates[hex] == Gate.ZONE && !strong(side, hex)) {
          gates[hex] = Gate.CLOSED;
        }
      }
      enemy.gatesForCautious = gates;
    }
    return gates;
  }

  /** The same for Axis units that keep more than some hexes away from Soviet ones. */
  @Rule("11.2.3")
  public byte[] distantGates(int distance) {
    byte[] gates = soviet.gatesForDistant;
    if (gates == null) {
      gates = gates(Side.AXIS).clone();
      byte[] distances = distancesToUnits(Side.SOVIET);
      for (int hex = 0; hex < gates.length; hex++) {
        if (distances[hex] <= distance) {
          gates[hex] = Gate.CLOSED;
        }
      }
      soviet.gatesForDistant = gates;
    }
    return gates;
  }

  /**
   * How far each hex is from the nearest counter of a side, whatever it is; see {@link Distances}
   * [3.5.3].
   */
  @Rule("3.5.3")
  public byte[] distances(Side side) {
    Half half = half(side);
    byte[] distances = half.toAny;
    if (distances == null) {
      distances = Distances.of(theatre.ground().grid(), half.any);
      half.toAny = distances;
    }
    return distances;
  }

  /** The same leaving out air fleets and partisans [11.2.3]. */
  @Rule("11.2.3")
  public byte[] distancesToUnits(Side side) {
    Half half = half(side);
    byte[] distances = half.toPresent;
    if (distances == null) {
      distances = Distances.of(theatre.ground().grid(), half.present);
      half.toPresent = distances;
    }
    return distances;
  }
}
