package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.move.WayTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Citations;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.Motion;
import stavka.operational.movement.StepCheck;
import stavka.operational.movement.StepCheck.Step;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Terrain;

/**
 * Hex by hex: roads that cost their ground to who leaves them, zones that cost a point and stop.
 */
@Rule({"10.4", "10.51", "10.52", "10.53", "10.54", "10.55", "10.61", "10.62"})
final class RostovMarch implements MarchRules {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Citations cites;
  private final Prices prices;
  private final RostovAllowance allowance;
  private final Reaction reaction;
  private final MovementParts parts;
  private final ZoneEffect zone;
  private final ZoneEffect reacting = new ZoneEffect(0, 0, true, false);

  RostovMarch(
      RostovTheatre theatre,
      Prices prices,
      RostovAllowance allowance,
      Reaction reaction,
      MovementParts parts) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
    this.prices = prices;
    this.allowance = allowance;
    this.reaction = reaction;
    this.parts = parts;
    this.zone = new ZoneEffect(theatre.charts().movement().enemyZone(), 0, true, false);
  }

  private boolean reacts(Position position) {
    return RostovAllowance.reaction(parts.phases().apply(position));
  }

  @Override
  @Rule({"10.74", "10.75"})
  public WayTable ways(Position position, int unit) {
    return prices.ways(position, unit);
  }

  @Override
  public StepTable steps(Position position, int unit) {
    return prices.steps(position, unit);
  }

  @Override
  public int allowance(Position position, int unit) {
    return allowance.halfPoints(position, unit, parts.phases().apply(position));
  }

  @Override
  @Rule("22.64")
  public byte[] gates(Position position, int unit) {
    byte[] gates = reacts(position) ? reaction.gates(position, unit) : inTurn(position, unit);
    return parts.levies().confined(position, unit, gates);
  }

  /** Supply and bridges go into enemy zones only where an own combat unit stands. */
  @Rule({"6.84", "10.54", "10.66"})
  private byte[] inTurn(Position position, int unit) {
    Board board = theatre.board(position);
    Side side = pieces.side(unit);
    if (pieces.combat(unit)) {
      return board.gates(side);
    }
    byte[] gates = board.cautiousGates(side);
    if (!position.onMap(unit) || gates[position.place(unit)] != Gate.CLOSED) {
      return gates;
    }
    // Who stands alone in a zone leaves it as others do: not into the next.
    byte[] leaving = gates.clone();
    leaving[position.place(unit)] = Gate.ZONE;
    return leaving;
  }

  @Override
  @Rule({"10.64", "10.65", "10.66", "10.67"})
  public ZoneEffect zone(Position position, int unit) {
    return reacts(position) ? reacting : zone;
  }

  /**
   * Who comes from off the map pays for the ground of the hex it comes to, and for its zone; who is
   * put down pays nothing.
   */
  @Override
  @Rule({"6.84", "6.93", "8.13", "8.14"})
  public int entryPrice(Position position, int unit, int hex) {
    if (parts.entrances().putDown(position, unit, hex)) {
      return 0;
    }
    boolean inZone = theatre.board(position).inEnemyZone(pieces.side(unit), hex);
    return WayIn.of(prices.ways(position, unit), hex).price() + (inZone ? zone.toEnter() : 0);
  }

  /** Who came by a road and leaves it on the edge pays for the ground there after all. */
  @Override
  @Rule({"8.12", "10.74"})
  public int entryOwed(Position position, int unit, int hex) {
    boolean putDown = parts.entrances().putDown(position, unit, hex);
    return putDown ? 0 : WayIn.of(prices.ways(position, unit), hex).owed();
  }

  @Override
  public List<StepCheck> checks() {
    return List.of(
        this::offMap,
        StepCheck.toTheNextHex(cites),
        this::closed,
        StepCheck.overPassableGround(this::impassable),
        StepCheck.stopsInZone(cites),
        this::halted,
        this::zoneToZone);
  }

  @Rule({"2.1", "10.55"})
  private @Nullable Objection offMap(Step step) {
    if (step.to() < 0 || step.to() >= theatre.grid().size()) {
      return cites.objection("off-map");
    }
    return theatre.board(step.position()).inPlay(step.to())
        ? null
        : cites.objection("off-area", hex(step.to()));
  }

  @Rule({"6.84", "10.54", "14.13", "22.64"})
  private @Nullable Objection closed(Step step) {
    Board board = theatre.board(step.position());
    Side enemy = pieces.side(step.unit()).enemy();
    boolean fights = pieces.combat(step.unit());
    if (board.holds(enemy, step.to()) || (!fights && board.any(enemy, step.to()))) {
      return cites.objection("enemy-there", hex(step.to()));
    }
    if (step.ahead() != Gate.CLOSED) {
      return null;
    }
    if (!parts.levies().lets(step.position(), step.unit(), step.to())) {
      return cites.objection("militia-too-far", unit(step.unit()));
    }
    return reacts(step.position())
        ? cites.objection("reaction-adjacent", hex(step.to()))
        : cites.objection("column-in-zone", unit(step.unit()), hex(step.to()));
  }

  @Rule({"10.71", "10.76", "10.77", "10.78"})
  private Objection impassable(Step step) {
    RostovGround ground = theatre.ground();
    Position position = step.position();
    boolean deep =
        ground.majorRiver(step.from(), step.direction(), position.turn())
            || ground.lake(step.from(), step.direction(), position.turn());
    if (ground.land(step.to()) && deep && !theatre.sky(position).frozen()) {
      return cites.objection("river-bars", unit(step.unit()), hex(step.to()));
    }
    Terrain here = ground.terrain(step.from());
    Terrain there = ground.terrain(step.to());
    boolean vehicles = pieces.gait(step.unit()).motor();
    return vehicles && (here.wet() || there.wet())
        ? cites.objection("way-alone", unit(step.unit()), hex(step.to()))
        : cites.objection("closed-terrain", unit(step.unit()), hex(step.to()));
  }

  /** Who has overrun into an enemy zone does not march on. */
  @Rule("11.43")
  private @Nullable Objection halted(Step step) {
    return step.first() && step.behind() == Gate.ZONE && step.position().frame() instanceof Motion
        ? cites.objection("stops-in-zone", hex(step.from()))
        : null;
  }

  @Rule("10.66")
  private @Nullable Objection zoneToZone(Step step) {
    return step.from() >= 0 && step.behind() == Gate.ZONE && step.ahead() == Gate.ZONE
        ? cites.objection("zone-to-zone", unit(step.unit()), hex(step.to()))
        : null;
  }
}
