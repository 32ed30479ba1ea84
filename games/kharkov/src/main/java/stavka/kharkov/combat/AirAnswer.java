package stavka.kharkov.combat;

import stavka.engine.position.Frame;
import stavka.operational.combat.BattlePlan;

/** An attack has been declared and the defender may put an air point on it [13.12]. */
public record AirAnswer(BattlePlan plan) implements Frame {}
