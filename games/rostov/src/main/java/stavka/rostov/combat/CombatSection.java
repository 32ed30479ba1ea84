package stavka.rostov.combat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.engine.battle.Rounding;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleForecaster;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStage;
import stavka.operational.combat.BattleStart;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Resolution;
import stavka.operational.combat.Strengths;
import stavka.rostov.command.Command;
import stavka.rostov.command.Nkvd;
import stavka.rostov.cups.Hometown;
import stavka.rostov.cups.Unknowns;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.FirstOdds;
import stavka.rostov.declaration.Mandated;
import stavka.rostov.declaration.MustAttack;
import stavka.rostov.declaration.Obliged;
import stavka.rostov.declaration.Reach;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.declaration.SealedOrders;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.Lines;
import stavka.rostov.supply.SupplyCounters;
import stavka.rostov.works.Forts;
import stavka.rostov.works.Spans;
import stavka.rostov.zones.Entering;
import stavka.rostov.zones.Zones;

/** Combat, put together: from an attack that is made to the last advance. */
@Rule({"15.0", "15.2", "15.54", "15.56", "15.59", "16.0"})
public final class CombatSection {
  private final RostovTheatre theatre;
  private final Declarations declarations;
  private final SealedOrders sealed;
  private final Unknowns unknowns;
  private final Combatants combatants;
  private final Guns guns;
  private final AttackSupply supply;
  private final Engineers engineers;
  private final Assessor assessor;
  private final AttackChecks checks;
  private final RetreatWays ways;
  private final Mandated owed;
  private final RostovSettlement settlement;
  private final Resolution resolution;
  private final AttackOrders attackOrders;
  private final BattleStage battleStage;
  private final RostovForecaster forecaster;

  /** What of the other sections combat asks. */
  public record Needs(
      Zones zones,
      Entering entering,
      Lines lines,
      Forts forts,
      Spans spans,
      Command command,
      Declarations declarations,
      SealedOrders sealed,
      Unknowns unknowns,
      Fates fates,
      EntryEffect effects) {}

  public CombatSection(RostovTheatre theatre, Needs needs) {
    this.theatre = theatre;
    this.declarations = needs.declarations();
    this.sealed = needs.sealed();
    this.unknowns = needs.unknowns();
    RostovPieces pieces = theatre.pieces();
    Nkvd nkvd = new Nkvd(theatre, needs.command());
    this.combatants = new Combatants(theatre, needs.forts());
    this.guns = new Guns(theatre, needs.zones(), needs.forts(), needs.command());
    this.supply =
        new AttackSupply(theatre, needs.lines(), new SupplyCounters(theatre, needs.fates()));
    this.engineers = new Engineers(theatre, needs.forts(), guns);
    CombinedArms arms = new CombinedArms(theatre, combatants);
    DieModifiers modifiers =
        new DieModifiers(
            theatre,
            combatants,
            needs.forts(),
            nkvd,
            engineers,
            arms,
            new Integrity(theatre, combatants));
    this.assessor =
        new Assessor(
            new Strengths(
                pieces::attack,
                pieces::defence,
                Rounding.KEEP,
                unknowns.cups(),
                theatre.cites().rule("revealed")),
            new RostovMuster(theatre, combatants, guns),
            new RostovTables(theatre.charts().combat().table()),
            modifiers);
    this.owed = new Mandated(theatre, new FirstOdds(theatre));
    this.settlement = new RostovSettlement(theatre, combatants, arms, nkvd, declarations, owed);
    this.resolution =
        new Resolution(
            assessor, BattleStart.NONE, settlement, RostovResult.NOTHING, theatre.cites());
    this.ways = new RetreatWays(theatre, needs.zones(), needs.spans());
    this.battleStage = new BattleStage(steps(needs, arms), List.of());
    this.attackOrders = new AttackOrders(theatre, combatants, needs.command(), this::fight);
    this.checks =
        new AttackChecks(
            theatre,
            declarations,
            new Reach(theatre, needs.zones(), needs.entering()),
            new MustAttack(theatre, needs.zones(), declarations),
            new Obliged(theatre),
            supply,
            guns,
            engineers,
            assessor);
    this.forecaster =
        new RostovForecaster(
            theatre,
            combatants,
            unknowns.cups(),
            declarations,
            new BattleForecaster(
                pieces::side,
                assessor,
                BattleStart.NONE,
                RostovResult.BEST_FIRST,
                BattleForecaster.Preview.KNOWN_PART));
  }

  private List<BattleStep> steps(Needs needs, CombinedArms arms) {
    RostovLosses losses = new RostovLosses(theatre, arms, needs.fates());
    ZoneRetreat trial = new ZoneRetreat(theatre);
    return List.of(
        losses.wipeOut(true),
        losses.of(true),
        losses.wipeOut(false),
        losses.of(false),
        new FallBackStep(true, theatre, ways, trial, needs.fates(), needs.effects()),
        new FallBackStep(false, theatre, ways, trial, needs.fates(), needs.effects()),
        new ColumnsFollow(theatre, needs.fates()),
        new Advances(theatre, needs.entering(), new Hometown(theatre), needs.effects()));
  }

  /** Guns, for those who defend [14.21]. */
  public Guns guns() {
    return guns;
  }

  /** The chance that a group comes through by a way: certain where it crosses no enemy zone. */
  @Rule("16.46")
  public double passage(Position position, Ints units, Ints path) {
    Ints crossed = ways.crossed(position, theatre.pieces().side(units.first()), path);
    if (crossed.isEmpty()) {
      return 1;
    }
    int most = theatre.charts().combat().zoneRetreat().upTo();
    int good = most - new ZoneRetreat(theatre).modifier(position, units, crossed);
    return Math.clamp(good, 0, Die.SIDES) / (double) Die.SIDES;
  }

  /** Ways back, for overruns too. */
  public FallBackWays ways() {
    return ways;
  }

  /** A side's combat phase. */
  public Stage phase(Side side) {
    return new CombatPhase(side, theatre, declarations, checks, engineers, guns, owed, this::begin);
  }

  /** The stages of what interrupts it. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(OrderAttack.class, attackOrders, Battle.class, battleStage);
  }

  /** Defenders are turned up; if some are real, supply is spent and the attacker may order. */
  @Rule({"15.54", "15.56"})
  private void begin(Draft draft, BattlePlan plan) {
    plan.attackers().each(unit -> draft.set(unit, RostovMarks.FOUGHT));
    Ints defenders = combatants.defenders(draft.view(), plan);
    Ints left = unknowns.turnUp(draft, defenders, theatre.cites().rule("revealed"));
    if (left.isEmpty()) {
      draft.say(theatre.cites().noted("attack-zero", Detail.hex(plan.targets().first())));
      settlement.begin(
          draft, plan, new Forces(List.of(), List.of()), Ints.EMPTY, RostovResult.NOTHING);
      return;
    }
    supply.spend(draft, combatants.columns(plan));
    combatants.guns(plan).each(gun -> draft.set(gun, RostovMarks.FIRED));
    left.each(unit -> draft.set(unit, RostovMarks.HIT));
    attackOrders.ask(draft, plan);
  }

  /** The sealed order is opened, and the die falls. */
  @Rule({"15.59", "15.81"})
  private void fight(Draft draft, BattlePlan plan) {
    int number = draft.at(plan.targets().first(), RostovLayers.ATTACK);
    RetreatOrder opened = sealed.open(draft, number);
    resolution.fight(draft, new Stances(Stances.of(plan).attacker(), opened).with(plan));
  }

  /** The chances of an attack that may be made now. */
  public Optional<Forecast> forecast(Position position, Side side, Order order) {
    return order instanceof Attack attack && checks.objection(position, side, attack) == null
        ? Optional.of(forecaster.forecast(position, BattlePlan.of(side, attack)))
        : Optional.empty();
  }

  /** The chances of an attack that may be declared: as if nobody reacted, with all the support. */
  @Rule("12.0")
  public Forecast outlook(Position position, Side side, Declare declare) {
    Ints helpers = checks.supported(position, side, declare.units(), declare.targets());
    return outlook(position, side, new Attack(declare.units(), declare.targets(), 0, helpers));
  }

  /** The chances of an attack, whether it has been declared or not. */
  public Forecast outlook(Position position, Side side, Attack attack) {
    return forecaster.forecast(position, BattlePlan.of(side, attack));
  }

  /** Whether engineers can lead an attack [15.63]. */
  public boolean led(Position position, Side side, Attack attack) {
    return engineers.can(position, BattlePlan.of(side, attack));
  }

  /** What would support some attackers: supply for all and every gun; nothing without supply. */
  public Ints support(Position position, Side side, Ints attackers, Ints targets) {
    return checks.supported(position, side, attackers, targets);
  }
}
