package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;

/** Makes the attacks of a combat phase, the best first, by their exact chances. */
final class Battles {
  private static final int LOOKED_AT = 10;
  private static final double SUPPORT = 0.2;

  private Battles() {}

  static Order choose(Lore lore, Position position, Orders legal, Style style) {
    Picture picture = new Picture(lore, position, legal.decision().side(), style);
    Muster muster = new Muster(picture, null);
    GoalField goals = new GoalField(picture);
    Layout layout = new Layout(picture);
    for (Block block : muster.blocks) {
      layout.fix(block);
    }
    Strikes strikes =
        new Strikes(
            picture,
            goals,
            layout,
            muster.blocks,
            (block, hex, target) ->
                legal.allows(new Attack(Ints.of(block.units), Ints.of(target), 0)));
    List<Strike> found = new ArrayList<>(strikes.all());
    found.sort(Comparator.comparingDouble(strike -> -strike.worth));
    Balance balance = new Balance(picture, goals, layout);
    Attack best = null;
    double bestWorth = style.nerve();
    for (Strike strike : found.subList(0, Math.min(LOOKED_AT, found.size()))) {
      Attack attack = attack(strike, muster, legal);
      if (attack.units().isEmpty()) {
        continue;
      }
      double worth = worth(picture, balance, strike, attack);
      if (attack.support() == 0) {
        Attack helped = new Attack(attack.units(), attack.targets(), 1);
        double better = legal.allows(helped) ? worth(picture, balance, strike, helped) : -1e9;
        if (better > worth + SUPPORT) {
          attack = helped;
          worth = better;
        }
      }
      if (worth > bestWorth) {
        bestWorth = worth;
        best = attack;
      }
    }
    return best == null ? new EndPhase() : best;
  }

  private static Attack attack(Strike strike, Muster muster, Orders legal) {
    Ints units = Ints.EMPTY;
    for (Block block : strike.blocks) {
      for (int unit : block.units) {
        units = units.with(unit);
      }
    }
    Attack attack = new Attack(allowed(units, strike.target, legal), Ints.of(strike.target), 0);
    for (Block staff : muster.staffs) {
      if (strike.hexes.contains(staff.from)) {
        Attack led = new Attack(attack.units().with(staff.units[0]), attack.targets(), 0);
        if (legal.allows(led)) {
          attack = led;
        }
      }
    }
    return attack;
  }

  /** All of the units, or those that may attack together: allies may refuse one another. */
  private static Ints allowed(Ints units, int target, Orders legal) {
    if (legal.allows(new Attack(units, Ints.of(target), 0))) {
      return units;
    }
    Ints kept = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      Ints more = kept.with(units.get(i));
      kept = legal.allows(new Attack(more, Ints.of(target), 0)) ? more : kept;
    }
    return kept;
  }

  private static double worth(Picture picture, Balance balance, Strike strike, Attack attack) {
    @Nullable Chances chances =
        picture
            .lore
            .game
            .forecast(picture.position, attack)
            .map(forecast -> Chances.of(forecast.outcomes()))
            .orElse(null);
    return chances == null ? -1e9 : balance.of(strike.target, chances, strike.blocks, strike.hexes);
  }
}
