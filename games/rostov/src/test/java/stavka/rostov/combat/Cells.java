package stavka.rostov.combat;

import java.util.List;
import java.util.stream.Collectors;
import stavka.engine.order.Lose;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forces;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.command.Nkvd;
import stavka.rostov.declaration.Mandated;
import stavka.rostov.declaration.RetreatOrder;

/** What a cell of the table comes to in a combat, without a die. */
final class Cells {
  private static final Combatants FIGHTERS = new Combatants(Field.THEATRE, War.FORTS);
  private static final RostovSettlement SETTLEMENT =
      new RostovSettlement(
          Field.THEATRE,
          FIGHTERS,
          new CombinedArms(Field.THEATRE, FIGHTERS),
          new Nkvd(Field.THEATRE, War.STAFFS),
          War.DECLARED,
          new Mandated(Field.THEATRE, War.ODDS));

  private Cells() {}

  /** Who attacks what, whether engineers lead, and with what help. */
  record Case(String units, String target, int engineers, String supporters) {}

  static War settled(
      Field field, Side side, Case of, RetreatOrder attacker, RetreatOrder defender, String cell) {
    War war = new War(field);
    BattlePlan plan =
        BattlePlan.of(side, war.attack(of.units, of.target, of.engineers, of.supporters));
    BattlePlan under = new Stances(attacker, defender).with(plan);
    field.arrange(
        draft -> {
          SETTLEMENT.begin(draft, under, new Forces(List.of(), List.of()), Ints.EMPTY, cell);
          War.settle(draft);
        });
    return war;
  }

  static War settled(Field field, Side side, Case of, String cell) {
    return settled(field, side, of, RetreatOrder.NONE, RetreatOrder.NONE, cell);
  }

  /** How many steps a side has to lose. */
  static int owed(War war, boolean attacking) {
    Battle battle = (Battle) war.position().frame();
    return battle.result().of(attacking).steps();
  }

  /** Who may lose the next one. */
  static String payers(War war) {
    return war.choices().stream()
        .filter(Lose.class::isInstance)
        .map(order -> Field.THEATRE.roster().get(((Lose) order).units().first()).id())
        .sorted()
        .collect(Collectors.joining(" "));
  }
}
