package stavka.kharkov.regiment;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.List;
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
import stavka.engine.value.Unit;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.operational.model.Marks;
import stavka.operational.movement.ExtraOrder;

/** Regiments in one hex, of whatever origin, become again a division that was split. */
@Rule({"15.12", "15.13"})
public record Reforming(KharkovTheatre theatre, SplitTable table) implements ExtraOrder {
  /** Replace regiments by a division that was split [15.12]. */
  public record Reform(@Unit int division, @Unit Ints regiments) implements Order {}

  public Reforming(KharkovTheatre theatre) {
    this(theatre, new SplitTable(theatre));
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Reform;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    Reform reform = (Reform) order;
    return objection(position, reform.division(), reform.regiments());
  }

  private @Nullable Objection objection(Position position, int division, Ints regiments) {
    if (!theatre.pieces().has(division)) {
      return Objection.of("15.12", "no-such-unit");
    }
    if (!theatre.pieces().kind(division).splits() || !position.inBox(division, Box.REGIMENTS)) {
      return Objection.of("15.12", "division-not-split", unit(division));
    }
    if (regiments.isEmpty() || regiments.hasDuplicates()) {
      return Objection.of("15.12", "no-units");
    }
    for (int regiment : regiments) {
      if (!theatre.pieces().has(regiment)) {
        return Objection.of("15.12", "no-such-unit");
      }
      if (theatre.pieces().kind(regiment) != Kind.REGIMENT) {
        return Objection.of("15.12", "not-a-regiment", unit(regiment));
      }
      if (!position.onMap(regiment)
          || position.place(regiment) != position.place(regiments.first())) {
        return Objection.of("15.12", "regiments-apart", unit(regiment));
      }
    }
    return table.row(position, theatre.pieces().kind(division), regiments).isPresent()
        ? null
        : Objection.of("15.11", "regiments-do-not-make", unit(division));
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Reform reform = (Reform) order;
    int division = reform.division();
    Ints regiments = reform.regiments();
    Position before = draft.view();
    Charts.Split row = table.row(before, theatre.pieces().kind(division), regiments).orElseThrow();
    int where = before.place(regiments.first());
    regiments.each(regiment -> RegimentBox.putAway(draft, regiment));
    draft.moveTo(division, where);
    draft.set(division, Marks.STEP, table.face(division, row.strength()));
    draft.set(division, KharkovMarks.ORIGIN, before.get(regiments.first(), KharkovMarks.ORIGIN));
    draft.set(division, Marks.SUPPLIED, least(before, regiments, Marks.SUPPLIED));
    draft.set(division, Marks.GRACE, least(before, regiments, Marks.GRACE));
    draft.set(division, Marks.MOVED, most(before, regiments, Marks.MOVED));
    draft.set(division, Marks.DISRUPTED, most(before, regiments, Marks.DISRUPTED));
    draft.set(
        division, KharkovMarks.BEGAN_IN_ZONE, most(before, regiments, KharkovMarks.BEGAN_IN_ZONE));
    draft.say(Noted.of("15.12", "division-reforms", unit(division), hex(where)));
    draft.say(new Placed(regiments, -1, "15.12"));
    draft.say(new Placed(Ints.of(division), where, "15.12"));
  }

  private static int least(Position position, Ints units, BitField field) {
    return units.stream().map(unit -> position.get(unit, field)).min().orElseThrow();
  }

  private static int most(Position position, Ints units, BitField field) {
    return units.stream().map(unit -> position.get(unit, field)).max().orElseThrow();
  }

  /**
   * Every division that can be reformed, with one choice of regiments for each hex and row of the
   * table.
   */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Ints regiments = theatre.pieces().regiments();
    for (int regiment : regiments) {
      if (position.onMap(regiment) && firstOfItsHex(position, regiment)) {
        for (Charts.Split row : table.rows()) {
          Ints chosen = choose(position, position.place(regiment), row.regiments());
          if (!chosen.isEmpty()) {
            forEachDivision(position, row.kind(), chosen, action);
          }
        }
      }
    }
  }

  private void forEachDivision(
      Position position, Kind kind, Ints regiments, Consumer<? super Order> action) {
    theatre
        .pieces()
        .where(unit -> theatre.pieces().kind(unit) == kind && position.inBox(unit, Box.REGIMENTS))
        .each(division -> action.accept(new Reform(division, regiments)));
  }

  private boolean firstOfItsHex(Position position, int regiment) {
    int hex = position.place(regiment);
    return theatre.pieces().regiments().filter(other -> position.place(other) == hex).first()
        == regiment;
  }

  /** Regiments of a hex with these strengths, or none if there are not enough of them. */
  private Ints choose(Position position, int hex, List<Integer> strengths) {
    Ints chosen = Ints.EMPTY;
    for (int strength : strengths) {
      Ints soFar = chosen;
      Ints fitting =
          theatre
              .pieces()
              .regiments()
              .filter(unit -> position.place(unit) == hex && !soFar.contains(unit))
              .filter(unit -> theatre.pieces().attack(position, unit) == strength);
      if (fitting.isEmpty()) {
        return Ints.EMPTY;
      }
      chosen = chosen.with(fitting.first());
    }
    return chosen;
  }
}
