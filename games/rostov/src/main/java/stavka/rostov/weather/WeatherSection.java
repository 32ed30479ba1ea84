package stavka.rostov.weather;

import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Weather;
import stavka.rostov.model.WeatherChart;

/** The weather of a turn: a die by climate, snow that lingers, waters that freeze and thaw. */
@Rule({"5.11", "5.12", "5.13"})
public final class WeatherSection {
  private final RostovTheatre theatre;
  private final WeatherChart chart;

  public WeatherSection(RostovTheatre theatre) {
    this.theatre = theatre;
    this.chart = theatre.charts().weather();
  }

  /** Finds the weather of the turn that begins. */
  @Rule("5.13")
  public void determine(Draft draft) {
    int die = Die.roll(draft, "weather-die", theatre.cites().rule("weather-die"));
    WeatherChart.Cell cell = chart.result(draft.turn(), die);
    Weather before = Weather.values()[draft.ledger(RostovLedger.WEATHER)];
    Weather played = played(draft, cell.weather(), before);
    int frosts = cell.weather() == Weather.FROST ? draft.ledger(RostovLedger.FROSTS) + 1 : 0;
    draft.enter(RostovLedger.BEFORE, before.ordinal());
    draft.enter(RostovLedger.WEATHER, played.ordinal());
    draft.enter(RostovLedger.STORM, cell.storm() ? 1 : 0);
    draft.enter(RostovLedger.FROSTS, frosts);
    water(draft, cell.weather(), frosts);
  }

  /** Snow lies one frost longer than it falls. */
  @Rule("5.15")
  private static Weather played(Draft draft, Weather result, Weather before) {
    boolean lies = before == Weather.SNOW || before == Weather.ARCTIC;
    boolean first = draft.ledger(RostovLedger.FROSTS) == 0;
    return result == Weather.FROST && lies && first ? Weather.SNOW : result;
  }

  /** Snow freezes rivers and lakes, rain or two frosts running thaw them, arctic weather never. */
  @Rule("5.15")
  private void water(Draft draft, Weather result, int frosts) {
    if (result == chart.forGood()) {
      draft.enter(RostovLedger.ICED, 1);
    }
    if (chart.freezes(result)) {
      draft.enter(RostovLedger.SNOWED, 1);
      draft.enter(RostovLedger.FROZEN, 1);
    } else if (draft.ledger(RostovLedger.ICED) == 0 && thaws(result, frosts)) {
      draft.enter(RostovLedger.FROZEN, 0);
    }
  }

  private boolean thaws(Weather result, int frosts) {
    return (result == Weather.RAIN && chart.rainThaws()) || frosts >= chart.frostsThaw();
  }
}
