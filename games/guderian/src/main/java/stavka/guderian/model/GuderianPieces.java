package stavka.guderian.model;

import java.util.List;
import java.util.Map;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Marks;
import stavka.operational.model.PieceIndex;
import stavka.operational.model.Value;

/** The counters of the game with what the rules ask of them. */
public final class GuderianPieces extends PieceIndex<Kind> {
  private final Schedule schedule;

  GuderianPieces(Roster roster, Map<Kind, List<Value>> cups, Schedule schedule) {
    super(roster, Kind.class, Kind.LEADER, cups);
    this.schedule = schedule;
  }

  public boolean isLeader(int unit) {
    return commandBit(unit) != 0;
  }

  /** Whether a leader is on the map and in order. */
  @Override
  @Rule("6.64")
  public boolean commands(Position position, int unit) {
    return position.onMap(unit) && !position.has(unit, Marks.DISRUPTED);
  }

  public Schedule schedule() {
    return schedule;
  }

  /** A leader is a unit like any other, but for his attack. */
  @Override
  @Rule({"10.0", "10.22", "10.25"})
  public boolean combat(int unit) {
    return true;
  }

  /** Disrupted units have no zone; untried units and leaders have one. */
  @Rule({"8.11", "6.62", "10.22", "12.1"})
  public boolean projects(Position position, int unit) {
    return !position.has(unit, Marks.DISRUPTED);
  }

  /** Whether a unit can attack: a leader and a shown 0-1-6 cannot, an untried unit is taken to. */
  @Rule({"10.23", "12.3"})
  public boolean canAttack(Position position, int unit) {
    return !isLeader(unit) && (untried(position, unit) || attack(position, unit) > 0);
  }

  /** A regiment of no division: Gross Deutschland and Lehr [7.3]. */
  public boolean independent(int unit) {
    return kind(unit) == Kind.MOTORISED && formation(unit) < 0;
  }

  @Override
  @Rule({"6.23", "10.1", "10.21"})
  public Step face(int unit, long word) {
    int drawn = kind(unit).untried() ? Marks.DRAWN.get(word) : 0;
    return drawn > 0 ? drawnFace(unit, drawn) : printedFace(unit, Marks.STEP.get(word));
  }
}
