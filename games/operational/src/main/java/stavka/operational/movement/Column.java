package stavka.operational.movement;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.GroupField;
import stavka.engine.move.MoveField;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/** Units that march together: where there is a way that every one of them can pay for. */
@SuppressWarnings("ArrayRecordComponent")
public record Column(March march, Position position, Ints units, byte @Nullable [] gates) {
  private byte[] gates(int unit) {
    return gates == null ? march.rules().gates(position, unit) : gates;
  }

  /**
   * A way to each hex in reach from where they stand.
   *
   * @param spent what each has spent already, in half points
   */
  public void forEachPath(int start, int[] spent, Consumer<? super Ints> action) {
    if (units.size() == 1) {
      int unit = units.first();
      MoveField field = march.field(position, unit, start, gates(unit), spent[0]);
      field.forEachPath(field.firstGoal(), action);
    } else if (march.rules().ways(position, units.first()) != null) {
      forEachWay(
          start,
          spent,
          k -> march.field(position, units.get(k), start, gates(units.get(k)), spent[k]),
          action);
    } else {
      field().from(start, spent).forEachPath(action);
    }
  }

  /**
   * The cheapest way of each of them to a hex, up to one that all can pay for.
   *
   * @param fields where each of them can go, by its place among them
   */
  private void forEachWay(
      int start, int[] spent, IntFunction<MoveField> fields, Consumer<? super Ints> action) {
    Set<Integer> reached = new HashSet<>();
    for (int k = 0; k < units.size(); k++) {
      MoveField field = fields.apply(k);
      field.forEachPath(
          start < 0 ? 0 : field.firstGoal(),
          path -> {
            if (!reached.contains(path.last())
                && march.objection(position, units, start, path, gates, spent.clone()) == null) {
              reached.add(path.last());
              action.accept(path);
            }
          });
    }
  }

  /** A way to each hex in reach from off the map. */
  void forEachArrival(Ints entries, Consumer<? super Ints> action) {
    if (march.rules().ways(position, units.first()) != null) {
      IntFunction<MoveField> fields = k -> march.entryField(position, units.get(k), entries);
      forEachWay(HexGrid.NONE, new int[units.size()], fields, action);
      return;
    }
    GroupField field = field();
    for (int i = 0; i < entries.size(); i++) {
      int[] spent = new int[units.size()];
      Ints entry = Ints.of(entries.get(i));
      if (march.objection(position, units, -1, entry, gates, spent) == null) {
        field.by(entry.first(), spent);
      }
    }
    field.forEachPath(action);
  }

  /** Their field, yet without a beginning. */
  public GroupField field() {
    List<GroupField.Walker> walkers = new ArrayList<>();
    units.each(
        unit ->
            walkers.add(
                new GroupField.Walker(
                    march.rules().steps(position, unit),
                    gates(unit),
                    march.rules().zone(position, unit),
                    march.rules().allowance(position, unit))));
    return new GroupField(
        walkers, (from, direction, to) -> march.open(position, units, from, direction, to));
  }
}
