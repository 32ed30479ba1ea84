package stavka.kharkov.setup;

import static stavka.engine.reason.Detail.unit;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Noted;
import stavka.engine.event.Placed;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.kharkov.regiment.RegimentBox;
import stavka.kharkov.regiment.Splitting;
import stavka.kharkov.regiment.Splitting.Split;

/**
 * Splitting German divisions while setting up, and taking that back; the regiments keep the
 * division's place.
 */
@Rule({"5.13", "15.1"})
record Divisions(KharkovTheatre theatre, Splitting splitting) {
  Divisions(KharkovTheatre theatre) {
    this(theatre, new Splitting(theatre));
  }

  /** Why a division cannot be split now, or null. */
  @Nullable Objection objection(Position position, Split order) {
    int division = order.division();
    if (!theatre.pieces().has(division)) {
      return Objection.of("5.13", "no-such-unit");
    }
    SetUpPlace place = theatre.pieces().setUpPlace(division);
    if (!place.onMap() || position.inBox(division, Box.REGIMENTS)) {
      return Objection.of("5.13", "not-to-be-placed", unit(division));
    }
    if (position.onMap(division) && Placing.inCity(place, position.place(division))) {
      return Objection.of("5.2", "one-unit-in-kharkov");
    }
    return splitting.objectionWherever(position, division);
  }

  Ints split(Draft draft, int division) {
    Ints regiments = splitting.split(draft, division);
    regiments.each(regiment -> draft.set(regiment, KharkovMarks.DIVISION, division + 1));
    return regiments;
  }

  /** Why a split cannot be taken back, or null. */
  @Nullable Objection objection(Position position, Reform order) {
    int division = order.division();
    if (!theatre.pieces().has(division)) {
      return Objection.of("5.13", "no-such-unit");
    }
    Ints regiments = regiments(position, division);
    if (regiments.isEmpty()) {
      return Objection.of("15.12", "division-not-split", unit(division));
    }
    return regiments.equals(Ints.sorted(order.regiments().toArray()))
        ? null
        : Objection.of("5.13", "not-its-regiments", unit(division));
  }

  /** Puts a division in the place of its regiments: where the first one named stands. */
  void reform(Draft draft, Reform order) {
    int division = order.division();
    int place = draft.place(order.regiments().first());
    boolean onMap = draft.onMap(order.regiments().first());
    putTogether(draft, division, order.regiments());
    if (onMap) {
      draft.moveTo(division, place);
      draft.say(new Placed(Ints.of(division), place, "5.13"));
    }
  }

  /** A division waits to be set up again, whole. */
  void putTogether(Draft draft, int division, Ints regiments) {
    regiments.each(regiment -> RegimentBox.putAway(draft, regiment));
    draft.moveToBox(division, Box.WAITING);
    draft.say(Noted.of("5.13", "split-taken-back", unit(division)));
    draft.say(new Placed(regiments, -1, "5.13"));
  }

  /** The regiments in the place of a division that is split. */
  Ints regiments(Position position, int division) {
    return theatre
        .pieces()
        .regiments()
        .filter(regiment -> position.get(regiment, KharkovMarks.DIVISION) == division + 1);
  }

  void forEach(Position position, Consumer<? super Order> action) {
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (!theatre.pieces().kind(unit).splits()) {
        continue;
      }
      Ints regiments = regiments(position, unit);
      if (!regiments.isEmpty()) {
        action.accept(new Reform(unit, regiments));
      } else if (objection(position, new Split(unit)) == null) {
        action.accept(new Split(unit));
      }
    }
  }

  /** Set-up is over: regiments have no place of their own any more. */
  void forget(Draft draft) {
    draft.clearAll(KharkovMarks.DIVISION);
  }
}
