package stavka.operational.board;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.engine.zone.ZoneField;
import stavka.operational.model.Books;
import stavka.operational.model.Ground;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** What a position shows on the map, hex by hex: who stands where and whose zones lie where. */
@Rule(
    in = Books.KHARKOV,
    value = {"8.0", "8.2"})
@Rule(
    in = Books.GUDERIAN,
    value = {"8.0", "8.16", "8.18"})
public final class Board {
  private static final Derived<Board> KEY = new Derived<>();

  private final Half axis;
  private final Half soviet;

  /** One side's half of the picture. */
  private static final class Half {
    final byte[] units;
    final byte[] present;
    final ZoneField zone;
    byte @Nullable [] gatesForEnemy;
    byte @Nullable [] closedToEnemyLines;

    Half(HexGrid grid) {
      units = new byte[grid.size()];
      present = new byte[grid.size()];
      zone = new ZoneField(grid);
    }
  }

  private Board(Theatre theatre, Position position) {
    Ground ground = theatre.ground();
    HexGrid grid = ground.grid();
    axis = new Half(grid);
    soviet = new Half(grid);
    Pieces pieces = theatre.pieces();
    int hexes = grid.size();
    for (int unit = 0; unit < pieces.count(); unit++) {
      int hex = position.place(unit);
      if (hex < hexes) {
        Half half = pieces.roster().isAxis(unit) ? axis : soviet;
        half.present[hex]++;
        if (pieces.combat(unit)) {
          half.units[hex]++;
          if (pieces.projects(position, unit)) {
            half.zone.project(hex, ground.zoneBarriers(hex));
          }
        }
      }
    }
    for (Side side : Side.values()) {
      theatre.garrisons(position, side).each(hex -> half(side).present[hex]++);
    }
  }

  public static Board of(Theatre theatre, Position position) {
    return KEY.of(position, p -> new Board(theatre, p));
  }

  /** Units of a side on a hex, which count for stacking. */
  public int units(Side side, int hex) {
    return half(side).units[hex];
  }

  /** Whether anything of a side stands on a hex: units, markers or a garrison. */
  public boolean holds(Side side, int hex) {
    return half(side).present[hex] != 0;
  }

  public boolean inZoneOf(Side side, int hex) {
    return half(side).zone.covers(hex);
  }

  /** Whether a hex lies in the zone of the enemies of a side. */
  public boolean inEnemyZone(Side side, int hex) {
    return inZoneOf(side.enemy(), hex);
  }

  /**
   * Whether a side's supply line, command line or retreat may pass a hex: friends cancel enemy
   * zones there.
   */
  @Rule(
      in = Books.KHARKOV,
      value = {"8.25", "11.1", "10.23", "9.61", "15.31"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"8.15", "9.71", "11.13", "11.24"})
  public boolean openToLine(Side side, int hex) {
    return !holds(side.enemy(), hex) && (!inEnemyZone(side, hex) || holds(side, hex));
  }

  /** The same for every hex, 0 where open, as traces want it. */
  public byte[] closedToLines(Side side) {
    Half enemy = half(side.enemy());
    byte[] closed = enemy.closedToEnemyLines;
    if (closed == null) {
      byte[] friends = half(side).present;
      closed = new byte[enemy.present.length];
      for (int hex = 0; hex < closed.length; hex++) {
        boolean blocked = enemy.present[hex] != 0 || (enemy.zone.covers(hex) && friends[hex] == 0);
        closed[hex] = (byte) (blocked ? 1 : 0);
      }
      enemy.closedToEnemyLines = closed;
    }
    return closed;
  }

  /** What each hex does to a side's marching units: enemies bar it, their zones stop movement. */
  @Rule(
      in = Books.KHARKOV,
      value = {"6.22", "6.23", "8.22", "8.24"})
  @Rule(
      in = Books.GUDERIAN,
      value = {"6.21", "6.22", "8.12", "8.14"})
  public byte[] gates(Side side) {
    Half enemy = half(side.enemy());
    byte[] gates = enemy.gatesForEnemy;
    if (gates == null) {
      gates = new byte[enemy.present.length];
      for (int hex = 0; hex < gates.length; hex++) {
        gates[hex] =
            enemy.present[hex] != 0 ? Gate.CLOSED : enemy.zone.covers(hex) ? Gate.STOP : Gate.OPEN;
      }
      enemy.gatesForEnemy = gates;
    }
    return gates;
  }

  private Half half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
