package stavka.bautzen.combat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.bautzen.command.Command;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.movement.Walk;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.Casualties;
import stavka.bautzen.supply.ColumnUse;
import stavka.bautzen.supply.Lines;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Stage;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.value.Side;

/** Combat, put together. */
public final class CombatSection {
  private final BautzenTheatre theatre;
  private final AttackRules rules;
  private final Resolution resolution;
  private final Map<Class<? extends Frame>, Stage> frameStages;

  public CombatSection(
      BautzenTheatre theatre,
      Stacks stacks,
      Command command,
      Lines lines,
      Casualties casualties,
      ColumnUse columns,
      Walk walk) {
    this.theatre = theatre;
    Muster muster = new Muster(theatre, stacks);
    Assessor assessor = new Assessor(theatre, muster, new Shifts(theatre, command, muster));
    this.rules = new AttackRules(theatre, columns, assessor);
    this.resolution = new Resolution(theatre, columns, assessor);
    RetreatPaths paths = new RetreatPaths(theatre, lines, stacks);
    this.frameStages =
        Map.of(
            Answering.class, new AnswerStage(theatre, columns, muster, resolution),
            TakeLosses.class, new TakeLossesStage(theatre, casualties),
            RetreatUnits.class, new RetreatUnitsStage(theatre, stacks, casualties, paths, walk),
            AdvanceUnits.class, new AdvanceUnitsStage(theatre, stacks, walk));
  }

  /** A side's combat phase. */
  public Stage phase(Side side) {
    return new CombatStage(side, rules, resolution);
  }

  /** The stages of what interrupts it. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return frameStages;
  }

  /** The chances of an attack that may be declared now, if the defender does not answer. */
  public Optional<Forecast> forecast(Position position, Side side, Order order) {
    return order instanceof Attack attack && rules.objection(position, side, attack) == null
        ? Optional.of(resolution.forecast(position, rules.plan(position, side, attack)))
        : Optional.empty();
  }

  /** The chances of each result at these strengths, nothing else being known. */
  public List<Forecast.Outcome> outcomes(int attack, int defence) {
    return resolution.outcomes(theatre.charts().combatTable().column(attack, defence));
  }
}
