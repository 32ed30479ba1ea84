package stavka.bautzen.combat;

import stavka.engine.position.Frame;
import stavka.operational.combat.BattlePlan;

/** The defender may spend a column before the die is rolled. */
record Answering(BattlePlan plan) implements Frame {}
