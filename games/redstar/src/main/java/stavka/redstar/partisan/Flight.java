package stavka.redstar.partisan;

import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Unit;

/** A partisan must leave its hex at once [11.1.8]. */
@Rule("11.1.8")
record Flight(@Unit int partisan) implements Frame {}
