package stavka.testkit;

import java.util.stream.Collectors;
import stavka.engine.counter.Roster;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.event.Retreated;
import stavka.engine.event.Rolled;
import stavka.engine.event.Scored;
import stavka.engine.event.StepLost;
import stavka.engine.map.HexMap;
import stavka.engine.reason.Detail;
import stavka.engine.value.Ints;

/** Events as a line each: the rule, what happened, to whom and where. */
public final class ToldLines {
  private final Roster roster;
  private final HexMap map;

  public ToldLines(Roster roster, HexMap map) {
    this.roster = roster;
    this.map = map;
  }

  /** The line of an event that every game tells alike; empty for any other. */
  public String of(Event event) {
    return switch (event) {
      case Placed placed -> placed.rule() + " placed " + names(placed.units()) + at(placed.hex());
      case Eliminated gone -> gone.rule() + " eliminated " + name(gone.unit()) + at(gone.hex());
      case StepLost lost ->
          lost.rule() + " step " + name(lost.unit()) + " " + lost.stepsLeft() + at(lost.hex());
      case Rolled rolled -> rolled.rule() + " " + rolled.purpose() + " " + rolled.value();
      case Scored scored ->
          scored.rule() + " " + scored.reason() + " " + scored.side() + " " + scored.points();
      case Retreated back ->
          back.rule() + " retreated " + name(back.unit()) + at(back.from()) + hexes(back.path());
      case Noted noted ->
          noted.rule()
              + " "
              + noted.code()
              + noted.details().stream().map(this::detail).collect(Collectors.joining());
      default -> "";
    };
  }

  private String detail(Detail detail) {
    return switch (detail) {
      case Detail.OfUnit of -> " " + name(of.unit());
      case Detail.OfHex of -> at(of.hex());
      case Detail.OfNumber of -> " " + of.number();
      case Detail.OfWord of -> " " + of.key();
    };
  }

  public String name(int unit) {
    return roster.get(unit).id();
  }

  public String names(Ints units) {
    return units.stream().mapToObj(this::name).collect(Collectors.joining(" "));
  }

  public String at(int hex) {
    return hex < 0 ? " off" : " " + map.name(hex);
  }

  public String hexes(Ints path) {
    return path.stream().mapToObj(this::at).collect(Collectors.joining());
  }
}
