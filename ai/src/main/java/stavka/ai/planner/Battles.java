package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** Makes the attacks of a combat phase, the best first, by their exact chances. */
final class Battles {
  private static final int LOOKED_AT = 10;
  private static final double SUPPORT = 0.2;

  private final SituationMap picture;
  private final Muster muster;
  private final Balance balance;
  private final Orders legal;

  private Battles(SituationMap picture, Muster muster, Balance balance, Orders legal) {
    this.picture = picture;
    this.muster = muster;
    this.balance = balance;
    this.legal = legal;
  }

  static Order choose(GameKnowledge lore, Position position, Orders legal, Style style) {
    SituationMap picture = new SituationMap(lore, position, legal.decision().side(), style);
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
    Battles battles = new Battles(picture, muster, new Balance(picture, goals, layout), legal);
    List<Strike> likely = found.subList(0, Math.min(LOOKED_AT, found.size()));
    Attack best = null;
    double bestWorth = style.nerve();
    for (Strike strike : likely) {
      Attack attack = battles.helped(strike, battles.attack(strike));
      double worth = battles.worth(strike, attack);
      if (worth > bestWorth) {
        bestWorth = worth;
        best = attack;
      }
    }
    Sweeps.Sweep sweep = new Sweeps(picture, muster, strikes, battles, legal).best(likely);
    if (sweep != null && sweep.worth() > bestWorth) {
      best = sweep.attack();
    }
    return best == null ? new EndPhase() : best;
  }

  /** An attack with a point of support, if that makes it so much better. */
  Attack helped(Strike strike, Attack attack) {
    Attack helped = new Attack(attack.units(), attack.targets(), 1);
    return !attack.units().isEmpty()
            && legal.allows(helped)
            && worth(strike, helped) > worth(strike, attack) + SUPPORT + kept()
        ? helped
        : attack;
  }

  /** The worth of the point of support later in the turn. */
  private double kept() {
    return picture.advice.supportKept(picture.position, picture.side);
  }

  /** An attack as a strike has it, on the hexes it is for, with those who lead it. */
  Attack attack(Strike strike) {
    Ints units = Ints.EMPTY;
    for (Block block : strike.blocks) {
      for (int unit : block.units) {
        units = units.with(unit);
      }
    }
    Attack attack = new Attack(allowed(units, strike.targets), strike.targets, 0);
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
  private Ints allowed(Ints units, Ints targets) {
    if (legal.allows(new Attack(units, targets, 0))) {
      return units;
    }
    Ints kept = Ints.EMPTY;
    for (int i = 0; i < units.size(); i++) {
      Ints more = kept.with(units.get(i));
      kept = legal.allows(new Attack(more, targets, 0)) ? more : kept;
    }
    return kept;
  }

  /** What an attack is worth by its strengths alone. */
  double guess(Strike strike) {
    double defence = 0;
    for (int i = 0; i < strike.targets.size(); i++) {
      defence += picture.enemyDefence[strike.targets.get(i)];
    }
    Chances chances =
        picture.lore.prospects(picture.position, picture.side).at(strike.attack, defence);
    return balance.of(strike.targets, chances, strike.blocks, strike.hexes);
  }

  /** What an attack is worth by its exact chances. */
  double worth(Strike strike, Attack attack) {
    if (attack.units().isEmpty()) {
      return -1e9;
    }
    @Nullable Chances chances =
        picture
            .lore
            .game
            .forecast(picture.position, attack)
            .map(forecast -> Chances.of(forecast.outcomes()))
            .orElse(null);
    return chances == null
        ? -1e9
        : balance.of(strike.targets, chances, strike.blocks, strike.hexes);
  }
}
