package stavka.redstar.movement;

import java.util.Map;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.Stacking;
import stavka.redstar.combat.OverrunEntry;
import stavka.redstar.combat.RedStarCombatSection;
import stavka.redstar.control.Control;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Marks;
import stavka.redstar.model.Theatre;
import stavka.redstar.supply.Supply;

/** Section 3, and the approach of overruns. */
public final class MovementSection {
  private final Theatre theatre;
  private final EntryEffect effects;
  private final MoveRules rules;
  private final MoveLister lister;
  private final Travel travel;
  private final MoveMode march;
  private final MoveMode strategic;
  private final MoveMode sea;

  public MovementSection(
      Theatre theatre,
      Supply supply,
      Control control,
      Stacking stacking,
      EntryEffect effects,
      RedStarCombatSection combat) {
    this.theatre = theatre;
    this.effects = effects;
    March steps = new March(theatre);
    Overruns overruns = new Overruns(theatre, steps, stacking, combat);
    this.rules = new MoveRules(theatre, new Company(theatre), steps, overruns);
    this.lister = new MoveLister(theatre, rules);
    this.travel = new Travel(theatre, rules, effects, combat.fight());
    this.march = new MarchMode(steps);
    this.strategic = new StrategicMode(theatre, supply);
    this.sea = new SeaMode(theatre, control);
  }

  /** A movement phase begins: nobody has moved. */
  @Rule({"3.2", "3.6.1"})
  public void begin(Draft draft) {
    draft.clearAll(Marks.MOVED);
    draft.enter(Ledger.SEA_HALVES, 0);
    draft.enter(Ledger.SEA_FROM, 0);
    draft.enter(Ledger.SEA_TO, 0);
  }

  @Rule("3.6")
  public Stage naval(Side side) {
    return stage(side == Side.AXIS ? Movers.AXIS : Movers.SOVIET, sea);
  }

  @Rule({"3.5", "3.5.2", "3.5.5"})
  public Stage strategic(Movers movers) {
    return stage(movers, strategic);
  }

  public Stage movement(Movers movers) {
    return stage(movers, march);
  }

  private Stage stage(Movers movers, MoveMode mode) {
    return new MoveStage(movers, mode, rules, lister, travel);
  }

  public Map<Class<? extends Frame>, Stage> frameStages() {
    return Map.of(
        OverrunEntry.class,
        new EntryStage(theatre, travel, effects),
        Motion.class,
        new MotionStage(theatre, rules, travel));
  }
}
