package stavka.panzer.combat;

import stavka.engine.position.Draft;

/** What an overrun leaves once both sides have had their part of the result: movement's affair. */
@FunctionalInterface
public interface OverrunEnd {
  void settle(Draft draft, PanzerBattle battle, PanzerResult result);
}
