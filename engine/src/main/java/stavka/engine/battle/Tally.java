package stavka.engine.battle;

import java.util.ArrayList;
import java.util.List;

/**
 * A side's strength in a combat, unit by unit and change by change in the book's order.
 *
 * @param unknown units whose strength is not known yet and is not in the total
 */
public record Tally(List<TallyLine> lines, int total, int unknown) {
  public Tally {
    lines = List.copyOf(lines);
  }

  /** Adds up a tally. Each unit is begun with its base and changed in turn. */
  public static final class Builder {
    private final List<TallyLine> lines = new ArrayList<>();
    private int total;
    private int unknown;
    private int unit;
    private int value;

    public Builder unit(int unit, int base, String code, String rule) {
      total += value;
      this.unit = unit;
      this.value = base;
      lines.add(new TallyLine(unit, base, code, rule));
      return this;
    }

    public Builder unknown(int unit, String rule) {
      unit(unit, 0, "untried", rule);
      unknown++;
      return this;
    }

    public Builder twice(String code, String rule) {
      return change(value * 2, code, rule);
    }

    /** Halves, dropping the fraction, but never below one. */
    public Builder half(String code, String rule) {
      return change(Math.max(1, value / 2), code, rule);
    }

    public Builder change(int newValue, String code, String rule) {
      value = newValue;
      lines.add(new TallyLine(unit, value, code, rule));
      return this;
    }

    public Tally build() {
      total += value;
      value = 0;
      return new Tally(lines, total, unknown);
    }
  }
}
