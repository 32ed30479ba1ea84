package stavka.operational.combat;

import java.util.List;
import java.util.function.IntUnaryOperator;
import stavka.engine.battle.Tally;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Pieces;
import stavka.operational.model.Theatre;

/** Adds up what both sides of a combat fight with, as the position shows their faces. */
@Rule(
    in = Books.KHARKOV,
    value = {"9.0", "9.21", "9.24"})
@Rule(
    in = Books.GUDERIAN,
    value = {"9.0", "9.21", "9.24"})
final class Tallies {
  private final Pieces pieces;
  private final Citations cites;

  Tallies(Theatre theatre) {
    this.pieces = theatre.pieces();
    this.cites = theatre.cites();
  }

  Tally attack(Position position, Forces forces) {
    Tally.Builder tally = new Tally.Builder();
    write(position, forces.attackers(), unit -> pieces.attack(position, unit), tally);
    return tally.build();
  }

  Tally defence(Position position, Forces forces) {
    Tally.Builder tally = new Tally.Builder();
    write(position, forces.defenders(), unit -> pieces.defence(position, unit), tally);
    for (Stand stand : forces.stands()) {
      stand.part().write(tally, stand.base());
    }
    return tally.build();
  }

  private void write(
      Position position, List<Contribution> parts, IntUnaryOperator face, Tally.Builder tally) {
    for (Contribution part : parts) {
      if (pieces.untried(position, part.unit())) {
        tally.unknown(part.unit(), cites.rule("untried"));
      } else {
        part.write(tally, face.applyAsInt(part.unit()));
      }
    }
  }
}
