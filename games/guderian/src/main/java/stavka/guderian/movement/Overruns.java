package stavka.guderian.movement;

import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Pieces;
import stavka.guderian.model.State;
import stavka.guderian.model.Theatre;
import stavka.panzer.model.Board;
import stavka.panzer.movement.Overrunning;
import stavka.panzer.movement.PhaseRole;

/**
 * Who may overrun: all that can attack, Soviet ones only if they began their phase under a leader.
 */
@Rule({"6.5", "6.51", "6.53", "6.54", "6.55"})
public final class Overruns extends Overrunning {
  private final Theatre theatre;
  private final Pieces pieces;
  private final FirstTurn firstTurn;

  public Overruns(Theatre theatre, March march, FirstTurn firstTurn) {
    super(theatre, march);
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.firstTurn = firstTurn;
  }

  @Override
  @Rule({"6.53", "6.55", "12.3"})
  protected @Nullable Objection unable(Position position, Ints units, int unit) {
    if (!pieces.canAttack(position, unit)) {
      String rule = pieces.isLeader(unit) ? "6.53" : "12.3";
      return Objection.of(rule, "never-attacks", unit(unit));
    }
    if (firstTurn.frozen(position, unit) || firstTurn.marches(position, unit)) {
      return Objection.of("5.2", "army-frozen", unit(unit));
    }
    return pieces.side(unit) == Side.SOVIET && !position.has(unit, State.COMMANDED)
        ? Objection.of("6.55", "overrun-no-leader", unit(unit))
        : null;
  }

  /** Leaders stay out of overruns. */
  @Override
  protected boolean companions(Position position, int unit, int other) {
    return pieces.canAttack(position, other);
  }

  @Override
  protected boolean likely(Position position, Ints units, int leader) {
    return unable(position, units, units.first()) == null;
  }

  /** Disrupted units have no zone but can be overrun. */
  @Override
  @Rule("6.62")
  protected boolean besideUnzoned(Position position, PhaseRole role, int hex) {
    HexGrid grid = theatre.ground().grid();
    Board board = Board.of(theatre, position);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = grid.neighbour(hex, direction);
      if (next != HexGrid.NONE && board.holds(role.side().enemy(), next)) {
        return true;
      }
    }
    return false;
  }
}
