package stavka.app.coin;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.event.Scored;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Advice;
import stavka.engine.play.Decision;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.ListedOrders;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Sequence;
import stavka.engine.play.Stage;
import stavka.engine.play.Umpire;
import stavka.engine.play.Verdict;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Side;
import stavka.testkit.PlainFacts;

/** Both sides call a coin each turn: the least a command line can be tried out with. */
@Rule("1.0")
public final class CoinGame implements Game {
  private static final Rulebook.Text NAME = new Rulebook.Text("Coin", "Pile ou face");

  @Rule("1.1")
  private static final List<Order> CALLS = List.of(new Reply("heads"), new Reply("tails"));

  private final Setting setting = setting();
  private final Umpire umpire =
      new Umpire(
          Sequence.of(4)
              .everyTurn()
              .choose("soviet-call", Side.SOVIET, "1.0", new Call(Side.SOVIET))
              .choose("axis-call", Side.AXIS, "1.0", new Call(Side.AXIS))
              .build(),
          Map.of(),
          "1.0");

  private static Setting setting() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 1, 1, 1);
    HexMap map = HexMap.bare("coin", grid);
    Counter coin =
        new Counter(
            0, "coin", Side.AXIS, "", "", "", "", "", "coin", "", List.of(new Step(0, 0, 0)), 0);
    return new Setting("coin", "short", map, new Roster(List.of(coin)));
  }

  @Override
  public String slug() {
    return "coin";
  }

  @Override
  public Rulebook.Text title() {
    return NAME;
  }

  @Override
  public Rulebook rulebook() {
    return new Rulebook(
        List.of(
            entry("0.0", Rulebook.Kind.INTRODUCTION),
            entry("1.0", Rulebook.Kind.RULE),
            entry("1.1", Rulebook.Kind.RULE),
            entry("1.2", Rulebook.Kind.RULE),
            entry("17.0", Rulebook.Kind.RULE)));
  }

  private static Rulebook.Entry entry(String id, Rulebook.Kind kind) {
    return new Rulebook.Entry(id, kind, NAME, NAME, Rulebook.Text.NONE);
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(new Scenario("short", NAME, NAME, 4, Map.of()));
  }

  @Override
  public Position setUp(Scenario scenario, Chance chance) {
    Draft draft = Position.empty(setting, 1, 2, chance).edit();
    draft.setTurn(1);
    umpire.settle(draft);
    return draft.view();
  }

  @Override
  public Decision decision(Position position) {
    return legal(position).decision();
  }

  @Override
  public Orders legal(Position position) {
    return umpire.legal(position);
  }

  @Override
  public Ruling submit(Position position, Order order) {
    return umpire.submit(position, order);
  }

  @Override
  public Optional<Forecast> forecast(Position position, Order order) {
    return Optional.empty();
  }

  @Override
  @Rule({"1.2", "9.9"})
  public Optional<Verdict> verdict(Position position) {
    if (!umpire.over(position)) {
      return Optional.empty();
    }
    int axis = position.ledger(0);
    int soviet = position.ledger(1);
    Side winner = axis == soviet ? null : axis > soviet ? Side.AXIS : Side.SOVIET;
    return Optional.of(new Verdict(winner, "lucky", axis, soviet, "17.0"));
  }

  @Override
  public Facts facts() {
    return new PlainFacts(false, 0, 0, (position, side) -> position.ledger(side.ordinal()));
  }

  @Override
  public Advice advice() {
    return (position, side) -> List.of();
  }

  @Override
  public List<Class<? extends Order>> orderTypes() {
    return List.of(Reply.class);
  }

  private record Call(Side side) implements Stage {
    @Override
    public Orders orders(Position position) {
      return new ListedOrders(
          new Decision(side, "call", "1.0"), CALLS, Objection.of("1.1", "not-called"));
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      int coin = draft.roll(2, "coin", "1.0");
      if (order.equals(CALLS.get(coin - 1))) {
        draft.add(side.ordinal(), 1);
        draft.say(new Scored(side, 1, "call", "1.0"));
      }
      Umpire.endStep(draft);
    }
  }
}
