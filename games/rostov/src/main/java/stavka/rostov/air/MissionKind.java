package stavka.rostov.air;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLedger;

/** What aircraft are sent for. */
@Rule({"13.12", "17.21", "17.23", "17.24"})
public enum MissionKind {
  /** Against movement and command, by the Axis alone. */
  INTERDICTION,

  /** Soviet fighters against that. */
  INTERCEPTION,

  /** Over declared attacks. */
  SUPPORT;

  /** What a side's aircraft over hexes are there for: support once attacks are declared. */
  static MissionKind of(Position position, Side side) {
    if (position.ledger(RostovLedger.ATTACKS) > 0) {
      return SUPPORT;
    }
    return side == Side.AXIS ? INTERDICTION : INTERCEPTION;
  }
}
