package stavka.operational.movement;

import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.operational.board.Board;
import stavka.operational.model.Theatre;

/** Hex by hex, paying for the ground. */
public final class MarchMode implements MoveMode {
  private final Theatre theatre;
  private final March march;

  public MarchMode(Theatre theatre, March march) {
    this.theatre = theatre;
    this.march = march;
  }

  @Override
  public String name() {
    return Mode.MARCH;
  }

  @Override
  public @Nullable Objection objection(
      Position position, MovePhase role, Ints units, int start, Ints path) {
    int[] spent = new int[units.size()];
    byte[] gates = theatre.board(position).gates(role.side());
    Objection objection = march.objection(position, units, start, path, gates, spent);
    return objection != null ? objection : march.finished(position, units, start, path, spent);
  }

  @Override
  public void forEachPath(
      Position position, MovePhase role, int unit, int start, Consumer<? super Ints> action) {
    reach(position, role, unit, start)
        .ifPresent(
            field -> {
              for (int i = 1; i < field.size(); i++) {
                action.accept(field.path(field.hex(i)));
              }
            });
  }

  @Override
  public void forEachPathTogether(
      Position position, MovePhase role, Ints units, int start, Consumer<? super Ints> action) {
    Board board = theatre.board(position);
    if (!board.inEnemyZone(role.side(), start)) {
      march
          .column(position, units, board.gates(role.side()))
          .forEachPath(start, new int[units.size()], action);
    }
  }

  @Override
  public void forEachArrivalTogether(
      Position position, MovePhase role, Ints units, Ints entries, Consumer<? super Ints> action) {
    byte[] gates = theatre.board(position).gates(role.side());
    march.column(position, units, gates).forEachArrival(entries, action);
  }

  @Override
  public void forEachArrival(
      Position position, MovePhase role, int unit, Ints entries, Consumer<? super Ints> action) {
    byte[] gates = theatre.board(position).gates(role.side());
    MoveField field = march.entryField(position, unit, entries, gates);
    for (int i = 0; i < field.size(); i++) {
      action.accept(field.path(field.hex(i)));
    }
  }

  @Override
  public Ints sample(
      Position position, MovePhase role, int unit, int start, RandomGenerator random) {
    byte[] gates = theatre.board(position).gates(role.side());
    return march.walk(position, unit, start, gates, random);
  }

  @Override
  public int price(Position position, int unit, int from, int to) {
    return march.price(position, unit, from, to);
  }

  @Override
  public Optional<MoveField> reach(Position position, MovePhase role, int unit, int start) {
    Board board = theatre.board(position);
    return board.inEnemyZone(role.side(), start)
        ? Optional.empty()
        : Optional.of(march.field(position, unit, start, board.gates(role.side()), 0));
  }
}
