package stavka.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.event.PhaseBegan;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.arrival.Leave;
import stavka.rostov.command.Activate;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.testkit.ScriptedPlay;

class SequenceTest {
  private static ScriptedPlay sumy() {
    return ScriptedPlay.of(Field.GAME, Field.GAME.setUp(Field.GAME.scenario("battle-of-sumy"), 1));
  }

  @Test
  @Rule({"3.12", "4.2"})
  void sumyIsPlayedFromTurn49ToTurn52PhaseByPhase() {
    ScriptedPlay play = sumy();
    assertThat(play.position().turn()).isEqualTo(49);
    assertThat(Field.GAME.phase(play.position())).isEqualTo("soviet-motorised");
    assertThat(Field.GAME.decision(play.position()).side()).isEqualTo(Side.SOVIET);
    List<String> phases =
        play.give(new EndPhase()).events().stream()
            .filter(PhaseBegan.class::isInstance)
            .map(event -> ((PhaseBegan) event).phase())
            .toList();
    assertThat(phases).contains("weather").last().isEqualTo("soviet-motorised");
    assertThat(play.position().turn()).isEqualTo(50);
    play.give(new EndPhase(), new EndPhase(), new EndPhase());
    assertThat(Field.GAME.phase(play.position())).isEmpty();
    assertThat(Field.GAME.verdict(play.position()).orElseThrow().level())
        .isEqualTo("soviet-decisive");
  }

  @Test
  @Rule({"3.11", "4.2"})
  void ordersOfAnotherPhaseOrSideAreRefused() {
    ScriptedPlay play = sumy();
    assertThat(play.why(new Leave(play.units("de-299")))).isEqualTo("10.2 not-now");
    assertThat(play.why(new Activate(play.unit("su-hq-40a"), play.unit("de-299"))))
        .isEqualTo("3.11 not-your-unit");
    assertThat(play.why(new Activate(play.unit("su-hq-40a"), play.unit("su-227")))).isEmpty();
  }

  @Test
  @Rule({"10.24", "22.13"})
  void activationAndWhatItSpentAreForgottenWithTheTurn() {
    ScriptedPlay play = sumy();
    Activate order = new Activate(play.unit("su-hq-40a"), play.unit("su-227"));
    play.give(order);
    assertThat(play.get("su-227", RostovMarks.ACTIVATED)).isEqualTo(1);
    play.give(new EndPhase());
    assertThat(play.get("su-227", RostovMarks.ACTIVATED)).isZero();
    assertThat(play.get("su-hq-40a", RostovMarks.USED_ACTIVATE)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"battle-of-sumy", "rostov-redeemed", "battle-on-the-sea-of-azov"})
  @Rule("4.2")
  void orderUponOrderAtRandomAScenarioComesToItsVerdict(String scenario) {
    SplittableRandom random = new SplittableRandom(7);
    Position position = Field.GAME.setUp(Field.GAME.scenario(scenario), 7);
    int orders = 0;
    while (Field.GAME.verdict(position).isEmpty() && orders++ < 1000) {
      Ruling ruling = Field.GAME.submit(position, Field.GAME.legal(position).sample(random));
      assertThat(ruling).isInstanceOf(Ruling.Accepted.class);
      position = ((Ruling.Accepted) ruling).position();
    }
    assertThat(Field.GAME.verdict(position)).isPresent();
    assertThat(orders).isPositive();
  }

  @Test
  @Rule("14.31")
  void nobodyImaginesWhatTheEnemysSealedOrderSaysAndEverybodyKnowsHisOwn() {
    Field sumy = Field.sumy();
    int hex = sumy.hex("A5212");
    sumy.arrange(
        draft -> {
          draft.put(hex, RostovLayers.ATTACK, 3);
          draft.put(hex, RostovLayers.SEALED, 1);
        });
    int held = 0;
    for (int seed = 0; seed < 50; seed++) {
      Position axis = Field.GAME.imagine(sumy.position(), Side.AXIS, seed);
      held += axis.at(hex, RostovLayers.SEALED) == 1 ? 1 : 0;
      assertThat(axis.at(hex, RostovLayers.SEALED)).isBetween(1, 2);
      assertThat(
              Field.GAME.imagine(sumy.position(), Side.SOVIET, seed).at(hex, RostovLayers.SEALED))
          .isEqualTo(1);
    }
    assertThat(held).isBetween(10, 40);
  }
}
