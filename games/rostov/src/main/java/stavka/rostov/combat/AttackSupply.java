package stavka.rostov.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.supply.Lines;
import stavka.rostov.supply.SupplyCounters;

/** Points of attack supply: a point of each counter named, and a line to one for each attacker. */
@Rule({"6.8", "6.85", "15.31", "15.32", "15.33", "15.56"})
record AttackSupply(RostovTheatre theatre, Lines lines, SupplyCounters spending) {
  /** Why some counters cannot supply an attack, or null. */
  @Nullable Objection objection(Position position, Side side, Ints counters, Ints attackers) {
    RostovPieces pieces = theatre.pieces();
    Citations cites = theatre.cites();
    for (int counter : counters) {
      if (pieces.side(counter) != side) {
        return cites.objection("not-yours", Detail.unit(counter));
      }
      if (!position.onMap(counter)) {
        return cites.objection("supply-spent", Detail.unit(counter));
      }
    }
    for (int unit : counters.isEmpty() ? Ints.EMPTY : attackers) {
      if (!counters.any(counter -> lines.serves(position, counter, position.place(unit)))) {
        return cites.objection("supply-cut", Detail.unit(unit));
      }
    }
    for (int counter : counters) {
      if (!attackers.any(unit -> lines.serves(position, counter, position.place(unit)))) {
        return cites.objection("supply-idle", Detail.unit(counter));
      }
    }
    return null;
  }

  /** As few counters as serve all attackers, columns before dumps; none if they cannot. */
  @Rule("15.31")
  Ints cheapest(Position position, Side side, Ints attackers) {
    Ints all = counters(position, side);
    Ints chosen = Ints.EMPTY;
    Ints left = attackers;
    while (!left.isEmpty()) {
      int best = -1;
      int most = 0;
      for (int counter : all) {
        Ints open = left;
        int served =
            open.filter(unit -> lines.serves(position, counter, position.place(unit))).size();
        if (served > most) {
          best = counter;
          most = served;
        }
      }
      if (best < 0) {
        return Ints.EMPTY;
      }
      int counter = best;
      chosen = chosen.with(counter);
      left = left.filter(unit -> !lines.serves(position, counter, position.place(unit)));
    }
    return chosen;
  }

  /** The counters that have a line to one attacker at least. */
  @Rule("15.31")
  Ints serving(Position position, Side side, Ints attackers) {
    return counters(position, side)
        .filter(
            counter ->
                attackers.any(unit -> lines.serves(position, counter, position.place(unit))));
  }

  /** The attackers that have a line to one counter at least. */
  @Rule("15.31")
  Ints served(Position position, Side side, Ints attackers) {
    Ints all = counters(position, side);
    return attackers.filter(
        unit -> all.any(counter -> lines.serves(position, counter, position.place(unit))));
  }

  /** All counters of supply on the map, columns before dumps. */
  private Ints counters(Position position, Side side) {
    RostovPieces pieces = theatre.pieces();
    Ints all = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.column(unit) && pieces.side(unit) == side && position.onMap(unit)) {
        all = pieces.dump(position, unit) ? all.with(unit) : Ints.of(unit).plus(all);
      }
    }
    return all;
  }

  /**
   * A dump that gives a point is a column; a column that gives one is gone until the next comes.
   */
  @Rule("15.56")
  void spend(Draft draft, Ints counters) {
    counters.each(counter -> spending.spend(draft, counter));
  }
}
