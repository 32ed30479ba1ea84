package stavka.redstar.movement;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** Ordinary movement as a way to move. */
@Rule({"3.0", "3.2"})
final class MarchMode implements MoveMode {
  static final String NAME = "march";

  private final March march;

  MarchMode(March march) {
    this.march = march;
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return "3.0";
  }

  @Override
  public boolean suits(Position position, int unit) {
    return true;
  }

  @Override
  public @Nullable Objection objection(Position position, Movers movers, Ints units, Ints path) {
    return march.objection(position, movers, units, path, new int[units.size()]);
  }

  /** The cheapest way to each hex, and the neighbours that only a minimum move reaches. */
  @Override
  @Rule("3.3.3")
  public void paths(Position position, Movers movers, int unit, Consumer<? super Ints> action) {
    MoveField field = march.field(position, unit, 0);
    for (int i = 1; i < field.size(); i++) {
      action.accept(field.path(field.hex(i)));
    }
    HexGrid grid = position.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int to = grid.neighbour(position.place(unit), direction);
      if (to != HexGrid.NONE
          && !field.reaches(to)
          && march.minimum(position, movers, unit, Ints.of(to))) {
        action.accept(Ints.of(to));
      }
    }
  }

  @Override
  public int cost(Position position, Ints units, Ints path) {
    int most = 0;
    for (int i = 0; i < units.size(); i++) {
      most = Math.max(most, march.cost(position, units.get(i), path, 0));
    }
    return most;
  }

  @Override
  public Optional<MoveField> reach(Position position, Movers movers, int unit) {
    return Optional.of(march.field(position, unit, 0));
  }
}
