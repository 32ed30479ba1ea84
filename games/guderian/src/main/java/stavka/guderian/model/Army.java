package stavka.guderian.model;

import stavka.engine.value.Ints;

/**
 * An army of the Soviet set-up [5.1].
 *
 * @param number from 1, as {@link GuderianMarks#ARMY} has it
 * @param hexes where its units stand
 * @param dice whether a die decides if it moves on turn 1 [5.21]
 * @param marches whether it must march on turn 1 [5.23]
 */
public record Army(
    int number,
    String id,
    Ints hexes,
    int rifle,
    int armoured,
    int leader,
    boolean dice,
    boolean marches) {
  public int bit() {
    return 1 << number;
  }
}
