package stavka.redstar.model;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import stavka.engine.battle.CombatTable;
import stavka.engine.rule.Rule;

/**
 * The charts of the game, as read from {@code charts.yaml}.
 *
 * @param combat the table of results under each row of odds [7.8]
 * @param attrition steps lost by die, from 1; the last holds beyond [10.9.1]
 * @param conversions the Axis conversion chart [17.2.1]
 * @param places the major cities and ports in the order of their control bits [9.0]
 * @param surrender modifiers to the surrender die, by the city that is entered [18.1]
 * @param options the switches of {@link Options} as they stand unless players change them
 * @param limits the numbers the rules quote
 */
public record Charts(
    TerrainChart terrain,
    Map<OddsRow, CombatTable> combat,
    Calendar calendar,
    List<Integer> attrition,
    List<Conversion> conversions,
    List<Place> places,
    Map<String, List<Persuasion>> surrender,
    Map<String, Integer> options,
    Limits limits) {
  /** A face of the conversion chart: corps or Kampfgruppe, full or reduced. */
  public enum Face {
    C4(Size.CORPS, 0),
    C3(Size.CORPS, 1),
    K2(Size.KAMPFGRUPPE, 0),
    K1(Size.KAMPFGRUPPE, 1);

    private final Size size;
    private final int step;

    Face(Size size, int step) {
      this.size = size;
      this.step = step;
    }

    public Size size() {
      return size;
    }

    public int step() {
      return step;
    }
  }

  /** Units of one family that may be exchanged for others on their hex. */
  @Rule("17.2.1")
  public record Conversion(List<Face> from, List<Face> to) {}

  /** What the Axis takes off a surrender die if it controls all of some places [18.1.1]. */
  @Rule("18.1.1")
  public record Persuasion(List<String> places, int modifier) {}

  /** Which sea a port lies on. */
  public enum Port {
    NONE,
    BLACK_SEA,
    BALTIC,
    ARCTIC
  }

  /**
   * A major city or port.
   *
   * @param land the country it lies in, which says who controls it on turn 1 [9.0.2]
   */
  public record Place(String id, int hex, boolean major, Port port, String land) {}

  public CombatTable table(OddsRow row) {
    return Objects.requireNonNull(combat.get(row));
  }

  public int attritionLoss(int die) {
    return attrition.get(Math.clamp((long) die - 1, 0, attrition.size() - 1));
  }

  /** The place of an id, or -1 if there is none. */
  public int place(String id) {
    return IntStream.range(0, places.size())
        .filter(place -> places.get(place).id().equals(id))
        .findFirst()
        .orElse(-1);
  }
}
