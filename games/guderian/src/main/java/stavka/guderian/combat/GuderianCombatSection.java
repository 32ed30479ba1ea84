package stavka.guderian.combat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.board.EntryEffect;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.Attendants;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forecaster;
import stavka.operational.combat.Shifts;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.PanzerCombatSection;

/** Section 9 of the book, with what sections 10 and 12 say of combat, put together. */
@Rule({"9.0", "9.5"})
public final class GuderianCombatSection extends PanzerCombatSection {
  private final GuderianCasualties losses;
  private final AssistStage assists;

  public GuderianCombatSection(
      GuderianTheatre theatre, GuderianSupply supply, EntryEffect effects) {
    GuderianCasualties losses = new GuderianCasualties(theatre);
    Doctrine doctrine =
        new Doctrine(
            theatre,
            assessor(theatre, supply),
            new GuderianBattleStart(theatre, losses),
            new GuderianCustoms(),
            Attendants.NONE,
            losses,
            effects);
    super(new GuderianAttackRules(theatre, supply), doctrine);
    this.losses = losses;
    this.assists = new AssistStage(new LeaderHelp(theatre.pieces()), resolution(), forecasts());
  }

  /** Strengths and the table; nothing shifts its columns. */
  @Rule({"9.0", "9.21", "9.24", "9.4", "12.0", "12.2"})
  private static Assessor assessor(GuderianTheatre theatre, GuderianSupply supply) {
    return assessor(
        theatre,
        theatre.charts().combatTable(),
        GuderianMuster.ROUNDING,
        new GuderianMuster(theatre, supply),
        Shifts.NONE);
  }

  /** A leader with a choice is told first whom he helps. */
  @Override
  @Rule("10.36")
  protected void declare(Draft draft, BattlePlan plan) {
    if (assists.asks(draft.view(), plan)) {
      draft.push(new Assisting(plan));
    } else {
      super.declare(draft, plan);
    }
  }

  @Override
  public Map<Class<? extends Frame>, Stage> frameStages() {
    Map<Class<? extends Frame>, Stage> stages = new HashMap<>(super.frameStages());
    stages.put(Assisting.class, assists);
    return stages;
  }

  /** The chances of attacks and overruns, and of a declared attack with a leader's choice. */
  public Forecaster forecaster() {
    return (position, order) ->
        order instanceof Assist assist
            ? Optional.of(assists.forecast(position, assist))
            : forecasts().forecast(position, order);
  }

  public GuderianCasualties losses() {
    return losses;
  }
}
