package stavka.rostov.declaration;

import stavka.engine.battle.Odds;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** The odds of a declaration: plain strengths, without guns and unknown defenders. */
@Rule({"12.12", "12.31", "12.32", "12.33", "12.34"})
public record FirstOdds(RostovTheatre theatre) {
  @Rule("12.33")
  public int attack(Position position, Ints units) {
    return units.stream().map(unit -> theatre.pieces().attack(position, unit)).sum();
  }

  @Rule("12.34")
  public int defence(Position position, Side attacker, Ints targets) {
    RostovPieces pieces = theatre.pieces();
    int sum = 0;
    for (int hex : targets) {
      for (int unit : position.stack(hex)) {
        boolean counts =
            pieces.side(unit) != attacker
                && pieces.combat(unit)
                && !pieces.artillery(unit)
                && !pieces.unknown(position, unit);
        sum += counts ? pieces.defence(position, unit) : 0;
      }
    }
    return sum;
  }

  /** Whether an attack may be declared: 1-4 at least. */
  @Rule({"12.31", "12.35"})
  public boolean enough(Position position, Side side, Ints units, Ints targets) {
    return !theatre
        .charts()
        .combat()
        .table()
        .below(attack(position, units), defence(position, side, targets));
  }

  @Rule("12.42")
  boolean reaches(Odds odds, Position position, Side side, Ints units, Ints targets) {
    return odds.reachedBy(attack(position, units), defence(position, side, targets));
  }
}
