package stavka.rostov.supply;

import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.command.Command;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.works.Decay;
import stavka.rostov.works.Pontoons;

/**
 * The supply phases: points are counted and lines judged, both sides relieve and bridge, all ends.
 */
@Rule({"6.6", "6.53", "6.76", "6.81", "23.23"})
public final class SupplySection {
  private final RostovTheatre theatre;
  private final RostovLines lines;
  private final AttackPoints points;
  private final SupplyCounters counters;
  private final Pontoons pontoons;
  private final Command command;
  private final Fates fates;
  private final Bases bases;
  private final SupplyJudge judge;
  private final Decay decay;

  public SupplySection(
      RostovTheatre theatre,
      RostovLines lines,
      AttackPoints points,
      SupplyCounters counters,
      Pontoons pontoons,
      Command command,
      Fates fates) {
    this.theatre = theatre;
    this.lines = lines;
    this.points = points;
    this.counters = counters;
    this.pontoons = pontoons;
    this.command = command;
    this.fates = fates;
    this.bases = new Bases(theatre, lines, fates);
    this.judge = new SupplyJudge(theatre, lines);
    this.decay = new Decay(theatre);
  }

  /** Phase {@code supply}. */
  @Rule({"6.6", "6.81", "6.92"})
  public void begin(Draft draft) {
    bases.open(draft);
    points.receive(draft);
    judge.judge(draft);
  }

  /** What may be ordered in phases {@code axis-supply} and {@code soviet-supply}. */
  @Rule({"6.53", "6.95", "23.22"})
  public List<ExtraOrder> orders(Side side) {
    ExtraOrder relief = new Relief(theatre, lines, counters, side);
    ExtraOrder bridges = new Bridging(theatre, pontoons, lines, command, fates, side);
    return side == Side.AXIS ? List.of(relief, bridges, bases) : List.of(relief, bridges);
  }

  /** Phase {@code supply-ends}. */
  @Rule({"6.76", "23.23"})
  public void end(Draft draft) {
    for (Side side : Side.values()) {
      pontoons.finish(draft, side, SideFeature.RIVER);
    }
    decay.settle(draft);
  }

  /** In a side's engineer phase its bridges over major rivers are done. */
  @Rule("23.23")
  public void engineers(Draft draft, Side side) {
    pontoons.finish(draft, side, SideFeature.MAJOR_RIVER);
  }
}
