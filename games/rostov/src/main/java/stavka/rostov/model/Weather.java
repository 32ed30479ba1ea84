package stavka.rostov.model;

import stavka.engine.rule.Rule;

/** The weather of a turn. */
@Rule("5.11")
public enum Weather {
  CLEAR,
  RAIN,
  FROST,
  SNOW,
  ARCTIC
}
