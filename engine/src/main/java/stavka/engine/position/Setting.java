package stavka.engine.position;

import java.util.List;
import java.util.Objects;
import stavka.engine.counter.Roster;
import stavka.engine.event.Event;
import stavka.engine.map.HexMap;

/**
 * What does not change while a match is played: the ground, the pieces and the scenario's name. Two
 * settings are equal if their names are, so that a match replayed from files read anew compares
 * with the live one.
 *
 * @param open what of a position everybody may know
 * @param before what happened in the open before the first decision and does not show in the
 *     position that came of it, such as dice
 */
public record Setting(
    String game, String scenario, HexMap map, Roster roster, OpenState open, List<Event> before) {
  public Setting {
    before = List.copyOf(before);
  }

  /** Of a match before anything happens. */
  public Setting(String game, String scenario, HexMap map, Roster roster, OpenState open) {
    this(game, scenario, map, roster, open, List.of());
  }

  /** Of a match in which nothing is told but what rules say. */
  public Setting(String game, String scenario, HexMap map, Roster roster) {
    this(game, scenario, map, roster, SilentState.NONE);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Setting that
        && game.equals(that.game)
        && scenario.equals(that.scenario)
        && map.id().equals(that.map.id());
  }

  @Override
  public int hashCode() {
    return Objects.hash(game, scenario, map.id());
  }
}
