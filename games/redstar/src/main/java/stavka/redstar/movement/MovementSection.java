package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.board.MixingBar;
import stavka.operational.model.Marks;
import stavka.operational.movement.Entrances;
import stavka.operational.movement.GoOn;
import stavka.operational.movement.March;
import stavka.operational.movement.MarchMode;
import stavka.operational.movement.Mode;
import stavka.operational.movement.Motion;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.MoveRules;
import stavka.operational.movement.MovementPhase;
import stavka.operational.movement.Movers;
import stavka.operational.movement.Travel;
import stavka.redstar.combat.OverrunEntry;
import stavka.redstar.combat.RedStarCombatSection;
import stavka.redstar.control.Control;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.supply.Supply;

/** Section 3, and the approach of overruns. */
public final class MovementSection {
  /** The Axis motorised movement phase. */
  public static final String ARMOUR = "armour-movement";

  /** In random play, how many groups are moved on average before a step is ended. */
  private static final int PACE = 10;

  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final EntryEffect effects;
  private final RedStarMarchRules marching;
  private final MixingBar nations;
  private final Movers movers;
  private final MoveRules rules;
  private final Travel travel;
  private final Map<String, MovePhase> phases = new HashMap<>();

  public MovementSection(
      RedStarTheatre theatre,
      Supply supply,
      Control control,
      EntryEffect effects,
      RedStarCombatSection combat) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.effects = effects;
    this.marching = new RedStarMarchRules(theatre);
    this.nations = RedStarTheatre.nations(pieces);
    this.movers = movers();
    March march = new March(theatre, marching);
    this.rules =
        new MoveRules(
            theatre,
            movers,
            march,
            new RedStarOverruns(theatre, march, marching, combat),
            Entrances.NONE,
            this::ending);
    this.travel = new Travel(rules, effects, true);
    phases(
        new MarchMode(theatre, march),
        new StrategicMode(theatre, supply, marching),
        new SeaMode(theatre, control));
  }

  /** Air bases and leaders move last, but by strategic movement; armour alone moves again. */
  @Rule({"2.0", "3.0", "3.2", "3.5", "3.5.2", "3.5.3", "3.5.5", "3.6"})
  private void phases(MoveMode march, MoveMode strategic, MoveMode sea) {
    IntPredicate axis = unit -> !pieces.is(unit, Kind.AIR_BASE);
    IntPredicate soviet = unit -> !pieces.is(unit, Kind.LEADER);
    IntPredicate armour = unit -> pieces.is(unit, Kind.ARMOUR);
    phase("axis-naval", Side.AXIS, axis, sea);
    phase("axis-strategic", Side.AXIS, axis, strategic);
    phase(MovePhase.AXIS, Side.AXIS, axis, march);
    phase("axis-air-bases", Side.AXIS, unit -> pieces.is(unit, Kind.AIR_BASE), march);
    phase("soviet-naval", Side.SOVIET, soviet, sea);
    phase("soviet-strategic", Side.SOVIET, unit -> true, strategic);
    phase(MovePhase.SOVIET, Side.SOVIET, soviet, march);
    phase("soviet-leaders", Side.SOVIET, unit -> pieces.is(unit, Kind.LEADER), march);
    phase(ARMOUR, Side.AXIS, armour, march);
    phase("armour-strategic", Side.AXIS, armour, strategic);
  }

  /** A step in which units move in one way; it ends by itself when nobody is left to move. */
  @Rule({"2.0", "3.3.3"})
  private void phase(String id, Side side, IntPredicate who, MoveMode mode) {
    boolean marches = mode.name().equals(Mode.MARCH);
    phases.put(
        id,
        new MovePhase(
            id,
            side,
            "choose-" + mode.name(),
            "move-or-end",
            mode.rule(),
            who,
            List.of(mode),
            marches,
            marches && !id.equals(ARMOUR),
            List.of(),
            position -> nobodyLeft(position, id),
            PACE));
  }

  private boolean nobodyLeft(Position position, String id) {
    MovePhase phase = phase(id);
    MoveMode mode = phase.modes().getFirst();
    return !pieces
        .all()
        .any(unit -> movers.mayBegin(position, phase, unit) && mode.suits(position, unit));
  }

  /** Who may begin to move, alone or together. */
  @Rule({"2.0", "3.0", "3.1.1", "3.2", "3.3.1", "8.0.6"})
  private Movers movers() {
    return new Movers(
        theatre,
        Entrances.NONE,
        List.of(
            (position, phase, unit) -> pieces.has(unit) ? null : Objection.of("3.2", "no-units"),
            (position, phase, unit) ->
                position.onMap(unit) ? null : Objection.of("3.2", "not-on-map", unit(unit)),
            (position, phase, unit) ->
                pieces.side(unit) == phase.side() && phase.who().test(unit)
                    ? null
                    : Objection.of("2.0", "not-now", unit(unit)),
            (position, phase, unit) ->
                pieces.movement(position, unit) > 0
                    ? null
                    : Objection.of("3.1.1", "immobile", unit(unit)),
            (position, phase, unit) ->
                position.has(unit, Marks.MOVED)
                    ? Objection.of("3.2", "has-moved", unit(unit))
                    : null,
            (position, phase, unit) ->
                position.has(unit, RedStarMarks.PINNED)
                    ? Objection.of("8.0.6", "is-pinned", unit(unit))
                    : null));
  }

  /** Too many may stand on a hex until the phase is over [4.0.7]; nations do not mix at all. */
  @Rule({"4.0.4", "4.0.7", "11.2.3"})
  private @Nullable Objection ending(Position position, Ints units, int last) {
    return nations.bars(position, units, last)
        ? Objection.of("4.0.4", "nations-mix", hex(last))
        : marching.ending(position, units, last);
  }

  /** A movement phase begins: nobody has moved. */
  @Rule({"3.2", "3.6.1"})
  public void begin(Draft draft) {
    draft.clearAll(Marks.MOVED);
    draft.enter(Ledger.SEA_HALVES, 0);
    draft.enter(Ledger.SEA_FROM, 0);
    draft.enter(Ledger.SEA_TO, 0);
  }

  private MovePhase phase(String id) {
    return Objects.requireNonNull(phases.get(id), id);
  }

  /** A step of the sequence, by its id. */
  public Stage stage(String id) {
    return new MovementPhase(phase(id), rules, travel);
  }

  /**
   * @param step the id of a position's step in the sequence
   */
  @Rule({"8.0.2", "8.0.4", "3.3.1"})
  public Map<Class<? extends Frame>, Stage> frameStages(Function<Position, String> step) {
    return Map.of(
        OverrunEntry.class,
        new EntryStage(pieces, effects),
        Motion.class,
        new GoOn(rules, travel, position -> phase(step.apply(position))));
  }
}
