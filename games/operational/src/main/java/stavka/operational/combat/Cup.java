package stavka.operational.combat;

import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;
import stavka.operational.model.Marks;
import stavka.operational.model.Pieces;
import stavka.operational.model.Value;

/** The values of a kind that nobody has drawn yet: what is drawn stays out of the cup for good. */
@Rule(in = Books.KHARKOV, value = "12.0")
@Rule(
    in = Books.GUDERIAN,
    value = {"12.0", "12.1"})
public final class Cup {
  private final List<Value> values;
  private final int[] left;
  private int total;

  private Cup(List<Value> values) {
    this.values = values;
    this.left = new int[values.size()];
  }

  public static Cup of(Pieces pieces, Position position, int number) {
    Cup cup = new Cup(pieces.cup(number));
    for (int i = 0; i < cup.left.length; i++) {
      cup.left[i] = cup.values.get(i).count();
      cup.total += cup.left[i];
    }
    for (int unit = 0; unit < pieces.count(); unit++) {
      int drawn = pieces.cupOf(unit) == number ? position.get(unit, Marks.DRAWN) : 0;
      if (drawn > 0) {
        cup.left[drawn - 1]--;
        cup.total--;
      }
    }
    return cup;
  }

  public int total() {
    return total;
  }

  public int size() {
    return left.length;
  }

  public int left(int index) {
    return left[index];
  }

  public Value value(int index) {
    return values.get(index);
  }

  /** The place of the value that the {@code ticket}th of all values left has, from 0. */
  public int at(int ticket) {
    int index = 0;
    int rest = ticket;
    while (rest >= left[index]) {
      rest -= left[index];
      index++;
    }
    return index;
  }
}
