package stavka.bautzen.movement;

import static stavka.engine.reason.Detail.unit;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import stavka.bautzen.arrival.Arrivals;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.stacking.Stacks;
import stavka.bautzen.supply.Lines;
import stavka.bautzen.supply.Want;
import stavka.engine.play.Stage;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.operational.movement.March;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.MoveRules;
import stavka.operational.movement.MovementPhase;
import stavka.operational.movement.Movers;
import stavka.operational.movement.OverrunRules;
import stavka.operational.movement.Travel;

/** A side's movement: one unit after the other. */
@Rule("4.1")
public final class MovementSection {
  private final BautzenPieces pieces;
  private final Stacks stacks;
  private final Arrivals arrivals;
  private final Citations cites;
  private final March march;
  private final MoveRules rules;
  private final Travel travel;
  private final List<MoveMode> modes;

  public MovementSection(
      BautzenTheatre theatre, Stacks stacks, Want want, Lines lines, Arrivals arrivals, Walk walk) {
    this.pieces = theatre.pieces();
    this.stacks = stacks;
    this.arrivals = arrivals;
    this.cites = theatre.cites();
    this.march = new March(theatre, new BautzenMarchRules(theatre, want, arrivals));
    this.rules =
        new MoveRules(theatre, movers(theatre), march, OverrunRules.NONE, arrivals, this::ending);
    this.travel = new Travel(rules, walk.effects(), false);
    this.modes =
        List.of(new MarchMode(theatre, march), new BreakOutMode(theatre, lines, march, walk));
  }

  /** Who may begin to move. */
  @Rule({"4.1", "4.5", "8.1"})
  private Movers movers(BautzenTheatre theatre) {
    return new Movers(
        theatre,
        arrivals,
        List.of(
            (position, phase, unit) ->
                unit < 0 || unit >= pieces.count() ? cites.objection("no-such-unit") : null,
            (position, phase, unit) ->
                pieces.side(unit) == phase.side()
                    ? null
                    : cites.objection("not-your-unit", unit(unit)),
            (position, phase, unit) ->
                position.onMap(unit) || arrivals.due(position, unit)
                    ? null
                    : cites.objection("not-on-map", unit(unit)),
            (position, phase, unit) ->
                position.has(unit, BautzenMarks.MOVED)
                    ? cites.objection("has-moved", unit(unit))
                    : null,
            (position, phase, unit) ->
                pieces.movement(position, unit) == 0
                    ? cites.objection("immobile", unit(unit))
                    : null));
  }

  /** Units move one after the other, and end where there is room. */
  @Rule({"4.1", "5.2"})
  private @Nullable Objection ending(Position position, Ints units, int hex) {
    return units.size() > 1
        ? cites.objection("one-at-a-time")
        : stacks.objection(position, units, hex);
  }

  public Stage phase(Side side) {
    String name = side.name().toLowerCase(Locale.ROOT);
    MovePhase phase =
        new MovePhase(
            name + "-movement",
            side,
            "move-" + name,
            "not-now",
            cites.rule("move"),
            unit -> true,
            modes,
            false,
            false,
            List.of(),
            position -> false,
            0);
    return new MovementPhase(phase, rules, travel);
  }

  public March march() {
    return march;
  }
}
