package stavka.rostov.declaration;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Decision;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.game.PlainOrders;

/**
 * The declarations that may be made now, in each of their forms, and those that can be recalled.
 */
@Rule({"12.0", "12.41", "12.8"})
final class DeclareOrders extends PlainOrders {
  private static final int DECLARES_ONE_IN = 3;
  private static final int SEVERAL_ONE_IN = 4;

  private final DeclareStage stage;
  private final Position position;
  private final Side side;

  DeclareOrders(DeclareStage stage, Position position) {
    super(new Decision(stage.side(), stage.id(), "12.0"));
    this.stage = stage;
    this.position = position;
    this.side = stage.side();
  }

  @Override
  protected @Nullable Objection objection(Order order) {
    return switch (order) {
      case Declare declare -> stage.checks().objection(position, side, declare);
      case Recall(int target) -> stage.recall(position, target);
      case EndPhase() -> stage.ending(position);
      default -> Objection.of("12.0", "not-now");
    };
  }

  @Override
  public boolean declares() {
    return true;
  }

  @Override
  public void forEach(Consumer<? super Order> action) {
    forDeclarations(action);
    forExtras(action);
    if (stage.ending(position) == null) {
      action.accept(new EndPhase());
    }
  }

  /** What can be recalled. */
  @Override
  public void forExtras(Consumer<? super Order> action) {
    for (Declared attack : stage.declared().of(position)) {
      attack.targets().each(hex -> action.accept(new Recall(hex)));
    }
  }

  /** Every hex that can be attacked, with all who could. */
  @Override
  public List<Target> targets() {
    return stage.ways().attackable(position).stream()
        .mapToObj(hex -> new Target(hex, stage.checks().free(position, side, Ints.of(hex)), 0))
        .toList();
  }

  /** A plain attack, and one of those that are owed. */
  @Override
  @Rule("12.41")
  public List<Order> formsOf(Ints units, Ints targets) {
    List<Order> forms = new ArrayList<>();
    Declare plain = new Declare(units, targets, false);
    if (allows(plain)) {
      forms.add(plain);
      Declare owed = new Declare(units, targets, true);
      if (allows(owed)) {
        forms.add(owed);
      }
    }
    return forms;
  }

  @Override
  @Rule({"7.26", "11.42", "12.42"})
  public List<Objection> duties() {
    List<Objection> duties = new ArrayList<>();
    duties.addAll(Objection.listed(stage.checks().mandated().duty(position, side)));
    duties.addAll(Objection.listed(stage.calledOff().objection(position, side)));
    return duties;
  }

  /**
   * Against each hex all who could attack it, each stack and each unit; against several together
   * all who could and each stack.
   */
  @Rule("12.8")
  private void forDeclarations(Consumer<? super Order> action) {
    DeclareWays ways = stage.ways();
    Ints attackable = ways.attackable(position);
    for (int target : attackable) {
      Ints hex = Ints.of(target);
      for (Ints group : ways.groupsAndUnits(position, hex)) {
        formsOf(group, hex).forEach(action);
      }
    }
    for (Ints hexes : ways.several(position, attackable)) {
      for (Ints group : ways.groups(position, hexes)) {
        formsOf(group, hexes).forEach(action);
      }
    }
  }

  /** Attacks what must be attacked, or calls off what cannot be made good. */
  @Override
  public Order sample(RandomGenerator random) {
    boolean open = stage.ending(position) != null;
    if (!open && random.nextInt(DECLARES_ONE_IN) != 0) {
      return new EndPhase();
    }
    Order order = random.nextBoolean() ? declaration(random) : null;
    if (order != null) {
      return order;
    }
    List<Declared> all = stage.declared().of(position);
    if (open && !all.isEmpty()) {
      return new Recall(all.get(random.nextInt(all.size())).targets().first());
    }
    return open ? anyOf(random) : new EndPhase();
  }

  private @Nullable Order declaration(RandomGenerator random) {
    Ints targets = wanted(random);
    if (targets.isEmpty()) {
      return null;
    }
    List<Order> forms = formsOf(stage.checks().free(position, side, targets), targets);
    return forms.isEmpty() ? null : forms.get(random.nextInt(forms.size()));
  }

  /** The hexes of a declaration at random: what is still to be attacked comes first. */
  private Ints wanted(RandomGenerator random) {
    int bound = stage.calledOff().hex(position, side);
    if (bound >= 0 && stage.checks().target(position, side, bound) == null) {
      return Ints.of(bound);
    }
    Ints owed = Ints.EMPTY;
    for (Declared attack : stage.declared().of(position)) {
      owed = owed.plus(stage.must().missing(position, side, attack.units()));
    }
    Ints attackable = stage.ways().attackable(position);
    if (owed.isEmpty() && random.nextInt(SEVERAL_ONE_IN) == 0) {
      List<Ints> several = stage.ways().several(position, attackable);
      if (!several.isEmpty()) {
        return several.get(random.nextInt(several.size()));
      }
    }
    Ints wanted = owed.isEmpty() ? attackable : owed;
    return wanted.isEmpty() ? wanted : Ints.of(wanted.get(random.nextInt(wanted.size())));
  }

  private Order anyOf(RandomGenerator random) {
    List<Order> orders = new ArrayList<>();
    forEach(orders::add);
    return orders.get(random.nextInt(orders.size()));
  }
}
