package stavka.bautzen.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.stacking.Stacks;
import stavka.engine.battle.Modifier;
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
      int base = pieces.attack(position, unit);
      tally.unit(unit, base, "base", "9.8", attacking(position, unit, plan.target()));
    }
    for (int gun : guns(plan.support())) {
      int base = pieces.attack(position, gun);
      tally.unit(gun, base, "guns", "9.4", attacking(position, gun, plan.target()));
    }
    return tally.build();
  }

  Tally defence(Position position, BattlePlan plan) {
    Tally.Builder tally = new Tally.Builder();
    for (int unit : defenders(position, plan.target())) {
      int base = pieces.defence(position, unit);
      tally.unit(unit, base, "base", "9.8", crowded(position, unit));
    }
    for (int gun : guns(plan.answer())) {
      tally.unit(gun, pieces.attack(position, gun), "guns", "9.4", crowded(position, gun));
    }
    return tally.build();
  }

  private Ints guns(Ints supporters) {
    return supporters.filter(unit -> pieces.is(unit, Kind.ARTILLERY));
  }

  /** Halvings of who attacks, each rounded down. */
  @Rule({"7.1.2", "9.8"})
  private List<Modifier> attacking(Position position, int unit, int target) {
    List<Modifier> halvings = crowded(position, unit);
    if (position.has(unit, BautzenMarks.UNSUPPLIED)) {
      halvings.add(Modifier.over(2, "unsupplied", "7.1.2"));
    }
    if (theatre.ground().halves(pieces.kind(unit), target)) {
      halvings.add(Modifier.over(2, "into-forest", "9.8"));
    }
    return halvings;
  }

  @Rule("5.3")
  private List<Modifier> crowded(Position position, int unit) {
    List<Modifier> halvings = new ArrayList<>(2);
    if (position.onMap(unit) && stacks.over(position, pieces.side(unit), position.place(unit))) {
      halvings.add(Modifier.over(2, "over-limit", "5.3"));
    }
    return halvings;
  }
}
