package stavka.kharkov.combat;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Value;

/** The values of a kind that nobody has drawn yet: what is drawn stays out of the cup for good. */
@Rule("12.0")
final class Cup {
  private final List<Value> values;
  private final int[] left;
  private int total;

  private Cup(List<Value> values) {
    this.values = values;
    this.left = new int[values.size()];
  }

  static Cup of(Pieces pieces, Position position, Kind kind) {
    Cup cup = new Cup(pieces.cup(kind));
    for (int i = 0; i < cup.left.length; i++) {
      cup.left[i] = cup.values.get(i).count();
      cup.total += cup.left[i];
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      int drawn = pieces.kind(unit) == kind ? position.get(unit, State.DRAWN) : 0;
      if (drawn > 0) {
        cup.left[drawn - 1]--;
        cup.total--;
      }
    }
    return cup;
  }

  int total() {
    return total;
  }

  int size() {
    return left.length;
  }

  int left(int index) {
    return left[index];
  }

  Value value(int index) {
    return values.get(index);
  }

  /** The place of the value that the {@code ticket}th of all values left has, from 0. */
  int at(int ticket) {
    int index = 0;
    int rest = ticket;
    while (rest >= left[index]) {
      rest -= left[index];
      index++;
    }
    return index;
  }
}
