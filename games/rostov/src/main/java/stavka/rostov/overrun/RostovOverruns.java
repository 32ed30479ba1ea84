package stavka.rostov.overrun;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.number;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import stavka.engine.event.Event;
import stavka.engine.event.Moved;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.EntryEffect;
import stavka.operational.movement.MarchRules;
import stavka.operational.movement.Mode;
import stavka.operational.movement.Motion;
import stavka.operational.movement.MovePhase;
import stavka.operational.movement.OverrunCheck;
import stavka.operational.movement.OverrunRules;
import stavka.rostov.declaration.Obliged;
import stavka.rostov.model.Die;
import stavka.rostov.model.OverrunChart;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.movement.Marching;
import stavka.rostov.movement.MovementParts;

/** Overruns in the middle of movement, up to their die. */
@Rule({"11.4", "11.41", "11.42", "11.43"})
public final class RostovOverruns implements OverrunRules {
  private static final String DIE = "overrun-die";

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final MovementParts parts;
  private final Marching marching;
  private final OverrunTable table;
  private final OverrunChecks checks;
  private final List<OverrunCheck> all;
  private final Obliged obliged;

  public RostovOverruns(RostovTheatre theatre, MovementParts parts, Marching marching) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.parts = parts;
    this.marching = marching;
    this.table = new OverrunTable(theatre, parts);
    this.checks = new OverrunChecks(theatre, parts, marching, table);
    this.all = checks.all();
    this.obliged = new Obliged(theatre);
  }

  /** The stage that settles overruns. */
  public OverrunStage stage() {
    return new OverrunStage(pieces, parts, new PushBack(theatre, marching.prices()));
  }

  @Override
  public int price(Position position, Side side) {
    return OverrunChecks.PRICE;
  }

  @Override
  public List<OverrunCheck> checks() {
    return all;
  }

  @Override
  public boolean likely(Position position, Ints units, int leader) {
    return units.all(unit -> checks.who(position, unit) == null);
  }

  @Override
  @Rule("11.41")
  public boolean companions(Position position, int unit, int other) {
    return checks.who(position, unit) == null && checks.who(position, other) == null;
  }

  @Override
  public void forEachApproach(
      Position position, MovePhase phase, Ints units, int start, Consumer<? super Ints> action) {
    byte[] distances = theatre.board(position).distancesToUnits(phase.side().enemy());
    marching
        .march()
        .column(position, units, null)
        .forEachPath(
            start,
            new int[units.size()],
            path -> {
              if (distances[path.last()] == 1) {
                action.accept(path);
              }
            });
  }

  /** The exact chances of an overrun; none where units are unknown, who may call it off. */
  @Rule("11.43")
  public Optional<Forecast> forecast(Position position, Side side, Overrun order) {
    int target = order.target();
    Ints units = order.units();
    Ints there = table.defenders(position, side.enemy(), target);
    if (there.isEmpty() || there.any(unit -> pieces.unknown(position, unit))) {
      return Optional.empty();
    }
    int from = order.path().isEmpty() ? position.place(units.first()) : order.path().last();
    return Optional.of(table.forecast(position, units, there, from, target));
  }

  /** Unknown units turn up; then the overrun is called off, finds nobody, or its die falls. */
  @Override
  @Rule({"11.42", "11.43"})
  public void fight(Draft draft, MovePhase phase, Overrun order, Ints spent) {
    Ints units = order.units();
    int target = order.target();
    int from = draft.place(units.first());
    Position before = draft.view();
    int came = before(draft, order);
    int[] total = new int[units.size()];
    for (int k = 0; k < total.length; k++) {
      total[k] = spent.get(k) + checks.step(before, units.get(k), came, from, target);
    }
    draft.say(
        theatre
            .cites()
            .noted(
                "overrun-spends",
                hex(target),
                number(Arrays.stream(total).max().orElse(0) / 2),
                number(Arrays.stream(total).max().orElse(0) % 2 * 5)));
    Side enemy = phase.side().enemy();
    Ints unknown =
        table.defenders(before, enemy, target).filter(unit -> pieces.unknown(before, unit));
    parts.unknowns().turnUp(draft, unknown, theatre.cites().rule("overrun-cancelled"));
    Ints there = table.defenders(draft.view(), enemy, target);
    if (there.isEmpty()) {
      enter(
          draft,
          parts.effects(),
          units,
          from,
          target,
          plain(draft.view(), phase.side(), total, target));
    } else if (table.attack(draft.view(), units)
        < table.least(draft.view(), units, from, target) * table.defence(draft.view(), there)) {
      callOff(draft, phase, units, target);
    } else {
      roll(draft, units, Ints.of(total), from, target);
    }
  }

  /** What a plain march into the hex would have cost, its zone included. */
  @Rule("11.43")
  private Ints plain(Position position, Side side, int[] total, int target) {
    boolean inZone = theatre.board(position).inEnemyZone(side, target);
    int toll = inZone ? theatre.charts().movement().enemyZone() : 0;
    return Ints.of(Arrays.stream(total).map(t -> t - OverrunChecks.PRICE + toll).toArray());
  }

  /** The hex from which they came to where they stand, or -1 if they began there. */
  private static int before(Draft draft, Overrun order) {
    if (order.path().isEmpty()) {
      return HexGrid.NONE;
    }
    if (order.path().size() > 1) {
      return order.path().get(order.path().size() - 2);
    }
    // They have just been told to have come.
    List<Event> told = draft.events();
    int from = told.getLast() instanceof Moved moved ? moved.from() : HexGrid.NONE;
    return from < 0 ? MarchRules.OUTSIDE : from;
  }

  @Rule("11.42")
  private void callOff(Draft draft, MovePhase phase, Ints units, int target) {
    draft.say(theatre.cites().noted("overrun-cancelled", hex(target)));
    boolean fights = phase.is("axis-movement") || phase.is("soviet-motorised");
    for (int unit : units) {
      draft.set(unit, RostovMarks.MOVED);
      if (fights) {
        obliged.bind(draft, unit, target);
      }
    }
  }

  @Rule("11.43")
  private void roll(Draft draft, Ints units, Ints spent, int from, int target) {
    int modifier = table.modifier(draft.view(), units, from, target);
    int die = Die.roll(draft, DIE, theatre.cites().rule(DIE));
    OverrunChart.Result result = table.chart().result(die + modifier);
    String code = result.success() ? "overrun-succeeds" : "overrun-fails";
    draft.say(theatre.cites().noted(code, hex(target), number(die), number(modifier)));
    if (!result.success()) {
      units.each(unit -> draft.set(unit, RostovMarks.MOVED));
    }
    int owes = result.success() ? result.defenderLoses() : result.attackerLoses();
    draft.push(new Overrunning(units, spent, from, target, result.success(), owes));
  }

  /** Units come into a hex that is free now, and may go on. */
  @Rule("11.43")
  static void enter(
      Draft draft, EntryEffect effects, Ints units, int from, int target, Ints spent) {
    for (int unit : units) {
      draft.moveTo(unit, target);
      effects.stepped(draft, unit, from, target);
    }
    Side side = draft.view().setting().roster().side(units.first());
    effects.entered(draft, side, target);
    draft.say(new Moved(units, from, Ints.of(target), Mode.OVERRUN, 0, "11.43"));
    effects.came(draft, side, units, Ints.of(target));
    draft.push(new Motion(units, spent, false, from));
  }
}
