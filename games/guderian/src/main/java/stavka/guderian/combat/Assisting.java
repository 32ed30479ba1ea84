package stavka.guderian.combat;

import stavka.engine.position.Frame;
import stavka.operational.combat.BattlePlan;

/** An attack has been declared and it is asked whom its leaders help [10.36]. */
public record Assisting(BattlePlan plan) implements Frame {}
