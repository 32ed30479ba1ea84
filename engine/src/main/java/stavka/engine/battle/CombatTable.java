package stavka.engine.battle;

import java.util.List;

/** A table of results by odds and die, the worst odds first and the lowest die on top. */
public final class CombatTable {
  private final List<Odds> columns;
  private final int lowestDie;
  private final List<List<String>> rows;

  public CombatTable(List<Odds> columns, int lowestDie, List<List<String>> rows) {
    this.columns = List.copyOf(columns);
    this.lowestDie = lowestDie;
    this.rows = rows.stream().map(List::copyOf).toList();
    for (List<String> row : rows) {
      if (row.size() != columns.size()) {
        throw new IllegalArgumentException(
            "a row of " + row.size() + " under " + columns.size() + " columns");
      }
    }
  }

  public List<Odds> columns() {
    return columns;
  }

  /**
   * The column that strengths fall in, rounded for the defender; beyond the ends, the end column.
   */
  public int column(int attack, int defence) {
    int column = 0;
    while (column + 1 < columns.size() && columns.get(column + 1).reachedBy(attack, defence)) {
      column++;
    }
    return column;
  }

  /** A column moved by shifts, which are lost beyond the ends. */
  public int shifted(int column, int shift) {
    return Math.clamp((long) column + shift, 0, columns.size() - 1);
  }

  /** The highest die that has a row of its own. */
  public int dice() {
    return lowestDie + rows.size() - 1;
  }

  /** The result for a die, which is held within the table's rows. */
  public String result(int column, int die) {
    return rows.get(Math.clamp((long) die - lowestDie, 0, rows.size() - 1)).get(column);
  }
}
