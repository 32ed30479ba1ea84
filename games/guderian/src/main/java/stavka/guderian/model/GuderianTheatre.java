package stavka.guderian.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.model.Stacking;
import stavka.operational.model.Theatre;

/** Everything about the game that does not change while it is played. */
public record GuderianTheatre(
    GuderianGround ground, GuderianPieces pieces, Charts charts, Limits limits) implements Theatre {
  private static final Citations CITES = Citations.beside(GuderianTheatre.class);

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
