package stavka.kharkov.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Reply;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.air.AirSupplyStage.SupplyByAir;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.model.Marks;

class AirSupplyTest {
  private final TestBoard board = TestBoard.open(5, 8);
  private final AirSupplyStage stage = new AirSupplyStage(board.theatre());

  private TestPosition withPoints(int points) {
    return board
        .position()
        .turn(5)
        .place("0303", "de-79", "ro-hq-6")
        .place("0403", "de-294")
        .place("0307", "su-rd-76")
        .ledger(Ledger.AXIS_AIR, points);
  }

  private Position give(Position position, Order order) {
    assertThat(refusal(position, order)).isEmpty();
    Draft draft = position.edit();
    stage.carryOut(draft, order);
    return draft.view();
  }

  private String refusal(Position position, Order order) {
    List<Objection> objections = stage.orders(position).objections(order);
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  private SupplyByAir to(String hex) {
    return new SupplyByAir(board.hex(hex));
  }

  @Test
  @Rule({"13.2", "11.37"})
  void anAirPointSuppliesAllUnitsOfAHexForTheWholeOfTheNextTurn() {
    KharkovSupply supply = new KharkovSupply(board.theatre());
    Position position = give(withPoints(2).build(), to("0303"));
    assertThat(position.ledger(Ledger.AXIS_AIR)).isEqualTo(1);
    Draft next = position.edit();
    next.setTurn(6);
    assertThat(supply.supplied(next.view(), board.unit("de-79"))).isTrue();
    assertThat(next.get(board.unit("ro-hq-6"), Marks.GRACE)).isEqualTo(6);
    assertThat(supply.supplied(next.view(), board.unit("de-294"))).isFalse();
    next.setTurn(7);
    assertThat(supply.supplied(next.view(), board.unit("de-79"))).isFalse();
  }

  @Test
  @Rule("13.2")
  void itIsToldWhichHexIsSuppliedAndOnWhichTurn() {
    Draft draft = withPoints(2).build().edit();
    stage.carryOut(draft, to("0303"));
    assertThat(draft.events())
        .containsExactly(
            Noted.of("13.2", "supplied-by-air", Detail.hex(board.hex("0303")), Detail.number(6)));
  }

  @Test
  @Rule("13.2")
  void onlyPointsThatAreLeftAreSpent() {
    Position position = give(withPoints(1).build(), to("0303"));
    assertThat(refusal(position, to("0403"))).isEqualTo("13.2 no-air-points");
    assertThat(stage.proceed(position.edit())).isTrue();
  }

  @Test
  @Rule("13.2")
  void pointsAreSpentOnAxisUnitsThatHaveNoneYet() {
    Position position = withPoints(2).build();
    assertThat(refusal(position, to("0307"))).isEqualTo("13.2 no-axis-unit");
    assertThat(refusal(position, to("0101"))).isEqualTo("13.2 no-axis-unit");
    assertThat(refusal(position, new SupplyByAir(-1))).isEqualTo("13.2 no-such-hex");
    assertThat(refusal(give(position, to("0303")), to("0303"))).isEqualTo("13.2 already-supplied");
    assertThat(refusal(position, new Reply("decline"))).isEqualTo("4.2 not-now");
  }

  @Test
  @Rule("4.2")
  void thePhasePassesWithoutPointsAndOnTheLastTurn() {
    assertThat(stage.proceed(withPoints(1).build().edit())).isFalse();
    assertThat(stage.proceed(withPoints(0).build().edit())).isTrue();
    assertThat(stage.proceed(withPoints(1).turn(10).build().edit())).isTrue();
    assertThat(stage.proceed(withPoints(1).turn(9).build().edit())).isFalse();
    assertThat(give(withPoints(1).build(), new EndPhase()).phase()).isEqualTo(1);
  }

  @Test
  @Rule("13.2")
  void everyHexWithAxisUnitsIsListed() {
    List<Order> orders = new ArrayList<>();
    Position position = withPoints(1).build();
    stage.orders(position).forEach(orders::add);
    assertThat(orders).containsExactlyInAnyOrder(to("0303"), to("0403"), new EndPhase());
    Random random = new Random(3);
    for (int i = 0; i < 30; i++) {
      assertThat(orders).contains(stage.orders(position).sample(random));
    }
  }

  @Test
  @Rule("13.0")
  void eachTurnBringsBothSidesThePointsOfTheCalendarAndNoMore() {
    AirPoints points = new AirPoints(board.theatre());
    Draft draft = withPoints(3).ledger(Ledger.SOVIET_AIR, 1).turn(1).build().edit();
    points.refill(draft);
    assertThat(draft.ledger(Ledger.AXIS_AIR)).isEqualTo(1);
    assertThat(draft.ledger(Ledger.SOVIET_AIR)).isEqualTo(1);
    draft.setTurn(10);
    points.refill(draft);
    assertThat(draft.ledger(Ledger.AXIS_AIR)).isEqualTo(4);
    assertThat(draft.ledger(Ledger.SOVIET_AIR)).isZero();
  }
}
