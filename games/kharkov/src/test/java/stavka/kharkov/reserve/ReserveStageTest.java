package stavka.kharkov.reserve;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.reserve.ReserveDesk.give;
import static stavka.kharkov.reserve.ReserveDesk.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Placed;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.order.Reply;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.Ledger;

class ReserveStageTest {
  private static final String[] SIXTH = {
    "su-rd-103", "su-rd-248", "su-tb-64", "su-tb-198", "su-cd-21"
  };

  private final ReserveDesk desk = new ReserveDesk(TestBoard.open(9, 12));
  private final ReserveStage stage = desk.phase;

  private Position turn(int turn) {
    return desk.reserve(desk.board.position().turn(turn), "su-reserve-6", "0505", SIXTH).build();
  }

  private boolean skipped(Position position) {
    Draft draft = position.edit();
    boolean done = stage.proceed(draft);
    assertThat(draft.phase()).isEqualTo(position.phase() + (done ? 1 : 0));
    return done;
  }

  @Test
  @Rule("4.2")
  void noReserveIsCommittedOnTurnOne() {
    assertThat(skipped(turn(1))).isTrue();
    assertThat(refusal(stage, turn(1), desk.place("0505", "su-rd-103")))
        .isEqualTo("6.74 too-many-reserves");
  }

  @Test
  @Rule("6.74")
  void onTurnsTwoAndThreeNoMoreThanThreeUnitsAreCommittedInAll() {
    for (int turn = 2; turn <= 3; turn++) {
      Position position = turn(turn);
      assertThat(skipped(position)).isFalse();
      assertThat(
              refusal(
                  stage,
                  position,
                  desk.place("0505", "su-rd-103", "su-rd-248", "su-tb-64", "su-tb-198")))
          .isEqualTo("6.74 too-many-reserves");
      position = give(stage, position, desk.place("0505", "su-rd-103", "su-rd-248"));
      position = give(stage, position, desk.place("0506", "su-tb-64"));
      assertThat(refusal(stage, position, desk.place("0506", "su-tb-198")))
          .isEqualTo("6.74 too-many-reserves");
      assertThat(skipped(position)).isTrue();
    }
  }

  @Test
  @Rule("6.73")
  void nonsenseIsRefusedInOneLine() {
    Position position = turn(2);
    Ints one = Ints.of(desk.board.unit("su-rd-103"));
    int beyond = desk.board.grid().size();
    assertThat(refusal(stage, position, new Place(one, -1))).isEqualTo("6.73 no-such-hex");
    assertThat(refusal(stage, position, new Place(one, beyond))).isEqualTo("6.73 no-such-hex");
    assertThat(refusal(stage, position, new Place(Ints.EMPTY, 0))).isEqualTo("6.73 no-units");
    assertThat(refusal(stage, position, new Place(one.with(one.first()), 0)))
        .isEqualTo("6.73 no-units");
    assertThat(refusal(stage, position, new Place(Ints.of(-1), 0))).isEqualTo("6.73 no-such-unit");
    assertThat(refusal(stage, position, new Place(Ints.of(position.counters()), 0)))
        .isEqualTo("6.73 no-such-unit");
    assertThat(refusal(stage, position, new Place(Ints.of(0), 0))).isEqualTo("6.73 not-in-reserve");
  }

  @Test
  @Rule("6.74")
  void theThreeUnitsMayComeFromDifferentReserves() {
    Position position =
        desk.reserve(
                desk.reserve(desk.board.position().turn(2), "su-reserve-6", "0505", SIXTH),
                "su-reserve-28",
                "0508",
                "su-cd-32",
                "su-cd-5g")
            .build();
    position = give(stage, position, desk.place("0506", "su-rd-103", "su-cd-32"));
    position = give(stage, position, desk.place("0509", "su-cd-5g"));
    assertThat(refusal(stage, position, desk.place("0505", "su-rd-248")))
        .isEqualTo("6.74 too-many-reserves");
  }

  @Test
  @Rule("6.76")
  void fromTurnFourOnAllReservesMayBeCommittedAndTheMarkerGoes() {
    Position position = turn(4);
    position = give(stage, position, desk.place("0505", "su-rd-103", "su-rd-248"));
    position = give(stage, position, desk.place("0507", "su-tb-64", "su-tb-198"));
    assertThat(position.onMap(desk.board.unit("su-reserve-6"))).isTrue();
    Draft draft = position.edit();
    stage.carryOut(draft, desk.place("0303", "su-cd-21"));
    assertThat(draft.events())
        .contains(new Placed(Ints.of(desk.board.unit("su-reserve-6")), -1, "6.73"));
    assertThat(draft.view().inBox(desk.board.unit("su-reserve-6"), Box.REMOVED)).isTrue();
    assertThat(draft.place(desk.board.unit("su-cd-21"))).isEqualTo(desk.board.hex("0303"));
    assertThat(skipped(draft.view())).isTrue();
  }

  @Test
  @Rule("6.73")
  void reserveUnitsArePlacedWithinTwoHexesOfTheirMarker() {
    assertThat(refusal(stage, turn(4), desk.place("0507", "su-rd-103"))).isEmpty();
    assertThat(refusal(stage, turn(4), desk.place("0508", "su-rd-103")))
        .isEqualTo("6.73 too-far-from-marker");
    assertThat(refusal(stage, turn(4), desk.place("0505", "su-cd-32")))
        .isEqualTo("6.73 not-in-reserve");
  }

  @Test
  @Rule({"6.73", "8.1"})
  void stackingHoldsWhenReservesArePlaced() {
    Position position =
        desk.reserve(desk.board.position().turn(4), "su-reserve-6", "0505", SIXTH)
            .place("0506", "su-rd-76", "su-hq-6")
            .build();
    assertThat(refusal(stage, position, desk.place("0506", "su-rd-103", "su-rd-248", "su-tb-64")))
        .isEqualTo("8.1 too-many");
    assertThat(refusal(stage, position, desk.place("0506", "su-rd-103", "su-rd-248"))).isEmpty();
  }

  @Test
  @Rule("6.73")
  void reservesMayBePlacedInAnEnemyZoneButNotOnAnEnemy() {
    Position position =
        desk.reserve(desk.board.position().turn(4), "su-reserve-6", "0505", SIXTH)
            .place("0503", "de-79")
            .build();
    assertThat(refusal(stage, position, desk.place("0503", "su-rd-103")))
        .isEqualTo("6.22 enemy-there");
    assertThat(refusal(stage, position, desk.place("0504", "su-rd-103"))).isEmpty();
  }

  @Test
  @Rule("6.55")
  void committingTheNinthArmySReserveBeforeTurnFourWakesTheSouth() {
    for (int turn = 2; turn <= 4; turn++) {
      Position position =
          desk.reserve(
                  desk.reserve(desk.board.position().turn(turn), "su-reserve-6", "0505", SIXTH),
                  "su-reserve-9",
                  "0508",
                  "su-cd-34")
              .build();
      assertThat(desk.sector.awake(give(stage, position, desk.place("0505", "su-rd-103"))))
          .isFalse();
      assertThat(desk.sector.awake(give(stage, position, desk.place("0508", "su-cd-34"))))
          .isEqualTo(turn < 4);
    }
  }

  @Test
  @Rule("6.77")
  void unitsOfTheSouthAreNotPlacedInTheNorthWhileTheAxisSouthSleeps() {
    ReserveDesk half =
        new ReserveDesk(
            TestBoard.draw((". ".repeat(9) + "\n").repeat(9))
                .region("south", "0505", "0506")
                .board());
    Position position =
        half.reserve(half.board.position().turn(4), "su-reserve-57", "0505", "su-cd-38", "su-cd-62")
            .set(KharkovMarks.FROM_SOUTH, "su-cd-38")
            .build();
    assertThat(refusal(half.phase, position, half.place("0504", "su-cd-38")))
        .isEqualTo("6.77 kept-south");
    assertThat(refusal(half.phase, position, half.place("0506", "su-cd-38"))).isEmpty();
    assertThat(refusal(half.phase, position, half.place("0504", "su-cd-62"))).isEmpty();
    Draft awake = position.edit();
    awake.enter(Ledger.SOUTH_WOKE, 3);
    assertThat(refusal(half.phase, awake.view(), half.place("0504", "su-cd-38"))).isEmpty();
  }

  @Test
  @Rule("4.2")
  void thePhaseEndsWhenThePlayerSaysSoAndForgetsTheCount() {
    Position position = give(stage, turn(2), desk.place("0505", "su-rd-103"));
    assertThat(position.ledger(Ledger.COMMITTED)).isEqualTo(1);
    position = give(stage, position, new EndPhase());
    assertThat(position.phase()).isEqualTo(1);
    assertThat(position.ledger(Ledger.COMMITTED)).isZero();
    assertThat(refusal(stage, position, new Reply("decline"))).isEqualTo("4.2 not-now");
  }

  @Test
  @Rule("17.21")
  void aReservePlacedInACityHexCapturesIt() {
    ReserveDesk city = new ReserveDesk(TestBoard.draw(". . . . .\n. . c . .\n. . . . .").board());
    Position position =
        city.reserve(city.board.position().turn(4), "su-reserve-6", "0201", "su-rd-103").build();
    assertThat(refusal(city.phase, position, city.place("0203", "su-rd-103")))
        .isEqualTo("6.22 enemy-there");
    Draft draft = position.edit();
    draft.enter(Ledger.GARRISONS_GONE, 1);
    Position after = give(city.phase, draft.view(), city.place("0203", "su-rd-103"));
    assertThat(after.ledger(Ledger.SOVIET_POINTS)).isEqualTo(6);
  }

  @Test
  @Rule("6.73")
  void everyListedOrderMayBeGivenAndRandomOnesComeToAnEnd() {
    List<Order> orders = new ArrayList<>();
    Position start = turn(4);
    stage.orders(start).forEach(orders::add);
    assertThat(orders)
        .hasSize(SIXTH.length * 19 + 1)
        .allMatch(order -> refusal(stage, start, order).isEmpty());
    for (int seed = 0; seed < 50; seed++) {
      Position position = start;
      Random random = new Random(seed);
      for (int given = 0; position.phase() == 0 && !skipped(position); given++) {
        position = give(stage, position, stage.orders(position).sample(random));
        assertThat(given).isLessThan(10);
      }
    }
  }
}
