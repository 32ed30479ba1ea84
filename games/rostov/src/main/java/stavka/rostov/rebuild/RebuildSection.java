package stavka.rostov.rebuild;

import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.RostovLines;
import stavka.rostov.zones.Zones;

/** Replacements from the die to the unit that has its step. */
@Rule({"7.1", "7.2", "7.4", "20.0"})
public final class RebuildSection {
  private final RostovTheatre theatre;
  private final Zones zones;
  private final RostovLines lines;
  private final Fates fates;
  private final CutOffCities cities;
  private final ReplacementTable table;
  private final Track track;

  public RebuildSection(RostovTheatre theatre, Zones zones, RostovLines lines, Fates fates) {
    this.theatre = theatre;
    this.zones = zones;
    this.lines = lines;
    this.fates = fates;
    this.cities = new CutOffCities(theatre, lines);
    this.table = new ReplacementTable(theatre, cities);
    this.track = new Track(theatre);
  }

  public ReplacementTable table() {
    return table;
  }

  /** What may be ordered in a side's replacement phase. */
  @Rule({"7.22", "7.25", "7.26"})
  public List<ExtraOrder> orders(Side side) {
    return side == Side.AXIS
        ? List.of()
        : List.of(
            new MilitiaPoints(theatre, zones, fates),
            new ZapExchange(theatre, fates),
            new ExtraSupply(theatre),
            new Trains(theatre));
  }

  public Replacements replacements(Side side) {
    return new Replacements(theatre, zones, lines, cities, side);
  }

  /** How points are spent in a side's engineer phase. */
  @Rule({"7.41", "7.42", "7.43", "20.0"})
  public List<ExtraOrder> engineers(Side side) {
    ExtraOrder restoring = replacements(side).restoring();
    ExtraOrder boxes = new Boxes(theatre, side);
    return side == Side.AXIS
        ? List.of(restoring, boxes)
        : List.of(restoring, new Mustering(theatre, zones, lines, cities), boxes);
  }

  /** At the end of an engineer phase. */
  @Rule({"7.24", "7.43"})
  public void finish(Draft draft, Side side) {
    table.afterEngineers(draft, side);
    draft.clearAll(RostovMarks.RAISED);
  }

  /** The track is a turn further. */
  @Rule("7.23")
  public void beginTurn(Draft draft) {
    track.advance(draft);
  }

  @Rule("7.26")
  public void endTurn(Draft draft) {
    new OwedAttacks(theatre).settle(draft);
  }
}
