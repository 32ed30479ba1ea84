package stavka.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Decision;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.formats.BadFile;
import stavka.formats.Documents;
import stavka.lab.options.OrderExceptions;
import stavka.lab.usage.UsageCount;

/** What the checks of orders report of games that keep something back. */
class OfferedTest {

  /** The toy game with more that is accepted than is listed. */
  private abstract static class Generous extends ToyGame {
    abstract boolean also(Orders legal, Order order);

    @Override
    public Orders legal(Position position) {
      Orders plain = super.legal(position);
      return new Wider(plain, order -> also(plain, order));
    }

    @Override
    public Ruling submit(Position position, Order order) {
      return also(super.legal(position), order)
          ? super.submit(position, new EndPhase())
          : super.submit(position, order);
    }
  }

  private static class Wider implements Orders {
    private final Orders plain;
    private final Predicate<Order> also;

    Wider(Orders plain, Predicate<Order> also) {
      this.plain = plain;
      this.also = also;
    }

    @Override
    public Decision decision() {
      return plain.decision();
    }

    @Override
    public List<Objection> objections(Order order) {
      return also.test(order) ? List.of() : plain.objections(order);
    }

    @Override
    public void forEach(Consumer<? super Order> action) {
      plain.forEach(action);
    }

    @Override
    public void forUnit(int unit, Consumer<? super Order> action) {
      plain.forUnit(unit, action);
    }

    @Override
    public Order sample(RandomGenerator random) {
      return plain.sample(random);
    }
  }

  /** The toy game with groups that move as one, though two units never fit on a hex. */
  private static class Together extends ToyGame {
    static boolean together(Orders plain, Order order) {
      return order instanceof Move(Ints units, Ints path, String mode)
          && units.size() > 1
          && plain.allows(new Move(Ints.of(units.first()), path, mode));
    }

    @Override
    public Orders legal(Position position) {
      Orders plain = super.legal(position);
      return new Wider(plain, order -> together(plain, order));
    }

    @Override
    public Ruling submit(Position position, Order order) {
      boolean group = together(super.legal(position), order);
      return group && order instanceof Move move
          ? carriedOut(position, move)
          : super.submit(position, order);
    }

    Ruling carriedOut(Position position, Move move) {
      return super.submit(
          position, new Move(Ints.of(move.units().first()), move.path(), move.mode()));
    }
  }

  private static Map<String, String> unlisted(ToyGame game) {
    return FuzzRun.offered(trials(game)).unlisted();
  }

  private static List<Conformance.Trial> trials(ToyGame game) {
    Conformance conformance = new Conformance(game, game.scenario("small"), 1000);
    return IntStream.range(0, 20).mapToObj(conformance::play).toList();
  }

  @Test
  void aGameThatListsAllItAcceptsHasNothingUnlisted() {
    assertThat(unlisted(new ToyGame())).isEmpty();
  }

  @Test
  void aTypeThatIsAcceptedAndNotListedIsReported() {
    ToyGame game =
        new Generous() {
          @Override
          boolean also(Orders legal, Order order) {
            return order instanceof Retreat && legal.allows(new EndPhase());
          }

          @Override
          public List<Class<? extends Order>> orderTypes() {
            return List.of(
                Move.class, Attack.class, EndPhase.class, Retreat.class, Lose.class, Reply.class);
          }
        };
    assertThat(unlisted(game)).containsKeys("retreat", "retreat.unit=unlisted");
    assertThat(unlisted(game).get("retreat")).contains("\"type\":\"retreat\"", "seed ");
  }

  @Test
  void anOptionThatIsAcceptedAndNotListedIsReported() {
    ToyGame game =
        new Generous() {
          @Override
          boolean also(Orders legal, Order order) {
            return order instanceof Move(Ints units, Ints path, String mode)
                && path.isEmpty()
                && mode.equals("march")
                && units.size() == 1
                && legal.allows(new EndPhase());
          }
        };
    assertThat(unlisted(game)).containsKey("move.path=none");
  }

  @Test
  void aGroupThatTheRulesCannotCarryOutIsABreach() {
    ToyGame game =
        new Together() {
          @Override
          Ruling carriedOut(Position position, Move move) {
            throw new ArrayIndexOutOfBoundsException(-1);
          }
        };
    assertThatThrownBy(() -> trials(game))
        .isInstanceOf(NonConformance.class)
        .hasMessageContaining("threw java.lang.ArrayIndexOutOfBoundsException")
        .hasMessageContaining("\"type\":\"move\"");
  }

  @Test
  void aLimitThatAGroupPassesIsReported() {
    assertThat(unlisted(new Together())).containsKey("move.units=only-together-occupied");
  }

  @Test
  void anExceptionNeedsAReason() {
    assertThatThrownBy(
            () ->
                OrderExceptions.read(
                    Documents.yaml("order-exceptions.yaml", "not-used:\n  reply: ''\n")))
        .isInstanceOf(BadFile.class)
        .hasMessageContaining("'reply' needs a reason");
  }

  @Test
  void anExceptionOfATypeHoldsForItsOptions() {
    OrderExceptions exceptions =
        OrderExceptions.read(
            Documents.yaml("order-exceptions.yaml", "not-used:\n  reply: nobody answers\n"));
    UsageCount count = new UsageCount();
    count.options().put("move", 1);
    assertThat(count.unexplained(new ToyGame(), exceptions, false))
        .contains("attack")
        .doesNotContain("reply", "move");
    assertThat(exceptions.strangers(new ToyGame())).isEmpty();
  }
}
