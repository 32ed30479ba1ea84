package stavka.redstar;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import stavka.engine.event.Rolled;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.redstar.model.Box;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.Size;
import stavka.redstar.victory.Surrender;

/** What holds of the six scenarios as they are shipped, on the real map. */
final class ShippedScenariosTest {
  private static final RedStar GAME = new RedStar();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "turning-point",
        "barbarossa",
        "case-blue",
        "second-summer",
        "third-summer",
        "campaign"
      })
  @Rule("17.2.4")
  void allKampfgruppenBeginInTheBreakdownBoxAndNoneArrives(String scenario) {
    Position start = GAME.setUp(GAME.scenario(scenario), 1);
    RedStarPieces pieces = GAME.theatre().pieces();
    int found = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.size(unit) == Size.KAMPFGRUPPE) {
        found++;
        assertThat(start.inBox(unit, Box.BREAKDOWN)).as(pieces.roster().get(unit).id()).isTrue();
      }
    }
    assertThat(found).isEqualTo(62);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "turning-point",
        "barbarossa",
        "case-blue",
        "second-summer",
        "third-summer",
        "campaign"
      })
  @Rule({"1.4", "14.1.3", "18.0.3"})
  void nothingThatScoresOrProducesFallsOnTheFirstTurnWithoutADieThatMayFail(String scenario) {
    FirstBlow blow = new FirstBlow(GAME, scenario);
    assertThat(blow.prizes()).isNotEmpty();
    assertThat(blow.lost().stream().map(blow::name)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "turning-point, false",
    "barbarossa, true",
    "case-blue, false",
    "second-summer, true",
    "third-summer, true",
    "campaign, true"
  })
  @Rule({"18.1", "18.1.1"})
  void whereverMoscowIsOnTheMapItsFallIsPutToTheDie(String scenario, boolean onTheMap) {
    Position start = GAME.setUp(GAME.scenario(scenario), 1);
    int moscow = GAME.theatre().map().hex("4828");
    assertThat(GAME.theatre().board(start).inPlay(moscow)).isEqualTo(onTheMap);
    Draft draft = start.edit();
    int corps = GAME.theatre().roster().index("de-24-pz");
    draft.moveTo(corps, moscow);
    Sections parts = GAME.sections();
    new Surrender(GAME.theatre(), parts.control(), parts.cups(), parts.finalCount())
        .came(draft, Side.AXIS, Ints.of(corps), Ints.of(moscow));
    assertThat(draft.events())
        .anyMatch(
            event -> event instanceof Rolled rolled && rolled.purpose().equals("surrender-die"));
  }
}
