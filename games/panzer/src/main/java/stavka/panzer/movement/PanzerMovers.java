package stavka.panzer.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Theatre;
import stavka.operational.movement.Entrances;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.Movers;

/** Who may begin to move, in the order in which both books are read. */
public final class PanzerMovers {
  private PanzerMovers() {}

  /**
   * @param kept why a unit must stay where it is although its kind may move now
   * @param together why units that may each move cannot do so with one order
   * @param pressing why a phase may not end before a unit has moved, if there is such a thing
   */
  @Books.Kharkov({"6.0", "6.12", "6.13", "7.32"})
  @Books.Guderian({"6.0", "6.11", "6.23", "6.24", "6.62"})
  public static Movers of(
      Theatre theatre,
      Entrances entrances,
      Movers.Check kept,
      List<Movers.GroupCheck> together,
      Movers.@Nullable Check pressing) {
    Citations cites = theatre.cites();
    int count = theatre.pieces().count();
    return new Movers(
        theatre,
        entrances,
        List.of(
            (position, phase, unit) ->
                unit < 0 || unit >= count ? cites.objection("no-such-unit") : null,
            (position, phase, unit) ->
                theatre.side(unit) != phase.side()
                    ? cites.objection("not-your-unit", unit(unit))
                    : null,
            (position, phase, unit) ->
                !position.onMap(unit) && !entrances.due(position, unit)
                    ? cites.objection("not-on-map", unit(unit))
                    : null,
            (position, phase, unit) ->
                !position.onMap(unit) && phase.is(MovePhase.MECHANISED)
                    ? cites.objection("arrives-initially", unit(unit))
                    : null,
            (position, phase, unit) ->
                position.has(unit, Marks.MOVED) ? cites.objection("has-moved", unit(unit)) : null,
            (position, phase, unit) ->
                position.has(unit, Marks.DISRUPTED)
                    ? cites.objection("disrupted", unit(unit))
                    : null,
            kept,
            (position, phase, unit) ->
                phase.who().test(unit) ? null : cites.objection("not-mechanised", unit(unit))),
        together,
        pressing);
  }
}
