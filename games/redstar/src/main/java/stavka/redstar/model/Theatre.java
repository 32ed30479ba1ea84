package stavka.redstar.model;

import java.util.List;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;

/** Everything about the game that does not change while it is played. */
public record Theatre(Ground ground, Pieces pieces, Charts charts, List<ScenarioPlan> campaigns) {
  public Theatre {
    campaigns = List.copyOf(campaigns);
  }

  public HexMap map() {
    return ground.map();
  }

  public Calendar calendar() {
    return charts.calendar();
  }

  /** The scenario a position belongs to. */
  public ScenarioPlan campaign(Position position) {
    String id = position.setting().scenario();
    for (ScenarioPlan campaign : campaigns) {
      if (campaign.id().equals(id)) {
        return campaign;
      }
    }
    throw new IllegalArgumentException("there is no scenario " + id);
  }

  public boolean snow(Position position) {
    return calendar().snow(position.turn());
  }

  public boolean mud(Position position) {
    return calendar().mud(position.turn());
  }
}
