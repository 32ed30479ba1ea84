package stavka.rostov.command;

import stavka.engine.rule.Rule;

/** What the command value of a headquarters is spent on, each in full. */
@Rule({"22.12", "14.34"})
public enum Use {
  ACTIVATE,
  GUARD,
  REACT,
  ORDER
}
