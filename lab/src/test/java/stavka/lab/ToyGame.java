package stavka.lab;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Tally;
import stavka.engine.counter.Counter;
import stavka.engine.counter.Roster;
import stavka.engine.counter.Step;
import stavka.engine.event.Eliminated;
import stavka.engine.event.Fought;
import stavka.engine.event.Moved;
import stavka.engine.event.Noted;
import stavka.engine.event.StepLost;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.Orientation;
import stavka.engine.map.HexMap;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
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
import stavka.engine.position.BitField;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Frame;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rulebook;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.testkit.PlainFacts;

/**
 * Two units a side on five by four hexes: they march one hex a turn, or roll a die against a
 * neighbour.
 */
public class ToyGame implements Game {
  static final BitField SPENT = new BitField(0, 1);
  static final int GONE = 0;

  private static final Rulebook.Text NAME = new Rulebook.Text("Toy", "Jouet");

  private final Setting setting = new Setting("toy", "small", map(), roster());
  private final Umpire umpire =
      new Umpire(
          Sequence.of(3)
              .everyTurn()
              .choose("soviet-move", Side.SOVIET, "1.0", new MoveStage(Side.SOVIET))
              .choose("axis-move", Side.AXIS, "1.0", new MoveStage(Side.AXIS))
              .build(),
          Map.of(Hit.class, new HitStage()),
          "1.0");

  /** A unit was hit; its owner says what becomes of it. */
  record Hit(@Unit int unit) implements Frame {}

  private static HexMap map() {
    HexGrid grid = new HexGrid(Orientation.FLAT, 5, 4, 1);
    return HexMap.bare("toy", grid, "river");
  }

  private static Roster roster() {
    return new Roster(
        List.of(
            counter(0, "ger-a", Side.AXIS),
            counter(1, "ger-b", Side.AXIS),
            counter(2, "sov-a", Side.SOVIET),
            counter(3, "sov-b", Side.SOVIET)));
  }

  private static Counter counter(int index, String id, Side side) {
    List<Step> steps = List.of(new Step(2, 2, 1));
    return new Counter(
        index, id, side, "", "infantry", "XX", "", id, "the " + id, "la " + id, steps, 0);
  }

  @Override
  public String slug() {
    return "toy";
  }

  @Override
  public Rulebook.Text title() {
    return NAME;
  }

  @Override
  public Rulebook rulebook() {
    return new Rulebook(List.of(entry("1.0"), entry("2.0"), entry("17.0")));
  }

  private static Rulebook.Entry entry(String id) {
    return new Rulebook.Entry(id, Rulebook.Kind.RULE, NAME, NAME, Rulebook.Text.NONE);
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(new Scenario("small", NAME, NAME, 3, Map.of("luck", 4)));
  }

  @Override
  public Position setUp(Scenario scenario, Chance chance) {
    Draft draft = Position.empty(setting, 1, 1, chance).edit();
    draft.setTurn(1);
    draft.enter(0, scenario.options().getOrDefault("luck", 4));
    draft.moveTo(0, setting.map().hex("0101"));
    draft.moveTo(1, setting.map().hex("0102"));
    draft.moveTo(2, setting.map().hex("0401"));
    draft.moveTo(3, setting.map().hex("0402"));
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
    if (!(order instanceof Attack attack)) {
      return Optional.empty();
    }
    double hit = (7 - position.ledger(0)) / 6.0;
    return Optional.of(
        new Forecast(
            report(attack),
            List.of(new Forecast.Outcome("hit", hit), new Forecast.Outcome("miss", 1 - hit))));
  }

  @Override
  public Optional<Verdict> verdict(Position position) {
    if (!umpire.over(position)) {
      return Optional.empty();
    }
    int axis = standing(position, Side.AXIS);
    int soviet = standing(position, Side.SOVIET);
    Side winner = axis == soviet ? null : axis > soviet ? Side.AXIS : Side.SOVIET;
    return Optional.of(
        new Verdict(winner, winner == null ? "even" : "marginal", axis, soviet, "2.0"));
  }

  /** Every unit is worth a point to its owner. */
  private static int standing(Position position, Side side) {
    int points = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      points += position.onMap(unit) && position.counter(unit).side() == side ? 1 : 0;
    }
    return points;
  }

  @Override
  public Facts facts() {
    return new PlainFacts(true, 2, 1, ToyGame::standing);
  }

  @Override
  public Advice advice() {
    return (position, side) -> List.of();
  }

  @Override
  public List<Class<? extends Order>> orderTypes() {
    return List.of(Move.class, Attack.class, EndPhase.class, Lose.class, Reply.class);
  }

  private static BattleReport report(Attack attack) {
    Tally two = new Tally.Builder().unit(attack.units().first(), 2, "base", "2.0").build();
    return new BattleReport(
        false, attack.units(), attack.targets(), two, two, "1-1", List.of(), "1-1", List.of());
  }

  private record MoveStage(Side side) implements Stage {
    @Override
    public Orders orders(Position position) {
      return new ToyOrders(position, side);
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      switch (order) {
        case Move move -> {
          int unit = move.units().first();
          int from = draft.place(unit);
          draft.moveTo(unit, move.path().last());
          draft.set(unit, SPENT);
          draft.say(new Moved(move.units(), from, move.path(), move.mode(), 2, "1.0"));
        }
        case Attack attack -> attack(draft, attack);
        default -> {
          draft.clearAll(SPENT);
          Umpire.endStep(draft);
        }
      }
    }

    private static void attack(Draft draft, Attack attack) {
      attack.units().each(unit -> draft.set(unit, SPENT));
      int die = draft.roll(6, "attack", "2.0");
      boolean hit = die >= draft.ledger(0);
      draft.say(new Fought(report(attack), die, die, hit ? "hit" : "miss", "2.0"));
      if (hit) {
        int target = draft.top(attack.targets().first());
        draft.say(Noted.of("2.0", "hit", Detail.unit(target)));
        draft.push(new Hit(target));
      }
    }
  }

  private final class HitStage implements Stage {
    @Override
    public Orders orders(Position position) {
      Hit hit = (Hit) position.frame();
      Decision decision = new Decision(setting.roster().side(hit.unit()), "suffer", "2.0");
      return new ListedOrders(
          decision,
          List.of(new Lose(Ints.of(hit.unit())), new Reply("stand")),
          Objection.of("2.0", "not-now"));
    }

    @Override
    public void carryOut(Draft draft, Order order) {
      Hit hit = (Hit) draft.pop();
      if (order instanceof Lose) {
        int hex = draft.place(hit.unit());
        draft.moveToBox(hit.unit(), GONE);
        draft.say(new StepLost(hit.unit(), hex, 0, "2.0"));
        draft.say(new Eliminated(hit.unit(), hex, "2.0"));
      }
    }
  }
}
