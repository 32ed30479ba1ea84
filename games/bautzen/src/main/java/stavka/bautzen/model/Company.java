package stavka.bautzen.model;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.board.MixingBar;

/** Who may stand with whom. */
@Rule({"5.4", "5.5", "5.6"})
public record Company(BautzenPieces pieces, int guests) implements MixingBar {
  @Override
  public boolean bars(Position position, Ints coming, int hex) {
    return reason(position, coming, hex) != null;
  }

  /** Why combat units do not go together, or null. Columns go with anybody. */
  public @Nullable String reason(Position position, Ints coming, int where) {
    if (!coming.isEmpty() && !coming.any(pieces::fights)) {
      return null;
    }
    Ints all =
        coming
            .plus(position.stack(where).filter(unit -> !coming.contains(unit)))
            .filter(pieces::fights);
    for (int i = 0; i < all.size(); i++) {
      int unit = all.get(i);
      if (pieces.formation(unit) == BautzenPieces.NONE && !allOf(pieces.nation(unit), all)) {
        return foreign(unit);
      }
    }
    return strangers(all) > guests ? "too-many-formations" : null;
  }

  /** Independents, and headquarters of corps and armies, stand with their own nation. */
  @Rule({"5.5", "5.6"})
  private String foreign(int unit) {
    return pieces.is(unit, Kind.HIGH_HQ) ? "high-hq-nation" : "nations-mix";
  }

  private boolean allOf(String nation, Ints units) {
    return units.all(unit -> pieces.nation(unit).equals(nation));
  }

  /** How many units of formations are not of the one that has most units there. */
  @Rule("5.4")
  private int strangers(Ints units) {
    int all = 0;
    int most = 0;
    for (int i = 0; i < units.size(); i++) {
      int formation = pieces.formation(units.get(i));
      if (formation != BautzenPieces.NONE) {
        all++;
        int same = units.filter(unit -> pieces.formation(unit) == formation).size();
        most = Math.max(most, same);
      }
    }
    return all - most;
  }
}
