package stavka.rostov.combat;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Retreated;
import stavka.engine.order.Lose;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Party;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.RostovTheatre;

/**
 * A side goes back, group by group: by ways of its own choice, or of the enemy's if it was ordered
 * to go farther.
 */
@Rule({"16.4", "16.41", "16.42", "16.43", "16.44", "16.45", "16.46"})
record FallBackStep(
    boolean attacking,
    RostovTheatre theatre,
    RetreatWays ways,
    ZoneRetreat trial,
    Fates fates,
    EntryEffect effects)
    implements BattleStep {
  @Override
  public Battle begin(Position position, Battle battle) {
    return Settling.of(battle, RostovSettlement.side(battle, attacking));
  }

  boolean further(Battle battle) {
    return Aftermath.of(battle).further(attacking);
  }

  /** Whose choice it is. */
  @Rule("16.41")
  Side chooser(Battle battle) {
    return further(battle) && battle.paid().isEmpty() ? battle.side().enemy() : battle.side();
  }

  /** Those who have to go and have not gone yet. */
  Ints pending(Battle battle) {
    Aftermath aftermath = Aftermath.of(battle);
    Party party = battle.party();
    return aftermath.goes(attacking)
        ? party
            .units()
            .filter(
                unit ->
                    !party.fled(unit)
                        && (attacking || !aftermath.holds(battle, party.origin(unit))))
        : Ints.EMPTY;
  }

  /** The ways a group may be sent. */
  List<FallBackWays.Way> choice(Position position, Battle battle, Ints units) {
    List<FallBackWays.Way> group =
        RetreatWays.choice(all(position, battle, units), further(battle));
    return units.size() == 1
        ? group
        : RetreatWays.together(
            group,
            units.stream().mapToObj(unit -> choice(position, battle, Ints.of(unit))).toList());
  }

  private List<FallBackWays.Way> all(Position position, Battle battle, Ints units) {
    CombatChart chart = theatre.charts().combat();
    boolean further = further(battle);
    Ints away = attacking ? battle.plan().targets() : Ints.of(position.place(units.first()));
    int hexes = further ? chart.furtherRetreat() : chart.retreat();
    Ints ordered = further ? pending(battle) : Ints.EMPTY;
    return ways.ways(position, units, away, hexes, ordered);
  }

  @Override
  public @Nullable Battle proceed(Draft draft, Battle battle) {
    if (!battle.paid().isEmpty()) {
      return battle.paid().size() == 1 ? carryOut(draft, battle, new Lose(battle.paid())) : null;
    }
    Ints left = pending(battle);
    for (int unit : left) {
      if (all(draft.view(), battle, Ints.of(unit)).isEmpty()) {
        return cutOff(draft, battle, unit);
      }
    }
    if (left.isEmpty()) {
      return battle.next();
    }
    List<FallBackWays.Way> only = left.size() == 1 ? choice(draft.view(), battle, left) : List.of();
    return only.size() == 1
        ? carryOut(draft, battle, new FallBack(left, only.getFirst().path()))
        : null;
  }

  @Rule({"16.24", "16.42"})
  private Battle cutOff(Draft draft, Battle battle, int unit) {
    draft.say(theatre.cites().noted("cut-off", Detail.unit(unit)));
    fates.eliminated().eliminate(draft, unit, theatre.cites().rule("cut-off"));
    return gone(battle, unit);
  }

  private static Battle gone(Battle battle, int unit) {
    return battle.with(battle.party().changed(unit, Casualties.GONE));
  }

  @Override
  public Orders orders(Position position, Battle battle) {
    return new FallBackOrders(this, theatre, position, battle);
  }

  @Override
  public Battle carryOut(Draft draft, Battle battle, Order order) {
    if (order instanceof Lose(Ints losers)) {
      return paid(draft, battle, losers.first());
    }
    FallBack going = (FallBack) order;
    if (going.path().isEmpty()) {
      return givenUp(draft, battle, going.units());
    }
    int fate = fate(draft.view(), battle, going);
    if (fate >= RetreatWays.CADRE) {
      return lost(draft, battle, going.units(), fate);
    }
    Side side = battle.side();
    Ints crossed = ways.crossed(draft.view(), side, going.path());
    Battle after = move(draft, battle, going);
    if (fate < RetreatWays.ZONE) {
      return after;
    }
    trial.pass(draft, going.units());
    return Settling.owing(after, going.units(), crossed);
  }

  private int fate(Position position, Battle battle, FallBack going) {
    for (FallBackWays.Way way : all(position, battle, going.units())) {
      if (way.path().equals(going.path())) {
        return way.fate();
      }
    }
    throw new IllegalStateException("no such way: " + going);
  }

  /** Guns may be left behind rather than burden the die of their stack. */
  @Rule("16.46")
  private Battle givenUp(Draft draft, Battle battle, Ints guns) {
    Battle after = battle;
    for (int gun : guns) {
      fates.eliminated().eliminate(draft, gun, theatre.cites().rule("zone-retreat-die"));
      after = gone(after, gun);
    }
    return after;
  }

  @Rule({"16.44", "16.45", "16.47"})
  private Battle lost(Draft draft, Battle battle, Ints units, int fate) {
    Casualties casualties = fate == RetreatWays.CADRE ? fates.cadre() : fates.eliminated();
    Battle after = battle;
    for (int unit : units) {
      draft.say(theatre.cites().noted("cut-off", Detail.unit(unit)));
      casualties.eliminate(draft, unit, theatre.cites().rule("cut-off"));
      after = gone(after, unit);
    }
    return after;
  }

  private Battle move(Draft draft, Battle battle, FallBack going) {
    Battle after = battle;
    String rule = theatre.cites().rule("retreat-units");
    int from = draft.place(going.units().first());
    for (int unit : going.units()) {
      draft.moveTo(unit, going.path().last());
      effects.stepped(draft, unit, from, going.path().last());
      draft.say(new Retreated(unit, from, going.path(), rule));
      after = after.with(Settling.fled(after.party(), unit, Ints.of(from).plus(going.path())));
    }
    effects.arrived(draft, battle.side(), going.units(), from, going.path());
    return after;
  }

  /** A step is lost for an enemy zone, and the rest of the group throws a die. */
  @Rule("16.46")
  private Battle paid(Draft draft, Battle battle, int loser) {
    String rule = theatre.cites().rule("zone-retreat-die");
    Ints group = battle.paid();
    Ints crossed = battle.crowded();
    Battle after = Settling.owing(battle, Ints.EMPTY, Ints.EMPTY);
    int now = fates.cadre().lose(draft, loser, rule);
    after = after.with(after.party().changed(loser, now));
    Ints left = now == Casualties.GONE ? group.without(loser) : group;
    if (left.isEmpty() || trial.saved(draft, left, crossed)) {
      return after;
    }
    for (int unit : left) {
      fates.cadre().eliminate(draft, unit, rule);
      after = gone(after, unit);
    }
    return after;
  }
}
