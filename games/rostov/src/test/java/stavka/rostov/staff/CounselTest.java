package stavka.rostov.staff;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.declaration.Declare;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.reaction.Instruct;

/** What staffs order where they are asked, in whole matches and before sealed orders. */
class CounselTest {
  private final Map<String, Integer> kinds = new HashMap<>();

  /** Plays by counsel where there is any, else at random, as long as a test of it holds. */
  private Position play(String scenario, long seed, String until) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = Field.GAME.setUp(Field.GAME.scenario(scenario), seed);
    while (Field.GAME.verdict(position).isEmpty() && !Field.GAME.phase(position).equals(until)) {
      Orders legal = Field.GAME.legal(position);
      Order order =
          Field.GAME.advice().counsel(position, legal).orElseGet(() -> legal.sample(random));
      kinds.merge(order.getClass().getSimpleName(), 1, Integer::sum);
      assertThat(legal.objections(order)).as("%s", order).isEmpty();
      position = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
    }
    return position;
  }

  @ParameterizedTest
  @CsvSource({"battle-of-sumy", "rostov-redeemed"})
  @Rule({"12.7", "25.0"})
  void whatStaffsOrderIsLegalToTheVerdictAndAttacksAreMade(String scenario) {
    for (long seed = 1; seed <= 4; seed++) {
      Position end = play(scenario, seed, "");
      assertThat(Field.GAME.verdict(end)).isPresent();
    }
    assertThat(kinds).containsKeys("Declare", "Attack", "Activate");
    assertThat(kinds.getOrDefault("Recall", 0)).isZero();
  }

  @Test
  @Rule("12.7")
  void declarationsEndWithEveryEnemyAttackedWhoseZoneHoldsAnAttacker() {
    Position position = play("battle-of-sumy", 5, "axis-declaration");
    int declared = 0;
    while (Field.GAME.phase(position).equals("axis-declaration")) {
      Orders legal = Field.GAME.legal(position);
      Order order = Field.GAME.advice().counsel(position, legal).orElseThrow();
      declared += order instanceof Declare ? 1 : 0;
      assertThat(order).isInstanceOfAny(Declare.class, EndPhase.class);
      position = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
    }
    assertThat(declared).isLessThan(20);
  }

  @Test
  @Rule({"14.31", "14.32"})
  void noStaffReadsWhatAnEnemyOrderSays() {
    for (long seed = 1; seed < 40; seed++) {
      Position position = play("battle-of-sumy", seed, "soviet-reaction");
      Instruct[] order = {null};
      if (Field.GAME.verdict(position).isEmpty()) {
        Field.GAME
            .legal(position)
            .forExtras(extra -> order[0] = extra instanceof Instruct it ? it : order[0]);
      }
      if (order[0] != null) {
        String holds = after(position, new Instruct(order[0].target(), "no-retreat"));
        String goes = after(position, new Instruct(order[0].target(), "additional-retreat"));
        assertThat(goes).isEqualTo(holds);
        return;
      }
    }
    throw new AssertionError("no order could be sealed");
  }

  /** All that the attacker's staff thinks once an order has been sealed against him. */
  private static String after(Position position, Instruct order) {
    Position sealed = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
    assertThat(sealed.at(order.target(), RostovLayers.SEALED)).isNotZero();
    Position combat = ((Ruling.Accepted) Field.GAME.submit(sealed, new EndPhase())).position();
    Orders legal = Field.GAME.legal(combat);
    StringBuilder told = new StringBuilder(legal.decision().toString());
    told.append(Field.GAME.advice().counsel(combat, legal));
    told.append(Field.GAME.advice().objectives(combat, Side.AXIS));
    legal.forEach(one -> told.append(Field.GAME.forecast(combat, one)));
    for (int unit = 0; unit < combat.counters(); unit++) {
      if (combat.onMap(unit)) {
        told.append(Field.GAME.advice().footing(combat, unit, combat.place(unit)));
        told.append(Field.GAME.advice().post(combat, unit, combat.place(unit)));
      }
    }
    return told.toString();
  }

  @ParameterizedTest
  @CsvSource({"battle-of-sumy", "rostov-redeemed", "battle-on-the-sea-of-azov"})
  @Rule("25.0")
  void theLeadThatFavoursNobodyIsThatOfTheScenario(String scenario) {
    Position start = Field.GAME.setUp(Field.GAME.scenario(scenario), 1);
    double even = Field.GAME.advice().evenLead(start);
    assertThat(even).isEqualTo(Field.THEATRE.plan(start).victory().marginal() - 0.5);
    assertThat(Field.GAME.facts().firstTurn(start)).isEqualTo(start.turn());
  }
}
