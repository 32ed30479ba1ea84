package stavka.operational.model;

import stavka.engine.hex.HexGrid;
import stavka.engine.map.HexMap;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.trace.Passage;
import stavka.engine.value.Side;

/** What the shared rules ask of the map. */
public interface Ground {
  HexMap map();

  default HexGrid grid() {
    return map().grid();
  }

  /** Whether units can fight, retreat and follow up from one hex into a neighbour. */
  boolean passable(int from, int direction);

  /** What the defenders of a hex are multiplied by for its terrain. */
  int defenceFactor(int hex);

  /** How a side's lines of supply and command cross hexsides, as {@link Passage} wants it. */
  byte[] lineSides(Side side);

  /** What each step costs a unit as things stand, in half points. */
  StepTable steps(Position position, int unit);

  /** What a unit pays to come onto the map at a hex, in half points. */
  int entryPrice(Position position, int unit, int hex);
}
