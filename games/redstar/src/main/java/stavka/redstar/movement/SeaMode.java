package stavka.redstar.movement;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.operational.movement.MoveMode;
import stavka.operational.movement.MovePhase;
import stavka.redstar.control.Control;
import stavka.redstar.model.Charts;
import stavka.redstar.model.Charts.Port;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarPart;
import stavka.redstar.model.RedStarTheatre;
import stavka.redstar.model.Size;

/** Movement by sea: one unit, or two halves together, from port to port. */
@Rule({"3.1.9", "3.6"})
record SeaMode(RedStarTheatre theatre, Control control) implements MoveMode, RedStarPart {
  static final String NAME = "sea";

  /** A whole unit, in halves. */
  private static final int WHOLE = 2;

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public String rule() {
    return "3.6";
  }

  @Override
  public boolean suits(Position position, int unit) {
    return embarks(unit)
        && !pieces().supply(position, unit).poor()
        && sea(position.place(unit)) != Port.NONE
        && used(position) + halves(unit) <= capacity();
  }

  /** Who goes by sea: mountain troops, infantry but for Axis armies, Soviet foot, and depots. */
  @Rule({"3.6.9", "3.6.10"})
  private boolean embarks(int unit) {
    return switch (pieces().kind(unit)) {
      case MOUNTAIN, DEPOT, RIFLE_CORPS, RIFLE_ARMY, GUARDS_ARMY, SHOCK_ARMY, MARINES, PARATROOPS ->
          true;
      case INFANTRY -> pieces().size(unit) != Size.ARMY;
      default -> false;
    };
  }

  /** Kampfgruppen on foot and Soviet corps are half a unit. */
  @Rule("3.6.2")
  int halves(int unit) {
    boolean half =
        pieces().side(unit) == Side.AXIS
            ? pieces().size(unit) == Size.KAMPFGRUPPE && !pieces().motorised(unit)
            : pieces().size(unit) == Size.CORPS;
    return half ? 1 : WHOLE;
  }

  private int capacity() {
    return WHOLE * limits().seaUnits();
  }

  private static int used(Position position) {
    return position.ledger(Ledger.SEA_HALVES);
  }

  private Port sea(int hex) {
    int place = control.placeAt(hex);
    return place < 0 ? Port.NONE : theatre.charts().places().get(place).port();
  }

  @Override
  @Rule({"3.6.1", "3.6.2", "3.6.3", "3.6.4", "3.6.5", "3.6.6", "3.6.7", "3.6.8"})
  public @Nullable Objection objection(
      Position position, MovePhase phase, Ints units, int start, Ints path) {
    int halves = used(position);
    for (int unit : units) {
      if (!embarks(unit)) {
        return Objection.of("3.6.10", "never-by-sea", unit(unit));
      }
      if (pieces().supply(position, unit).poor()) {
        return Objection.of("3.6.8", "sea-unsupplied", unit(unit));
      }
      halves += halves(unit);
    }
    if (halves > capacity()) {
      return Objection.of("3.6.1", "sea-full");
    }
    int from = position.place(units.first());
    int to = path.last();
    if (path.size() != 1 || !position.grid().has(to)) {
      return Objection.of("3.6.3", "no-port", hex(from));
    }
    if (used(position) > 0
        && (position.ledger(Ledger.SEA_FROM) != from || position.ledger(Ledger.SEA_TO) != to)) {
      return Objection.of("3.6.2", "same-ports");
    }
    return ports(position, phase.side(), from, to);
  }

  private @Nullable Objection ports(Position position, Side side, int from, int to) {
    Port sea = sea(from);
    if (sea == Port.NONE || sea(to) == Port.NONE) {
      return Objection.of("3.6.3", "no-port", hex(sea == Port.NONE ? from : to));
    }
    Board board = theatre.board(position);
    if (sea(to) != sea || from == to || !board.inPlay(to)) {
      return Objection.of(seaRule(sea), "other-sea", hex(from), hex(to));
    }
    if (control.holder(position, control.placeAt(to)) != side || board.holds(side.enemy(), to)) {
      return Objection.of("3.6.3", "port-not-ours", hex(to));
    }
    return Objection.when(
        sea != Port.BLACK_SEA && theatre.weather(position).freezes(), seaRule(sea), "frozen");
  }

  /** The three seas; the northern ones are closed in snow. */
  @Rule({"3.6.4", "3.6.5", "3.6.6"})
  private static String seaRule(Port sea) {
    return switch (sea) {
      case ARCTIC -> "3.6.4";
      case BALTIC -> "3.6.5";
      default -> "3.6.6";
    };
  }

  @Override
  public void forEachPath(
      Position position, MovePhase phase, int unit, int start, Consumer<? super Ints> action) {
    for (Charts.Place place : theatre.charts().places()) {
      Ints path = Ints.of(place.hex());
      if (objection(position, phase, Ints.of(unit), start, path) == null) {
        action.accept(path);
      }
    }
  }

  @Override
  public boolean certain() {
    return true;
  }

  @Override
  public Ints sample(
      Position position, MovePhase phase, int unit, int start, RandomGenerator random) {
    List<Ints> paths = new ArrayList<>();
    forEachPath(position, phase, unit, start, paths::add);
    return paths.isEmpty() ? Ints.EMPTY : paths.get(random.nextInt(paths.size()));
  }

  @Override
  public void begun(Draft draft, Ints units, int start, Ints path) {
    units.each(unit -> draft.add(Ledger.SEA_HALVES, halves(unit)));
    draft.enter(Ledger.SEA_FROM, start);
    draft.enter(Ledger.SEA_TO, path.last());
  }
}
