package stavka.kharkov.model;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.play.Side;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.zone.ZoneField;

/** What a position shows on the map, hex by hex: who stands where and whose zones lie where. */
@Rule({"8.0", "8.2"})
public final class Board {
  private static final Derived<Board> KEY = new Derived<>(Board.class, 0);

  private final Theatre theatre;
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
    this.theatre = theatre;
    HexGrid grid = theatre.ground().grid();
    axis = new Half(grid);
    soviet = new Half(grid);
    Pieces pieces = theatre.pieces();
    int hexes = grid.size();
    for (int unit = 0; unit < pieces.count(); unit++) {
      int hex = position.place(unit);
      if (hex < hexes) {
        Half half = pieces.roster().isAxis(unit) ? axis : soviet;
        half.present[hex]++;
        if (pieces.kind(unit).combat()) {
          half.units[hex]++;
          if (projects(position, unit)) {
            half.zone.project(hex);
          }
        }
      }
    }
    int gone = position.ledger(Ledger.GARRISONS_GONE);
    for (int i = 0; i < theatre.ground().cityHexes().size(); i++) {
      if ((gone & (1 << i)) == 0) {
        axis.present[theatre.ground().cityHexes().get(i)]++;
      }
    }
  }

  public static Board of(Theatre theatre, Position position) {
    return position.derive(KEY, p -> new Board(theatre, p));
  }

  /**
   * Whether a combat unit on the map exerts a zone of control. Disrupted units do, entrenched ones
   * do not.
   */
  @Rule({"8.21", "7.32", "10.15", "15.24", "15.31"})
  private static boolean projects(Position position, int unit) {
    return !position.has(unit, State.ENTRENCHED);
  }

  /** Combat units of a side on a hex, which count for stacking [8.1]. */
  public int units(Side side, int hex) {
    return half(side).units[hex];
  }

  /**
   * Whether anything of a side stands on a hex: units, headquarters, reserve markers or a garrison.
   */
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
  @Rule({"8.25", "11.1", "10.23", "9.61", "15.31"})
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
  @Rule({"6.22", "6.23", "8.22", "8.24"})
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

  /** Whether a garrison still holds a hex [15.3]. */
  @Rule("15.34")
  public static boolean garrisoned(Theatre theatre, Position position, int hex) {
    int city = theatre.ground().cityIndex(hex);
    return city >= 0 && (position.ledger(Ledger.GARRISONS_GONE) & (1 << city)) == 0;
  }

  public Theatre theatre() {
    return theatre;
  }

  private Half half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }
}
