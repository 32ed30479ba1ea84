package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.Gate;
import stavka.engine.move.StepGuard;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.sector.Sector;
import stavka.operational.movement.March;

/**
 * What holds marching units back beside points and enemies: the Donets, the Dniepr, the southern
 * sector.
 */
@Rule({"6.1", "6.2"})
public final class KharkovMarch extends March {
  private final KharkovTheatre theatre;
  private final KharkovGround ground;
  private final KharkovPieces pieces;
  private final Sector sector;
  private final int keepAway;

  public KharkovMarch(KharkovTheatre theatre, Sector sector) {
    super(theatre);
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.sector = sector;
    this.keepAway = theatre.charts().limits().reserves().keepAway();
  }

  @Override
  @Rule({"6.72", "6.77"})
  protected @Nullable Objection limit(Position position, Ints units, int unit, int from, int to) {
    if (from < 0) {
      return null;
    }
    if (sector.keeps(position, unit, from, to)) {
      return Objection.of("6.77", "kept-south", unit(unit));
    }
    if (!pieces.combat(unit) && tooCloseForReserve(position, unit, to)) {
      return Objection.of("6.72", "reserve-too-close", unit(unit), hex(to), number(keepAway));
    }
    return null;
  }

  @Override
  @Rule("6.25")
  protected Objection impassable(int from, int to) {
    return Objection.of("6.25", "dniepr", hex(from), hex(to));
  }

  @Override
  @Rule("6.25")
  protected StepGuard guard(Position position, Ints units) {
    return (from, direction, to) -> mayCrossDonets(position, units, to);
  }

  @Override
  @Rule("6.25")
  protected Objection guarded(int to) {
    return Objection.of("6.25", "donets-guarded", hex(to));
  }

  @Rule("6.72")
  private boolean tooCloseForReserve(Position position, int unit, int to) {
    if (pieces.kind(unit) != Kind.RESERVE) {
      return false;
    }
    for (int enemy = 0; enemy < pieces.count(); enemy++) {
      if (pieces.side(enemy) == Side.AXIS
          && position.onMap(enemy)
          && ground.grid().distance(to, position.place(enemy)) < keepAway) {
        return true;
      }
    }
    return false;
  }

  /**
   * Across the Donets no unit enters the zone of an enemy on the river, unless another friendly
   * unit is there already; a garrison is none, nor are those who move themselves.
   */
  @Rule("6.25")
  boolean mayCrossDonets(Position position, Ints units, int to) {
    Side side = pieces.side(units.first());
    if (!theatre.board(position).inEnemyZone(side, to) || others(position, units, to)) {
      return true;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int neighbour = ground.grid().neighbour(to, direction);
      if (neighbour != HexGrid.NONE
          && ground.onDonets(neighbour)
          && guards(position, side, neighbour)) {
        return false;
      }
    }
    return true;
  }

  /** Whether anyone stands on a hex beside these units. */
  private static boolean others(Position position, Ints units, int hex) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (!units.contains(unit)) {
        return true;
      }
    }
    return false;
  }

  private boolean guards(Position position, Side side, int hex) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.side(unit) != side
          && pieces.kind(unit).combat()
          && !position.has(unit, KharkovMarks.ENTRENCHED)) {
        return true;
      }
    }
    return false;
  }

  @Override
  protected byte[] gatesFor(Position position, int unit, int start, byte[] gates) {
    boolean bound = position.has(unit, KharkovMarks.FROM_SOUTH) && !sector.awake(position);
    boolean reserve = pieces.kind(unit) == Kind.RESERVE;
    return bound || reserve ? closeForbidden(position, unit, start, gates) : gates;
  }

  private byte[] closeForbidden(Position position, int unit, int start, byte[] gates) {
    byte[] closed = gates.clone();
    for (int hex = 0; hex < closed.length; hex++) {
      // A unit that began in the south and stands there may not set foot in the north at all.
      boolean north = sector.keeps(position, unit, start, hex);
      if (north || tooCloseForReserve(position, unit, hex)) {
        closed[hex] = Gate.CLOSED;
      }
    }
    return closed;
  }
}
