package stavka.guderian.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.StepTable;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.interdiction.RailCuts;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Interdictions;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.RailRules;

/**
 * Soviet movement by rail: a few units a turn, armoured divisions counting for several and leaders
 * for nothing.
 */
@Rule({"6.31", "6.32", "6.33", "6.34", "6.36", "10.33"})
public record GuderianRailRules(GuderianTheatre theatre, FirstTurn firstTurn, RailPassing passing)
    implements RailRules {
  private static final Derived<StepTable> TRACK = new Derived<>();

  /** What a marker adds to its hex, in rail points [13.32]. */
  public GuderianRailRules(GuderianTheatre theatre, FirstTurn firstTurn) {
    this(theatre, firstTurn, new RailPassing(theatre.ground()));
  }

  @Override
  @Rule({"6.31", "6.36"})
  public int limit(Side side) {
    return side == Side.SOVIET ? theatre.limits().rail().units() : 0;
  }

  @Override
  @Rule({"6.31", "10.21"})
  public int weight(int unit) {
    return theatre.pieces().isLeader(unit)
        ? 0
        : theatre.pieces().kind(unit).armoured() ? theatre.limits().rail().armoured() : 1;
  }

  @Override
  @Rule("6.33")
  public int points() {
    return theatre.limits().rail().points();
  }

  @Override
  @Rule({"6.33", "6.35", "6.37", "13.32"})
  public StepTable track(Position position, Side side) {
    return TRACK.of(position, this::trackNow);
  }

  private StepTable trackNow(Position position) {
    Ints marked = Interdictions.german(position);
    StepTable bare = theatre.ground().track();
    StepTable dearer =
        marked.isEmpty() ? bare : bare.dearer(marked, theatre.limits().interdiction().railExtra());
    return passing.without(RailCuts.without(dearer, position), position);
  }

  @Override
  @Rule({"6.36", "5.22", "5.23"})
  public @Nullable Objection never(Position position, MovePhase phase, int unit) {
    if (!phase.is(MovePhase.SOVIET)) {
      return Objection.of("6.36", "no-german-rail");
    }
    if (firstTurn.marches(position, unit)) {
      return Objection.of("5.23", "march-no-rail", unit(unit));
    }
    return firstTurn.frozen(position, unit)
        ? Objection.of("5.22", "one-hex-only", unit(unit))
        : null;
  }

  @Override
  @Rule("6.32")
  public Objection noRail(int from, int to) {
    return Objection.of("6.32", "no-rail", hex(to));
  }
}
