package stavka.rostov.air;

import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.rostov.supply.Lines;

/** Lines of supply from one hex alone, which reach everything. */
record OnlySources(int source) implements Lines {
  @Override
  public boolean reaches(Position position, Side side, int hex) {
    return side == Side.AXIS;
  }

  @Override
  public boolean serves(Position position, int counter, int hex) {
    return false;
  }

  @Override
  public boolean source(Position position, Side side, int hex) {
    return hex == source;
  }
}
