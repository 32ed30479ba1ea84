package stavka.kharkov.model;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;

/** Everything about the game that does not change while it is played. */
public record Theatre(Ground ground, Pieces pieces, Charts charts) {
  public HexMap map() {
    return ground.map();
  }

  public Roster roster() {
    return pieces.roster();
  }
}
