package stavka.redstar.model;

import java.util.Map;
import java.util.Objects;
import java.util.Set;
import stavka.engine.value.Side;

/** The numbers the rules quote, as read from {@code charts.yaml}. */
public record Limits(
    Stack stacking,
    Zone zones,
    Security security,
    Travels strategic,
    int seaUnits,
    Combat combat,
    Advance advance,
    Lines supply,
    Returns returns,
    Leaders leaders,
    int evacuated,
    Drop drop,
    Sites sites,
    Italy italy,
    Set<Integer> retirements,
    int flight,
    Surrender surrender,
    Worth worth) {
  private static final int HALVES = 2;

  /** Stacking points of a hex, and of units by their size [4.0.3, 4.0.5]. */
  public record Stack(int axis, int soviet, Map<Size, Points> sizes) {
    public int most(Side side) {
      return side == Side.AXIS ? axis : soviet;
    }

    public int points(Size size, Side side) {
      Points points = Objects.requireNonNull(sizes.get(size));
      return side == Side.AXIS ? points.axis() : points.soviet();
    }
  }

  /** What a unit of some size counts on either side. */
  public record Points(int axis, int soviet) {}

  /**
   * Movement points to leave an enemy zone [3.4.1].
   *
   * @param leaveInSnow for Soviet units in snow [13.0.3]
   * @param weakPair how many weak Kampfgruppen exert a zone together [5.0.3]
   */
  public record Zone(int leave, int leaveInSnow, int weakPair) {}

  /** How far security divisions keep from the enemy [11.2.3] and partisans from them [11.2.2]. */
  public record Security(int distance, int guarded) {}

  /** Strategic movement: how far, and how far from the enemy [3.5.3]. */
  public record Travels(int hexes, int distance) {}

  /**
   * What changes strengths and dice [7.4, 7.6, 7.7].
   *
   * @param river what a river adds to those behind it [7.4.2]
   * @param streets the highest die that hurts an unhurt unit in the streets of a city [7.4.4]
   * @param streetsHurt the same for one that has suffered
   */
  public record Combat(
      int river, int leaderRange, int siegeRange, int siegeBonus, int streets, int streetsHurt) {}

  /** How far units advance: the longest way, and by kind [7.15.3, 7.15.4]. */
  public record Advance(int longest, int sovietMotorised, int others) {}

  /** How long lines of communication may be, in hexes [10.2, 10.4]. */
  public record Lines(int axis, int soviet, int port) {
    /** In halves of a hex, by which railways count. */
    public int halves(Side side) {
      return HALVES * (side == Side.AXIS ? axis : soviet);
    }

    public int portHalves() {
      return HALVES * port;
    }

    /** The longest line that does not isolate: less than twice as long as it may be [10.5]. */
    public int longest(Side side) {
      return 2 * halves(side) - 1;
    }
  }

  /**
   * When what was lost comes back [15.7].
   *
   * @param depot turns after which a depot or an air base does
   * @param corps turns after which a corps comes for an army
   * @param soon the highest die by which a headquarters is away for one turn, else for two
   * @param lost the highest die by which an army is lost for good
   * @param lostPoor the same if it was in poor supply
   * @param byDie turns for each point of the die
   */
  public record Returns(int depot, int corps, int soon, int lost, int lostPoor, int byDie) {}

  /** How many leaders there may be at once [14.4.5]. */
  public record Leaders(int most) {}

  /**
   * Paratroops [15.4].
   *
   * @param lands the highest modified die by which a drop succeeds
   */
  public record Drop(int radius, int zone, int weather, int lands) {}

  /** How far from the enemy reinforcements are put [15.2.2, 15.2.3]. */
  public record Sites(int axis, int headquarters) {}

  /** The army that leaves with Italy, and when [16.0]. */
  public record Italy(int turn, String army) {}

  /** The highest modified dice by which Soviet rule ends or wavers [18.1.1]. */
  public record Surrender(int givesUp, int wavers) {}

  /** What supplied Axis counters score: whole, or for each step [18.0.5]. */
  public record Worth(int base, int depot, int armourStep, int footStep, int other) {}
}
