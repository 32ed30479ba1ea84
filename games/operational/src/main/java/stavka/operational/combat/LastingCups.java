package stavka.operational.combat;

import stavka.engine.event.Revealed;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Value;

/** Cups for each kind of untried unit: what is drawn stays out of its cup for good. */
public record LastingCups(Pieces pieces) implements Cups {
  @Override
  public int cups() {
    return pieces.cups();
  }

  @Override
  public int cupOf(int unit) {
    return pieces.cupOf(unit);
  }

  @Override
  public boolean untried(Position position, int unit) {
    return pieces.untried(position, unit);
  }

  @Override
  public Cup left(Position position, int cup) {
    int[] left = pieces.cup(cup).stream().mapToInt(Value::count).toArray();
    for (int unit = 0; unit < pieces.count(); unit++) {
      int drawn = pieces.cupOf(unit) == cup ? position.get(unit, Marks.DRAWN) : 0;
      if (drawn > 0) {
        left[drawn - 1]--;
      }
    }
    return new Cup(pieces.cup(cup), left);
  }

  @Override
  public void drawn(Draft draft, int unit, int index, Value value, String rule) {
    draft.set(unit, Marks.DRAWN, index + 1);
    draft.say(new Revealed(unit, value.attack(), value.defence(), rule));
  }
}
