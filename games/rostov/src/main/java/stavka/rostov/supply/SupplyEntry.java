package stavka.rostov.supply;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.Entrances;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * How attack points come onto the map as counters: over an edge that is a source, at a base that
 * works and has a line, or in a Soviet major city that is not cut off.
 */
@Rule({"6.81", "6.83", "6.84", "6.93"})
public final class SupplyEntry implements Entrances, EntryEffect {
  /** Bits of the ledger's entry for each base. */
  private static final int BITS = 2;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovLines lines;
  private final AttackPoints points;
  private final Ints bases;

  public SupplyEntry(RostovTheatre theatre, RostovLines lines, AttackPoints points) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.lines = lines;
    this.points = points;
    Ints found = Ints.EMPTY;
    for (int unit = 0; unit < pieces.count(); unit++) {
      found = pieces.base(unit) ? found.with(unit) : found;
    }
    this.bases = found;
  }

  /** Whether a counter in the heap can be made of the points left; who has served waits a turn. */
  @Override
  @Rule({"6.81", "6.82"})
  public boolean due(Position position, int unit) {
    return pieces.column(unit)
        && position.inBox(unit, Box.POOL)
        && !position.has(unit, RostovMarks.SERVED)
        && points.left(position, pieces.side(unit)) >= points.held(position, unit);
  }

  @Override
  public Ints choices(Position position, int unit) {
    if (!due(position, unit)) {
      return Ints.EMPTY;
    }
    Side side = pieces.side(unit);
    boolean dump = pieces.dump(position, unit);
    Ints hexes = lines.edges(position, side).filter(hex -> !dump || theatre.ground().onRail(hex));
    for (int base : bases) {
      if (side == pieces.side(base) && takes(position, base, points.held(position, unit))) {
        hexes = with(hexes, position.place(base));
      }
    }
    if (side == Side.SOVIET && !dump) {
      for (Ints city : lines.cities().all()) {
        for (int hex : city) {
          hexes = inCity(position, hex) ? with(hexes, hex) : hexes;
        }
      }
    }
    return hexes;
  }

  private static Ints with(Ints hexes, int hex) {
    return hexes.contains(hex) ? hexes : hexes.with(hex);
  }

  /** A base takes so many points a turn while it works and has a line. */
  @Rule({"6.92", "6.93"})
  private boolean takes(Position position, int base, int more) {
    return position.onMap(base)
        && position.has(base, RostovMarks.TURNED)
        && placed(position.ledger(RostovLedger.BASES), base) + more
            <= theatre.charts().supply().pointsAtBase()
        && lines.reaches(position, pieces.side(base), position.place(base));
  }

  private int placed(int ledger, int base) {
    return (ledger >> shift(base)) & ((1 << BITS) - 1);
  }

  private int shift(int base) {
    return bases.indexOf(base) * BITS;
  }

  /** A Soviet city takes one column a turn, however many hexes it has. */
  @Rule({"6.51", "6.84"})
  private boolean inCity(Position position, int hex) {
    int city = lines.cities().at(hex);
    return city >= 0
        && (position.ledger(RostovLedger.CITIES) & (1 << city)) == 0
        && lines.source(position, Side.SOVIET, hex);
  }

  /** The base on a hex that takes a counter, or nobody. */
  private int baseFor(Position position, int unit, int hex) {
    for (int base : bases) {
      if (pieces.side(base) == pieces.side(unit)
          && position.place(base) == hex
          && takes(position, base, points.held(position, unit))) {
        return base;
      }
    }
    return Position.NOBODY;
  }

  /** Whether a counter is put down on a hex, and does not pay for entering it. */
  @Rule({"6.84", "6.93"})
  public boolean putDown(Position position, int unit, int hex) {
    return baseFor(position, unit, hex) != Position.NOBODY
        || (pieces.side(unit) == Side.SOVIET
            && !pieces.dump(position, unit)
            && inCity(position, hex));
  }

  @Override
  public @Nullable String rule(int unit) {
    return pieces.column(unit) ? "6.84" : null;
  }

  /** A counter that comes from off the map takes its points with it. */
  @Override
  @Rule({"6.81", "6.84", "6.93"})
  public void stepped(Draft draft, int unit, int from, int to) {
    if (from == HexGrid.NONE && pieces.column(unit)) {
      pay(draft, unit, to);
    }
  }

  /** The points of a counter that has landed; neither bases nor cities take part in it. */
  @Rule({"6.81", "6.84"})
  public void landed(Draft draft, int unit) {
    int held = points.held(draft.view(), unit);
    draft.add(RostovLedger.of(RostovLedger.POINTS, pieces.side(unit)), -held);
  }

  /** The points of a counter that has come onto the map, and what is left of a base or a city. */
  public void pay(Draft draft, int unit, int hex) {
    Position position = draft.view();
    int held = points.held(position, unit);
    landed(draft, unit);
    int base = baseFor(position, unit, hex);
    if (base != Position.NOBODY) {
      draft.add(RostovLedger.BASES, held << shift(base));
    } else if (putDown(position, unit, hex)) {
      draft.add(RostovLedger.CITIES, 1 << lines.cities().at(hex));
    }
  }
}
