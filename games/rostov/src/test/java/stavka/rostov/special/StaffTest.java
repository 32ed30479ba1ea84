package stavka.rostov.special;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Place;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.arrival.CallUp;
import stavka.rostov.arrival.Schedule;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.testkit.ScriptedPlay;

/** What the staff proposes where a player only wants to go on. */
class StaffTest {
  @Test
  @Rule("8.53")
  void militiaAreProposedForTheTownThatRaisesThem() {
    Field azov = Field.azov().turn(51).arrange(new Schedule(Field.THEATRE)::receive);
    ScriptedPlay play = azov.play(51, "soviet-arrivals");
    Place first = (Place) play.legal().suggestion().orElseThrow();
    assertThat(Field.THEATRE.map().region("stalino").has(first.hex())).isTrue();
    assertThat(play.why(first)).isEmpty();
  }

  @Test
  @Rule("8.31")
  void aReserveResultIsProposedForTheCheapestGroup() {
    Field field = Field.campaign().arrange(draft -> draft.enter(RostovLedger.RESERVE, 1));
    ScriptedPlay play = field.play(50, "soviet-departures");
    assertThat(play.legal().suggestion()).contains(new CallUp("soviet-a"));
    play.ledger(RostovLedger.RESERVE, 0);
    assertThat(play.legal().suggestion()).contains(new EndPhase());
  }

  @Test
  @Rule("23.43")
  void aGreatGunGoesIntoPositionBeforeTheEnemyAndOutOfItWhereNoneIs() {
    GreatGuns guns = new GreatGuns(Field.THEATRE, Side.AXIS);
    Field field = Field.campaign().alone().place("A0817", "de-sh-624").place("A1017", "su-206");
    Deploy deploy = new Deploy(field.unit("de-sh-624"));
    assertThat(guns.proposal(field.position())).contains(deploy);
    field.mark(RostovMarks.TURNED, 1, "de-sh-624");
    assertThat(guns.proposal(field.position())).isEmpty();
    field.place("A3016", "su-206");
    assertThat(guns.proposal(field.position())).contains(deploy);
    field.mark(RostovMarks.TURNED, 0, "de-sh-624");
    assertThat(guns.proposal(field.position())).isEmpty();
  }
}
