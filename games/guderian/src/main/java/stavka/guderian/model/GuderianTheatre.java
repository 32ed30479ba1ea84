package stavka.guderian.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Boards;
import stavka.operational.board.Presence;
import stavka.operational.board.Projection;
import stavka.operational.board.Stacking;
import stavka.operational.model.Citations;
import stavka.operational.model.Theatre;

/** Everything about the game that does not change while it is played. */
public record GuderianTheatre(
    GuderianGround ground,
    GuderianPieces pieces,
    Charts charts,
    Limits limits,
    Boards boards,
    Stacking stacking)
    implements Theatre {
  private static final Citations CITES = Citations.beside(GuderianTheatre.class);

  public GuderianTheatre(
      GuderianGround ground, GuderianPieces pieces, Charts charts, Limits limits) {
    this(
        ground,
        pieces,
        charts,
        limits,
        boards(ground, pieces),
        stacking(pieces, limits.stacking()));
  }

  /** Whatever stands on a hex keeps the enemy out and cancels his zones. */
  @Rule({"6.21", "6.22", "8.0", "8.12", "8.14", "8.15", "8.16", "8.18"})
  @Rule({"9.71", "11.13", "11.24"})
  private static Boards boards(GuderianGround ground, GuderianPieces pieces) {
    return new Boards(
        ground.grid(),
        pieces.roster(),
        new Presence(unit -> true, pieces::combat, unit -> true),
        Projection.of(pieces::projects, ground::zoneBarriers));
  }

  /** So many units to a hex, and more if one of them is a leader. */
  @Rule({"7.1", "7.2", "10.25"})
  private static Stacking stacking(GuderianPieces pieces, Limits.Stack limits) {
    return new Stacking(pieces.roster(), unit -> 1, (side, hex) -> limits.units())
        .raisedBy(pieces::isLeader, limits.withLeader());
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
