package stavka.redstar;

import java.util.List;
import stavka.engine.event.Event;
import stavka.engine.event.MarkerReleased;
import stavka.engine.event.Revealed;
import stavka.testkit.ToldLines;

/** What rules have told, a line each: the rule, what happened, to whom and where. */
public final class Told {
  private static final ToldLines LINES = new ToldLines(Field.PIECES.roster(), Field.THEATRE.map());

  private Told() {}

  public static List<String> by(Field field) {
    return field.events().stream().map(Told::line).filter(line -> !line.isEmpty()).toList();
  }

  private static String line(Event event) {
    return switch (event) {
      case MarkerReleased free ->
          free.rule() + " released " + LINES.name(free.unit()) + " " + free.marker();
      case Revealed shown ->
          shown.rule() + " revealed " + LINES.name(shown.unit()) + " " + shown.marker();
      default -> LINES.of(event);
    };
  }
}
