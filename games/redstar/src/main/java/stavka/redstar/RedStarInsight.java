package stavka.redstar;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Insight;
import stavka.engine.play.Side;
import stavka.engine.position.Position;
import stavka.redstar.model.Board;
import stavka.redstar.model.Campaign;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.Pieces;
import stavka.redstar.model.StrengthClass;
import stavka.redstar.model.SupplyState;

/** What the game says of a position to bots and lists. */
final class RedStarInsight implements Insight {
  private final Sections sections;
  private final Pieces pieces;

  RedStarInsight(Sections sections) {
    this.sections = sections;
    this.pieces = sections.theatre().pieces();
  }

  /** Units that can attack, or whose strength is drawn. */
  @Override
  public boolean fights(int unit) {
    Kind kind = pieces.kind(unit);
    return kind.strength() != null || pieces.counter(unit).steps().getFirst().attack() > 0;
  }

  @Override
  public int attack(Position position, int unit) {
    return pieces.unmarked(position, unit)
        ? expected(position, unit, false)
        : pieces.attack(position, unit);
  }

  @Override
  public int defence(Position position, int unit) {
    return pieces.unmarked(position, unit)
        ? expected(position, unit, true)
        : pieces.defence(position, unit);
  }

  /** The mean of what is in the cup of an army's class. */
  private int expected(Position position, int unit, boolean defence) {
    StrengthClass strength = pieces.strengthClass(unit);
    int sum = 0;
    int count = 0;
    for (Marker marker : pieces.markers()) {
      if (marker.strength() == strength) {
        int left = position.ledger(Ledger.CUPS + marker.type() - 1);
        count += left;
        sum += left * (defence ? marker.full().defence() : marker.full().attack());
      }
    }
    return count == 0 ? 1 : (sum + count / 2) / count;
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return sections.toll().steps(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return sections.supply().judge(position, unit) == SupplyState.SUPPLIED;
  }

  @Override
  public boolean zone(Position position, Side side, int hex) {
    return Board.of(sections.theatre(), position).inZoneOf(side, hex);
  }

  /** The cities that score in the scenario, and the assets still standing. */
  @Override
  public List<Objective> objectives(Position position, Side side) {
    Campaign.Victory victory = sections.theatre().campaign(position).victory();
    List<Objective> objectives = new ArrayList<>();
    victory
        .cities()
        .forEach(
            (place, points) -> {
              boolean held = sections.control().holder(position, place) == side;
              int hex = sections.theatre().charts().places().get(place).hex();
              objectives.add(new Objective(hex, held ? points / 2 : points));
            });
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.kind(unit).asset() && position.onMap(unit)) {
        objectives.add(new Objective(position.place(unit), Math.max(1, victory.asset())));
      }
    }
    return objectives;
  }

  @Override
  public int points(Position position, Side side) {
    return side == Side.AXIS ? sections.finalCount().points(position) : 0;
  }
}
