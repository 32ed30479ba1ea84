package stavka.bautzen.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.board.Going;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Gait;
import stavka.bautzen.supply.Want;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.operational.model.Citations;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.StepCheck;

/** Hex by hex, up to the first enemy zone. */
@Rule({"3", "4.1", "4.2"})
final class BautzenMarchRules implements MarchRules {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Want want;
  private final Arrivals arrivals;
  private final ZoneEffect zone;

  BautzenMarchRules(BautzenTheatre theatre, Want want, Arrivals arrivals) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.want = want;
    this.arrivals = arrivals;
    this.zone = new ZoneEffect(0, theatre.charts().zoneToll(), true, false);
  }

  private Going going(Position position, int unit) {
    return Going.of(theatre, position, pieces.side(unit));
  }

  /**
   * A major river without a bridge takes the whole allowance, the toll of a zone in it: so it is
   * crossed from the bank where the move begins, and alone.
   */
  @Override
  @Rule("4.4")
  public StepTable steps(Position position, int unit) {
    Going going = going(position, unit);
    boolean ferries = pieces.gait(unit) == Gait.FOOT && position.onMap(unit);
    int toll = ferries && going.inZone(position.place(unit)) ? zone.toLeave() : 0;
    return going.steps(pieces.gait(unit), ferries ? allowance(position, unit) - toll : 0);
  }

  @Override
  public int allowance(Position position, int unit) {
    return want.allowance(position, unit);
  }

  @Override
  public byte[] gates(Position position, int unit) {
    return going(position, unit).gates(pieces.gait(unit));
  }

  @Override
  @Rule("3")
  public ZoneEffect zone(Position position, int unit) {
    return zone;
  }

  @Override
  @Rule("8.2")
  public int entryPrice(Position position, int unit, int hex) {
    return arrivals.price(position, unit, hex);
  }

  @Override
  public boolean exact() {
    return true;
  }

  @Override
  @Rule({"3", "4.1", "4.4", "13.2"})
  public List<StepCheck> checks() {
    Citations cites = theatre.cites();
    return List.of(
        StepCheck.onTheMap(cites),
        step ->
            theatre.plan(step.position()).covers(step.to())
                ? null
                : cites.objection("off-ground", hex(step.to())),
        StepCheck.stopsInZone(cites),
        StepCheck.toTheNextHex(cites),
        StepCheck.notWhereEnemiesAre(cites),
        StepCheck.overPassableGround(
            step -> cites.objection("river-bars", unit(step.unit()), hex(step.to()))),
        this::zoneToZone,
        this::bank);
  }

  @Rule("3")
  private @Nullable Objection zoneToZone(StepCheck.Step step) {
    return step.from() >= 0 && step.behind() == Gate.ZONE && step.ahead() == Gate.ZONE
        ? theatre.cites().objection("zone-to-zone", unit(step.unit()), hex(step.to()))
        : null;
  }

  @Rule("4.4")
  private @Nullable Objection bank(StepCheck.Step step) {
    return !step.first() && theatre.ground().unbridgedMajor(step.from(), step.direction())
        ? theatre.cites().objection("river-from-bank", unit(step.unit()))
        : null;
  }
}
