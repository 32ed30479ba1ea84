package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.order.Order;
import stavka.engine.play.Messages;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.play.Sequence;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.redstar.model.Box;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.RedStarMarks;

/** Whole matches on the drill ground. */
final class PlayTest {
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6})
  @Rule({"1.5", "2.0"})
  void randomPlayComesToAVerdict(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Position position = Field.GAME.setUp(Field.GAME.scenario("manoeuvres"), seed);
    int orders = 0;
    while (Field.GAME.verdict(position).isEmpty()) {
      Orders legal = Field.GAME.legal(position);
      Order order = legal.sample(random);
      assertThat(legal.objections(order)).as(order.toString()).isEmpty();
      position = ((Ruling.Accepted) Field.GAME.submit(position, order)).position();
      assertThat(++orders).isLessThan(5000);
    }
    assertThat(position.turn()).isGreaterThan(13);
  }

  @Test
  @Rule({"2.0", "1.5"})
  void theNinePhasesComeInTheBooksOrder() {
    Position start = Field.GAME.setUp(Field.GAME.scenario("manoeuvres"), 1);
    assertThat(Field.GAME.umpire(start).sequence().steps(13).stream().map(Sequence.Step::id))
        .containsSubsequence(
            "ground-air-bases",
            "axis-air",
            "supply",
            "attrition",
            "marker-arrivals",
            "axis-arrivals",
            "axis-naval",
            "axis-strategic",
            "axis-movement",
            "axis-air-bases",
            "axis-combat",
            "soviet-combat",
            "soviet-arrivals",
            "soviet-naval",
            "soviet-strategic",
            "soviet-movement",
            "soviet-leaders",
            "armour-movement",
            "armour-strategic",
            "fleets-return",
            "axis-conversion",
            "promotion",
            "soviet-conversion",
            "strategic-ports",
            "leader-arrival",
            "evacuation",
            "partisan-arrival",
            "markers-drawn",
            "markers-released",
            "end-of-turn");
  }

  @Test
  @Rule({"1.4", "17.2.4", "15.1", "12.1.1"})
  void aScenarioBeginsAsItsListsSay() {
    Position start = Field.GAME.setUp(Field.GAME.scenario("manoeuvres"), 1);
    assertThat(start.turn()).isEqualTo(13);
    assertThat(start.place(Field.unit("de-pz-1"))).isEqualTo(Field.hex("1008"));
    assertThat(start.inBox(Field.unit("de-kg-pz-1"), Box.BREAKDOWN)).isTrue();
    assertThat(start.inBox(Field.unit("su-5a"), Box.TRACK)).isTrue();
    assertThat(start.get(Field.unit("su-5a"), RedStarMarks.DUE)).isEqualTo(14);
    assertThat(start.ledger(Ledger.CUPS)).isEqualTo(2);
    assertThat(Field.GAME.sections().control().holder(start, "konigsberg")).isEqualTo(Side.AXIS);
  }

  @Test
  void everySentenceStandsInBothLanguages() {
    Messages messages = Messages.beside(RedStar.class);
    assertThat(messages.faults()).isEmpty();
    assertThat(messages.keys()).contains("match-over", "choose-march", "axis-takes");
  }
}
