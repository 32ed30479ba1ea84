package stavka.rostov.combat;

import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.Party;
import stavka.operational.combat.TakeLosses;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Steps of the result: the owner picks, but for who must pay first and who last. */
@Rule({"16.21", "16.23", "16.32", "22.42"})
record RostovLosses(RostovTheatre theatre, CombinedArms arms, Fates fates) {
  /** A side's losses step by step. */
  BattleStep of(boolean attacking) {
    return new TakeLosses(
        attacking,
        fates.cadre(),
        TakeLosses.Payment.STEP_BY_STEP,
        this::next,
        (position, battle) -> false,
        (draft, battle) -> battle,
        (draft, battle, hexes) -> {},
        this::asking,
        battle -> theatre.cites().rule("lose-so-many"),
        theatre.cites());
  }

  /** The side picks who pays; a refusal names the rule that leaves it no other choice. */
  @Rule({"16.32", "22.42"})
  private Orders asking(Position position, Battle battle, List<Order> offered) {
    String rule = theatre.cites().rule("lose-steps");
    return new ListedOrders(
        new Decision(battle.side(), "lose-steps", rule), offered, otherwise(battle, rule));
  }

  private Objection otherwise(Battle battle, String rule) {
    Party party = battle.party();
    boolean attacking = party.side() == battle.attacker().side();
    Aftermath noted = Aftermath.of(battle);
    if (party.lost() == 0 && !first(noted, attacking, party.units()).isEmpty()) {
      boolean engineers = noted.engineersPay() && attacking;
      return theatre.cites().objection(engineers ? "lose-engineers-first" : "lose-armour-first");
    }
    boolean last = party.owes() == 1 && !attacking && !last(battle, party).isEmpty();
    return last
        ? theatre.cites().objection("lose-nkvd-last")
        : Objection.of(rule, "not-offered-lose-steps");
  }

  /** A side that is wiped out goes before anybody picks. */
  @Rule({"16.11", "16.24"})
  BattleStep wipeOut(boolean attacking) {
    return new WipeOut(attacking, fates, theatre.cites().rule("all-eliminated"));
  }

  /** See above. */
  private record WipeOut(boolean attacking, Fates fates, String rule) implements BattleStep {
    @Override
    public Battle proceed(Draft draft, Battle battle) {
      Party party = attacking ? battle.attacker() : battle.defender();
      Battle after = battle;
      if (battle.result().of(attacking).destroyed()) {
        for (int unit : party.units()) {
          fates.eliminated().eliminate(draft, unit, rule);
          after = after.with(after.party(party.side()).changed(unit, Casualties.GONE));
        }
      }
      return after.next();
    }
  }

  /** Who may pay the next step. */
  @Rule({"16.32", "22.42"})
  private Ints next(Position position, Battle battle) {
    Party party = battle.party();
    Ints units = party.units();
    int left = units.stream().map(unit -> fates.cadre().steps(position, unit)).sum();
    if (left <= party.owes()) {
      return Ints.of(units.first());
    }
    boolean attacking = party.side() == battle.attacker().side();
    Ints first = party.lost() == 0 ? first(Aftermath.of(battle), attacking, units) : Ints.EMPTY;
    if (!first.isEmpty()) {
      return first;
    }
    Ints last = party.owes() == 1 && !attacking ? last(battle, party) : Ints.EMPTY;
    return last.isEmpty() ? units : last;
  }

  @Rule("16.32")
  private Ints first(Aftermath noted, boolean attacking, Ints units) {
    RostovPieces pieces = theatre.pieces();
    if (noted.engineersPay() && attacking) {
      return units.filter(pieces::engineer);
    }
    if (!noted.armourPays()) {
      return Ints.EMPTY;
    }
    return attacking ? units.filter(pieces::armour) : units.filter(arms::stopsTanks);
  }

  @Rule("22.42")
  private Ints last(Battle battle, Party party) {
    Aftermath noted = Aftermath.of(battle);
    return party
        .units()
        .filter(unit -> theatre.pieces().nkvd(unit) && noted.holds(battle, party.origin(unit)));
  }
}
