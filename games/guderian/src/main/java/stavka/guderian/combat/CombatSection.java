package stavka.guderian.combat;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.guderian.model.Theatre;
import stavka.guderian.supply.Supply;
import stavka.panzer.combat.Attendants;
import stavka.panzer.combat.BattlePlan;
import stavka.panzer.combat.ColumnShifts;
import stavka.panzer.combat.Doctrine;
import stavka.panzer.combat.Fighting;
import stavka.panzer.combat.Forecaster;
import stavka.panzer.model.Footfall;
import stavka.panzer.movement.RideOn;

/** Section 9 of the book, with what sections 10 and 12 say of combat, put together. */
@Rule({"9.0", "9.5"})
public final class CombatSection extends Fighting {
  private final Losses losses;
  private final AssistStage assists;

  public CombatSection(Theatre theatre, Supply supply, Footfall footfall) {
    this(theatre, supply, footfall, new Losses(theatre));
  }

  private CombatSection(Theatre theatre, Supply supply, Footfall footfall, Losses losses) {
    super(
        new AttackLimits(theatre, supply),
        new Doctrine(
            theatre,
            theatre.charts().combatTable(),
            new Strengths(theatre, supply),
            ColumnShifts.NONE,
            new Opening(theatre, losses),
            new Outcome(),
            Attendants.NONE,
            losses,
            footfall,
            new RideOn(theatre, new Outcome(), footfall)));
    this.losses = losses;
    this.assists = new AssistStage(new LeaderHelp(theatre.pieces()), resolution(), forecasts());
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

  public Losses losses() {
    return losses;
  }
}
