package stavka.guderian.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Stacking;

/** So many units to a hex, and more if one of them is a leader. */
@Rule({"7.1", "7.2", "10.25"})
public record StackLimit(GuderianTheatre theatre, int units, int withLeader) implements Stacking {
  public StackLimit(GuderianTheatre theatre) {
    this(theatre, theatre.limits().stacking().units(), theatre.limits().stacking().withLeader());
  }

  @Override
  public int limit() {
    return units;
  }

  @Override
  public boolean fits(Position position, Side side, Ints units, int hex) {
    int count = Board.of(theatre, position).units(side, hex);
    boolean leader = leaderAt(position, hex);
    for (int i = 0; i < units.size(); i++) {
      leader |= theatre.pieces().isLeader(units.get(i));
      count += position.place(units.get(i)) == hex ? 0 : 1;
    }
    return count <= limit(leader);
  }

  @Override
  public boolean room(Position position, int unit, int hex) {
    boolean leader = theatre.pieces().isLeader(unit) || leaderAt(position, hex);
    int count = Board.of(theatre, position).units(theatre.pieces().side(unit), hex);
    return count < limit(leader);
  }

  /** Units above the limit on a hex. */
  public int excess(Position position, Side side, int hex) {
    int limit = limit(leaderAt(position, hex));
    return Math.max(0, Board.of(theatre, position).units(side, hex) - limit);
  }

  private int limit(boolean leader) {
    return leader ? withLeader : units;
  }

  private boolean leaderAt(Position position, int hex) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (theatre.pieces().isLeader(unit)) {
        return true;
      }
    }
    return false;
  }
}
