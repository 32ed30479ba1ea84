package stavka.bautzen.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.Lines;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.engine.value.Ints;

/** Where beaten units can go: towards a source, each hex nearer than the one before. */
@Rule("9.6")
record RetreatPaths(BautzenTheatre theatre, Lines lines, Stacks stacks) {
  /** The ways open to a unit; none if it cannot retreat. Ends with room come first. */
  List<Ints> of(Position position, int unit) {
    BautzenPieces pieces = theatre.pieces();
    TraceField home = lines.home(position, pieces.side(unit));
    List<Ints> all = new ArrayList<>();
    if (pieces.movement(position, unit) > 0 && home.reaches(position.place(unit))) {
      extend(home, position.place(unit), Ints.EMPTY, all);
    }
    List<Ints> roomy =
        all.stream().filter(path -> stacks.fits(position, Ints.of(unit), path.last())).toList();
    return roomy.isEmpty() ? all : roomy;
  }

  private void extend(TraceField home, int from, Ints path, List<Ints> all) {
    boolean source = home.length(from) == 0;
    if (path.size() == theatre.charts().retreat() || source) {
      if (!path.isEmpty()) {
        all.add(path);
      }
      return;
    }
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = theatre.grid().neighbour(from, direction);
      if (to != HexGrid.NONE
          && home.reaches(to)
          && home.length(to) == home.length(from) - 1
          && !theatre.ground().unbridgedMajor(from, direction)) {
        extend(home, to, path.with(to), all);
      }
    }
  }
}
