package stavka.rostov;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.EndPhase;
import stavka.engine.play.Sequence;
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
    return ScriptedPlay.of(Field.GAME, Field.sumy(1));
  }

  @Test
  @Rule({"3.12", "4.2"})
  void sumyIsPlayedFromTurn49ToTurn52PhaseByPhase() {
    ScriptedPlay play = sumy();
    assertThat(play.position().turn()).isEqualTo(49);
    assertThat(Field.GAME.phase(play.position())).isEqualTo("axis-supply");
    assertThat(Field.GAME.decision(play.position()).side()).isEqualTo(Side.AXIS);
    play.until("soviet-movement");
    play.give(new EndPhase());
    assertThat(play.position().turn()).isEqualTo(50);
    while (Field.GAME.verdict(play.position()).isEmpty()) {
      play.give(new EndPhase());
    }
    assertThat(play.position().turn()).isEqualTo(53);
    assertThat(Field.GAME.phase(play.position())).isEmpty();
    assertThat(Field.GAME.verdict(play.position()).orElseThrow().level())
        .isEqualTo("soviet-decisive");
  }

  @Test
  @Rule({"4.2", "20.0"})
  void thePhasesOfATurnComeInTheBooksOrder() {
    Sections sections = Sections.of(Field.THEATRE, position -> "");
    assertThat(
            RostovSequence.umpire(sections, Field.THEATRE.plans().getFirst())
                .sequence()
                .steps(49)
                .stream()
                .map(Sequence.Step::id))
        .containsExactly(
            "weather",
            "supply",
            "axis-supply",
            "soviet-supply",
            "supply-ends",
            "replacements",
            "soviet-replacements",
            "axis-replacements",
            "arrivals",
            "soviet-arrivals",
            "air-readiness",
            "axis-interdiction",
            "soviet-interception",
            "interdiction",
            "axis-movement",
            "axis-declaration",
            "soviet-reaction",
            "axis-missions",
            "soviet-missions",
            "air-battles",
            "axis-combat",
            "axis-motorised",
            "axis-engineers",
            "soviet-motorised",
            "soviet-declaration",
            "axis-reaction",
            "soviet-missions",
            "axis-missions",
            "air-battles",
            "soviet-combat",
            "soviet-movement",
            "soviet-engineers",
            "surrender",
            "recovery",
            "end-of-turn");
  }

  @Test
  @Rule({"3.11", "4.2"})
  void ordersOfAnotherPhaseOrSideAreRefused() {
    ScriptedPlay play = sumy().until("soviet-motorised");
    assertThat(play.why(new Leave(play.units("de-299")))).isEqualTo("4.2 not-now");
    assertThat(play.why(new Activate(play.unit("su-hq-40a"), play.unit("de-299"))))
        .isEqualTo("3.11 not-your-unit");
    assertThat(play.why(new Activate(play.unit("su-hq-40a"), play.unit("su-227")))).isEmpty();
  }

  @Test
  @Rule({"18.13", "20.0"})
  void aStrongpointFallsWhenTheEngineerPhaseOfTheDivisionInItEnds() {
    Field azov = Field.azov().alone().place("C5928", "de-46").place("C5930", "su-156");
    int hex = azov.hex("C5928");
    ScriptedPlay play = azov.at(49, "axis-engineers");
    assertThat(play.position().at(hex, RostovLayers.FORTS)).isNotZero();
    play.give(new EndPhase());
    assertThat(play.position().at(hex, RostovLayers.FORTS)).isZero();
  }

  @Test
  @Rule({"11.44", "10.12"})
  void aSegmentForgetsWhatItsOwnerDidAndWhomHeOverran() {
    Field sumy = Field.sumy();
    for (String unit : new String[] {"de-299", "su-227"}) {
      sumy.arrange(
          draft -> {
            draft.set(sumy.unit(unit), RostovMarks.OVERRUN);
            draft.set(sumy.unit(unit), RostovMarks.FOUGHT);
          });
    }
    ScriptedPlay play = sumy.at(49, "axis-engineers");
    play.give(new EndPhase());
    assertThat(play.get("su-227", RostovMarks.OVERRUN)).isZero();
    assertThat(play.get("su-227", RostovMarks.FOUGHT)).isEqualTo(1);
    assertThat(play.get("de-299", RostovMarks.OVERRUN)).isEqualTo(1);
    assertThat(play.get("de-299", RostovMarks.FOUGHT)).isZero();
  }

  @Test
  @Rule({"10.24", "22.13"})
  void activationAndWhatItSpentAreForgottenWithTheTurn() {
    ScriptedPlay play = sumy().until("soviet-motorised");
    Activate order = new Activate(play.unit("su-hq-40a"), play.unit("su-227"));
    play.give(order);
    assertThat(play.get("su-227", RostovMarks.ACTIVATED)).isEqualTo(1);
    play.until("soviet-movement");
    assertThat(play.get("su-227", RostovMarks.ACTIVATED)).isEqualTo(1);
    play.until("axis-movement");
    assertThat(play.get("su-227", RostovMarks.ACTIVATED)).isZero();
    assertThat(play.get("su-hq-40a", RostovMarks.USED_ACTIVATE)).isZero();
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
