package stavka.guderian;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.guderian.combat.Losses;
import stavka.guderian.model.Charts;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.guderian.victory.FinalCount;
import stavka.guderian.victory.Places;
import stavka.panzer.PanzerInsight;

/** What Guderian says of a position to bots and lists. */
final class GuderianInsight extends PanzerInsight {
  private final Theatre theatre;
  private final Places places;

  GuderianInsight(
      Theatre theatre, Supply supply, Losses losses, FinalCount finalCount, Places places) {
    super(theatre, supply, losses, finalCount);
    this.theatre = theatre;
    this.places = places;
  }

  /** A leader stacks and suffers like a unit, but does not fight for himself. */
  @Override
  public boolean fights(int unit) {
    return !theatre.pieces().isLeader(unit);
  }

  /**
   * The German goes for the places that score, nearest the west first; the Soviet player holds and
   * retakes them.
   */
  @Override
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    for (int i = 0; i < theatre.charts().places().size(); i++) {
      Charts.Place place = theatre.charts().places().get(i);
      int worth = side == Side.AXIS && places.german(position, i) ? 2 : place.points();
      place.hexes().forEach(hex -> objectives.add(new Objective(hex, worth)));
    }
    return objectives;
  }
}
