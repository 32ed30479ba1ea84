package stavka.engine.battle;

import java.util.ArrayList;
import java.util.List;

/** A table of results by odds and die, the worst odds first and the lowest die on top. */
public final class CombatTable {
  private final List<Odds> columns;
  private final int die;
  private final int lowestDie;
  private final List<String> results;
  private final int[][] resultOf;
  private final Limit shiftLimit;
  private final Limit dieLimit;

  /** A table read with a die that has a row for each of its faces, from 1. */
  public CombatTable(List<Odds> columns, int die, List<List<String>> rows) {
    this(columns, die, 1, rows, Limit.NONE, Limit.NONE);
  }

  /**
   * @param die the faces of the die that is rolled
   * @param lowestDie the die of the first row
   * @param shiftLimit how far all shifts together move the column
   * @param dieLimit within what bounds a die counts once it is changed
   */
  public CombatTable(
      List<Odds> columns,
      int die,
      int lowestDie,
      List<List<String>> rows,
      Limit shiftLimit,
      Limit dieLimit) {
    this.columns = List.copyOf(columns);
    this.die = die;
    this.lowestDie = lowestDie;
    this.shiftLimit = shiftLimit;
    this.dieLimit = dieLimit;
    List<String> found = new ArrayList<>();
    this.resultOf = new int[rows.size()][columns.size()];
    for (int row = 0; row < rows.size(); row++) {
      if (rows.get(row).size() != columns.size()) {
        throw new IllegalArgumentException(
            "a row of " + rows.get(row).size() + " under " + columns.size() + " columns");
      }
      for (int column = 0; column < columns.size(); column++) {
        String result = rows.get(row).get(column);
        if (!found.contains(result)) {
          found.add(result);
        }
        resultOf[row][column] = found.indexOf(result);
      }
    }
    this.results = List.copyOf(found);
  }

  public List<Odds> columns() {
    return columns;
  }

  /** The faces of the die that is rolled for a result. */
  public int die() {
    return die;
  }

  /** The highest die that has a row of its own. */
  public int dice() {
    return lowestDie + resultOf.length - 1;
  }

  /** Every result there is, each once. */
  public List<String> results() {
    return results;
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

  /** Whether strengths fall short of the worst column. */
  public boolean below(int attack, int defence) {
    return !columns.getFirst().reachedBy(attack, defence);
  }

  /** A column moved by shifts, which are lost beyond the ends. */
  public int shifted(int column, int shift) {
    return Math.clamp((long) column + shiftLimit.hold(shift), 0, columns.size() - 1);
  }

  /** What a die counts as with its changes. */
  public int changed(int rolled, int change) {
    return dieLimit.hold(rolled + change);
  }

  /** The result for a die, which is held within the table's rows. */
  public String result(int column, int rolled) {
    return results.get(resultIndex(column, rolled));
  }

  /** The place of that result among {@link #results}. */
  public int resultIndex(int column, int rolled) {
    return resultOf[Math.clamp((long) rolled - lowestDie, 0, resultOf.length - 1)][column];
  }
}
