package stavka.panzer.combat;

import java.util.List;
import java.util.function.IntUnaryOperator;
import stavka.engine.battle.Tally;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.panzer.model.Campaign;
import stavka.panzer.model.Citations;
import stavka.panzer.model.Counters;
import stavka.panzer.model.Panzer;

/** Adds up what both sides of a combat fight with, as the position shows their faces. */
@Rule(
    in = Panzer.KHARKOV,
    value = {"9.0", "9.21", "9.24"})
@Rule(
    in = Panzer.GUDERIAN,
    value = {"9.0", "9.21", "9.24"})
final class Tallies {
  private final Counters pieces;
  private final Citations cites;

  Tallies(Campaign campaign) {
    this.pieces = campaign.pieces();
    this.cites = campaign.cites();
  }

  Tally attack(Position position, Muster muster) {
    Tally.Builder tally = new Tally.Builder();
    write(position, muster.attackers(), unit -> pieces.attack(position, unit), tally);
    return tally.build();
  }

  Tally defence(Position position, Muster muster) {
    Tally.Builder tally = new Tally.Builder();
    write(position, muster.defenders(), unit -> pieces.defence(position, unit), tally);
    for (Stand stand : muster.stands()) {
      stand.part().write(tally, stand.base());
    }
    return tally.build();
  }

  private void write(
      Position position, List<Part> parts, IntUnaryOperator face, Tally.Builder tally) {
    for (Part part : parts) {
      if (pieces.untried(position, part.unit())) {
        tally.unknown(part.unit(), cites.rule("untried"));
      } else {
        part.write(tally, face.applyAsInt(part.unit()));
      }
    }
  }
}
