package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;
import static stavka.kharkov.RealTheatre.hex;
import static stavka.kharkov.RealTheatre.unit;
import static stavka.kharkov.setup.SetUpTable.place;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.operational.game.StandardSetUp;

class SetUpStageTest {
  @ParameterizedTest
  @EnumSource
  @Rule({"5.0", "5.14", "5.15"})
  void theStandardSetUpMeetsEveryObligation(Side side) {
    SetUpTable table = new SetUpTable(side).give(new StandardSetUp());
    assertThat(table.objections(new EndPhase())).isEmpty();
    Position position = table.position();
    KharkovPieces pieces = THEATRE.pieces();
    for (int unit = 0; unit < pieces.count(); unit++) {
      SetUpPlace place = new Obligations(THEATRE).place(position, unit);
      if (pieces.side(unit) == side && position.onMap(unit)) {
        assertThat(place.allows(position.place(unit))).as(position.counter(unit).id()).isTrue();
        assertThat(THEATRE.board(position).units(side, position.place(unit)))
            .isLessThanOrEqualTo(3);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  @Rule("5.0")
  void theStandardSetUpReplacesWhateverWasPlacedBefore(Side side) {
    SetUpTable first = new SetUpTable(side).give(new StandardSetUp());
    SetUpTable second = new SetUpTable(side);
    if (side == Side.AXIS) {
      second.give("0819", "de-79").give(new Split(unit("de-297"))).give(new Split(unit("de-108")));
    } else {
      second.give("0313", "su-gd-15").give("0409", "su-gd-13").give("0614", "su-rd-76");
    }
    second.give(new StandardSetUp());
    for (int unit = 0; unit < THEATRE.pieces().count(); unit++) {
      assertThat(second.position().place(unit)).isEqualTo(first.position().place(unit));
    }
  }

  @Test
  @Rule("5.0")
  void setUpDoesNotEndWhileAUnitWaits() {
    SetUpTable soviet = new SetUpTable(Side.SOVIET).give(new StandardSetUp());
    soviet.give("0409", "su-gd-13");
    assertThat(soviet.objections(new EndPhase())).isEmpty();
    SetUpTable axis = new SetUpTable(Side.AXIS);
    assertThat(axis.objections(new EndPhase()))
        .contains(Objection.of("5.0", "not-placed", Detail.unit(unit("de-79"))))
        .contains(Objection.of("5.15", "front-open", Detail.hex(hex("0115"))))
        .doesNotContain(Objection.of("5.0", "not-placed", Detail.unit(unit("de-62"))));
  }

  @Test
  @Rule("5.15")
  void setUpDoesNotEndWhileAHexOfTheFrontIsNeitherOccupiedNorCovered() {
    SetUpTable axis = new SetUpTable(Side.AXIS).give(new StandardSetUp());
    axis.give("0515", "de-79");
    assertThat(axis.objections(new EndPhase()))
        .contains(Objection.of("5.15", "front-open", Detail.hex(hex("0115"))))
        .doesNotContain(Objection.of("5.15", "front-open", Detail.hex(hex("0414"))))
        .doesNotContain(Objection.of("5.15", "front-open", Detail.hex(hex("0515"))));
  }

  @Test
  @Rule("6.77")
  void sovietUnitsThatBeginInTheSouthAreRemembered() {
    SetUpTable soviet = new SetUpTable(Side.SOVIET).give(new StandardSetUp()).give(new EndPhase());
    Position position = soviet.position();
    assertThat(position.has(unit("su-rd-51"), KharkovMarks.FROM_SOUTH)).isTrue();
    assertThat(position.has(unit("su-cd-34"), KharkovMarks.FROM_SOUTH)).isTrue();
    assertThat(position.has(unit("su-reserve-57"), KharkovMarks.FROM_SOUTH)).isTrue();
    assertThat(position.has(unit("su-rd-76"), KharkovMarks.FROM_SOUTH)).isFalse();
    assertThat(position.has(unit("su-cd-21"), KharkovMarks.FROM_SOUTH)).isFalse();
    assertThat(position.has(unit("su-tb-24"), KharkovMarks.FROM_SOUTH)).isFalse();
    assertThat(position.phase()).isEqualTo(1);
  }

  @Test
  @Rule("5.0")
  void theSovietSideDoesNotSplitDivisions() {
    SetUpTable soviet = new SetUpTable(Side.SOVIET);
    assertThat(soviet.refusal(new Split(unit("de-79")))).isEqualTo("5.0 not-now");
  }

  @ParameterizedTest
  @EnumSource
  @Rule("5.0")
  void everyListedOrderMayBeGiven(Side side) {
    SetUpTable table = new SetUpTable(side);
    List<Order> orders = new ArrayList<>();
    table.orders().forEach(orders::add);
    assertThat(orders)
        .hasSizeGreaterThan(200)
        .doesNotHaveDuplicates()
        .doesNotContain(new EndPhase())
        .allMatch(order -> table.objections(order).isEmpty());
    if (side == Side.AXIS) {
      assertThat(orders).contains(new Split(unit("de-79")), place("0819", "de-79"));
    } else {
      assertThat(orders).contains(place("2501", "su-gd-15"), place("0413", "su-gd-15"));
    }
  }

  @ParameterizedTest
  @EnumSource
  @Rule("5.0")
  void ordersAtRandomBringTheSetUpToItsEnd(Side side) {
    for (int seed = 0; seed < 20; seed++) {
      SetUpTable table = new SetUpTable(side);
      Random random = new Random(seed);
      int given = 0;
      while (table.position().phase() == 0) {
        table.give(table.orders().sample(random));
        assertThat(given++).isLessThan(500);
      }
      assertThat(table.position().inBox(unit("de-62"), Box.WAITING)).isTrue();
    }
  }
}
