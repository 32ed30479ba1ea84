package stavka.operational.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import stavka.engine.move.GroupField;
import stavka.engine.move.MoveField;
import stavka.engine.move.StepGuard;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.model.Books;

/** Units that march together: where there is a way that every one of them can pay for. */
@Rule(
    in = Books.KHARKOV,
    value = {"6.0", "6.11"})
@Rule(in = Books.GUDERIAN, value = "6.0")
public final class Column {
  private final March march;
  private final Position position;
  private final Ints units;
  private final byte[] gates;

  Column(March march, Position position, Ints units, byte[] gates) {
    this.march = march;
    this.position = position;
    this.units = units;
    this.gates = gates;
  }

  /**
   * A way to each hex in reach from where they stand.
   *
   * @param spent what each has spent already, in half points
   */
  public void forEachPath(int start, int[] spent, Consumer<? super Ints> action) {
    if (units.size() == 1) {
      MoveField field = march.field(position, units.first(), start, gates, spent[0]);
      for (int i = field.firstGoal(); i < field.size(); i++) {
        action.accept(field.path(field.hex(i)));
      }
    } else {
      field().from(start, spent).forEachPath(action);
    }
  }

  /** A way to each hex in reach from off the map. */
  void forEachArrival(Ints entries, Consumer<? super Ints> action) {
    GroupField field = field();
    for (int i = 0; i < entries.size(); i++) {
      int[] spent = new int[units.size()];
      if (march.enter(position, units, entries.get(i), spent) == null) {
        field.by(entries.get(i), spent);
      }
    }
    field.forEachPath(action);
  }

  /** Their field, yet without a beginning. */
  public GroupField field() {
    StepGuard guard = march.guard(position, units);
    List<GroupField.Walker> walkers = new ArrayList<>();
    for (int k = 0; k < units.size(); k++) {
      walkers.add(
          new GroupField.Walker(
              march.steps(position, units.get(k)),
              gates,
              ZoneEffect.STOPS,
              march.allowance().halfPoints(position, units.get(k))));
    }
    return new GroupField(
        walkers,
        (from, direction, to) ->
            march.step(position, guard, units, from, to, new int[units.size()]) == null);
  }
}
