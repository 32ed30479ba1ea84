package stavka.rostov.movement;

import static stavka.engine.reason.Detail.hex;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.StepTable;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.movement.MovePhase;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sides;
import stavka.rostov.model.Sky;
import stavka.rostov.model.Waterways;

/** Flotillas: along major rivers and canals, from bank to bank, along coasts and over sea. */
@Rule({"10.13", "10.23", "11.21", "11.22", "11.23", "11.24", "11.25", "11.26", "11.27", "23.31"})
final class WaterNet implements Net {
  static final String NAME = "sail";

  private final RostovTheatre theatre;
  private final StepTable steps;
  private final Raids raids;
  private final Sides<Derived<StepTable>> slowed;

  WaterNet(RostovTheatre theatre) {
    this.theatre = theatre;
    this.raids = new Raids(theatre);
    this.steps = Waterways.steps(theatre.ground());
    this.slowed =
        new Sides<>(
            new Derived<>(position -> slowed(position, Side.AXIS)),
            new Derived<>(position -> slowed(position, Side.SOVIET)));
  }

  @Override
  @Rule("13.22")
  public StepTable steps(Position position, Side side) {
    return slowed.of(side).of(position);
  }

  /** Every step of a long way asks for it, so it is kept with the position. */
  private StepTable slowed(Position position, Side side) {
    Ints raided = raids.zone(position, side);
    int more = theatre.charts().air().missions().water() - 1;
    return raided.isEmpty() ? steps : steps.dearer(raided, more);
  }

  @Override
  @Rule("11.26")
  public byte[] gates(Position position, int unit) {
    return theatre.board(position).gates(theatre.pieces().side(unit));
  }

  @Override
  public int points(Position position, int unit) {
    return theatre.charts().movement().flotillas();
  }

  @Override
  @Rule({"11.22", "11.27", "23.34"})
  public @Nullable Objection never(Position position, MovePhase phase, Ints units, int start) {
    for (int unit : units) {
      if (!theatre.pieces().flotilla(unit)) {
        return theatre.cites().objection("no-such-mode");
      }
    }
    Sky sky = theatre.sky(position);
    if (sky.frozen()) {
      return theatre.cites().objection("sail-ice");
    }
    return sky.storm() ? theatre.cites().objection("sail-storm") : null;
  }

  @Override
  public Objection closed(Position position, int unit, int hex) {
    return theatre.board(position).inPlay(hex)
        ? theatre.cites().objection("enemy-there", hex(hex))
        : theatre.cites().objection("off-area", hex(hex));
  }

  @Override
  public Objection apart(int unit, int from, int to) {
    return theatre.cites().objection("sail-no-water", hex(from), hex(to));
  }
}
