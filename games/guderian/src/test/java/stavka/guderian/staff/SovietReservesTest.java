package stavka.guderian.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.unit;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.arrival.Evacuation.Evacuate;
import stavka.guderian.arrival.SouthWest.Call;
import stavka.guderian.model.Ledger;

/** Whom the Soviet staff brings to the front beside the schedule, on the shipped map. */
class SovietReservesTest {
  private static final int POCKET = hex("2010");

  private static Optional<Order> advice(Field field) {
    var legal = GAME.legal(field.position());
    Optional<Order> order = GAME.advice().counsel(field.position(), legal);
    order.ifPresent(given -> assertThat(legal.objections(given)).isEmpty());
    return order;
  }

  private static Field movement(int turn) {
    return Field.at(turn, Field.SOVIET_MOVEMENT, 1, 1, 1).place(hex("4010"), "su-remezov su-rd-46");
  }

  @Test
  @Rule({"14.21", "14.24"})
  void divisionsOfTheSouthWesternFrontAreCalledWhileTheyCostOnePointEach() {
    Field field = movement(4);
    for (int i = 0; i < 5; i++) {
      assertThat(advice(field)).contains(new Call());
      field.give(new Call());
    }
    assertThat(advice(field)).isEmpty();
    assertThat(advice(movement(6).ledger(Ledger.CALLED, 5))).isEmpty();
  }

  @Test
  @Rule("14.2")
  void noDivisionIsCalledBeforeTheRailwaysAreFreeNorTooLateToArrive() {
    assertThat(advice(movement(2))).isEmpty();
    assertThat(advice(movement(11))).isEmpty();
  }

  /** Koniev and Lukin in a ring of Germans, Remezov free in the east. */
  private static Field pocket() {
    Field field =
        movement(11).ledger(Ledger.EVACUATION, 1).place(POCKET, "su-lukin su-koniev su-rd-137");
    String[] ring = {"de-5", "de-35", "de-161", "de-6", "de-26", "de-263"};
    for (int i = 0; i < ring.length; i++) {
      field.place(Field.next(POCKET, i), ring[i]);
    }
    return field;
  }

  @Test
  @Rule("10.4")
  void theBestLeaderOfAPocketIsTakenOutOfIt() {
    int koniev = Field.THEATRE.pieces().radius(unit("su-koniev"));
    int lukin = Field.THEATRE.pieces().radius(unit("su-lukin"));
    String best = koniev >= lukin ? "su-koniev" : "su-lukin";
    Field field = pocket();
    assertThat(advice(field)).contains(new Evacuate(unit(best)));
    field.give(new Evacuate(unit(best)));
    assertThat(advice(field)).isEmpty();
    assertThat(advice(pocket().ledger(Ledger.EVACUATION, 0))).isEmpty();
  }
}
