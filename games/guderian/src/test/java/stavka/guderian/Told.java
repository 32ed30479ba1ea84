package stavka.guderian;

import java.util.List;
import stavka.engine.event.Advanced;
import stavka.engine.event.Event;
import stavka.engine.event.Moved;
import stavka.engine.event.Revealed;
import stavka.testkit.ToldLines;

/** What rules have told, a line each: the rule, what happened, to whom and where. */
public final class Told {
  private static final ToldLines LINES = new ToldLines(Field.THEATRE.roster(), Field.THEATRE.map());

  private Told() {}

  public static List<String> by(Field field) {
    return of(field.events());
  }

  public static List<String> of(List<Event> events) {
    return events.stream().map(Told::line).filter(line -> !line.isEmpty()).toList();
  }

  private static String line(Event event) {
    return switch (event) {
      case Moved moved ->
          moved.rule()
              + " "
              + moved.mode()
              + " "
              + LINES.names(moved.units())
              + LINES.at(moved.from())
              + LINES.hexes(moved.path())
              + " "
              + moved.halfPoints();
      case Advanced on ->
          on.rule() + " advanced " + LINES.names(on.units()) + LINES.hexes(on.path());
      case Revealed shown ->
          shown.rule()
              + " revealed "
              + LINES.name(shown.unit())
              + " "
              + shown.attack()
              + "-"
              + shown.defence();
      default -> LINES.of(event);
    };
  }
}
