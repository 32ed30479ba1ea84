package stavka.rostov.supply;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** The units that ships feed: of those without a land line, the nearest to each port. */
@Rule("6.54")
record SeaSupply(RostovTheatre theatre) {
  Ints units(Position position, Side side, SideLines lines) {
    Ints fed = Ints.EMPTY;
    for (int port : lines.ports()) {
      fed = fed.plus(nearest(position, side, lines, lines.from(port), fed));
    }
    return fed;
  }

  private Ints nearest(Position position, Side side, SideLines land, Trace lines, Ints fed) {
    RostovPieces pieces = theatre.pieces();
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side
          && pieces.combat(unit)
          && !pieces.flotilla(unit)
          && position.onMap(unit)
          && !fed.contains(unit)
          && !land.any().reaches(position.place(unit))
          && lines.reaches(position.place(unit))) {
        units.add(unit);
      }
    }
    units.sort(Comparator.comparingInt(unit -> lines.line(position.place(unit)).size()));
    return Ints.of(
        units.stream()
            .limit(theatre.charts().supply().portUnits())
            .mapToInt(Integer::intValue)
            .toArray());
  }
}
