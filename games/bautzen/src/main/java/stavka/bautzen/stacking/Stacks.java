package stavka.bautzen.stacking;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import org.jspecify.annotations.Nullable;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Company;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Who may stand together, and how many. */
@Rule({"5.1", "5.2"})
public final class Stacks {
  private final BautzenTheatre theatre;
  private final Company company;

  public Stacks(BautzenTheatre theatre) {
    this.theatre = theatre;
    this.company = new Company(theatre.pieces(), theatre.charts().guests());
  }

  /** Whether a hex is over its limit, so that all there fight with half their strength. */
  @Rule("5.3")
  public boolean over(Position position, Side side, int where) {
    return theatre.stacking().excess(position, side, where) > 0;
  }

  /** Whether units may end on a hex beside those who stand there. */
  public boolean fits(Position position, Ints units, int where) {
    return theatre.stacking().fits(position, units, where);
  }

  /** Why units may not end on a hex beside those who stand there, or null. */
  public @Nullable Objection objection(Position position, Ints units, int where) {
    if (fits(position, units, where)) {
      return null;
    }
    String mixed = company.reason(position, units, where);
    return mixed == null
        ? theatre.cites().objection("too-many", hex(where), number(theatre.ground().limit(where)))
        : theatre.cites().objection(mixed, hex(where));
  }
}
