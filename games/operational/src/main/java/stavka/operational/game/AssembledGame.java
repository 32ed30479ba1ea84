package stavka.operational.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import stavka.engine.counter.Roster;
import stavka.engine.event.Event;
import stavka.engine.event.Noted;
import stavka.engine.event.Rolled;
import stavka.engine.map.HexMap;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Reply;
import stavka.engine.order.Retreat;
import stavka.engine.play.Advice;
import stavka.engine.play.Decision;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Scenario;
import stavka.engine.play.Umpire;
import stavka.engine.play.Verdict;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.OpenState;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.rule.Rulebook;
import stavka.engine.table.Table;
import stavka.engine.value.Side;
import stavka.formats.Bilingual;
import stavka.formats.Documents;
import stavka.formats.GameFiles;
import stavka.formats.RulebookFile;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;
import stavka.operational.combat.Forecaster;
import stavka.operational.victory.FinalCount;

/** A game put together from its parts: it answers every question by handing it to one of them. */
public class AssembledGame implements Game {
  private static final List<Class<? extends Order>> SHARED_ORDERS =
      List.of(
          Move.class,
          Overrun.class,
          Attack.class,
          Reply.class,
          Lose.class,
          Retreat.class,
          Advance.class,
          EndPhase.class);

  private final Parts parts;
  private final String dataMark;
  private volatile @Nullable Rulebook rulebook;

  /** What a game is called. */
  public record Names(String slug, Rulebook.Text title) {}

  /** Makes the position before anybody has chosen anything. */
  @FunctionalInterface
  public interface FirstPosition {
    Position begin(Setting setting, Chance chance, Scenario scenario);
  }

  /**
   * How matches begin.
   *
   * @param open what everybody may know of a match, by the id of its scenario
   */
  public record Start(
      List<Scenario> scenarios,
      HexMap map,
      Roster roster,
      Function<String, OpenState> open,
      FirstPosition beginning) {}

  /** Deals anew what a position keeps from a side beside the dice to come. */
  @FunctionalInterface
  public interface Guess {
    /** Nothing is kept from anybody. */
    Guess NONE = (position, side, seed) -> position;

    Position of(Position position, Side side, long seed);
  }

  /**
   * All that a game is made of; from the umpires on, what answers while a match is played.
   *
   * @param guess what a side imagines of the enemy's secrets
   */
  public record Parts(
      Names names,
      Start start,
      Umpires umpires,
      List<Class<? extends Order>> orders,
      Forecaster forecaster,
      FinalCount finalCount,
      Facts facts,
      Advice advice,
      Table table,
      Guess guess) {}

  /**
   * @param files the data the parts were made from
   */
  protected AssembledGame(Parts parts, GameFiles files) {
    this.parts = parts;
    this.dataMark = files.mark();
  }

  /** A sheet for a map of which nothing but the rules' part is at hand. */
  protected static MapSheet undrawn(HexMap map, Rulebook.Text title, double kmPerHex) {
    return new MapSheet(
        map,
        new Bilingual(title.english(), title.french()),
        kmPerHex,
        MapDrawing.EMPTY,
        new LinkedHashMap<>());
  }

  /** The orders that every game with overruns has, between others of its own. */
  protected static List<Class<? extends Order>> orders(
      List<Class<? extends Order>> before, List<Class<? extends Order>> after) {
    return Stream.of(before, SHARED_ORDERS, after)
        .<Class<? extends Order>>flatMap(List::stream)
        .toList();
  }

  @Override
  public final String slug() {
    return parts.names().slug();
  }

  @Override
  public final Rulebook.Text title() {
    return parts.names().title();
  }

  @Override
  public final String dataMark() {
    return dataMark;
  }

  /** Read when it is first asked for, since most games are only played. */
  @Override
  public final Rulebook rulebook() {
    Rulebook read = rulebook;
    if (read == null) {
      read = RulebookFile.read(Documents.yaml(getClass(), "rulebook.yaml"));
      rulebook = read;
    }
    return read;
  }

  @Override
  public final List<Scenario> scenarios() {
    return parts.start().scenarios();
  }

  @Override
  public final Position setUp(Scenario scenario, Chance chance) {
    String id = scenario.id();
    Start start = parts.start();
    Setting setting = new Setting(slug(), id, start.map(), start.roster(), start.open().apply(id));
    Draft draft = start.beginning().begin(setting, chance, scenario).edit();
    umpire(draft.view()).settle(draft);
    List<Event> unseen = draft.events().stream().filter(AssembledGame::unseen).toList();
    return unseen.isEmpty() ? draft.view() : draft.view().after(unseen);
  }

  /** Whether an event tells what the position that came of it does not show. */
  private static boolean unseen(Event event) {
    return event instanceof Rolled || event instanceof Noted;
  }

  /** The umpire of a position's scenario. */
  public final Umpire umpire(Position position) {
    return parts.umpires().of(position);
  }

  @Override
  public final Decision decision(Position position) {
    return legal(position).decision();
  }

  @Override
  public final Orders legal(Position position) {
    return umpire(position).legal(position);
  }

  @Override
  public final Ruling submit(Position position, Order order) {
    return umpire(position).submit(position, order);
  }

  @Override
  public final Optional<Forecast> forecast(Position position, Order order) {
    return parts.forecaster().forecast(position, order);
  }

  @Override
  public final Optional<Verdict> verdict(Position position) {
    return umpire(position).over(position) || parts.finalCount().ended(position)
        ? Optional.of(parts.finalCount().verdict(position))
        : Optional.empty();
  }

  @Override
  public final Position imagine(Position position, Side side, long seed) {
    return parts.guess().of(Game.super.imagine(position, side, seed), side, seed);
  }

  @Override
  public final Facts facts() {
    return parts.facts();
  }

  @Override
  public final Advice advice() {
    return parts.advice();
  }

  @Override
  public final Optional<Table> table() {
    return Optional.of(parts.table());
  }

  @Override
  public final List<Class<? extends Order>> orderTypes() {
    return parts.orders();
  }
}
