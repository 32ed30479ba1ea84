package stavka.redstar.combat;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Assessment;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.AttackRules;
import stavka.operational.combat.BattlePlan;
import stavka.operational.model.Marks;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarPieces;

/** Who may attack whom in a combat phase. */
@Rule({"7.0", "7.1", "7.1.1", "7.2", "7.3"})
record RedStarAttackRules(
    RedStarPieces pieces, Combatants combatants, Siege siege, Assessor assessor)
    implements AttackRules {
  @Override
  public List<Objection> objections(Position position, Side side, Attack attack) {
    return Objection.listed(objection(position, side, attack));
  }

  private @Nullable Objection objection(Position position, Side side, Attack attack) {
    if (attack.units().isEmpty() || attack.units().hasDuplicates()) {
      return Objection.of("7.1.2", "attack-needs-units");
    }
    if (attack.targets().isEmpty() || attack.targets().hasDuplicates()) {
      return Objection.of("7.1.2", "attack-needs-target");
    }
    if (!attack.supporters().isEmpty()) {
      return Objection.of("7.1.2", "attack-supporters");
    }
    Objection objection = units(position, side, attack.units());
    if (objection == null) {
      objection = targets(position, side, attack);
    }
    return objection == null ? support(position, attack) : objection;
  }

  /** What can be said against the attackers by themselves. */
  @Rule({"7.2.1", "7.3.1"})
  private @Nullable Objection units(Position position, Side side, Ints units) {
    Objection objection = Objection.first(units, unit -> attacker(position, side, unit));
    return objection == null && combatants.strangers(units)
        ? Objection.of("7.3.1", "allies-apart")
        : objection;
  }

  @Override
  @Rule({"7.2.1", "7.2.4", "7.2.6"})
  public @Nullable Objection attacker(Position position, Side side, int unit) {
    if (!pieces.has(unit) || !position.onMap(unit) || pieces.side(unit) != side || !fights(unit)) {
      return Objection.of("7.2.1", "not-an-attacker");
    }
    if (position.has(unit, Marks.ATTACKED)) {
      return Objection.of("7.2.4", "has-attacked", unit(unit));
    }
    return combatants.strongEnough(position, unit)
        ? null
        : Objection.of("7.2.6", "no-attack-strength", unit(unit));
  }

  @Override
  public boolean fights(int unit) {
    return !pieces.kind(unit).shadow();
  }

  @Override
  public boolean enemyAt(Position position, Side side, int hex) {
    return !position.vacant(hex);
  }

  /** Several hexes are attacked by a single unit. */
  @Override
  @Rule("7.3.1")
  public Several several() {
    return Several.ALONE;
  }

  /** The siege artillery may fire once, if there is any. */
  @Override
  @Rule("7.6.2")
  public int support(Position position, Side side) {
    return siege.ready(position, side) ? 1 : 0;
  }

  /** The least odds and the siege artillery are asked of an attack as a whole. */
  @Override
  public boolean judgesWhole() {
    return true;
  }

  /** The least odds are asked of all attackers together. */
  @Override
  @Rule("7.1.2")
  public boolean weakAlone() {
    return true;
  }

  /** Germans, with one ally at a time. */
  @Override
  @Rule("7.3.1")
  public List<Ints> companies(Ints units) {
    if (!combatants.strangers(units)) {
      return List.of(units);
    }
    List<Ints> companies = new ArrayList<>();
    for (Nation ally : Nation.values()) {
      if (ally != Nation.GERMAN && units.any(unit -> pieces.nation(unit) == ally)) {
        companies.add(
            units.filter(
                unit -> pieces.nation(unit) == Nation.GERMAN || pieces.nation(unit) == ally));
      }
    }
    return companies;
  }

  @Override
  @Rule("7.2.2")
  public @Nullable Objection reach(Position position, int unit, Ints targets) {
    Ints far =
        targets.filter(hex -> !combatants.reaches(position, unit, position.place(unit), hex));
    return far.isEmpty()
        ? null
        : Objection.of("7.2.2", "not-in-contact", unit(unit), hex(far.first()));
  }

  @Rule({"7.2.2", "7.2.5", "7.3.1"})
  private @Nullable Objection targets(Position position, Side side, Attack attack) {
    Objection objection =
        Objection.first(
            attack.targets(),
            hex -> {
              Objection spared = target(position, side, hex);
              return spared != null
                  ? spared
                  : Objection.first(attack.units(), unit -> reach(position, unit, Ints.of(hex)));
            });
    return objection == null && attack.targets().size() > 1 && attack.units().size() > 1
        ? Objection.of("7.3.1", "one-unit-many-hexes")
        : objection;
  }

  @Override
  public @Nullable Objection target(Position position, Side side, int target) {
    if (!position.grid().has(target)
        || combatants.present(position, side.enemy(), target).isEmpty()) {
      return Objection.of("7.2.2", "nobody-to-attack");
    }
    return combatants.fresh(position, side.enemy(), target)
        ? null
        : Objection.of("7.2.5", "was-attacked", hex(target));
  }

  /** The siege artillery, and the odds below which nobody attacks on purpose. */
  @Rule({"7.1.2", "7.6.2"})
  private @Nullable Objection support(Position position, Attack attack) {
    if (attack.support() != 0) {
      Objection objection =
          attack.support() == 1
              ? siege.objection(position, attack.units(), attack.targets())
              : Objection.of("7.6.2", "no-siege-artillery");
      if (objection != null) {
        return objection;
      }
    }
    Side side = pieces.side(attack.units().first());
    return tooWeak(position, BattlePlan.of(side, attack));
  }

  /** Why a battle is too weak to be fought on purpose, or null [7.1.2 h]. */
  @Rule({"7.1.2", "8.0.3"})
  @Nullable Objection tooWeak(Position position, BattlePlan plan) {
    Assessment assessment = assessor.assess(position, plan);
    return assessment.known() && assessment.hopeless()
        ? Objection.of("7.1.2", "odds-too-low")
        : null;
  }
}
