package stavka.operational.movement;

import static stavka.engine.reason.Detail.hex;

import java.util.List;
import stavka.engine.move.Gate;
import stavka.engine.move.StepTable;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.operational.board.ToyTheatre;

/** A point a hex and two in the wood; corps have four points, others three. */
record ToyMarchRules(ToyField field, ZoneEffect effect, boolean leavesZones) implements MarchRules {
  private static final StepTable STEPS =
      StepTable.of(
          ToyTheatre.GRID,
          (from, direction, to) -> ToyTheatre.MAP.terrainIs(to, "wood") ? 4 : 2,
          (from, direction, to) -> false);

  @Override
  public StepTable steps(Position position, int unit) {
    return STEPS;
  }

  @Override
  public int allowance(Position position, int unit) {
    return 2 * ToyTheatre.ROSTER.get(unit).steps().getFirst().movement();
  }

  @Override
  public byte[] gates(Position position, int unit) {
    return field.board(position).gates(field.roster().side(unit));
  }

  @Override
  public ZoneEffect zone(Position position, int unit) {
    return effect;
  }

  @Override
  public List<StepCheck> checks() {
    return List.of(
        leavesZones ? step -> null : StepCheck.leavesNoZone(field.cites()),
        StepCheck.onTheMap(field.cites()),
        StepCheck.toTheNextHex(field.cites()),
        StepCheck.notWhereEnemiesAre(field.cites()),
        effect.stops() ? StepCheck.stopsInZone(field.cites()) : step -> null,
        step ->
            !effect.onward() && step.behind() == Gate.ZONE && step.ahead() == Gate.ZONE
                ? Objection.of("19", "zone-to-zone", hex(step.to()))
                : null);
  }
}
