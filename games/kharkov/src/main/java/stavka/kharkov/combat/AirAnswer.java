package stavka.kharkov.combat;

import stavka.panzer.combat.BattlePlan;

import stavka.engine.position.Frame;

/** An attack has been declared and the defender may put an air point on it [13.12]. */
public record AirAnswer(BattlePlan plan) implements Frame {}
