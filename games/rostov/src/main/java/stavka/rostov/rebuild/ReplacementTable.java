package stavka.rostov.rebuild;

import java.util.Objects;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.Box;
import stavka.rostov.model.Die;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RebuildChart;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/**
 * Replacements as they come: those of the Axis by the turn, those of the Soviets by a die and the
 * table of the turn; in small scenarios so many men each turn.
 */
@Rule({"7.11", "7.12", "7.21", "7.22", "7.24", "7.25", "7.26", "7.31", "7.32", "7.33"})
public final class ReplacementTable {
  private final RostovTheatre theatre;
  private final CutOffCities cities;
  private final Purse axis;
  private final Purse soviet;

  public ReplacementTable(RostovTheatre theatre, CutOffCities cities) {
    this.theatre = theatre;
    this.cities = cities;
    this.axis = new Purse(theatre, Side.AXIS);
    this.soviet = new Purse(theatre, Side.SOVIET);
  }

  /** Phase {@code replacements}. */
  public void receive(Draft draft) {
    cities.watch(draft);
    draft.enter(RostovLedger.NKVD, 0);
    ScenarioPlan plan = theatre.plan(draft.view());
    for (Side side : Side.values()) {
      ScenarioPlan.Amount amount = Objects.requireNonNull(plan.supplies().replacements().of(side));
      if (!amount.charted()) {
        (side == Side.AXIS ? axis : soviet).gain(draft, Purse.MEN, amount.number());
      } else if (side == Side.AXIS) {
        byTurn(draft, amount);
      } else {
        byDie(draft, plan, amount);
      }
    }
    zap(draft, plan);
  }

  @Rule({"7.31", "7.32", "7.33"})
  private void byTurn(Draft draft, ScenarioPlan.Amount amount) {
    RebuildChart chart = theatre.charts().rebuild();
    axis.gain(draft, Purse.MEN, amount.of(RebuildChart.at(chart.typeI(), draft.turn())));
    axis.gain(draft, Purse.ARMS, RebuildChart.at(chart.typeA(), draft.turn()));
    draft.enter(
        RostovLedger.of(RostovLedger.WINGS, Side.AXIS), RebuildChart.at(chart.air(), draft.turn()));
  }

  @Rule({"7.11", "7.12", "7.21", "7.22", "7.24", "7.26"})
  private void byDie(Draft draft, ScenarioPlan plan, ScenarioPlan.Amount amount) {
    RebuildChart chart = theatre.charts().rebuild();
    int die = Die.roll(draft, "replacement-die", theatre.cites().rule("replacement-die"));
    int net = die + (theatre.sky(draft.view()).bad() ? chart.badWeather() : 0);
    net += chart.owed() * draft.ledger(RostovLedger.OWED);
    int line = Math.min(RebuildChart.ROWS, net);
    RebuildChart.Table table = chart.table(draft.turn());
    RebuildChart.Row row = table.rows().get(line - 1);
    draft.say(
        theatre
            .cites()
            .noted(
                "replacement-row",
                Detail.number(line),
                Detail.word("replacement-table-" + table.id()),
                Detail.number(amount.of(row.typeI()))));
    draft.enter(RostovLedger.FORTS, row.forts());
    draft.enter(RostovLedger.FORTS_EXTRA, row.extra());
    soviet.gain(draft, Purse.MEN, amount.of(row.typeI()));
    draft.enter(RostovLedger.of(RostovLedger.TYPE_A, Side.SOVIET), row.arms());
    draft.enter(RostovLedger.of(RostovLedger.WINGS, Side.SOVIET), row.wings());
    draft.enter(RostovLedger.TRAINS, RebuildChart.at(chart.trains(), draft.turn()));
    draft.enter(RostovLedger.RESERVE, row.reserve());
    draft.enter(RostovLedger.EXTRA, row.supply());
    if (plan.orders().mandated() && row.mandated() > 0) {
      draft.add(RostovLedger.OWED, row.mandated());
      draft.say(theatre.cites().noted("mandated-owed", Detail.number(row.mandated())));
    }
  }

  /** Training regiments that the scenario raises on a turn wait in the Active box. */
  @Rule("22.7")
  private void zap(Draft draft, ScenarioPlan plan) {
    if (!plan.layout().zapLater().contains(draft.turn())) {
      return;
    }
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.pieces().kind(unit) == Kind.ZAP && draft.view().inBox(unit, Box.POOL)) {
        draft.moveToBox(unit, Box.ACTIVE);
        return;
      }
    }
  }

  /**
   * Points that must be used in this phase are lost; extra supply that is left is attack supply.
   */
  @Rule({"7.24", "7.25", "7.26", "7.33"})
  public void lapse(Draft draft, Side side) {
    draft.enter(RostovLedger.of(RostovLedger.WINGS, side), 0);
    if (side == Side.SOVIET) {
      draft.enter(RostovLedger.TRAINS, 0);
      int points = RostovLedger.of(RostovLedger.POINTS, side);
      draft.enter(points, draft.ledger(points) + draft.ledger(RostovLedger.EXTRA));
      draft.enter(RostovLedger.EXTRA, 0);
    }
  }

  /** At the end of the Soviet engineer phase their armament is lost. */
  @Rule("7.24")
  public void afterEngineers(Draft draft, Side side) {
    if (side == Side.SOVIET) {
      draft.enter(RostovLedger.of(RostovLedger.TYPE_A, side), 0);
    }
  }
}
