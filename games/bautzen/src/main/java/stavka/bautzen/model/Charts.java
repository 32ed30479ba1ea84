package stavka.bautzen.model;

import java.util.List;
import java.util.Map;
import stavka.engine.battle.CombatTable;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/**
 * The numbers of the book and its completion.
 *
 * @param zoneToll half points paid to leave an enemy zone [3]
 * @param losesUpTo the highest die that costs a step in an enemy zone [4.3]
 * @param guests units of other formations that may stand with those of one [5.4]
 * @param grace supply phases in a row without a line that cost no step [7.1.3]
 * @param alwaysSupplied who has stores of its own [7.1.5]
 * @param range hexes from guns to their target [9.4]
 * @param retreat hexes of a retreat [9.6]
 * @param dates the date of each turn
 */
public record Charts(
    int zoneToll,
    int losesUpTo,
    int guests,
    int grace,
    Ints alwaysSupplied,
    Columns columns,
    int range,
    CombatTable combatTable,
    Shifts shifts,
    int retreat,
    Advance advance,
    List<String> dates,
    Victory victory) {
  public Charts {
    dates = List.copyOf(dates);
  }

  /**
   * Logistic columns.
   *
   * @param returnsAfter turns until a spent one comes back [7.3]
   * @param most how many a side may spend in a combat [7.2.2]
   */
  public record Columns(int returnsAfter, int shift, int most) {}

  /**
   * Shifts of columns in the attacker's favour [9.3].
   *
   * @param limit how far their sum may go either way
   */
  public record Shifts(
      int limit, int combinedArms, int integrity, int concentric, Surprise surprise) {}

  public record Surprise(Side side, int turn, int shift) {}

  /** Hexes that victors may go forward [10]. */
  public record Advance(int hexes, int armour) {}

  /**
   * What scores [12].
   *
   * @param units single units that score when lost
   * @param berlin the region that is on the way to Berlin
   */
  public record Victory(
      List<Place> places,
      int formation,
      Map<Integer, Integer> units,
      int headquarters,
      Ints berlin,
      int berlinEach) {
    public Victory {
      places = List.copyOf(places);
      units = Map.copyOf(units);
    }
  }

  /**
   * @param each whether every hex of it scores by itself
   */
  public record Place(String id, Ints hexes, int axis, int soviet, boolean each) {
    public int points(Side side) {
      return side == Side.AXIS ? axis : soviet;
    }
  }
}
