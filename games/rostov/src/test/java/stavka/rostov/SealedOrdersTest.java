package stavka.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Chance;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.reaction.Instruct;

/**
 * The same match with one sealed order or the other: until it is opened, nobody but its owner is
 * told anything that tells them apart.
 */
class SealedOrdersTest {
  private static final Rostov GAME = Field.GAME;
  private static final Table TABLE = GAME.table().orElseThrow();
  private static final int MOST_ORDERS = 100;
  private static final List<Viewer> OTHERS = List.of(Viewer.AXIS, Viewer.SPECTATOR);

  /** A match, and all that others have been told of it. */
  private static final class Match {
    private Position position;
    private final List<Object> told = new ArrayList<>();

    Match(Position position) {
      this.position = position;
    }

    Match give(Order order) {
      Side by = GAME.decision(position).side();
      Ruling.Accepted ruling = (Ruling.Accepted) GAME.submit(position, order);
      for (Viewer viewer : OTHERS) {
        told.add(TABLE.order(order, by, viewer));
        told.add(TABLE.events(ruling.events(), viewer));
      }
      position = ruling.position();
      look();
      return this;
    }

    /** All that can be seen and asked by others where the match stands. */
    private void look() {
      for (Viewer viewer : OTHERS) {
        told.add(TABLE.view(position, viewer));
        for (Overlay.Kind kind : Overlay.Kind.values()) {
          int unit = position.setting().roster().index("de-25-mot-35");
          told.add(TABLE.overlay(position, viewer, kind, unit));
        }
      }
      told.add(TABLE.outlook(position));
      Orders legal = GAME.legal(position);
      told.add(legal.decision());
      told.add(legal.activity());
      told.add(legal.targets());
      told.add(legal.objections(new EndPhase()));
      if (legal.decision().side() == Side.AXIS) {
        told.add(legal.suggestion());
        List<Order> all = new ArrayList<>();
        legal.forEach(all::add);
        for (Order order : all.subList(0, Math.min(MOST_ORDERS, all.size()))) {
          told.add(order);
          told.add(legal.objections(order));
          told.add(GAME.forecast(position, order));
        }
        told.add(legal.objections(new Instruct(hex(position, "A5212"), "none")));
        told.add(legal.objections(new Reply("additional-retreat")));
      }
      for (long seed = 1; seed < 6; seed++) {
        Position axis = GAME.imagine(position, Side.AXIS, seed);
        told.add(axis);
        told.add(GAME.imagine(axis, Side.SOVIET, seed));
        told.add(GAME.advice().objectives(axis, Side.AXIS));
      }
    }
  }

  private static int hex(Position position, String name) {
    return position.setting().map().hex(name);
  }

  private static Ints units(Position position, String... ids) {
    int[] units = new int[ids.length];
    for (int i = 0; i < ids.length; i++) {
      units[i] = position.setting().roster().index(ids[i]);
    }
    return Ints.of(units);
  }

  /** Sumy: the 25th stands beside the cavalry of A5212 and has declared to attack it. */
  private static Match declared() {
    Draft draft = GAME.setUp(GAME.scenario("battle-of-sumy"), Chance.seeded(3)).edit();
    for (String id : new String[] {"de-25-mot-35", "de-25-mot-r25"}) {
      draft.moveTo(units(draft.view(), id).first(), hex(draft.view(), "A5112"));
    }
    Ints second = units(draft.view(), "de-25-mot-119");
    draft.moveTo(second.first(), hex(draft.view(), "A5213"));
    for (int i = 0; !GAME.phase(draft.view()).equals("axis-declaration"); i++) {
      draft.setPhase(i);
    }
    Match match = new Match(draft.view());
    Ints attackers = units(match.position, "de-25-mot-35", "de-25-mot-119");
    match.give(new Declare(attackers, Ints.of(hex(match.position, "A5212")), false));
    return match.give(new EndPhase());
  }

  private static Match sealed(String order) {
    Match match = declared();
    assertThat(GAME.phase(match.position)).isEqualTo("soviet-reaction");
    match.give(new Instruct(hex(match.position, "A5212"), order));
    while (!GAME.phase(match.position).equals("axis-combat")) {
      match.give(new EndPhase());
    }
    Ints attackers = units(match.position, "de-25-mot-35", "de-25-mot-119");
    Ints target = Ints.of(hex(match.position, "A5212"));
    return match.give(new Attack(attackers, target, 0, Ints.EMPTY));
  }

  @Test
  @Rule({"14.31", "14.32"})
  void nothingThatOthersAreToldDependsOnWhatASealedOrderSays() {
    Match hold = sealed("no-retreat");
    Match further = sealed("additional-retreat");
    assertThat(hold.position).as("the matches differ").isNotEqualTo(further.position);
    assertThat(hold.told).hasSameSizeAs(further.told);
    for (int i = 0; i < hold.told.size(); i++) {
      assertThat(hold.told.get(i))
          .as("what was told as number %d", i)
          .isEqualTo(further.told.get(i));
    }
  }

  @Test
  @Rule({"14.31", "14.32"})
  void itsOwnerIsToldAndAnOrderThatTakesItsPlaceSaysNothingToOthers() {
    Match match = sealed("no-retreat");
    int hex = hex(match.position, "A5212");
    assertThat(TABLE.order(new Instruct(hex, "no-retreat"), Side.SOVIET, Viewer.SOVIET))
        .contains(new Instruct(hex, "no-retreat"));
    assertThat(TABLE.order(new Instruct(hex, "no-retreat"), Side.SOVIET, Viewer.AXIS))
        .contains(new Instruct(hex, "sealed"));
    Match first = declared();
    first.give(new Instruct(hex, "no-retreat")).give(new Instruct(hex, "additional-retreat"));
    Match second = declared();
    second.give(new Instruct(hex, "additional-retreat")).give(new Instruct(hex, "no-retreat"));
    assertThat(first.told).isEqualTo(second.told);
    assertThat(first.position.at(hex, RostovLayers.SEALED)).isEqualTo(2);
    assertThat(second.position.at(hex, RostovLayers.SEALED)).isEqualTo(1);
  }

  @Test
  @Rule({"15.58", "15.59"})
  void itIsOpenedOnceTheAttackerHasGivenHisOwnOrders() {
    Match hold = sealed("no-retreat");
    Match further = sealed("additional-retreat");
    assertThat(GAME.decision(hold.position).code()).isEqualTo("order-attack");
    hold.give(new Reply("no-order"));
    further.give(new Reply("no-order"));
    assertThat(hold.told).isNotEqualTo(further.told);
    assertThat(hold.position.at(hex(hold.position, "A5212"), RostovLayers.SEALED)).isZero();
  }
}
