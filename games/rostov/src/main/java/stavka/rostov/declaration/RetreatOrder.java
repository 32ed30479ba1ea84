package stavka.rostov.declaration;

import stavka.engine.rule.Rule;

/** What a sealed order says, in the order of the layer. */
@Rule("14.32")
public enum RetreatOrder {
  NONE,
  HOLD,
  FURTHER
}
