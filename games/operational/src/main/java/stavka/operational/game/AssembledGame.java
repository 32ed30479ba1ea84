package stavka.operational.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import stavka.engine.map.HexMap;
import stavka.engine.order.Advance;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Lose;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.order.Place;
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
import stavka.formats.Bilingual;
import stavka.formats.Documents;
import stavka.formats.GameFiles;
import stavka.formats.RulebookFile;
import stavka.formats.map.MapDrawing;
import stavka.formats.map.MapSheet;
import stavka.operational.combat.Forecaster;
import stavka.operational.model.Theatre;
import stavka.operational.victory.FinalCount;

/**
 * A game of the system: what it is called, where it begins and the orders only it has are its own;
 * the rest it hands to its parts.
 *
 * @param <C> the game's theatre
 */
public abstract class AssembledGame<C extends Theatre> implements Game {
  private static final List<Class<? extends Order>> SHARED_ORDERS =
      List.of(
          StandardSetUp.class,
          Place.class,
          Move.class,
          Overrun.class,
          Attack.class,
          Reply.class,
          Lose.class,
          Retreat.class,
          Advance.class,
          EndPhase.class);

  private final C theatre;
  private final Parts parts;
  private final Rulebook rulebook;
  private final String dataMark;

  /** What a game is made of. */
  public record Parts(
      Umpire umpire,
      Forecaster forecasts,
      FinalCount scoring,
      Facts facts,
      Advice advice,
      Table table) {}

  /**
   * @param files the data the theatre was made from
   */
  protected AssembledGame(C theatre, Parts parts, GameFiles files) {
    this.theatre = theatre;
    this.parts = parts;
    this.dataMark = files.mark();
    this.rulebook = RulebookFile.read(Documents.yaml(getClass(), "rulebook.yaml"));
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

  /** The position before anybody has chosen anything. */
  protected abstract Position begin(Setting setting, Chance chance, Scenario scenario);

  /** What everybody may know of a position. */
  protected abstract OpenState open();

  /** The orders that only this game has. */
  protected abstract List<Class<? extends Order>> ownOrders();

  public final C theatre() {
    return theatre;
  }

  @Override
  public final String dataMark() {
    return dataMark;
  }

  @Override
  public final Rulebook rulebook() {
    return rulebook;
  }

  @Override
  public final Position setUp(Scenario scenario, Chance chance) {
    Setting setting = new Setting(slug(), scenario.id(), theatre.map(), theatre.roster(), open());
    Draft draft = begin(setting, chance, scenario).edit();
    parts.umpire().settle(draft);
    return draft.view();
  }

  @Override
  public final Decision decision(Position position) {
    return legal(position).decision();
  }

  @Override
  public final Orders legal(Position position) {
    return parts.umpire().legal(position);
  }

  @Override
  public final Ruling submit(Position position, Order order) {
    return parts.umpire().submit(position, order);
  }

  @Override
  public final Optional<Forecast> forecast(Position position, Order order) {
    return parts.forecasts().forecast(position, order);
  }

  @Override
  public final Optional<Verdict> verdict(Position position) {
    return parts.umpire().over(position)
        ? Optional.of(parts.scoring().verdict(position))
        : Optional.empty();
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
    List<Class<? extends Order>> types = new ArrayList<>(SHARED_ORDERS);
    types.addAll(ownOrders());
    return List.copyOf(types);
  }
}
