package stavka.kharkov.model;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.model.Stacking;

/** At most three combat units, or as many as the charts say, stand on a hex; no others count. */
@Rule({"8.0", "8.1", "10.16"})
record ThreeToAHex(KharkovTheatre theatre) implements Stacking {
  @Override
  public int limit() {
    return theatre.charts().limits().stack();
  }

  @Override
  public boolean fits(Position position, Side side, Ints units, int hex) {
    int count = Board.of(theatre, position).units(side, hex);
    for (int i = 0; i < units.size(); i++) {
      if (theatre.pieces().combat(units.get(i)) && position.place(units.get(i)) != hex) {
        count++;
      }
    }
    return count <= limit();
  }

  @Override
  public boolean room(Position position, int unit, int hex) {
    int coming = theatre.pieces().combat(unit) ? 1 : 0;
    return Board.of(theatre, position).units(theatre.pieces().side(unit), hex) + coming <= limit();
  }
}
