package stavka.redstar.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Muster;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.SupplyState;

/** Who fights and what supply and rivers make of them. */
@Rule("7.1.2")
record RedStarMuster(RedStarPieces pieces, Combatants combatants, int river) implements Muster {
  /** Halves are rounded up. */
  @Rule("1.5.1")
  static final Rounding ROUNDING = Rounding.UP;

  private static final Modifier DOUBLED = Modifier.times(2, "major-river", "7.4.2");

  /** What halves and doubles leaves a strength as it is. */
  @Rule("1.5.1")
  private static final Modifier BOTH = Modifier.times(1, "halved-and-doubled", "1.5.1");

  @Override
  public Forces forces(Position position, BattlePlan plan) {
    List<Contribution> attackers = new ArrayList<>(plan.attackers().size());
    for (int unit : plan.attackers()) {
      attackers.add(unit(unit, halved(position, unit, attackHalved(position, unit))));
    }
    Combatants.Water water = combatants.water(position, plan);
    List<Contribution> defenders = new ArrayList<>();
    for (int target : plan.targets()) {
      defend(position, plan, target, water, defenders);
    }
    return new Forces(attackers, defenders, List.of(), behind(water));
  }

  private static Contribution unit(int unit, List<Modifier> modifiers) {
    return Contribution.of(unit, "strength", "7.1.2", modifiers);
  }

  /** Two points behind a river, but one for a single point. */
  @Rule("7.4.2")
  private List<Modifier> behind(Combatants.Water water) {
    return water == Combatants.Water.RIVER
        ? List.of(Modifier.aid(river, "river", "7.4.2"))
        : List.of();
  }

  /** Units without supply or lacking it attack with half their strength, rounded up. */
  @Rule({"1.5.1", "10.6.1", "10.8.1"})
  private boolean attackHalved(Position position, int unit) {
    return pieces.supply(position, unit).poor();
  }

  /** Only units without any supply defend with half. */
  @Rule({"10.6.1", "10.8.1"})
  private boolean defenceHalved(Position position, int unit) {
    return pieces.supply(position, unit) == SupplyState.NONE;
  }

  private List<Modifier> halved(Position position, int unit, boolean halved) {
    if (!halved) {
      return List.of();
    }
    boolean none = pieces.supply(position, unit) == SupplyState.NONE;
    return List.of(Modifier.over(2, "poor-supply", none ? "10.6.1" : "10.8.1"));
  }

  /** One headquarters and one depot of a hex defend it. */
  @Rule({"7.2.7", "7.2.8", "7.4.2"})
  private void defend(
      Position position,
      BattlePlan plan,
      int hex,
      Combatants.Water water,
      List<Contribution> defenders) {
    Ints units = combatants.defenders(position, plan.attacker().enemy(), hex);
    boolean hq = false;
    boolean depot = false;
    for (int unit : units) {
      boolean isHq = pieces.is(unit, Kind.HQ);
      boolean isDepot = pieces.is(unit, Kind.DEPOT);
      if ((hq && isHq) || (depot && isDepot)) {
        String rule = isHq ? "7.2.7" : "7.2.8";
        defenders.add(new Contribution(unit, 0, "one-of-a-kind", rule, List.of()));
      } else {
        boolean doubled = water == Combatants.Water.MAJOR_RIVER;
        defenders.add(unit(unit, defence(position, unit, doubled)));
      }
      hq |= isHq;
      depot |= isDepot;
    }
  }

  @Rule({"1.5.1", "7.4.2"})
  private List<Modifier> defence(Position position, int unit, boolean doubled) {
    boolean halved = defenceHalved(position, unit);
    return doubled ? List.of(halved ? BOTH : DOUBLED) : halved(position, unit, halved);
  }
}
