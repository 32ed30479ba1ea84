package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Limits;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.RailRules;

/** Movement by rail: along a side's own railway, out of enemy zones, for a few units a turn. */
@Rule({"6.4", "6.41", "6.42", "6.43", "6.44", "6.45"})
public final class KharkovRailRules implements RailRules {
  private final KharkovGround ground;
  private final KharkovPieces pieces;
  private final Limits.Rail limits;
  private final Map<Side, StepTable> tracks = new EnumMap<>(Side.class);

  public KharkovRailRules(KharkovTheatre theatre) {
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.limits = theatre.charts().limits().rail();
    for (Side side : Side.values()) {
      byte[] links = ground.rail(side);
      tracks.put(
          side,
          StepTable.of(
              ground.grid(),
              (from, direction, to) -> (links[from] & (1 << direction)) != 0 ? 1 : 0,
              (from, direction, to) -> false));
    }
  }

  @Override
  @Rule("6.45")
  public int limit(Side side) {
    return limits.units(side);
  }

  /** A Soviet headquarters does not count. */
  @Override
  @Rule("6.45")
  public int weight(int unit) {
    return pieces.side(unit) == Side.AXIS || pieces.kind(unit) != Kind.HQ ? 1 : 0;
  }

  @Override
  @Rule("6.44")
  public int points() {
    return limits.hexes();
  }

  @Override
  public StepTable track(Position position, Side side) {
    return Objects.requireNonNull(tracks.get(side));
  }

  @Override
  public @Nullable Objection never(Position position, MovePhase phase, int unit) {
    if (phase.is(MovePhase.MECHANISED)) {
      return Objection.of("6.45", "no-rail-now");
    }
    return pieces.kind(unit) == Kind.RESERVE
        ? Objection.of("6.72", "reserve-no-rail", unit(unit))
        : null;
  }

  /** There may be a railway, only not a side's own. */
  @Override
  @Rule("6.42")
  public Objection noRail(int from, int to) {
    int direction = from < 0 ? HexGrid.NONE : ground.grid().direction(from, to);
    boolean foreign =
        direction == HexGrid.NONE
            ? from < 0 && ground.map().onNetwork(KharkovGround.RAIL, to)
            : ground.map().linked(KharkovGround.RAIL, from, direction);
    return Objection.of(foreign ? "6.42" : "6.41", "no-rail", hex(to));
  }
}
