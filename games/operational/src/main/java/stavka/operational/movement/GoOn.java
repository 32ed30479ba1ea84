package stavka.operational.movement;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import stavka.engine.hex.HexGrid;
import stavka.engine.move.MoveField;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Reply;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Books;
import stavka.operational.model.Citations;
import stavka.operational.model.Marks;
import stavka.operational.model.Theatre;

/** Units in the middle of their movement go on, overrun again, or halt. */
@Rule(
    in = Books.KHARKOV,
    value = {"7.25", "6.62", "6.63", "7.16"})
@Rule(
    in = Books.GUDERIAN,
    value = {"6.51", "6.56"})
public final class GoOn implements Stage {
  /** The answer that ends the movement. */
  public static final Reply HALT = new Reply("halt");

  private final Theatre theatre;
  private final Citations cites;
  private final MoveRules rules;
  private final MoveActions actions;
  private final int mechanisedPhase;

  /**
   * @param mechanisedPhase the place of the Axis mechanised movement in the sequence, in which a
   *     motion may also stand
   */
  public GoOn(MoveRules rules, MoveActions actions, int mechanisedPhase) {
    this.theatre = rules.theatre();
    this.cites = theatre.cites();
    this.rules = rules;
    this.actions = actions;
    this.mechanisedPhase = mechanisedPhase;
  }

  private MovePhase role(Position position, Motion motion) {
    if (theatre.pieces().side(motion.units().first()) == Side.SOVIET) {
      return MovePhase.SOVIET;
    }
    return position.phase() == mechanisedPhase ? MovePhase.AXIS_MECHANISED : MovePhase.AXIS_INITIAL;
  }

  private static Motion motion(Position position) {
    return (Motion) Objects.requireNonNull(position.frame());
  }

  @Override
  public Orders orders(Position position) {
    Motion motion = motion(position);
    return new MotionOrders(position, motion, role(position, motion));
  }

  /** Units that are gone, have been stopped or can do nothing more have moved. */
  @Override
  public boolean proceed(Draft draft) {
    Position position = draft.view();
    Motion motion = motion(position);
    Ints left =
        Ints.of(
            motion.units().stream()
                .filter(unit -> position.onMap(unit) && !position.has(unit, Marks.MOVED))
                .toArray());
    if (left.size() < motion.units().size()) {
      draft.pop();
      if (!left.isEmpty()) {
        draft.push(motion.of(left));
      }
      return true;
    }
    boolean[] canGo = {false};
    new MotionOrders(position, motion, role(position, motion))
        .forEach(order -> canGo[0] |= !order.equals(HALT));
    if (!canGo[0]) {
      draft.pop();
      actions.halt(draft, motion);
      return true;
    }
    return false;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    Motion motion = (Motion) draft.pop();
    switch (order) {
      case Move move -> {
        leaveOthers(draft, motion, move.units());
        actions.move(draft, move, MoveRules.spent(motion, move.units()));
      }
      case Overrun overrun -> {
        leaveOthers(draft, motion, overrun.units());
        actions.overrun(draft, overrun, MoveRules.spent(motion, overrun.units()));
      }
      default -> actions.halt(draft, motion);
    }
  }

  /** Those of the group that do not take part go on with their motion afterwards. */
  private static void leaveOthers(Draft draft, Motion motion, Ints going) {
    Ints others = Ints.of(motion.units().stream().filter(unit -> !going.contains(unit)).toArray());
    if (!others.isEmpty()) {
      draft.push(motion.of(others));
    }
  }

  private final class MotionOrders implements Orders {
    private final Position position;
    private final Motion motion;
    private final MovePhase role;

    MotionOrders(Position position, Motion motion, MovePhase role) {
      this.position = position;
      this.motion = motion;
      this.role = role;
    }

    @Override
    public Decision decision() {
      return new Decision(role.side(), "go-on", cites.rule("go-on"));
    }

    @Override
    public List<Objection> objections(Order order) {
      return switch (order) {
        case Move move -> MovementOrders.listed(rules.objection(position, role, motion, move));
        case Overrun overrun ->
            MovementOrders.listed(rules.objection(position, role, motion, overrun));
        case Reply reply when reply.equals(HALT) -> List.of();
        default -> List.of(cites.objection("finish-motion"));
      };
    }

    /** The whole group to each hex in its reach, its overruns, and the halt. */
    @Override
    public void forEach(Consumer<? super Order> action) {
      Ints units = motion.units();
      int start = position.place(units.first());
      overruns(units, Ints.EMPTY, start, action);
      if (mayLeave(start)) {
        byte[] gates = theatre.board(position).gates(role.side());
        int[] spent = MoveRules.spent(motion, units);
        rules
            .march()
            .column(position, units, gates)
            .forEachPath(start, spent, path -> onward(units, path, action));
      }
      action.accept(HALT);
    }

    private void onward(Ints units, Ints path, Consumer<? super Order> action) {
      Move move = new Move(units, path, Mode.MARCH);
      if (rules.company().worthwhile(position, units, path.last()) && allows(move)) {
        action.accept(move);
      }
      overruns(units, path, path.last(), action);
    }

    private boolean mayLeave(int start) {
      return motion.breaksOut() || !theatre.board(position).inEnemyZone(role.side(), start);
    }

    private void overruns(Ints units, Ints path, int from, Consumer<? super Order> action) {
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        int target = theatre.ground().grid().neighbour(from, direction);
        if (target != HexGrid.NONE && theatre.board(position).holds(role.side().enemy(), target)) {
          Overrun order = new Overrun(units, path, target, -1);
          if (allows(order)) {
            action.accept(order);
          }
        }
      }
    }

    @Override
    public Order sample(RandomGenerator random) {
      Order[] chosen = {HALT};
      int[] seen = {0};
      forEach(
          order -> {
            if (random.nextInt(++seen[0]) == 0) {
              chosen[0] = order;
            }
          });
      return chosen[0];
    }

    @Override
    public Optional<MoveField> reach(Ints units, String mode) {
      int start = position.place(units.first());
      if (!mayLeave(start)) {
        return Optional.empty();
      }
      int[] spent = MoveRules.spent(motion, units);
      byte[] gates = theatre.board(position).gates(role.side());
      MoveField least = null;
      for (int k = 0; k < units.size(); k++) {
        MoveField field = rules.march().field(position, units.get(k), start, gates, spent[k]);
        if (least == null || field.size() < least.size()) {
          least = field;
        }
      }
      return Optional.ofNullable(least);
    }
  }
}
