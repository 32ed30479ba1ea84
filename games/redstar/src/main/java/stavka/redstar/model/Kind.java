package stavka.redstar.model;

import static stavka.redstar.model.Kind.Trait.ASSET;
import static stavka.redstar.model.Kind.Trait.CAUTIOUS;
import static stavka.redstar.model.Kind.Trait.FREE;
import static stavka.redstar.model.Kind.Trait.MOTORISED;
import static stavka.redstar.model.Kind.Trait.SHADOW;
import static stavka.redstar.model.Kind.Trait.ZONE;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import stavka.engine.rule.Rule;

/** What a counter is. */
@Rule({"1.1", "3.1.2", "5.0.2", "11.1.4", "14.1.1", "15.6", "15.6.3"})
public enum Kind {
  ARMOUR(null, ZONE, MOTORISED),
  INFANTRY(null, ZONE),
  MOUNTAIN(null, ZONE),
  SECURITY(null),
  SIEGE(null, CAUTIOUS, FREE),
  DEPOT(null, MOTORISED, CAUTIOUS, FREE),
  AIR_BASE(null, CAUTIOUS, FREE),
  AIR_FLEET(null, SHADOW, FREE),
  HQ(null, CAUTIOUS, FREE),
  TANK_ARMY(StrengthClass.A, ZONE, MOTORISED),
  SHOCK_ARMY(StrengthClass.B, ZONE),
  GUARDS_ARMY(StrengthClass.B, ZONE),
  RIFLE_ARMY(StrengthClass.C, ZONE),
  RIFLE_CORPS(null, ZONE),
  MECH_CORPS(null, ZONE, MOTORISED),
  MARINES(null, ZONE),
  PARATROOPS(null, ZONE),
  GUARDS_CAVALRY(null, FREE),
  LEADER(null, CAUTIOUS, FREE),
  PARTISAN(null, SHADOW, FREE),
  FACTORY(null, ASSET, FREE),
  OIL(null, ASSET, FREE),
  PIPELINE(null, ASSET, FREE),
  COAL(null, ASSET, FREE),
  IRON(null, ASSET, FREE),
  ORE(null, ASSET, FREE),
  STRATEGIC_PORT(null, ASSET, FREE);

  /** What a kind has or is. */
  enum Trait {
    /** Exerts a zone of control [5.0.2]. */
    ZONE,
    MOTORISED,
    /** Enters enemy zones only where a friend cancels them [3.4.3]. */
    CAUTIOUS,
    /** Has no stacking points [4.0.2, 4.0.6]. */
    FREE,
    /** An economic asset [14.1.1]. */
    ASSET,
    /** Neither bars a hex nor can be attacked: air fleets and partisans [3.2, 11.1.6]. */
    SHADOW
  }

  private final @Nullable StrengthClass strength;
  private final int traits;

  Kind(@Nullable StrengthClass strength, Trait... traits) {
    this.strength = strength;
    int bits = 0;
    for (Trait trait : traits) {
      bits |= 1 << trait.ordinal();
    }
    this.traits = bits;
  }

  public static Kind of(String id) {
    return valueOf(id.toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  /** The class of strength an army draws, or null for what has its strength printed. */
  public @Nullable StrengthClass strength() {
    return strength;
  }

  boolean is(Trait trait) {
    return (traits & (1 << trait.ordinal())) != 0;
  }

  public boolean motorised() {
    return is(MOTORISED);
  }

  public boolean asset() {
    return is(ASSET);
  }

  public boolean shadow() {
    return is(SHADOW);
  }

  @Rule({"3.4.3", "5.0.4"})
  public boolean cautious() {
    return is(CAUTIOUS);
  }

  public Gait gait() {
    return motorised() ? Gait.MOTORISED : this == MOUNTAIN ? Gait.MOUNTAIN : Gait.FOOT;
  }
}
