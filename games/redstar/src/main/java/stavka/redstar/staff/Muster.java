package stavka.redstar.staff;

import java.util.function.ToIntFunction;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marker;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.StrengthClass;

/** What units are good for, as far as both sides know. */
public record Muster(RedStarPieces pieces) {
  /** Units that can attack, or whose strength is drawn. */
  public boolean fights(int unit) {
    Kind kind = pieces.kind(unit);
    return kind.strength() != null || pieces.counter(unit).steps().getFirst().attack() > 0;
  }

  /** The fighting units of a side on the map. */
  Ints fighters(Position position, Side side) {
    return pieces
        .all()
        .filter(unit -> position.onMap(unit) && pieces.side(unit) == side && fights(unit));
  }

  public int attack(Position position, int unit) {
    return pieces.unmarked(position, unit)
        ? expected(position, unit, Marker.Strength::attack)
        : pieces.attack(position, unit);
  }

  public int defence(Position position, int unit) {
    return pieces.unmarked(position, unit)
        ? expected(position, unit, Marker.Strength::defence)
        : pieces.defence(position, unit);
  }

  /** The mean of what is in the cup of an army's class. */
  private int expected(Position position, int unit, ToIntFunction<Marker.Strength> figure) {
    StrengthClass strength = pieces.kind(unit).strength();
    int sum = 0;
    int count = 0;
    for (Marker marker : pieces.markers()) {
      if (marker.strength() == strength) {
        int left = position.ledger(Ledger.CUPS + marker.type() - 1);
        count += left;
        sum += left * figure.applyAsInt(marker.full());
      }
    }
    return count == 0 ? 1 : (sum + count / 2) / count;
  }

  /** What a unit that needs a line of communication is worth: its steps, those of armour twice. */
  double weight(Position position, int unit) {
    if (pieces.is(unit, Kind.AIR_BASE)) {
      return 2;
    }
    if (!fights(unit)) {
      return 0;
    }
    double steps = pieces.nominalSteps(position, unit);
    boolean armour = pieces.side(unit) == Side.AXIS && pieces.is(unit, Kind.ARMOUR);
    return armour ? steps : steps / 2;
  }
}
