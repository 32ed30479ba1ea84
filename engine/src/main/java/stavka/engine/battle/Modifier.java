package stavka.engine.battle;

import java.util.List;

/** A change to a strength, with its reason. Modifiers are folded in the book's order. */
public record Modifier(Op op, int amount, String code, String rule) {
  /** How an amount changes a strength. */
  public enum Op {
    TIMES,
    OVER,
    PLUS,
    /** Adds as much as is there at most, though one to nothing. */
    AID
  }

  public static Modifier times(int amount, String code, String rule) {
    return new Modifier(Op.TIMES, amount, code, rule);
  }

  public static Modifier over(int amount, String code, String rule) {
    return new Modifier(Op.OVER, amount, code, rule);
  }

  public static Modifier plus(int amount, String code, String rule) {
    return new Modifier(Op.PLUS, amount, code, rule);
  }

  public static Modifier aid(int amount, String code, String rule) {
    return new Modifier(Op.AID, amount, code, rule);
  }

  /** Whether two lists change every strength alike, whatever the reasons. */
  public static boolean alike(List<Modifier> some, List<Modifier> others) {
    if (some.size() != others.size()) {
      return false;
    }
    for (int i = 0; i < some.size(); i++) {
      Modifier one = some.get(i);
      Modifier other = others.get(i);
      if (one.op != other.op || one.amount != other.amount) {
        return false;
      }
    }
    return true;
  }
}
