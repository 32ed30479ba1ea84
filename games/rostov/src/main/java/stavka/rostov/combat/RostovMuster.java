package stavka.rostov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Muster;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Sky;
import stavka.rostov.model.TerrainChart;
import stavka.rostov.model.Weather;

/** What both sides bring: strengths with fractions, and guns up to the strength of the troops. */
@Rule({"15.51", "15.52", "15.53", "15.54", "15.55"})
record RostovMuster(RostovTheatre theatre, Combatants combatants, Guns guns) implements Muster {
  /** Enough halvings of a point for all that can come together. */
  private static final int PARTS = 8;

  @Override
  public Forces forces(Position position, BattlePlan plan) {
    return new Forces(attack(position, plan), defence(position, plan));
  }

  /** Guns do not attack: who is left to attack says nothing of them. */
  @Override
  public Forces judgedAgain(Position position, BattlePlan left, Forces forces) {
    return forces(position, left);
  }

  private List<Contribution> attack(Position position, BattlePlan plan) {
    RostovPieces pieces = theatre.pieces();
    List<Contribution> parts = new ArrayList<>();
    int troops = 0;
    for (int unit : plan.attackers()) {
      parts.add(Contribution.of(unit, "base", "15.51", halvings(position, unit, plan.targets())));
      troops += pieces.attack(position, unit);
    }
    support(position, plan, combatants.guns(plan), troops, true, parts);
    atLeastOne(position, parts, true);
    return parts;
  }

  /** Guns that support do so instead of defending; others in the hex defend as troops do. */
  @Rule({"15.54", "15.55"})
  private List<Contribution> defence(Position position, BattlePlan plan) {
    RostovPieces pieces = theatre.pieces();
    Side side = plan.attacker().enemy();
    int number = position.at(plan.targets().first(), RostovLayers.ATTACK);
    Ints firing = guns.defending(position, side, number, plan.targets());
    List<Contribution> parts = new ArrayList<>();
    int troops = 0;
    for (int unit : combatants.defenders(position, plan)) {
      if (!firing.contains(unit)) {
        parts.add(Contribution.of(unit, "base", "15.54", List.of()));
        troops += pieces.unknown(position, unit) ? 0 : pieces.defence(position, unit);
      }
    }
    support(position, plan, firing, troops, false, parts);
    atLeastOne(position, parts, false);
    return parts;
  }

  /** What halves an attacker; all of it together. */
  @Rule("15.52")
  private List<Modifier> halvings(Position position, int unit, Ints targets) {
    RostovGround ground = theatre.ground();
    TerrainChart chart = ground.chart();
    int from = position.place(unit);
    List<Modifier> halvings = new ArrayList<>();
    if (chart.ground(ground.terrain(from)).halvesAttackOut()) {
      halvings.add(Modifier.over(2, "out-of-marsh", "15.52"));
    }
    boolean over =
        chart.border(SideFeature.MAJOR_RIVER).halvesAttackers()
            && !theatre.sky(position).frozen()
            && targets.any(
                hex -> {
                  int direction = theatre.grid().direction(from, hex);
                  return direction >= 0 && ground.majorRiver(from, direction, position.turn());
                });
    if (over) {
      halvings.add(Modifier.over(2, "across-major-river", "15.52"));
    }
    if (theatre.pieces().armour(unit)
        && targets.any(hex -> chart.ground(ground.terrain(hex)).halvesArmour())) {
      halvings.add(Modifier.over(2, "armour-into-city", "15.52"));
    }
    return halvings;
  }

  /** Support counts up to the strength of the troops before it is halved itself. */
  @Rule({"15.4", "15.51", "15.55"})
  private void support(
      Position position,
      BattlePlan plan,
      Ints firing,
      int troops,
      boolean attacking,
      List<Contribution> parts) {
    int left = troops;
    for (int gun : firing) {
      int support = theatre.pieces().support(position, gun, attacking);
      int counts = Math.min(left, support);
      left -= counts;
      parts.add(
          new Contribution(
              gun,
              counts,
              counts < support ? "support-capped" : "guns",
              attacking ? "15.4" : "15.55",
              halvingsOfSupport(position, gun, plan.targets())));
    }
  }

  @Rule({"15.52", "15.53"})
  private List<Modifier> halvingsOfSupport(Position position, int gun, Ints targets) {
    RostovGround ground = theatre.ground();
    Sky sky = theatre.sky(position);
    List<Modifier> halvings = new ArrayList<>();
    if (targets.all(hex -> sky.at(hex) == Weather.RAIN)) {
      halvings.add(Modifier.over(2, "support-rain", "15.53"));
    }
    if (targets.all(hex -> ground.chart().ground(ground.terrain(hex)).halvesGunsInto())) {
      halvings.add(Modifier.over(2, "support-marsh", "15.52"));
    }
    RostovPieces pieces = theatre.pieces();
    boolean ally = pieces.side(gun) == Side.AXIS && !pieces.german(gun);
    if (ally
        && theatre.charts().combat().guns().alliedHalvedOutside()
        && !targets.contains(position.place(gun))) {
      halvings.add(Modifier.over(2, "allied-guns", "15.4"));
    }
    return halvings;
  }

  /** Halvings leave a group a point at least; nobody can say so while some are unknown. */
  @Rule("15.51")
  private void atLeastOne(Position position, List<Contribution> parts, boolean attacking) {
    RostovPieces pieces = theatre.pieces();
    int sum = 0;
    for (Contribution part : parts) {
      if (pieces.unknown(position, part.unit())) {
        return;
      }
      int base =
          part.own() >= 0
              ? part.own()
              : attacking
                  ? pieces.attack(position, part.unit())
                  : pieces.defence(position, part.unit());
      sum += Rounding.KEEP.strength(base, part.modifiers(), Integer.numberOfTrailingZeros(PARTS));
    }
    int least = PARTS * theatre.charts().combat().guns().least();
    if (!parts.isEmpty() && sum < least) {
      List<Modifier> parted = List.of(Modifier.over(PARTS, "least-one", "15.51"));
      parts.add(new Contribution(-1, least - sum, "least-one", "15.51", parted));
    }
  }
}
