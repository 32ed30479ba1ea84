package stavka.bautzen.stacking;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Stacking;

/** Who may stand together, and how many. */
@Rule({"5.1", "5.2"})
public final class Stacks {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Stacking stacking;

  public Stacks(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.stacking =
        new Stacking(
                pieces.roster(), pieces::points, (side, where) -> theatre.ground().limit(where))
            .barring((position, coming, where) -> mixed(position, coming, where) != null);
  }

  public Stacking stacking() {
    return stacking;
  }

  /** Whether a hex is over its limit, so that all there fight with half their strength. */
  @Rule("5.3")
  public boolean over(Position position, Side side, int where) {
    return stacking.excess(position, side, where) > 0;
  }

  /** Whether units may end on a hex beside those who stand there. */
  public boolean fits(Position position, Ints units, int where) {
    return stacking.fits(position, units, where);
  }

  /** Why units may not end on a hex beside those who stand there, or null. */
  public @Nullable Objection objection(Position position, Ints units, int where) {
    if (fits(position, units, where)) {
      return null;
    }
    String mixed = mixed(position, units, where);
    return mixed == null
        ? theatre.cites().objection("too-many", hex(where), number(theatre.ground().limit(where)))
        : theatre.cites().objection(mixed, hex(where));
  }

  /** Why combat units do not go together, or null. Columns go with anybody. */
  private @Nullable String mixed(Position position, Ints coming, int where) {
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
    return strangers(all) > theatre.charts().guests() ? "too-many-formations" : null;
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
