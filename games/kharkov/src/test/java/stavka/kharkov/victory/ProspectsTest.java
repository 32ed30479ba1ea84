package stavka.kharkov.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.Outlook;
import stavka.engine.value.Side;
import stavka.kharkov.RealTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

/** What the page says about winning, on the real map. */
class ProspectsTest {
  private final KharkovSupply supply = new KharkovSupply(THEATRE);
  private final KharkovFinalCount count = new KharkovFinalCount(THEATRE, supply);
  private final Prospects prospects = new Prospects(THEATRE, supply, count);
  private final Position position = RealTheatre.beginning();

  @Test
  @Rule("17.0")
  void levelsFollowEachOtherOnOneScaleFromTheBestSovietToTheBestAxisOne() {
    List<Outlook.Level> levels = prospects.of(position).levels();
    assertThat(levels).isSortedAccordingTo((a, b) -> Integer.compare(a.from(), b.from()));
    assertThat(levels.stream().map(Outlook.Level::winner).toList())
        .startsWith(Side.SOVIET)
        .endsWith(Side.AXIS)
        .containsOnlyOnce((Side) null);
    for (int lead = -60; lead <= 60; lead++) {
      int of = lead;
      Outlook.Level level =
          Objects.requireNonNull(
              levels.stream().filter(each -> each.from() <= of).reduce((a, b) -> b).orElse(null));
      assertThat(level.id()).as("lead of %s", lead).isEqualTo(level(lead));
    }
  }

  private static String level(int lead) {
    return THEATRE.charts().level(Math.abs(lead));
  }

  @Test
  @Rule({"17.1", "17.2", "17.3"})
  void citiesAreForEitherSideAndLossesForTheEnemyOfWhoLosesThem() {
    for (Outlook.Award award : prospects.of(position).awards()) {
      Side expected =
          switch (award.rule()) {
            case "17.1" -> null;
            case "17.3" -> Side.AXIS;
            default -> Side.SOVIET;
          };
      assertThat(award.side()).as(award.reason()).isEqualTo(expected);
    }
    assertThat(prospects.of(position).awards().stream().map(Outlook.Award::rule))
        .contains("17.1", "17.3");
  }

  @Test
  @Rule({"17.1", "17.11", "17.12"})
  void eachCityIsShownAsHisForWhomItWouldCount() {
    assertThat(holders(position)).containsOnly(Side.AXIS);
    Draft draft = position.edit();
    int all = (1 << THEATRE.ground().cityHexes().size()) - 1;
    draft.enter(Ledger.GARRISONS_GONE, all);
    draft.enter(Ledger.CITIES_ENTERED, all);
    draft.enter(Ledger.CITIES_SOVIET, all);
    Position lost = draft.view();
    assertThat(holders(lost)).containsOnly(Side.SOVIET);
    Draft retaken = lost.edit();
    int kharkov = THEATRE.ground().cityIndex(THEATRE.ground().city("kharkov").toArray()[0]);
    retaken.enter(Ledger.CITIES_SOVIET, all & ~(1 << kharkov));
    assertThat(holders(retaken.view())).containsOnlyOnce((Side) null).contains(Side.SOVIET);
  }

  private List<Side> holders(Position at) {
    return prospects.of(at).objectives().stream().map(Outlook.Objective::holder).toList();
  }

  @Test
  @Rule({"17.0", "17.1"})
  void whatWouldBeCountedNowAddsUpToTheScore() {
    int axis = 0;
    int soviet = 0;
    for (Outlook.Line line : prospects.of(position).lines()) {
      if (line.side() == Side.AXIS) {
        axis += line.points();
      } else {
        soviet += line.points();
      }
    }
    assertThat(axis).isEqualTo(count.score(position).axis()).isPositive();
    assertThat(soviet).isEqualTo(count.score(position).soviet());
  }
}
