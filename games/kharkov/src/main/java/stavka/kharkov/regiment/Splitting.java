package stavka.kharkov.regiment;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;
import static stavka.engine.reason.Detail.unit;

import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.position.BitField;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.operational.model.Marks;
import stavka.operational.movement.ExtraOrder;

/** German infantry divisions become regiments. */
@Rule({"15.1", "15.11", "15.13", "15.15"})
public record Splitting(KharkovTheatre theatre, SplitTable table, RegimentBox box)
    implements ExtraOrder {
  /** Replace a division by its regiments [15.1]. */
  public record Split(@Unit int division) implements Order {}

  /** What the regiments take over from their division. */
  private static final BitField[] INHERITED = {
    KharkovMarks.ORIGIN, Marks.SUPPLIED, Marks.GRACE, KharkovMarks.BEGAN_IN_ZONE, Marks.DISRUPTED
  };

  public Splitting(KharkovTheatre theatre) {
    this(theatre, new SplitTable(theatre), new RegimentBox(theatre));
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Split;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int division = ((Split) order).division();
    if (!theatre.pieces().has(division)) {
      return Objection.of("15.11", "no-such-unit");
    }
    if (!position.onMap(division)) {
      return Objection.of("15.11", "not-on-map", unit(division));
    }
    if (position.has(division, Marks.MOVED)) {
      return Objection.of("15.11", "has-moved", unit(division));
    }
    return objectionWherever(position, division);
  }

  /**
   * Why a division cannot be split, whether it stands on the map or waits to be set up; null if it
   * can.
   */
  @Rule({"5.13", "15.11", "15.13", "15.15", "8.1"})
  public @Nullable Objection objectionWherever(Position position, int division) {
    if (!theatre.pieces().kind(division).splits()) {
      return Objection.of("15.11", "cannot-split", unit(division));
    }
    Optional<Charts.Split> row = table.row(position, division);
    if (row.isEmpty()) {
      return Objection.of("15.11", "too-weak-to-split", unit(division));
    }
    int regiments = row.get().regiments().size();
    int free = box.free(position).size();
    if (free < regiments) {
      return Objection.of("15.15", "too-few-regiments", number(free), number(regiments));
    }
    if (position.onMap(division)) {
      int where = position.place(division);
      int others = theatre.board(position).units(Side.AXIS, where) - 1;
      if (others + regiments > theatre.stacking().limit(Side.AXIS, where)) {
        return Objection.of(
            "15.13", "too-many", hex(where), number(theatre.stacking().limit(Side.AXIS, where)));
      }
    }
    return null;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    split(draft, ((Split) order).division());
  }

  /**
   * Puts a division's regiments where it is, on the map or in a box.
   *
   * @return the regiments
   */
  public Ints split(Draft draft, int division) {
    Position before = draft.view();
    Charts.Split row = table.row(before, division).orElseThrow();
    Ints regiments = Ints.prefix(box.free(before).toArray(), row.regiments().size());
    for (int i = 0; i < regiments.size(); i++) {
      int regiment = regiments.get(i);
      if (before.onMap(division)) {
        draft.moveTo(regiment, before.place(division));
      } else {
        draft.moveToBox(regiment, before.place(division) - before.boxStart());
      }
      RegimentBox.blank(draft, regiment);
      draft.set(regiment, Marks.STEP, table.face(regiment, row.regiments().get(i)));
      for (BitField field : INHERITED) {
        draft.set(regiment, field, before.get(division, field));
      }
    }
    RegimentBox.putAway(draft, division);
    tell(draft, division, before.onMap(division) ? before.place(division) : -1, regiments);
    return regiments;
  }

  /**
   * Says who took whose place.
   *
   * @param where a hex, or -1 for a division that waits to be set up, as its regiments do then
   */
  @Rule({"15.1", "5.13"})
  private static void tell(Draft draft, int division, int where, Ints regiments) {
    draft.say(
        where < 0
            ? Noted.of("5.13", "division-splits-waiting", unit(division))
            : Noted.of("15.11", "division-splits", unit(division), hex(where)));
    draft.say(new Placed(Ints.of(division), -1, "15.1"));
    draft.say(new Placed(regiments, where, where < 0 ? "5.13" : "15.11"));
  }

  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    KharkovPieces pieces = theatre.pieces();
    pieces
        .where(unit -> pieces.kind(unit).splits())
        .each(unit -> offer(position, new Split(unit), action));
  }
}
