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

/** Who may stand together, and how many. */
@Rule({"5.1", "5.2"})
public final class Stacks {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;

  public Stacks(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Stacking points on a hex. */
  public int points(Position position, int where) {
    int points = 0;
    for (int unit = position.top(where); unit != Position.NOBODY; unit = position.below(unit)) {
      points += pieces.points(unit);
    }
    return points;
  }

  /** Whether a hex is over its limit, so that all there fight with half their strength. */
  @Rule("5.3")
  public boolean over(Position position, int where) {
    return points(position, where) > theatre.ground().limit(where);
  }

  /** Whether a unit may end on a hex beside those who stand there. */
  public boolean fits(Position position, int unit, int where) {
    return fits(position, Ints.of(unit), where);
  }

  public boolean fits(Position position, Ints units, int where) {
    return objection(position, units, where) == null;
  }

  /** Why units may not end on a hex beside those who stand there, or null. */
  public @Nullable Objection objection(Position position, Ints units, int where) {
    Ints all = units;
    for (int other = position.top(where); other != Position.NOBODY; other = position.below(other)) {
      // Enemy columns are lost to who comes [7.2.1].
      if (!units.contains(other) && pieces.side(other) == pieces.side(units.first())) {
        all = all.with(other);
      }
    }
    int points = 0;
    for (int i = 0; i < all.size(); i++) {
      points += pieces.points(all.get(i));
    }
    int limit = theatre.ground().limit(where);
    if (points > limit) {
      return theatre.cites().objection("too-many", hex(where), number(limit));
    }
    String mixed = mixed(all.filter(pieces::fights));
    return mixed == null ? null : theatre.cites().objection(mixed, hex(where));
  }

  /** Why combat units do not go together, or null. Columns go with anybody. */
  private @Nullable String mixed(Ints units) {
    for (int i = 0; i < units.size(); i++) {
      int unit = units.get(i);
      if (pieces.formation(unit) == BautzenPieces.NONE && !allOf(pieces.nation(unit), units)) {
        return foreign(unit);
      }
    }
    return strangers(units) > theatre.charts().guests() ? "too-many-formations" : null;
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
