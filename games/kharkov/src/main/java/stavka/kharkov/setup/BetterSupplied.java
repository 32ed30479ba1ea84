package stavka.kharkov.setup;

import java.util.function.Consumer;
import stavka.engine.order.Place;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.supply.KharkovSupply;
import stavka.kharkov.supply.StavkaPlan;
import stavka.operational.board.Board;

/**
 * Betters a side's set-up until no more of its units can be supplied on turn 1: one that is not
 * goes elsewhere in its stretch or changes places with another of its group. The front stays
 * covered.
 */
@Rule({"5.15", "10.22", "11.0"})
final class BetterSupplied {
  private final KharkovTheatre theatre;
  private final Side side;
  private final Placing placing;
  private final KharkovSupply supply;

  /** The best set-up so far. */
  private Position best;

  private int worth;

  /** Begins with a set-up in which every hex of the front is covered. */
  BetterSupplied(KharkovTheatre theatre, Side side, Position position) {
    this.theatre = theatre;
    this.side = side;
    this.placing = new Placing(theatre, side);
    this.supply = new KharkovSupply(theatre);
    this.best = onTurnOne(position);
    this.worth = worth(best);
  }

  /** The position as supply will be judged in it: the headquarters that wake first are awake. */
  @Rule("10.32")
  private Position onTurnOne(Position position) {
    Draft draft = position.edit();
    draft.setTurn(1);
    new StavkaPlan(theatre).turnBegins(draft);
    return draft.view();
  }

  /** What supplied units are worth: Guards and armour more than others. */
  private int worth(Position position) {
    KharkovPieces pieces = theatre.pieces();
    Ints supplied = pieces.where(unit -> mine(position, unit) && supply.supplied(position, unit));
    Ints precious =
        supplied.filter(unit -> pieces.kind(unit) == Kind.GUARDS || pieces.kind(unit).armour());
    return 2 * supplied.size() + precious.size();
  }

  private boolean mine(Position position, int unit) {
    return theatre.side(unit) == side && position.onMap(unit) && theatre.pieces().combat(unit);
  }

  Position best() {
    while (bettered()) {
      // Each round tries every unit that is still without supply.
    }
    return best;
  }

  private boolean bettered() {
    int before = worth;
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (mine(best, unit)
          && block(unit).first() == unit
          && placing.obligations().place(best, unit).choices().size() > 1
          && !supply.supplied(best, unit)) {
        elsewhere(unit);
        exchanged(unit);
      }
    }
    return worth > before;
  }

  /** The three of a mechanised division stay together. */
  private Ints block(int unit) {
    return theatre.pieces().company(unit);
  }

  private void elsewhere(int unit) {
    for (int hex : placing.obligations().place(best, unit).choices()) {
      if (placing.objection(best, new Place(block(unit), hex)) == null) {
        consider(draft -> move(draft, unit, hex));
      }
    }
  }

  private void move(Draft draft, int unit, int hex) {
    block(unit).each(one -> draft.moveTo(one, hex));
  }

  private void exchanged(int unit) {
    Ints choices = placing.obligations().place(best, unit).choices();
    for (int other = 0; other < theatre.pieces().count(); other++) {
      int there = best.place(other);
      int here = best.place(unit);
      int with = other;
      if (mine(best, other)
          && there != here
          && block(other).first() == other
          && placing.obligations().place(best, other).choices().equals(choices)
          && fits(unit, other)) {
        consider(
            draft -> {
              move(draft, unit, there);
              move(draft, with, here);
            });
      }
    }
  }

  /** Whether two blocks can change places within the stacking limit. */
  @Rule("8.1")
  private boolean fits(int one, int other) {
    Board board = theatre.board(best);
    int grows = block(one).size() - block(other).size();
    int limit = theatre.stacking().limit(side, best.place(one));
    return board.units(side, best.place(other)) + grows <= limit
        && board.units(side, best.place(one)) - grows <= limit;
  }

  /** Takes a change that leaves the front covered and supplies more. */
  private void consider(Consumer<Draft> change) {
    Draft draft = best.edit();
    change.accept(draft);
    Position changed = draft.view();
    if (placing.obligations().gaps(changed, side).count() == 0 && worth(changed) > worth) {
      best = changed;
      worth = worth(changed);
    }
  }
}
