package stavka.redstar.model;

import stavka.engine.rule.Rule;

/** The weather of a turn, printed on the turn track. */
@Rule({"13.0", "13.0.1"})
public enum Weather {
  CLEAR,
  MUD,
  SNOW
}
