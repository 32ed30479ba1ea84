package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.Panel.Row;
import stavka.formats.Node;
import stavka.rostov.model.Gait;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sky;
import stavka.rostov.model.SupplyChart;
import stavka.rostov.model.Terrain;
import stavka.rostov.model.TerrainChart;
import stavka.rostov.model.Way;
import stavka.rostov.model.Weather;

/** The weather, and what it does this turn. */
record WeatherPanels(RostovTheatre theatre) {
  /** What one sees at a glance. */
  @Rule({"5.13", "5.14", "5.15"})
  Panel now(Position position) {
    Sky sky = theatre.sky(position);
    String weather = Node.written(sky.weather()) + (sky.storm() ? "-storm" : "");
    List<Row> rows = List.of(Row.of("weather-now", words(weather)));
    return new Panel("weather", Panel.Place.BAR, null, "5.1", List.of(), rows);
  }

  /** What a step costs on foot and on wheels, how long lines are, and what cannot be done. */
  @Rule({"3.43", "5.14", "6.22", "6.31", "10.72", "10.75", "11.42", "15.55", "15.67"})
  Panel effects(Position position) {
    Sky sky = theatre.sky(position);
    Weather weather = sky.weather();
    TerrainChart chart = theatre.charts().terrain();
    List<Row> rows = new ArrayList<>();
    for (Terrain terrain : List.of(Terrain.CLEAR, Terrain.HILL)) {
      rows.add(
          Row.of(
              "cost-" + Node.written(terrain),
              points(chart.price(terrain, weather, Gait.FOOT)),
              points(chart.price(terrain, weather, Gait.MOTOR))));
    }
    rows.add(
        Row.of(
            "cost-woods",
            points(
                chart.price(Terrain.WOODS, weather, Gait.FOOT) + chart.woods(weather, Gait.FOOT)),
            points(
                chart.price(Terrain.WOODS, weather, Gait.MOTOR)
                    + chart.woods(weather, Gait.MOTOR))));
    for (Way way : List.of(Way.MAIN_ROAD, Way.ROAD)) {
      rows.add(
          Row.of(
              "cost-" + Node.written(way),
              points(chart.road(way, weather, Terrain.CLEAR, Gait.FOOT)),
              points(chart.road(way, weather, Terrain.CLEAR, Gait.MOTOR))));
    }
    SupplyChart supply = theatre.charts().supply();
    rows.add(Row.of("supply-line", number(sky.bad() ? supply.shortLine() : supply.line())));
    rows.add(Row.of("supply-net", number(sky.bad() ? supply.shortRoadNet() : supply.roadNet())));
    rows.add(Row.of("weather-water", words(sky.frozen() ? "frozen" : "open-water")));
    if (sky.lingering()) {
      rows.add(Row.of("lingering").in(Panel.Tone.WARN));
    }
    for (String barred : barred(sky)) {
      rows.add(Row.of(barred).in(Panel.Tone.WARN));
    }
    return new Panel(
        "effects", Panel.Place.TAB, null, "5.1", List.of("on-foot", "on-wheels"), rows);
  }

  /** What cannot be done, or only by halves. */
  private static List<String> barred(Sky sky) {
    Weather weather = sky.weather();
    List<String> barred = new ArrayList<>();
    if (weather == Weather.RAIN) {
      barred.addAll(List.of("rain-zones", "rain-guns", "rain-infiltrate"));
    }
    if (weather != Weather.CLEAR && weather != Weather.FROST) {
      barred.addAll(List.of("no-overruns", "no-combined-arms"));
    }
    if (sky.storm()) {
      barred.add("storm-flotillas");
    }
    return barred;
  }

  private static Cell words(String code) {
    return new Cell.Words(code, List.of());
  }

  private static Cell number(int value) {
    return new Cell.Count(value);
  }

  /** Half points as one says them. */
  private static Cell points(int halves) {
    if (halves < 0) {
      return words("ground-counts");
    }
    if (halves % 2 == 0) {
      return number(halves / 2);
    }
    return halves == 1
        ? words("half-point")
        : new Cell.Words("points-and-half", List.of(Detail.number(halves / 2)));
  }
}
