package stavka.rostov.victory;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import stavka.engine.play.Verdict;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLedger;

class RostovFinalCountTest {
  private static final RostovFinalCount COUNT = new RostovFinalCount(Field.THEATRE);
  private static final Control CONTROL = new Control(Field.THEATRE);

  @ParameterizedTest
  @CsvSource({
    "6, axis-decisive",
    "5, axis-marginal",
    "4, axis-marginal",
    "3, soviet-marginal",
    "2, soviet-marginal",
    "1, soviet-decisive",
    "-3, soviet-decisive"
  })
  @Rule({"25.0", "25.14"})
  void theLevelsOfSumyFollowThePointsOfTheAxis(int points, String level) {
    Field sumy = Field.sumy().arrange(draft -> draft.enter(RostovLedger.SCORE, points));
    Verdict verdict = COUNT.verdict(sumy.position());
    assertThat(verdict.level()).isEqualTo(level);
    assertThat(verdict.winner()).isEqualTo(points >= 4 ? Side.AXIS : Side.SOVIET);
    assertThat(verdict.axisPoints()).isEqualTo(points);
    assertThat(verdict.sovietPoints()).isZero();
  }

  private static int after(Field field, String unit, String hex) {
    field.arrange(draft -> CONTROL.stepped(draft, field.unit(unit), -1, field.hex(hex)));
    return COUNT.points(field.position(), Side.AXIS);
  }

  @Test
  @Rule({"25.1", "25.12", "25.14"})
  void aPlaceScoresWhenItIsTakenAndIsTakenOffWhenItIsRetaken() {
    Field sumy = Field.sumy();
    assertThat(COUNT.points(sumy.position(), Side.AXIS)).isZero();
    assertThat(after(sumy, "de-299", "A5116")).isEqualTo(2);
    assertThat(after(sumy, "de-168", "A5116")).isEqualTo(2);
    assertThat(after(sumy, "su-297", "A5116")).isZero();
    Field redeemed = Field.redeemed();
    assertThat(COUNT.points(redeemed.position(), Side.AXIS)).isEqualTo(25);
    assertThat(after(redeemed, "su-317", "D4822")).isEqualTo(17);
    assertThat(after(Field.azov(), "su-273", "C5706")).isEqualTo(-3);
  }
}
