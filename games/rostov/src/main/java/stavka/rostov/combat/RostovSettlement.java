package stavka.rostov.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.CombatResult;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Party;
import stavka.operational.combat.Settlement;
import stavka.rostov.command.Nkvd;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Mandated;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Terrain;

/** From a cell of the table to what both sides lose, who pays and who goes back. */
@Rule({"15.81", "16.21", "16.31", "16.32", "16.41", "22.42"})
record RostovSettlement(
    RostovTheatre theatre,
    Combatants combatants,
    CombinedArms arms,
    Nkvd nkvd,
    Declarations declarations,
    Mandated owed)
    implements Settlement {
  /** Markers are taken off before the result is applied; an attack that was owed is made. */
  @Override
  @Rule({"7.26", "12.42", "15.81"})
  public void begin(Draft draft, BattlePlan plan, Forces forces, Ints from, String result) {
    Position position = draft.view();
    int first = plan.targets().first();
    boolean mandated = position.at(first, RostovLayers.MANDATED) != 0;
    int number = position.at(first, RostovLayers.ATTACK);
    Battle battle = battle(draft, position, plan, RostovResult.of(result), mandated);
    if (mandated) {
      owed.fought(draft, first, forces.attackers().isEmpty() ? Ints.EMPTY : plan.attackers());
    }
    if (number > 0) {
      declarations.close(draft, number);
    }
    draft.push(battle);
  }

  private Battle battle(
      Draft draft, Position position, BattlePlan plan, RostovResult result, boolean mandated) {
    Stances stances = Stances.of(plan);
    Ints attackers = combatants.exposed(position, plan);
    Ints defenders = combatants.defenders(position, plan);
    Ints held = plan.targets().filter(hex -> nkvd.holds(position, hex));
    boolean holding = stances.defender() == RetreatOrder.HOLD || !held.isEmpty();
    int extra = result.attacker().asterisk() ? extra(draft, position, plan, mandated) : 0;
    boolean attackersHold = stances.attacker() == RetreatOrder.HOLD && !german(attackers);
    boolean defendersPay = holding && !german(defenders) && !sheltered(position, plan);
    CombatResult owed =
        new CombatResult(
            owed(result.attacker(), stances.attacker(), extra, attackersHold),
            owed(result.defender(), stances.defender(), 0, defendersPay));
    Aftermath noted = noted(plan, result, stances, attackers, defenders, held);
    return Battle.of(
        plan,
        owed,
        noted.code(),
        Party.of(plan.attacker(), attackers, position),
        Party.of(plan.attacker().enemy(), defenders, places(position, defenders), plan.targets()));
  }

  private static Ints places(Position position, Ints units) {
    return Ints.of(units.stream().map(position::place).toArray());
  }

  /** Steps more for each reason that an asterisk has. */
  @Rule("16.31")
  private int extra(Draft draft, Position position, BattlePlan plan, boolean mandated) {
    int extra = 0;
    extra += counts(draft, !combatants.supplied(plan), "extra-unsupplied");
    extra += counts(draft, mandated, "extra-mandated");
    boolean fort = plan.targets().any(hex -> combatants.fortified(position, plan, hex));
    return extra + counts(draft, fort, "extra-fortification");
  }

  private int counts(Draft draft, boolean applies, String code) {
    if (applies) {
      draft.say(theatre.cites().noted(code));
    }
    return applies ? 1 : 0;
  }

  /** A retreat that is refused costs a step, one that is lengthened saves one. */
  @Rule("16.41")
  private static stavka.operational.combat.SideResult owed(
      SideResult part, RetreatOrder order, int extra, boolean pays) {
    int steps = part.steps() + extra;
    if (part.retreat() && pays) {
      steps++;
    }
    if (part.retreat() && order == RetreatOrder.FURTHER && part.steps() > 0) {
      steps--;
    }
    return new stavka.operational.combat.SideResult(steps, false, part.all());
  }

  private boolean german(Ints units) {
    return units.all(theatre.pieces()::german);
  }

  /** Whether all defenders stand where refusing to retreat costs nothing. */
  @Rule("16.41")
  private boolean sheltered(Position position, BattlePlan plan) {
    return plan.targets()
        .all(
            hex -> {
              Terrain terrain = theatre.ground().terrain(hex);
              return terrain.urban()
                  || terrain == Terrain.HILL
                  || theatre.ground().wooded(hex)
                  || combatants.isFortification(position, plan, hex);
            });
  }

  private Aftermath noted(
      BattlePlan plan,
      RostovResult result,
      Stances stances,
      Ints attackers,
      Ints defenders,
      Ints held) {
    RostovPieces pieces = theatre.pieces();
    boolean asterisk = result.attacker().asterisk();
    boolean led = Engineers.lead(plan);
    boolean attrition =
        asterisk
            && !led
            && result.attacker().steps() > 0
            && attackers.any(pieces::armour)
            && defenders.any(arms::stopsTanks);
    boolean attackersGo = result.attacker().retreat() && stances.attacker() != RetreatOrder.HOLD;
    boolean defendersGo = result.defender().retreat() && stances.defender() != RetreatOrder.HOLD;
    return new Aftermath(
        attackersGo,
        defendersGo,
        stances.attacker() == RetreatOrder.FURTHER,
        stances.defender() == RetreatOrder.FURTHER,
        asterisk && led,
        attrition,
        Aftermath.mask(plan.targets(), held));
  }

  /** The side whose part a step is. */
  static Side side(Battle battle, boolean attacking) {
    return (attacking ? battle.attacker() : battle.defender()).side();
  }
}
