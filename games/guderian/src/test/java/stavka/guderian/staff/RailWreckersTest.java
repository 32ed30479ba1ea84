package stavka.guderian.staff;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.interdiction.RailCutting;
import stavka.guderian.interdiction.RailCutting.CutRail;
import stavka.guderian.interdiction.RailCutting.LiftCut;
import stavka.guderian.interdiction.RailPassing;
import stavka.guderian.model.Ledger;

/** Which railways the German staff cuts in passing, on the shipped map. */
class RailWreckersTest {
  private static final RailPassing PASSING = new RailPassing(Field.GROUND);

  private static Optional<Order> advice(Field field) {
    var legal = GAME.legal(field.position());
    Optional<Order> order = GAME.advice().counsel(field.position(), legal);
    order.ifPresent(given -> assertThat(legal.objections(given)).isEmpty());
    return order;
  }

  /** Three divisions at Vyazma have one line to Smolensk, which a panzer regiment reaches. */
  private static Field beforeVyazma() {
    return Field.at(11, Field.AXIS_MOVEMENT)
        .ledger(Ledger.RAIL_PASSING, 1)
        .place(hex("4015"), "su-rd-46 su-rd-152 su-rd-129")
        .place(hex("3616"), "de-7-pz-25")
        .place(hex("3716"), "de-5")
        .give(march("de-7-pz-25", hex("3615")));
  }

  @Test
  @Rule("6.37")
  void theLineBetweenTheEnemyAndAPlaceThatScoresIsCutAndNoOtherNearIt() {
    Field field = beforeVyazma();
    assertThat(advice(field)).contains(new CutRail(hex("3615")));
    field.give(new CutRail(hex("3615")), march("de-5", hex("3715")));
    assertThat(PASSING.openAt(field.position(), hex("3715"))).isTrue();
    assertThat(advice(field)).isEmpty();
  }

  @Test
  @Rule("6.37")
  void aLineThatNobodyNeedsStaysWhole() {
    Field field =
        Field.at(11, Field.AXIS_MOVEMENT)
            .ledger(Ledger.RAIL_PASSING, 1)
            .place(hex("3914"), "de-7-pz-25")
            .give(march("de-7-pz-25", hex("4014")));
    assertThat(advice(field)).isEmpty();
    assertThat(advice(beforeVyazma().ledger(Ledger.RAIL_PASSING, 0))).isEmpty();
  }

  @Test
  @Rule("6.37")
  void whenAllMarkersLieTheOneThatStopsNobodyGivesWay() {
    Field field = beforeVyazma();
    Draft draft = field.position().edit();
    String[] idle = {"0209", "0311", "0413", "0416", "0814", "1115"};
    for (String name : idle) {
      PASSING.entered(draft, Side.AXIS, hex(name));
      new RailCutting(Field.THEATRE, PASSING).carryOut(draft, new CutRail(hex(name)));
    }
    for (int entry = Ledger.FIRST_CUT_IN_PASSING; entry < Ledger.SIZE; entry++) {
      field.ledger(entry, draft.ledger(entry));
    }
    Order lift = advice(field).orElseThrow();
    assertThat(lift).isInstanceOf(LiftCut.class);
    field.give(lift);
    assertThat(advice(field)).contains(new CutRail(hex("3615")));
    field.give(new CutRail(hex("3615")));
    assertThat(advice(field)).isEmpty();
  }
}
