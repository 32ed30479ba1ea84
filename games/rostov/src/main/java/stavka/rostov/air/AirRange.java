package stavka.rostov.air;

import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sides;
import stavka.rostov.supply.Lines;

/**
 * How far aircraft fly: so many hexes from a source or town of theirs with a line of supply as it
 * runs by itself, whatever a column has relieved.
 */
@Rule("17.22")
public final class AirRange {
  private final RostovTheatre theatre;
  private final Lines lines;
  private final int range;
  private final Sides<Derived<Ints>> bases;

  /** All villages and towns, by number. */
  private final Ints towns;

  public AirRange(RostovTheatre theatre, Lines lines) {
    this.theatre = theatre;
    this.lines = lines;
    this.range = theatre.charts().air().missions().range();
    RostovGround ground = theatre.ground();
    this.towns =
        Ints.taking(
            HexSet.where(theatre.grid(), hex -> ground.village(hex) || ground.terrain(hex).urban())
                .toArray());
    this.bases =
        new Sides<>(
            new Derived<>(position -> find(position, Side.AXIS)),
            new Derived<>(position -> find(position, Side.SOVIET)));
  }

  /** The hexes a side's aircraft set out from. */
  public Ints bases(Position position, Side side) {
    return bases.of(side).of(position);
  }

  private Ints find(Position position, Side side) {
    Ints held = towns.filter(hex -> base(position, side, hex));
    Ints others =
        lines
            .sources(position, side)
            .filter(hex -> !held.contains(hex) && base(position, side, hex));
    return others.isEmpty() ? held : Ints.sorted(held.plus(others).toArray());
  }

  private boolean base(Position position, Side side, int hex) {
    return Control.holds(position, side, hex)
        && theatre.board(position).inPlay(hex)
        && lines.reaches(position, side, hex);
  }

  /** Whether a hex lies near enough to a base of a side. */
  public boolean reaches(Position position, Side side, int hex) {
    HexGrid grid = theatre.grid();
    return bases(position, side).any(base -> grid.distance(base, hex) <= range);
  }
}
