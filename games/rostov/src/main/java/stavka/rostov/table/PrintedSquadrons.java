package stavka.rostov.table;

import java.util.List;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.rule.Rule;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.RostovTheatre;

/**
 * The counters as they are printed. What a squadron is worth stands in the chart of its machine, so
 * it is put on its counter here: air combat, support, interdiction.
 */
@Rule("17.11")
final class PrintedSquadrons {
  private PrintedSquadrons() {}

  static Roster of(RostovTheatre theatre) {
    return new Roster(
        theatre.roster().all().stream().map(counter -> printed(theatre, counter)).toList());
  }

  private static Counter printed(RostovTheatre theatre, Counter counter) {
    AirChart.Machine machine =
        theatre.charts().air().machines().get(theatre.pieces().machine(counter.index()));
    return machine == null
        ? counter
        : new Counter(
            counter.index(),
            counter.id(),
            counter.side(),
            counter.nation(),
            counter.kind(),
            counter.size(),
            counter.formation(),
            counter.label(),
            counter.english() + " (" + machine.name() + ")",
            counter.french() + " (" + machine.name() + ")",
            List.of(new Step(machine.combat(), machine.support(), machine.interdiction())),
            counter.rating());
  }
}
