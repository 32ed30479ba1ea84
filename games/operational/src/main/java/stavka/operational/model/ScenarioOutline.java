package stavka.operational.model;

import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import stavka.engine.play.Scenario;
import stavka.engine.rule.Rulebook;

/** What every plan of a scenario says. */
public interface ScenarioOutline {
  String id();

  Rulebook.Text title();

  Rulebook.Text about();

  int firstTurn();

  int lastTurn();

  /** The region of the map it is played on, or empty for the whole map. */
  String area();

  default Scenario scenario(Map<String, Integer> options) {
    return new Scenario(id(), title(), about(), lastTurn() - firstTurn() + 1, options);
  }

  /** The part of the map each scenario is played on, where it is not the whole. */
  static SortedMap<String, String> areas(List<? extends ScenarioOutline> plans) {
    SortedMap<String, String> areas = new TreeMap<>();
    for (ScenarioOutline plan : plans) {
      if (!plan.area().isEmpty()) {
        areas.put(plan.id(), plan.area());
      }
    }
    return areas;
  }

  static <P extends ScenarioOutline> P of(List<P> plans, String id) {
    for (P plan : plans) {
      if (plan.id().equals(id)) {
        return plan;
      }
    }
    throw new IllegalArgumentException("there is no scenario " + id);
  }
}
