package stavka.operational.movement;

import stavka.engine.counter.Roster;
import stavka.engine.map.HexMap;
import stavka.operational.board.Boards;
import stavka.operational.board.Presence;
import stavka.operational.board.Projection;
import stavka.operational.board.Stacking;
import stavka.operational.board.ToyTheatre;
import stavka.operational.model.Citations;
import stavka.operational.model.Playfield;

/** The toy theatre with a book of a few numbered reasons: two counters to a hex, all with zones. */
record ToyField(Boards boards, Stacking stacking) implements Playfield {
  private static final Citations CITES = Citations.beside(ToyField.class);

  ToyField() {
    this(
        new Boards(
            ToyTheatre.GRID,
            ToyTheatre.ROSTER,
            new Presence(unit -> true, unit -> true, unit -> true),
            Projection.of((position, unit) -> true, hex -> 0)),
        new Stacking(ToyTheatre.ROSTER, unit -> 1, (side, hex) -> 2));
  }

  @Override
  public HexMap map() {
    return ToyTheatre.MAP;
  }

  @Override
  public Roster roster() {
    return ToyTheatre.ROSTER;
  }

  @Override
  public Citations cites() {
    return CITES;
  }
}
