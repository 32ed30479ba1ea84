package stavka.rostov.arrival;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.Entrances;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.supply.Lines;
import stavka.rostov.zones.Zones;

/** The hexes by which reinforcements come that are due. */
@Rule({"8.12", "8.13", "8.14"})
public final class Arrivals implements Entrances {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Zones zones;
  private final Lines lines;

  public Arrivals(RostovTheatre theatre, Zones zones, Lines lines) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.zones = zones;
    this.lines = lines;
  }

  @Override
  public boolean due(Position position, int unit) {
    return position.inBox(unit, Box.DUE);
  }

  /** Arrivals are in general supply as they come; nothing is noted of it. */
  @Override
  @Rule("6.13")
  public void arrived(Draft draft, int unit) {}

  private ScenarioPlan.@Nullable Arrival arrival(Position position, int unit) {
    return theatre.plan(position).arrival(unit);
  }

  /** Edge hexes that no enemy and no enemy zone shuts, or the hexes of a town that is safe. */
  @Override
  @Rule({"8.12", "8.13", "8.14"})
  public Ints choices(Position position, int unit) {
    ScenarioPlan.@Nullable Arrival arrival = due(position, unit) ? arrival(position, unit) : null;
    if (arrival == null) {
      return Ints.EMPTY;
    }
    Side side = pieces.side(unit);
    Board board = theatre.board(position);
    return arrival
        .hexes()
        .filter(
            hex ->
                board.inPlay(hex)
                    && theatre.ground().land(hex)
                    && !board.holds(side.enemy(), hex)
                    && (arrival.byEdge() ? open(position, unit, hex) : safe(position, side, hex)));
  }

  /** Who can infiltrate comes in between enemies. */
  @Rule("8.13")
  private boolean open(Position position, int unit, int hex) {
    return pieces.infiltrates(unit) || !zones.in(position, pieces.side(unit).enemy(), hex);
  }

  @Rule("8.14")
  private boolean safe(Position position, Side side, int hex) {
    return Control.holds(position, side, hex)
        && lines.reaches(position, side, hex)
        && !zones.in(position, side.enemy(), hex);
  }

  /** Whether a unit is put down in a town, instead of marching in by an edge. */
  @Rule("8.14")
  public boolean inTown(Position position, int unit) {
    ScenarioPlan.Arrival arrival = arrival(position, unit);
    return arrival != null && !arrival.byEdge();
  }

  @Override
  public boolean together(Position position, int first, int other) {
    ScenarioPlan.Arrival arrival = arrival(position, first);
    return arrival != null
        && arrival.units().contains(other)
        && due(position, first)
        && due(position, other);
  }
}
