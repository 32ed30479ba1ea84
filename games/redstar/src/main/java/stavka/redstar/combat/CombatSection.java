package stavka.redstar.combat;

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
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.Stacking;
import stavka.redstar.loss.Fate;
import stavka.redstar.loss.Toll;
import stavka.redstar.markers.Cups;
import stavka.redstar.model.Theatre;

/** Sections 7 and 8, put together. */
public final class CombatSection {
  private final Theatre theatre;
  private final Combatants combatants;
  private final Siege siege;
  private final Assessor assessor;
  private final AttackRules rules;
  private final Resolution resolution;
  private final BattleStage battle;
  private final Forecasts forecasts;

  /**
   * @param effects to be told of every retreat and advance to a hex
   */
  public CombatSection(
      Theatre theatre, Cups cups, Toll toll, Fate fate, Stacking stacking, EntryEffect effects) {
    this.theatre = theatre;
    this.combatants = new Combatants(theatre);
    this.siege = new Siege(theatre, combatants);
    this.assessor = new Assessor(theatre, combatants);
    this.rules = new AttackRules(theatre, combatants, siege, assessor);
    this.resolution = new Resolution(theatre, combatants, assessor, cups, toll, fate);
    Losses losses = new Losses(combatants, toll, fate);
    Retreats retreats = new Retreats(theatre, toll, effects);
    Advances advances = new Advances(theatre, combatants, stacking, effects);
    this.battle =
        new BattleStage(
            combatants,
            losses,
            retreats,
            new Crowding(theatre, stacking, retreats),
            advances,
            new Aftermath(theatre, toll, losses, advances),
            fate);
    this.forecasts = new Forecasts(theatre, combatants, assessor, rules);
  }

  /** A combat phase begins. */
  public void begin(Draft draft) {
    siege.begin(draft);
  }

  /** A side's combat phase [2.0 D, E]. */
  public Stage phase(Side side) {
    return new CombatPhase(theatre, side, combatants, rules, resolution);
  }

  /**
   * Why an overrun is too weak to be made on purpose, or null [7.1.2 h].
   *
   * @param from the hex from which it is made
   */
  @Rule({"7.1.2", "8.0.3"})
  public @Nullable Objection hopeless(Position position, BattlePlan plan, int from) {
    Ints origins = Ints.of(plan.units().stream().map(unit -> from).toArray());
    Assessment assessment = assessor.assess(position, plan, origins, false);
    return assessment.known() && assessment.hopeless()
        ? Objection.of("7.1.2", "odds-too-low")
        : null;
  }

  public Fight fight() {
    return resolution;
  }

  /** The stages of the frames that a battle pushes. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(Battle.class, battle);
  }

  public Optional<Forecast> forecast(Position position, Order order) {
    return forecasts.forecast(position, order);
  }
}
