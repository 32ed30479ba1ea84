package stavka.engine.event;

import stavka.engine.battle.BattleReport;

/** A combat or overrun was decided. */
public record Fought(BattleReport report, int die, int modifiedDie, String result, String rule)
    implements Event {}
