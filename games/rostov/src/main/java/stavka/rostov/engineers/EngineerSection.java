package stavka.rostov.engineers;

import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.command.Command;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.RostovLines;
import stavka.rostov.works.Pontoons;
import stavka.rostov.works.RostovForts;
import stavka.rostov.works.Tracks;

/** The works of an engineer phase: fortifications, railways and bridges. */
@Rule({"18.35", "19.13", "23.11", "23.12", "23.22"})
public final class EngineerSection {
  private final RostovTheatre theatre;
  private final Building axisBuilding;
  private final Building sovietBuilding;
  private final Conversion conversion;
  private final RailWar railWar;
  private final Bridges axisBridges;
  private final Bridges sovietBridges;

  public EngineerSection(
      RostovTheatre theatre,
      RostovLines lines,
      RostovForts forts,
      Pontoons pontoons,
      Command command) {
    this.theatre = theatre;
    Tracks tracks = new Tracks(theatre.ground(), pontoons);
    this.axisBuilding = new Building(theatre, lines, command, Side.AXIS);
    this.sovietBuilding = new Building(theatre, lines, command, Side.SOVIET);
    this.conversion = new Conversion(theatre, lines, forts, tracks);
    this.railWar = new RailWar(theatre, lines, forts, tracks);
    this.axisBridges = new Bridges(theatre, pontoons, command, Side.AXIS);
    this.sovietBridges = new Bridges(theatre, pontoons, command, Side.SOVIET);
  }

  /** What may be ordered in a side's engineer phase. */
  public List<ExtraOrder> orders(Side side) {
    return side == Side.AXIS
        ? List.of(conversion, axisBuilding, axisBridges)
        : List.of(sovietBuilding, railWar, sovietBridges);
  }

  public Conversion conversion() {
    return conversion;
  }

  /** At the end of the phase sites are done, and points that nobody has used are lost. */
  @Rule({"7.21", "18.35", "19.22", "23.11"})
  public void finish(Draft draft, Side side) {
    (side == Side.AXIS ? axisBuilding : sovietBuilding).finish(draft);
    if (side == Side.AXIS) {
      draft.enter(RostovLedger.CONVERTED, 0);
    } else {
      draft.enter(RostovLedger.FORTS, 0);
      draft.enter(RostovLedger.FORTS_EXTRA, 0);
    }
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (draft.at(hex, RostovLayers.TRIED) != 0) {
        draft.put(hex, RostovLayers.TRIED, 0);
      }
      int fresh = draft.at(hex, RostovLayers.NEW);
      if (fresh != 0) {
        draft.put(hex, RostovLayers.NEW, fresh & RostovLayers.NEW_PLACE);
      }
    }
    draft.clearAll(RostovMarks.LABOUR);
  }
}
