package stavka.lab;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Activity;
import stavka.engine.play.Decision;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.play.PricedOverrun;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.record.Notation;

class QuestionCheckTest {
  private static final ToyGame GAME = new ToyGame();
  private static final Position POSITION = GAME.setUp(GAME.scenario("small"), 1);
  private static final int UNIT = 2;
  private static final int BESIDE =
      POSITION.grid().neighbour(POSITION.place(UNIT), beside(POSITION.place(UNIT)));
  private static final Move STEP = new Move(Ints.of(UNIT), Ints.of(BESIDE), "march");
  private static final Attack BLOW = new Attack(Ints.of(UNIT), Ints.of(BESIDE), 0);
  private static final Overrun RUSH = new Overrun(Ints.of(UNIT), Ints.EMPTY, BESIDE, -1);

  private static int beside(int hex) {
    int direction = 0;
    while (POSITION.grid().neighbour(hex, direction) < 0) {
      direction++;
    }
    return direction;
  }

  /** Answers as it is told to; what is listed for a unit may be ordered, and nothing else. */
  private record Told(
      Activity activity,
      List<Order> listed,
      List<Journey> moves,
      List<PricedOverrun> overruns,
      List<Target> targets,
      Objection against)
      implements Orders {
    @Override
    public Decision decision() {
      return new Decision(Side.SOVIET, "move", "1.0");
    }

    @Override
    public List<Objection> objections(Order order) {
      return listed.contains(order) ? List.of() : List.of(against);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      listed.forEach(action);
    }

    @Override
    public void forUnit(int unit, Consumer<? super Order> action) {
      forEach(action);
    }

    @Override
    public List<Journey> movesOf(Ints units) {
      return moves;
    }

    @Override
    public List<PricedOverrun> overrunsOf(Ints units) {
      return overruns;
    }

    @Override
    public Ints attacksOf(Ints units) {
      return targets.isEmpty() ? Ints.EMPTY : Ints.of(BESIDE);
    }

    @Override
    public Order sample(RandomGenerator random) {
      return listed.getFirst();
    }

    @Override
    public Optional<Objection> whyIdle(Ints units) {
      return Optional.of(against);
    }
  }

  private static final Objection NO = Objection.of("1.0", "not-now");
  private static final List<Journey> A_STEP = List.of(new Journey(STEP, 2));
  private static final List<PricedOverrun> A_RUSH = List.of(new PricedOverrun(RUSH, 0));
  private static final List<Orders.Target> A_TARGET =
      List.of(new Orders.Target(BESIDE, Ints.of(UNIT), 0));

  private static void ask(
      Activity activity,
      List<Order> listed,
      List<Journey> moves,
      List<PricedOverrun> overruns,
      List<Orders.Target> targets,
      Objection against) {
    AnswerCheck answers = new AnswerCheck(GAME, Notation.of(GAME, POSITION));
    new QuestionCheck(answers)
        .ask(POSITION, new Told(activity, listed, moves, overruns, targets, against), UNIT);
  }

  @Test
  void allThatAUnitMayDoIsToldOfIt() {
    assertThatCode(
            () -> {
              ask(Activity.MOVE, List.of(STEP, RUSH), A_STEP, A_RUSH, List.of(), NO);
              ask(Activity.ATTACK, List.of(BLOW), List.of(), List.of(), A_TARGET, NO);
              ask(Activity.ANSWER, List.of(), List.of(), List.of(), List.of(), NO);
            })
        .doesNotThrowAnyException();
  }

  @Test
  void aMoveThatMayNotBeMadeIsNotTold() {
    assertThatThrownBy(() -> ask(Activity.MOVE, List.of(), A_STEP, List.of(), List.of(), NO))
        .hasMessageContaining("a move told of units meets objections");
  }

  @Test
  void aMoveThatIsListedIsToldOfItsUnit() {
    assertThatThrownBy(() -> ask(Activity.MOVE, List.of(STEP), List.of(), List.of(), List.of(), NO))
        .hasMessageContaining("is listed, but not told of its units");
  }

  @Test
  void anOverrunIsToldOfItsUnitAndOnlyOnce() {
    assertThatThrownBy(() -> ask(Activity.MOVE, List.of(RUSH), List.of(), List.of(), List.of(), NO))
        .hasMessageContaining("is listed, but not told of its units");
    List<PricedOverrun> twice = List.of(A_RUSH.getFirst(), A_RUSH.getFirst());
    assertThatThrownBy(() -> ask(Activity.MOVE, List.of(RUSH), List.of(), twice, List.of(), NO))
        .hasMessageContaining("is told twice");
  }

  @Test
  void aHexThatAUnitMayAttackIsToldAmongTheTargets() {
    assertThatThrownBy(
            () -> ask(Activity.ATTACK, List.of(BLOW), List.of(), List.of(), List.of(), NO))
        .hasMessageContaining("but that is not told");
  }

  @Test
  void theReasonWhyAUnitRestsIsARuleOfTheBook() {
    Objection strange = Objection.of("9.99", "not-now");
    assertThatThrownBy(
            () -> ask(Activity.MOVE, List.of(), List.of(), List.of(), List.of(), strange))
        .hasMessageContaining("cites rule 9.99");
  }
}
