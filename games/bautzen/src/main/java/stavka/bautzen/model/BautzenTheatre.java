package stavka.bautzen.model;

import java.util.List;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.position.Position;
import stavka.operational.board.Boards;
import stavka.operational.model.Citations;
import stavka.operational.model.ScenarioOutline;

/** Everything about the game that does not change while it is played. */
public record BautzenTheatre(
    BautzenGround ground,
    BautzenPieces pieces,
    Charts charts,
    List<ScenarioPlan> plans,
    Boards boards,
    Citations cites) {
  public BautzenTheatre {
    plans = List.copyOf(plans);
  }

  public HexMap map() {
    return ground.map();
  }

  public HexGrid grid() {
    return ground.grid();
  }

  /** The scenario that a position belongs to. */
  public ScenarioPlan plan(Position position) {
    return plan(position.setting().scenario());
  }

  public ScenarioPlan plan(String id) {
    return ScenarioOutline.of(plans, id);
  }
}
