package stavka.kharkov.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.StepTable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.RailRules;

/** Movement by rail: along a side's own railway, out of enemy zones, for a few units a turn. */
@Rule({"6.4", "6.41", "6.42", "6.43", "6.44", "6.45"})
public record KharkovRailRules(KharkovTheatre theatre) implements RailRules {
  @Override
  @Rule("6.45")
  public int limit(Side side) {
    return theatre.charts().limits().rail().units(side);
  }

  /** A Soviet headquarters does not count. */
  @Override
  @Rule("6.45")
  public int weight(int unit) {
    return theatre.side(unit) == Side.AXIS || theatre.pieces().kind(unit) != Kind.HQ ? 1 : 0;
  }

  @Override
  @Rule("6.44")
  public int points() {
    return theatre.charts().limits().rail().hexes();
  }

  @Override
  public StepTable track(Position position, Side side) {
    return theatre.ground().track(side);
  }

  @Override
  public @Nullable Objection never(Position position, MovePhase phase, int unit) {
    if (phase.is(MovePhase.MECHANISED)) {
      return Objection.of("6.45", "no-rail-now");
    }
    return theatre.pieces().kind(unit) == Kind.RESERVE
        ? Objection.of("6.72", "reserve-no-rail", unit(unit))
        : null;
  }

  /** There may be a railway, only not a side's own. */
  @Override
  @Rule("6.42")
  public Objection noRail(int from, int to) {
    int direction = from < 0 ? HexGrid.NONE : theatre.grid().direction(from, to);
    boolean foreign =
        direction == HexGrid.NONE
            ? from < 0 && theatre.map().onNetwork(KharkovGround.RAIL, to)
            : theatre.map().linked(KharkovGround.RAIL, from, direction);
    return Objection.of(foreign ? "6.42" : "6.41", "no-rail", hex(to));
  }
}
