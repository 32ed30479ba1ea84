package stavka.bautzen.combat;

import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.stacking.Stacks;
import stavka.engine.battle.Tally;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/** What units bring into a combat, line by line. */
@Rule("9.8")
final class Muster {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Stacks stacks;

  Muster(BautzenTheatre theatre, Stacks stacks) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.stacks = stacks;
  }

  /** All units of a hex that fight: they defend it together. */
  @Rule("9.1")
  Ints defenders(Position position, int target) {
    return position.stack(target).filter(pieces::fights);
  }

  Tally attack(Position position, BattlePlan plan) {
    Tally.Builder tally = new Tally.Builder();
    for (int unit : plan.units()) {
      tally.unit(unit, pieces.attack(position, unit), "base", "9.8");
      attacking(position, unit, plan.target(), tally, pieces.attack(position, unit));
    }
    for (int gun : guns(plan.support())) {
      tally.unit(gun, pieces.attack(position, gun), "guns", "9.4");
      attacking(position, gun, plan.target(), tally, pieces.attack(position, gun));
    }
    return tally.build();
  }

  Tally defence(Position position, BattlePlan plan) {
    Tally.Builder tally = new Tally.Builder();
    for (int unit : defenders(position, plan.target())) {
      tally.unit(unit, pieces.defence(position, unit), "base", "9.8");
      crowded(position, unit, tally, pieces.defence(position, unit));
    }
    for (int gun : guns(plan.answer())) {
      tally.unit(gun, pieces.attack(position, gun), "guns", "9.4");
      crowded(position, gun, tally, pieces.attack(position, gun));
    }
    return tally.build();
  }

  private Ints guns(Ints supporters) {
    return supporters.filter(unit -> pieces.is(unit, Kind.ARTILLERY));
  }

  /** Halvings of who attacks, each rounded down. */
  @Rule({"7.1.2", "9.8"})
  private void attacking(Position position, int unit, int target, Tally.Builder tally, int base) {
    int value = crowded(position, unit, tally, base);
    if (position.has(unit, BautzenMarks.UNSUPPLIED)) {
      value /= 2;
      tally.change(value, "unsupplied", "7.1.2");
    }
    if (theatre.ground().halves(pieces.kind(unit), target)) {
      value /= 2;
      tally.change(value, "into-forest", "9.8");
    }
  }

  @Rule("5.3")
  private int crowded(Position position, int unit, Tally.Builder tally, int base) {
    if (!position.onMap(unit) || !stacks.over(position, pieces.side(unit), position.place(unit))) {
      return base;
    }
    tally.change(base / 2, "over-limit", "5.3");
    return base / 2;
  }
}
