package stavka.redstar.model;

import stavka.engine.rule.Rule;

/** The states of supply, as a counter's word holds them from one supply phase to the next. */
@Rule({"10.0.2", "10.0.4"})
public enum SupplyState {
  SUPPLIED,
  /** Emergency supply, for the Axis only. */
  EMERGENCY,
  /** Lack of supply. */
  LACK,
  NONE;

  /** Lacking supply or without any: what many rules bar together. */
  public boolean poor() {
    return this == LACK || this == NONE;
  }
}
