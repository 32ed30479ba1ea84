package stavka.engine.battle;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.value.Plain;

/**
 * A side's strength in a combat, unit by unit and change by change in the book's order.
 *
 * @param unknown units whose strength is not known yet and is not in the total
 * @param halvings the units of lines and total: so many halvings of a point, 0 for whole points
 */
public record Tally(List<TallyLine> lines, int total, int unknown, @Plain int halvings) {
  public Tally {
    lines = List.copyOf(lines);
  }

  public Tally(List<TallyLine> lines, int total, int unknown) {
    this(lines, total, unknown, 0);
  }

  /** The same once all are known and come to so much. */
  public Tally of(int sum) {
    return unknown == 0 ? this : new Tally(lines, sum, 0, halvings);
  }

  /** Adds up a tally: each unit begins with its base and is changed in turn. */
  public static final class Builder {
    /** Stands for what is no unit. */
    private static final int NO_UNIT = -1;

    private final Rounding rounding;
    private final int halvings;
    private final List<TallyLine> lines = new ArrayList<>();
    private int total;
    private int unknown;

    public Builder(Rounding rounding, int halvings) {
      this.rounding = rounding;
      this.halvings = halvings;
    }

    /** In whole points, fractions dropped. */
    public Builder() {
      this(Rounding.DOWN, 0);
    }

    public Builder unit(int unit, int base, String code, String rule, Modifier... modifiers) {
      return unit(unit, base, code, rule, List.of(modifiers));
    }

    public Builder unit(int unit, int base, String code, String rule, List<Modifier> modifiers) {
      int value = base << halvings;
      lines.add(new TallyLine(unit, value, code, rule));
      for (int i = 0; i < modifiers.size() && !(base == 0 && rounding.zeroStays()); i++) {
        Modifier modifier = modifiers.get(i);
        value = rounding.changed(value, modifier, halvings);
        lines.add(new TallyLine(unit, value, modifier.code(), modifier.rule()));
      }
      total += value;
      return this;
    }

    public Builder unknown(int unit, String rule) {
      unknown++;
      return unit(unit, 0, "untried", rule);
    }

    /**
     * What changes the sum of all units, once it is known; each line says by how much.
     *
     * @param modifiers of the sum
     */
    public Builder together(List<Modifier> modifiers) {
      for (int i = 0; i < modifiers.size() && unknown == 0; i++) {
        Modifier modifier = modifiers.get(i);
        int after = rounding.changed(total, modifier, halvings);
        lines.add(new TallyLine(NO_UNIT, after - total, modifier.code(), modifier.rule()));
        total = after;
      }
      return this;
    }

    public Tally build() {
      return new Tally(lines, total, unknown, halvings);
    }
  }
}
