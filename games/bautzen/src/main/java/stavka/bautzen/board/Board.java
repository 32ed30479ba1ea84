package stavka.bautzen.board;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Gait;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.engine.zone.ZoneField;

/** Who stands where, and whose zones lie where. */
@Rule("3")
public final class Board {
  private static final Derived<Board> KEY = new Derived<>();

  private final BautzenTheatre theatre;
  private final ScenarioPlan plan;
  private final Half axis;
  private final Half soviet;

  /** One side's half of the picture. */
  private static final class Half {
    final byte[] fighters;
    final byte[] columns;
    final ZoneField zone;
    final Map<Gait, byte[]> gates = new EnumMap<>(Gait.class);
    final Map<Gait, StepTable> steps = new EnumMap<>(Gait.class);
    byte @Nullable [] closedToLines;
    byte @Nullable [] closedByUnits;

    Half(BautzenTheatre theatre) {
      fighters = new byte[theatre.grid().size()];
      columns = new byte[theatre.grid().size()];
      zone = new ZoneField(theatre.grid());
    }
  }

  private Board(BautzenTheatre theatre, Position position) {
    this.theatre = theatre;
    this.plan = theatre.plan(position);
    this.axis = new Half(theatre);
    this.soviet = new Half(theatre);
    BautzenPieces pieces = theatre.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)) {
        Half half = half(pieces.side(unit));
        int hex = position.place(unit);
        if (pieces.fights(unit)) {
          half.fighters[hex]++;
          half.zone.project(hex);
        } else {
          half.columns[hex]++;
        }
      }
    }
  }

  public static Board of(BautzenTheatre theatre, Position position) {
    return KEY.of(position, p -> new Board(theatre, p));
  }

  private Half half(Side side) {
    return side == Side.AXIS ? axis : soviet;
  }

  /** Whether combat units of a side stand on a hex. */
  public boolean holds(Side side, int hex) {
    return half(side).fighters[hex] != 0;
  }

  /** Whether logistic columns of a side stand on a hex. */
  public boolean columns(Side side, int hex) {
    return half(side).columns[hex] != 0;
  }

  public boolean inZoneOf(Side side, int hex) {
    return half(side).zone.covers(hex);
  }

  /** Whether a hex lies in the zone of the enemies of a side. */
  public boolean inEnemyZone(Side side, int hex) {
    return inZoneOf(side.enemy(), hex);
  }

  /** Whether a unit may not be on a hex for those who stand there, or for the scenario's ground. */
  @Rule("4.1")
  public boolean closed(Side side, Gait gait, int hex) {
    return !plan.covers(hex)
        || holds(side.enemy(), hex)
        || (gait == Gait.COLUMN && columns(side.enemy(), hex));
  }

  /** What each hex does to a side's units that come to it. */
  @Rule({"3", "4.1"})
  public byte[] gates(Side side, Gait gait) {
    return half(side)
        .gates
        .computeIfAbsent(
            gait == Gait.COLUMN ? Gait.COLUMN : Gait.MOTORISED,
            kind -> {
              byte[] gates = new byte[theatre.grid().size()];
              for (int hex = 0; hex < gates.length; hex++) {
                boolean zone = inEnemyZone(side, hex);
                gates[hex] = closed(side, kind, hex) ? Gate.CLOSED : zone ? Gate.ZONE : Gate.OPEN;
              }
              return gates;
            });
  }

  /** What steps cost: those from or into an enemy zone pay for the ground even along ways. */
  @Rule("4.2")
  public StepTable steps(Side side, Gait gait) {
    return half(side)
        .steps
        .computeIfAbsent(
            gait,
            kind ->
                theatre
                    .ground()
                    .open(kind)
                    .touching(hex -> inEnemyZone(side, hex), theatre.ground().held(kind)));
  }

  /** Where no line of a side runs: not 0, as traces want it. */
  @Rule("7.1.4")
  public byte[] closedToLines(Side side) {
    Half own = half(side);
    byte[] closed = own.closedToLines;
    if (closed == null) {
      closed = closedByUnits(side).clone();
      for (int hex = 0; hex < closed.length; hex++) {
        if (inEnemyZone(side, hex) && own.fighters[hex] == 0) {
          closed[hex] = 1;
        }
      }
      own.closedToLines = closed;
    }
    return closed;
  }

  /** Where enemy combat units or the end of the ground bar a side: not 0, as traces want it. */
  @Rule("4.3")
  public byte[] closedByUnits(Side side) {
    Half own = half(side);
    byte[] closed = own.closedByUnits;
    if (closed == null) {
      closed = new byte[theatre.grid().size()];
      for (int hex = 0; hex < closed.length; hex++) {
        closed[hex] = (byte) (closed(side, Gait.MOTORISED, hex) ? 1 : 0);
      }
      own.closedByUnits = closed;
    }
    return closed;
  }
}
