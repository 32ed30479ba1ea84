package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Adjustment;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Shifts;
import stavka.rostov.command.Nkvd;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.TerrainChart;
import stavka.rostov.works.Forts;

/** What changes the die of combat, by three at most either way. */
@Rule({"6.75", "15.6", "15.61", "15.62", "15.65", "15.66", "15.7"})
final class DieModifiers implements Shifts {
  private final RostovTheatre theatre;
  private final CombatChart chart;
  private final Combatants combatants;
  private final Forts forts;
  private final Nkvd nkvd;
  private final Engineers engineers;
  private final CombinedArms combinedArms;
  private final Integrity integrity;

  DieModifiers(
      RostovTheatre theatre,
      Combatants combatants,
      Forts forts,
      Nkvd nkvd,
      Engineers engineers,
      CombinedArms combinedArms,
      Integrity integrity) {
    this.theatre = theatre;
    this.chart = theatre.charts().combat();
    this.combatants = combatants;
    this.forts = forts;
    this.nkvd = nkvd;
    this.engineers = engineers;
    this.combinedArms = combinedArms;
    this.integrity = integrity;
  }

  @Override
  public List<Adjustment> dieChanges(Position position, BattlePlan plan) {
    List<Adjustment> changes = new ArrayList<>();
    int shelter = shelter(position, plan);
    int urban = ground(position, shelter, changes);
    hexside(position, plan, changes);
    int fort = fortification(position, plan, shelter, changes);
    boolean holds =
        Stances.of(plan).defender() == RetreatOrder.HOLD
            || plan.targets().any(hex -> nkvd.holds(position, hex));
    add(changes, holds ? chart.modifier("no_retreat") : 0, "drm-no-retreat", "15.62");
    boolean led = Engineers.lead(plan);
    add(changes, led ? chart.modifier("engineers") : 0, "drm-engineers", "15.63");
    add(changes, engineers.greatGuns(plan, urban + fort), "drm-super-heavy", "15.64");
    add(changes, air(position, plan), "drm-air", "15.65");
    supply(position, plan, changes);
    boolean combined = combinedArms.applies(position, plan);
    add(changes, combined ? chart.modifier("combined_arms") : 0, "drm-combined-arms", "15.67");
    int whole = integrity.divisions(position, plan);
    add(changes, whole * chart.modifier("division_integrity"), "drm-integrity", "15.68");
    boolean disordered =
        combatants.defenders(position, plan).any(unit -> position.has(unit, RostovMarks.OVERRUN));
    add(changes, disordered ? chart.modifier("overrun_marker") : 0, "drm-overrun", "11.44");
    int sum = changes.stream().mapToInt(Adjustment::amount).sum();
    int most = chart.mostModifier();
    add(changes, Math.clamp((long) sum, -most, most) - sum, "drm-limit", "15.7");
    return changes;
  }

  private static void add(List<Adjustment> changes, int amount, String code, String rule) {
    if (amount != 0) {
      changes.add(new Adjustment(amount, code, rule));
    }
  }

  /** The hex attacked whose ground and fortification together give most: they count for all. */
  @Rule("15.61")
  private int shelter(Position position, BattlePlan plan) {
    int best = plan.targets().first();
    int most = -1;
    for (int hex : plan.targets()) {
      int here = Math.max(terrain(hex), village(position, hex)) + fort(position, plan, hex);
      best = here > most ? hex : best;
      most = Math.max(here, most);
    }
    return best;
  }

  private int terrain(int hex) {
    RostovGround ground = theatre.ground();
    return ground.chart().ground(ground.terrain(hex)).modifier();
  }

  private int village(Position position, int hex) {
    RostovGround ground = theatre.ground();
    return ground.village(hex) ? ground.chart().village(theatre.sky(position).at(hex)) : 0;
  }

  private int fort(Position position, BattlePlan plan, int hex) {
    return combatants.flotillasAlone(position, plan)
        ? 0
        : forts.modifier(position, plan.targets(), combatants.from(position, plan), hex);
  }

  /**
   * The ground of the hex that gives most.
   *
   * @return what of it a city gives
   */
  @Rule("15.61")
  private int ground(Position position, int shelter, List<Adjustment> changes) {
    int here = terrain(shelter);
    int village = village(position, shelter);
    add(changes, Math.max(here, village), village > here ? "drm-village" : "drm-ground", "15.61");
    return theatre.ground().terrain(shelter).urban() ? here : 0;
  }

  /** Water that lies before all defenders and that all attackers cross. */
  @Rule("15.61")
  private void hexside(Position position, BattlePlan plan, List<Adjustment> changes) {
    int[] least = {Integer.MAX_VALUE};
    boolean all =
        combatants.allCross(
            position,
            plan,
            plan.targets(),
            (from, direction, target) -> {
              int here = water(position, from, direction);
              least[0] = Math.min(least[0], here);
              return here > 0;
            });
    add(changes, all ? least[0] : 0, "drm-hexside", "15.61");
  }

  private int water(Position position, int from, int direction) {
    TerrainChart terrain = theatre.ground().chart();
    boolean frozen = theatre.sky(position).frozen();
    int most = 0;
    for (SideFeature feature : SideFeature.values()) {
      boolean there =
          feature == SideFeature.MAJOR_RIVER
              ? theatre.ground().majorRiver(from, direction, position.turn())
              : (feature == SideFeature.RIVER || feature == SideFeature.CANAL)
                  && theatre.ground().side(from, direction, feature);
      if (there) {
        TerrainChart.Border border = terrain.border(feature);
        most = Math.max(most, frozen ? border.frozenModifier() : border.modifier());
      }
    }
    return most;
  }

  @Rule({"15.61", "18.36", "18.37"})
  private int fortification(
      Position position, BattlePlan plan, int shelter, List<Adjustment> changes) {
    int amount = fort(position, plan, shelter);
    boolean strongpoint = forts.strongpoint(position, shelter, plan.attacker().enemy());
    String code =
        amount >= chart.fortNearCity()
            ? "drm-strongpoint-line"
            : strongpoint ? "drm-strongpoint" : "drm-line";
    add(changes, amount, code, "18.36");
    return amount;
  }

  /** A row for each net point of air support, which the whole attack has. */
  @Rule({"15.13", "15.65"})
  private static int air(Position position, BattlePlan plan) {
    int aid = position.at(plan.targets().first(), RostovLayers.AID);
    boolean axis = aid <= RostovLayers.MOST_AID;
    int points = axis ? aid : aid - RostovLayers.MOST_AID;
    return axis == (plan.attacker() == Side.AXIS) ? -points : points;
  }

  @Rule({"6.75", "15.66"})
  private void supply(Position position, BattlePlan plan, List<Adjustment> changes) {
    boolean out = combatants.defenders(position, plan).any(unit -> SupplyState.out(position, unit));
    add(changes, out ? chart.modifier("defender_out_of_supply") : 0, "drm-out-of-supply", "15.66");
    boolean without = !combatants.supplied(plan);
    add(
        changes,
        without ? chart.modifier("without_attack_supply") : 0,
        "drm-no-attack-supply",
        "15.66");
  }
}
