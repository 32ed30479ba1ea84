package stavka.redstar.model;

import stavka.engine.rule.Rule;

/** The class whose cup an army draws its strength from. */
@Rule("6.0")
public enum StrengthClass {
  /** Tank armies. */
  A,
  /** Shock and Guards armies. */
  B,
  /** Rifle armies. */
  C
}
