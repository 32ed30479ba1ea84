package stavka.rostov.combat;

import stavka.engine.rule.Rule;

/**
 * What a result asks of one side.
 *
 * @param all whether all its steps are lost
 */
@Rule("16.11")
public record SideResult(int steps, boolean retreat, boolean all, boolean asterisk) {}
