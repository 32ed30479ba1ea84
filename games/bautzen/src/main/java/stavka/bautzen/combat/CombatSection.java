package stavka.bautzen.combat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.bautzen.command.Command;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Gait;
import stavka.bautzen.model.Kind;
import stavka.bautzen.movement.Walk;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.ColumnUse;
import stavka.bautzen.supply.Lines;
import stavka.engine.battle.CombatTable;
import stavka.engine.battle.Rounding;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.play.Forecast;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.combat.AdvancePaths;
import stavka.operational.combat.AdvanceUnits;
import stavka.operational.combat.Assessor;
import stavka.operational.combat.Battle;
import stavka.operational.combat.BattleForecaster;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.BattleStage;
import stavka.operational.combat.BattleStart;
import stavka.operational.combat.BattleStep;
import stavka.operational.combat.Casualties;
import stavka.operational.combat.CombatPhase;
import stavka.operational.combat.Cups;
import stavka.operational.combat.Resolution;
import stavka.operational.combat.Strengths;
import stavka.operational.combat.TakeLosses;

/** Sections 9 to 11, put together. */
public final class CombatSection {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final ColumnUse columns;
  private final BautzenMuster muster;
  private final BautzenAttackRules rules;
  private final Resolution resolution;
  private final BattleForecaster forecaster;
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
    this.pieces = theatre.pieces();
    this.columns = columns;
    this.muster = new BautzenMuster(theatre, pieces, stacks);
    Assessor assessor =
        new Assessor(
            new Strengths(pieces::attack, pieces::defence, Rounding.DOWN, Cups.NONE, "9.8"),
            muster,
            new BautzenTables(theatre.charts().combatTable()),
            new BautzenShifts(theatre, command, muster));
    BautzenSettlement settlement = new BautzenSettlement(pieces);
    this.rules = new BautzenAttackRules(theatre, columns, assessor);
    this.resolution =
        new Resolution(
            assessor, BattleStart.NONE, settlement, BautzenResult.NOTHING, theatre.cites());
    this.forecaster =
        new BattleForecaster(
            pieces::side,
            assessor,
            BattleStart.NONE,
            BautzenResult.BEST_FIRST,
            BattleForecaster.Preview.KNOWN_PART);
    List<BattleStep> steps =
        List.of(
            losses(true, casualties, settlement),
            losses(false, casualties, settlement),
            new RetreatHome(theatre, lines, stacks, casualties, walk),
            advance(walk));
    this.frameStages =
        Map.of(
            Answering.class,
            new AnswerStage(theatre, columns, muster, resolution),
            Battle.class,
            new BattleStage(steps, List.of()));
  }

  /** A retreat is in the result, never a way out of losses. */
  @Rule({"9.5", "11.1"})
  private TakeLosses losses(
      boolean attacking, Casualties casualties, BautzenSettlement settlement) {
    return new TakeLosses(
        attacking,
        casualties,
        settlement::nextLoser,
        (position, battle) -> false,
        (draft, battle) -> battle,
        theatre.cites());
  }

  @Rule({"10.1", "10.2"})
  private AdvanceUnits advance(Walk walk) {
    return new AdvanceUnits(
        theatre.boards()::of,
        new AdvancePaths(
            theatre.grid(),
            pieces.roster(),
            theatre.boards()::of,
            theatre.stacking(),
            (position, battle, from, direction, to) -> false,
            this::barredLater,
            (position, hex) -> false,
            false),
        this::reach,
        walk.effects(),
        theatre.cites());
  }

  /** The second hex: over no river without a bridge, and not from zone to zone. */
  @Rule("10.2")
  private boolean barredLater(Position position, Battle battle, int from, int direction, int to) {
    Board board = theatre.boards().of(position);
    Side side = battle.attacker().side();
    return theatre.ground().unbridged(from, direction)
        || (board.inEnemyZone(side, from) && board.inEnemyZone(side, to));
  }

  /** Attackers go into the hex that was left, armour one further; vehicles by a bridge only. */
  @Rule({"10.1", "10.2"})
  private int reach(Position position, Battle battle, int unit) {
    int from = position.place(unit);
    int direction = theatre.grid().direction(from, battle.plan().targets().first());
    boolean needsBridge = pieces.gait(unit) != Gait.FOOT;
    if (!battle.attacking()
        || direction == HexGrid.NONE
        || (needsBridge && theatre.ground().unbridgedMajor(from, direction))) {
      return 0;
    }
    return pieces.is(unit, Kind.ARMOUR)
        ? theatre.charts().advance().armour()
        : theatre.charts().advance().hexes();
  }

  /** A side's combat phase. */
  public Stage phase(Side side) {
    return new CombatPhase(
        side, pieces.roster(), rules, this::declare, CombatSection::forget, false, theatre.cites());
  }

  /** The attacker names his support; the defender is asked if he has any. */
  @Rule({"7.2.2", "9.1"})
  private void declare(Draft draft, BattlePlan ordered) {
    BattlePlan plan = rules.named(draft.view(), ordered);
    int target = plan.targets().first();
    plan.attackers().each(unit -> draft.set(unit, BautzenMarks.FOUGHT));
    draft.put(target, BautzenMarks.ATTACKED, 1);
    columns.spend(draft, plan.supporters());
    Ints defenders = muster.defenders(draft.view(), target);
    if (columns.columns(draft.view(), plan.attacker().enemy(), defenders).isEmpty()) {
      resolution.fight(draft, plan);
    } else {
      draft.push(new Answering(plan));
    }
  }

  /** With the phase ends what was noted for it. */
  @Rule("9.1")
  private static void forget(Draft draft) {
    draft.clearAll(BautzenMarks.FOUGHT, BautzenMarks.FIRED);
    for (int hex = 0; hex < draft.setting().map().grid().size(); hex++) {
      if (draft.at(hex, BautzenMarks.ATTACKED) != 0) {
        draft.put(hex, BautzenMarks.ATTACKED, 0);
      }
    }
  }

  /** The stages of what interrupts it. */
  public Map<Class<? extends Frame>, Stage> frameStages() {
    return frameStages;
  }

  /** The chances of an attack that may be declared now, if the defender does not answer. */
  public Optional<Forecast> forecast(Position position, Side side, Order order) {
    return order instanceof Attack attack && rules.objections(position, side, attack).isEmpty()
        ? Optional.of(forecaster.of(position, rules.named(position, BattlePlan.of(side, attack))))
        : Optional.empty();
  }

  /** The chances of each result at these strengths, nothing else being known. */
  public List<Forecast.Outcome> outcomes(int attack, int defence) {
    CombatTable table = theatre.charts().combatTable();
    int column = table.column(attack, Math.max(1, defence));
    Map<String, Integer> counts = new LinkedHashMap<>();
    for (int die = table.die(); die >= 1; die--) {
      counts.merge(table.result(column, die), 1, Integer::sum);
    }
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    counts.forEach(
        (result, count) ->
            outcomes.add(new Forecast.Outcome(result, (double) count / table.die())));
    return outcomes;
  }
}
