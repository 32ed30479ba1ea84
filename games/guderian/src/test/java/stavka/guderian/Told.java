package stavka.guderian;

import java.util.List;
import java.util.stream.Collectors;
import stavka.engine.event.Advanced;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.event.Retreated;
import stavka.engine.event.Revealed;
import stavka.engine.event.Rolled;
import stavka.engine.event.Scored;
import stavka.engine.event.StepLost;
import stavka.engine.reason.Detail;
import stavka.engine.value.Ints;

/** What rules have told, a line each: the rule, what happened, to whom and where. */
public final class Told {
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
              + names(moved.units())
              + at(moved.from())
              + hexes(moved.path())
              + " "
              + moved.halfPoints();
      case Placed placed -> placed.rule() + " placed " + names(placed.units()) + at(placed.hex());
      case Eliminated gone -> gone.rule() + " eliminated " + name(gone.unit()) + at(gone.hex());
      case StepLost lost ->
          lost.rule() + " step " + name(lost.unit()) + " " + lost.stepsLeft() + at(lost.hex());
      case Rolled rolled -> rolled.rule() + " " + rolled.purpose() + " " + rolled.value();
      case Scored scored ->
          scored.rule() + " " + scored.reason() + " " + scored.side() + " " + scored.points();
      case Retreated back ->
          back.rule() + " retreated " + name(back.unit()) + at(back.from()) + hexes(back.path());
      case Advanced on -> on.rule() + " advanced " + names(on.units()) + hexes(on.path());
      case Revealed shown ->
          shown.rule()
              + " revealed "
              + name(shown.unit())
              + " "
              + shown.attack()
              + "-"
              + shown.defence();
      case Noted noted ->
          noted.rule()
              + " "
              + noted.code()
              + noted.details().stream().map(Told::detail).collect(Collectors.joining());
      default -> "";
    };
  }

  private static String detail(Detail detail) {
    return switch (detail) {
      case Detail.OfUnit of -> " " + name(of.unit());
      case Detail.OfHex of -> at(of.hex());
      case Detail.OfNumber of -> " " + of.number();
      case Detail.OfWord of -> " " + of.key();
    };
  }

  private static String name(int unit) {
    return Field.THEATRE.roster().get(unit).id();
  }

  private static String names(Ints units) {
    return units.stream().mapToObj(Told::name).collect(Collectors.joining(" "));
  }

  private static String at(int hex) {
    return hex < 0 ? " off" : " " + Field.THEATRE.map().name(hex);
  }

  private static String hexes(Ints path) {
    return path.stream().mapToObj(Told::at).collect(Collectors.joining());
  }
}
