package stavka.rostov.staff;

import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.works.Spans;

/**
 * What lies across a march on a wide front: open sea, and great rivers where no bridge leads to a
 * free bank. In small battles nobody marches so far that it matters, and staffs look straight
 * ahead.
 */
public final class Detours {
  /** The hexes of detour that such an obstacle is worth. */
  private static final int LONG_WAY = 6;

  private final RostovTheatre theatre;
  private final Spans spans;

  public Detours(RostovTheatre theatre, Spans spans) {
    this.theatre = theatre;
    this.spans = spans;
  }

  /** The hexes that a side had better go round rather than straight to a neighbour. */
  public int of(Position position, Side side, int from, int direction) {
    RostovGround ground = theatre.ground();
    int to = theatre.grid().neighbour(from, direction);
    if (to < 0) {
      return 0;
    }
    boolean sea = !ground.land(to);
    boolean water =
        sea
            || ground.majorRiver(from, direction, position.turn())
            || ground.lake(from, direction, position.turn());
    return !water
            || !theatre.plan(position).wide()
            || theatre.sky(position).frozen()
            || (!sea && carried(position, side, from, direction, to))
        ? 0
        : LONG_WAY;
  }

  private boolean carried(Position position, Side side, int from, int direction, int to) {
    Board board = theatre.board(position);
    return spans.pontoon(position, side, from, direction)
        || (spans.bridge(position, from, direction)
            && !board.holds(side.enemy(), from)
            && !board.holds(side.enemy(), to));
  }
}
