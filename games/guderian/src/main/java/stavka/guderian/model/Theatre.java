package stavka.guderian.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Citations;
import stavka.panzer.model.Stacking;

/** Everything about the game that does not change while it is played. */
public record Theatre(Ground ground, Pieces pieces, Charts charts, Limits limits)
    implements Campaign {
  private static final Citations CITES = Citations.beside(Theatre.class);

  @Override
  public Stacking stacking() {
    return new StackLimit(this);
  }

  @Override
  public Citations cites() {
    return CITES;
  }

  /**
   * Soviet units do not come to the far west for some turns; those of the first turn's march go
   * through it.
   */
  @Override
  @Rule("6.4")
  public boolean barred(Position position, Side side, int hex) {
    return side == Side.SOVIET && ground.closedWest(position.turn(), hex);
  }
}
