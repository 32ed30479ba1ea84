package stavka.rostov.air;

import java.util.List;
import java.util.Objects;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.air.AirBattle.Step;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovTheatre;

/** A mission from the moment its units are shown until they are home. */
@Rule({"17.3", "17.31", "17.32", "17.33"})
record AirBattleStage(
    RostovTheatre theatre,
    Squadrons squadrons,
    Pairing pairing,
    AirFire fire,
    MissionEnd end,
    AirStaff staff)
    implements Stage {
  private static AirBattle battle(Position position) {
    return (AirBattle) Objects.requireNonNull(position.frame());
  }

  /** Whose fighters are told apart now. */
  private static Side declarer(AirBattle battle) {
    return battle.step() == Step.ROLES ? battle.first() : battle.first().enemy();
  }

  /** A side's fighters over a hex that could fly the mission as well as fire. */
  @Rule("17.31")
  private Ints withTwoUses(Position position, AirBattle battle) {
    return squadrons
        .over(position, declarer(battle), battle.hex())
        .filter(unit -> squadrons.fighter(unit) && squadrons.value(unit, battle.support()) > 0);
  }

  private Ints fighters(Position position, AirBattle battle) {
    return squadrons.over(position, declarer(battle), battle.hex()).filter(squadrons::fighter);
  }

  @Override
  public Orders orders(Position position) {
    AirBattle battle = battle(position);
    if (battle.step() == Step.ROLES || battle.step() == Step.OTHER_ROLES) {
      Decision decision =
          new Decision(declarer(battle), "air-roles", theatre.cites().rule("roles-fighters"));
      Ints choosing = withTwoUses(position, battle);
      return new RoleOrders(decision, theatre.cites(), choosing);
    }
    Decision decision =
        new Decision(
            Pairing.chooser(battle), "air-duel", theatre.cites().rule("engage-fighters-first"));
    return new EngageOrders(decision, theatre.cites(), pairing, position, battle, staff);
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    AirBattle battle = battle(draft.view());
    if (order instanceof Roles(Ints firing)) {
      declare(draft, battle, firing);
    } else if (order instanceof Engage engage) {
      pair(draft, battle, engage);
    }
  }

  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    AirBattle battle = battle(position);
    switch (battle.step()) {
      case ROLES, OTHER_ROLES -> {
        if (opposed(position, battle) && !withTwoUses(position, battle).isEmpty()) {
          return false;
        }
        declare(draft, battle, Ints.EMPTY);
      }
      case INITIATIVE -> draft.replace(initiative(draft, battle));
      case ENGAGE, OTHERS_ENGAGE, ENGAGE_AGAIN -> {
        return engage(draft, battle);
      }
      case FIRE -> {
        fire.round(draft, battle);
        draft.replace(battle.to(battle.advantage() ? Step.ENGAGE_AGAIN : Step.MISSION));
      }
      case FIRE_AGAIN -> {
        fire.round(draft, battle);
        draft.replace(battle.to(Step.MISSION));
      }
      case MISSION -> {
        draft.pop();
        end.fly(draft, battle);
      }
    }
    return true;
  }

  /**
   * Whether anybody is there to be fired at, as all can see by then: who has none flies the
   * mission, since to part the fighters is a step of air combat.
   */
  @Rule({"17.3", "17.31"})
  private boolean opposed(Position position, AirBattle battle) {
    return !squadrons.over(position, declarer(battle).enemy(), battle.hex()).isEmpty();
  }

  /** Fighters fire who have no other use or were told to. */
  @Rule("17.31")
  private void declare(Draft draft, AirBattle battle, Ints chosen) {
    Ints choosing = withTwoUses(draft.view(), battle);
    Ints firing =
        fighters(draft.view(), battle)
            .filter(unit -> chosen.contains(unit) || !choosing.contains(unit));
    firing.each(unit -> draft.say(theatre.cites().noted("air-fires", Detail.unit(unit))));
    Step next = battle.step() == Step.ROLES ? Step.OTHER_ROLES : Step.INITIATIVE;
    draft.replace(battle.firing(firing).to(next));
  }

  /**
   * Somebody fires and both sides are there: a die tells who leads, or that nobody finds anybody.
   */
  @Rule({"17.3", "17.31", "17.32"})
  private AirBattle initiative(Draft draft, AirBattle battle) {
    Position position = draft.view();
    boolean both =
        !pairing.present(position, battle, Side.AXIS).isEmpty()
            && !pairing.present(position, battle, Side.SOVIET).isEmpty();
    if (!both || battle.firing().isEmpty()) {
      return battle.to(Step.MISSION);
    }
    int die = Die.roll(draft, "initiative-die", theatre.cites().rule("initiative-die"));
    AirChart.Initiative result = theatre.charts().air().initiative(die);
    Side side = result.side();
    if (side == null || pairing.firing(position, battle, side).isEmpty()) {
      draft.say(theatre.cites().noted("air-no-combat", Detail.hex(battle.hex())));
      return battle.to(Step.MISSION);
    }
    String who = side == Side.AXIS ? "side-axis" : "side-soviet";
    String code = result.advantage() ? "air-advantage" : "air-initiative";
    draft.say(theatre.cites().noted(code, Detail.word(who), Detail.hex(battle.hex())));
    return battle.led(side, result.advantage()).to(Step.ENGAGE);
  }

  /** Goes on where there is nothing or only one thing to choose. */
  private boolean engage(Draft draft, AirBattle battle) {
    Position position = draft.view();
    if (pairing.shooters(position, battle).isEmpty()
        || pairing.present(position, battle, Pairing.chooser(battle).enemy()).isEmpty()) {
      draft.replace(battle.to(battle.step() == Step.OTHERS_ENGAGE ? Step.FIRE : Step.MISSION));
      return true;
    }
    List<Engage> all = pairing.all(position, battle);
    if (all.size() == 1) {
      pair(draft, battle, all.getFirst());
    }
    return all.size() == 1;
  }

  private void pair(Draft draft, AirBattle battle, Engage engage) {
    switch (battle.step()) {
      case ENGAGE ->
          draft.replace(pairing.answered(draft.view(), battle, engage).to(Step.OTHERS_ENGAGE));
      case OTHERS_ENGAGE ->
          draft.replace(
              battle
                  .paired(
                      battle.shooters().plus(engage.firing()),
                      battle.targets().plus(engage.targets()))
                  .to(Step.FIRE));
      default ->
          draft.replace(battle.paired(engage.firing(), engage.targets()).to(Step.FIRE_AGAIN));
    }
  }
}
