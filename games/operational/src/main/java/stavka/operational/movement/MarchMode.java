package stavka.operational.movement;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.model.Playfield;

/** Hex by hex, paying for the ground. */
public record MarchMode(Playfield field, March march) implements MoveMode {
  @Override
  public String name() {
    return Mode.MARCH;
  }

  @Override
  public String rule() {
    return field.cites().rule("moved");
  }

  @Override
  public boolean certain() {
    return march.rules().exact();
  }

  @Override
  public boolean leavesZones() {
    return march.rules().leavesZones();
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    Ints paying =
        phase.leastMove() && path.size() == 1
            ? units.filter(unit -> !march.leastMove(position, unit, start, path.first()))
            : units;
    int[] spent = new int[paying.size()];
    Objection objection = march.objection(position, paying, start, path, null, spent);
    return objection != null
        ? objection
        : march.rules().finished(position, paying, start, path, spent);
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    forEachPathTogether(position, phase, Ints.of(unit), start, action);
  }

  /** A way to each hex, and the neighbours that only the least move reaches. */
  @Override
  public void forEachPathTogether(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    if (march.held(position, units.first(), start)) {
      return;
    }
    HexGrid grid = position.grid();
    boolean[] next = new boolean[HexGrid.DIRECTIONS];
    march
        .column(position, units, null)
        .forEachPath(
            start,
            new int[units.size()],
            path -> {
              int direction = grid.direction(start, path.last());
              if (direction != HexGrid.NONE) {
                next[direction] = true;
              }
              action.accept(path);
            });
    for (int direction = 0; phase.leastMove() && direction < next.length; direction++) {
      int to = grid.neighbour(start, direction);
      if (to != HexGrid.NONE
          && !next[direction]
          && objection(position, phase, units, start, Ints.of(to)) == null) {
        action.accept(Ints.of(to));
      }
    }
  }

  @Override
  public void forEachArrival(
      Position position, MovePhase phase, int unit, Ints entries, Consumer<? super Ints> action) {
    march.entryField(position, unit, entries).forEachPath(0, action);
  }

  @Override
  public void forEachArrivalTogether(
      Position position, MovePhase phase, Ints units, Ints entries, Consumer<? super Ints> action) {
    march.column(position, units, null).forEachArrival(entries, action);
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    return march.walk(position, unit, start, march.rules().gates(position, unit), random);
  }

  @Override
  public int price(Position position, int unit, int from, int to, int spent) {
    return price(position, unit, HexGrid.NONE, from, to, spent);
  }

  /** No more than a unit has: the least move takes all that is left. */
  @Override
  public int price(Position position, int unit, int before, int from, int to, int spent) {
    int left = Math.max(0, march.allowance(position, unit) - spent);
    int price =
        march.price(position, unit, from, to) + march.owed(position, unit, before, from, to);
    return Math.min(price, left);
  }

  @Override
  public Optional<MoveField> reach(Position position, MovePhase phase, int unit, int start) {
    return march.held(position, unit, start)
        ? Optional.empty()
        : Optional.of(march.field(position, unit, start, 0));
  }
}
