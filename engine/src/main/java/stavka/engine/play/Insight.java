package stavka.engine.play;

import java.util.List;
import stavka.engine.position.Hex;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;

/**
 * What a game can say of a position beyond its rules, for bots, charts and lists: what units are
 * worth, what is worth having, and how the points stand. It reveals nothing that both sides may not
 * know.
 */
public interface Insight {
  /** A hex worth taking or holding, and how much. */
  record Objective(@Hex int hex, int worth) {}

  /** Whether a counter is a fighting unit, as opposed to a headquarters or a marker. */
  boolean fights(int unit);

  /** Strength to attack with; for an unknown unit, what may be expected of it. */
  int attack(Position position, int unit);

  /** Strength to defend with; for an unknown unit, what may be expected of it. */
  int defence(Position position, int unit);

  /**
   * How many times its strength a unit fights with while just these units stand in its hex, itself
   * among them: divisions that stay together may fight better.
   */
  default int multiple(Ints stack, int unit) {
    return 1;
  }

  /** Whether units could stay on a hex beside those already there. */
  default boolean fits(Position position, Ints units, @Hex int hex) {
    return true;
  }

  /** How many times their strength units defend with on a hex, for its terrain. */
  default int cover(@Hex int hex) {
    return 1;
  }

  /** Steps a unit can still lose before it is gone. */
  int stepsLeft(Position position, int unit);

  /** Whether a unit on the map is supplied now. */
  boolean supplied(Position position, int unit);

  /** Whether a hex lies in a zone of control of a side. */
  boolean zone(Position position, Side side, int hex);

  /** What a side should go for, or hold, as things stand. */
  List<Objective> objectives(Position position, Side side);

  /** The points a side would have if the match ended now. */
  int points(Position position, Side side);
}
