package stavka.guderian.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GAME;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;

import org.junit.jupiter.api.Test;
import stavka.engine.play.Verdict;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.guderian.model.Ledger;

/** The score with which a match ends stays as it was counted. */
class FinalScoreTest {
  @Test
  @Rule({"15.0", "15.2"})
  void bothTotalsAreKeptWhenTheLastTurnEnds() {
    Field field =
        at(THEATRE.charts().turns(), Field.AXIS_INTERDICTION)
            .ledger(Ledger.AXIS_POINTS, 45)
            .ledger(Ledger.SOVIET_POINTS, 30);
    assertThat(GAME.verdict(field.position())).isEmpty();
    field.give(Field.end());
    Verdict verdict = GAME.verdict(field.position()).orElseThrow();
    assertThat(verdict.axisPoints()).isEqualTo(45);
    assertThat(verdict.sovietPoints()).isEqualTo(30);
    assertThat(GAME.facts().points(field.position(), Side.AXIS)).isEqualTo(45);
    field.ledger(Ledger.SOVIET_POINTS, 99);
    assertThat(GAME.verdict(field.position()).orElseThrow()).isEqualTo(verdict);
  }
}
