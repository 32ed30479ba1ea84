package stavka.redstar.combat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.Stacking;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleForecaster;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStage;
import stavka.operational.combat.BattleStart;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.CombatPhase;
import stavka.operational.combat.Fight;
import stavka.operational.combat.Forecaster;
import stavka.operational.combat.MakeRoom;
import stavka.operational.combat.Resolution;
import stavka.operational.combat.RetreatUnits;
import stavka.operational.combat.Strengths;
import stavka.operational.combat.TakeLosses;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.redstar.loss.Fate;
import stavka.redstar.markers.MarkerCups;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Sections 7 and 8, put together. */
public final class RedStarCombatSection {
  private static final Citations CITES = Citations.beside(RedStarCombatSection.class);

  private final RedStarTheatre theatre;
  private final Combatants combatants;
  private final Siege siege;
  private final Assessor assessor;
  private final RedStarAttackRules rules;
  private final Resolution resolution;
  private final BattleStage battle;
  private final Forecaster forecaster;

  /**
   * @param effects to be told of every retreat and advance to a hex
   */
  public RedStarCombatSection(
      RedStarTheatre theatre,
      MarkerCups cups,
      Casualties toll,
      Fate fate,
      Stacking stacking,
      EntryEffect effects) {
    this.theatre = theatre;
    this.combatants = new Combatants(theatre);
    this.siege = new Siege(theatre, combatants);
    this.assessor = assessor(theatre, cups);
    this.rules = new RedStarAttackRules(theatre.pieces(), combatants, siege, assessor);
    this.resolution =
        new Resolution(
            assessor,
            siege,
            new RedStarSettlement(theatre.pieces(), combatants, toll, fate),
            RedStarResult.NO_EFFECT,
            CITES);
    this.battle = battle(toll, fate, stacking, effects);
    this.forecaster =
        new BattleForecaster(
            theatre.pieces()::side,
            assessor,
            BattleStart.NONE,
            RedStarResult.BEST_FIRST,
            BattleForecaster.Preview.KNOWN_PART);
  }

  /** Strengths, markers yet to be drawn, the row of odds, air fleets and the die. */
  @Rule({"6.2.2", "7.1.2", "7.8"})
  private Assessor assessor(RedStarTheatre theatre, MarkerCups cups) {
    RedStarPieces pieces = theatre.pieces();
    return new Assessor(
        new Strengths(
            pieces::attack, pieces::defence, RedStarMuster.ROUNDING, cups, CITES.rule("untried")),
        new RedStarMuster(pieces, combatants, theatre.charts().limits().combat().river()),
        new RedStarTables(theatre, combatants),
        new RedStarShifts(theatre));
  }

  /** Losses, retreat and room for the defender, then for the attacker; streets; advance. */
  @Rule({"7.1.2", "7.8.2", "7.9", "7.10.6", "7.12", "7.12.1", "7.15.2", "8.0.4"})
  private BattleStage battle(Casualties toll, Fate fate, Stacking stacking, EntryEffect effects) {
    Losses losses = new Losses(combatants, fate);
    Retreats retreats = new Retreats(theatre, fate);
    RetreatUnits retreat =
        new RetreatUnits(
            retreats::ways, retreats::price, retreats::strand, toll, Marks.GUEST, effects, CITES);
    BattleStep room =
        new MakeRoom(
            retreat,
            theatre.roster(),
            stacking,
            unit -> combatants.bystander(unit) && !combatants.asset(unit),
            RedStarCombatSection::pushed,
            CITES);
    List<BattleStep> steps =
        List.of(
            losses(false, toll, losses),
            retreat,
            room,
            losses(true, toll, losses),
            losses::bystanders,
            retreat,
            room,
            new Streets(theatre.pieces(), theatre.charts().limits().combat(), toll, losses));
    return BattleStage.of(
        steps, new Advances(theatre).step(effects, CITES), new EnterOverrunHex(combatants));
  }

  private static BattleStep losses(boolean attacking, Casualties toll, Losses losses) {
    return new TakeLosses(
        attacking, toll, losses::candidates, losses::mayRetreat, losses::leave, CITES);
  }

  /** A unit that makes room after an overrun moves no more this turn. */
  @Rule({"7.12.1", "8.0.6"})
  private static void pushed(Draft draft, Battle battle, int unit) {
    boolean bystander = !battle.party().units().contains(unit);
    if (battle.plan().overrun() && bystander && battle.attacking()) {
      draft.set(unit, RedStarMarks.PINNED);
    }
  }

  /** A combat phase begins. */
  public void begin(Draft draft) {
    siege.begin(draft);
  }

  /** A side's combat phase [2.0 D, E]. */
  @Rule({"7.1.1", "7.2.1", "7.2.3"})
  public Stage phase(Side side) {
    return new CombatPhase(
        side, theatre.roster(), rules, resolution::fight, draft -> {}, true, CITES);
  }

  /** Why an overrun is too weak to be made on purpose, or null [7.1.2 h]. */
  @Rule({"7.1.2", "8.0.3"})
  public @Nullable Objection hopeless(Position position, BattlePlan plan) {
    return rules.tooWeak(position, plan);
  }

  public Fight fight() {
    return resolution::fight;
  }

  /** The stages of the frames that a battle pushes. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(Battle.class, battle);
  }

  public Optional<Forecast> forecast(Position position, Order order) {
    return forecaster.forecast(position, order);
  }
}
