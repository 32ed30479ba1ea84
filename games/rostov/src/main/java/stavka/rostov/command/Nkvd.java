package stavka.rostov.command;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovTheatre;

/** Troops of the NKVD, who let nobody retreat from a town and are no part of the army's plans. */
@Rule({"14.35", "22.42"})
public record Nkvd(RostovTheatre theatre, Command command) {
  /** Whether defenders of a hex may not retreat since the NKVD are among them. */
  @Rule({"14.35", "22.25", "22.42"})
  public boolean holds(Position position, int hex) {
    boolean town = theatre.ground().village(hex) || theatre.ground().terrain(hex).urban();
    return town && !among(position, hex).isEmpty() && !command.nonOp(position, hex);
  }

  /** Those of them on a hex. */
  public Ints among(Position position, int hex) {
    return position.stack(hex).filter(theatre.pieces()::nkvd);
  }
}
