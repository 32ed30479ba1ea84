package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.move.StepGuard;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.sector.Sector;
import stavka.operational.movement.StepCheck;
import stavka.panzer.movement.PanzerMarchRules;

/**
 * What holds marching units back beside points and enemies: the Donets, the Dniepr, the southern
 * sector.
 */
@Rule({"6.1", "6.2"})
public record KharkovMarchRules(KharkovTheatre theatre, Sector sector) implements PanzerMarchRules {
  @Override
  @Rule({"6.25", "6.72", "6.77"})
  public List<StepCheck> checks() {
    return checks(
        step -> Objection.of("6.25", "dniepr", hex(step.from()), hex(step.to())),
        this::overDonets,
        this::keptSouth,
        this::reserve);
  }

  private @Nullable Objection overDonets(StepCheck.Step step) {
    return step.from() >= 0
            && theatre
                .ground()
                .steps(step.position(), step.unit())
                .guarded(step.from(), step.direction())
            && !mayCrossDonets(step.position(), step.units(), step.to())
        ? Objection.of("6.25", "donets-guarded", hex(step.to()))
        : null;
  }

  private @Nullable Objection keptSouth(StepCheck.Step step) {
    return step.from() >= 0 && sector.keeps(step.position(), step.unit(), step.from(), step.to())
        ? Objection.of("6.77", "kept-south", unit(step.unit()))
        : null;
  }

  private @Nullable Objection reserve(StepCheck.Step step) {
    return step.from() >= 0 && tooCloseForReserve(step.position(), step.unit(), step.to())
        ? Objection.of(
            "6.72", "reserve-too-close", unit(step.unit()), hex(step.to()), number(keepAway()))
        : null;
  }

  @Override
  @Rule("6.25")
  public StepGuard guard(Position position, Ints units) {
    return (from, direction, to) -> mayCrossDonets(position, units, to);
  }

  @Rule("6.72")
  private boolean tooCloseForReserve(Position position, int unit, int to) {
    if (theatre.pieces().kind(unit) != Kind.RESERVE) {
      return false;
    }
    Ints enemies = theatre.pieces().onMap(position, Side.AXIS);
    return enemies.any(enemy -> position.distance(enemy, to) < keepAway());
  }

  private int keepAway() {
    return theatre.charts().limits().reserves().keepAway();
  }

  /**
   * Across the Donets no unit enters the zone of an enemy on the river, unless another friendly
   * unit is there already; a garrison is none, nor are those who move themselves.
   */
  @Rule("6.25")
  boolean mayCrossDonets(Position position, Ints units, int to) {
    Side side = theatre.side(units.first());
    if (!theatre.board(position).inEnemyZone(side, to) || others(position, units, to)) {
      return true;
    }
    return !theatre
        .grid()
        .anyNeighbour(to, next -> theatre.ground().onDonets(next) && guards(position, side, next));
  }

  /** Whether anyone stands on a hex beside these units. */
  private static boolean others(Position position, Ints units, int hex) {
    return position.anyOn(hex, unit -> !units.contains(unit));
  }

  private boolean guards(Position position, Side side, int hex) {
    return position.anyOn(
        hex, unit -> theatre.side(unit) != side && theatre.pieces().projects(position, unit));
  }

  @Override
  public byte[] open(Position position, int unit, int start, byte[] gates) {
    boolean bound = position.has(unit, KharkovMarks.FROM_SOUTH) && !sector.awake(position);
    boolean reserve = theatre.pieces().kind(unit) == Kind.RESERVE;
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
