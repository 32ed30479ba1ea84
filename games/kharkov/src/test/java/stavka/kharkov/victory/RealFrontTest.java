package stavka.kharkov.victory;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealPlay.GAME;
import static stavka.kharkov.RealPlay.hex;
import static stavka.kharkov.RealPlay.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Scored;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.EndPhase;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.kharkov.RealPlay;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovTheatre;

/** The Axis front on the game's own map, where the front of 12 May ends on the east edge. */
class RealFrontTest {
  private static final Scored BROKEN = new Scored(Side.SOVIET, 2, "broken-front", "17.24");
  private static final KharkovTheatre THEATRE = GAME.theatre();
  private static final ContinuousFront FRONT = new ContinuousFront(THEATRE);

  /** Takes away every Axis unit within a distance of a hex. */
  private static void clear(Draft draft, String centre, int radius) {
    for (int unit = 0; unit < THEATRE.pieces().count(); unit++) {
      if (THEATRE.pieces().side(unit) == Side.AXIS
          && draft.onMap(unit)
          && THEATRE.ground().grid().distance(draft.place(unit), hex(centre)) <= radius) {
        draft.moveToBox(unit, Box.ELIMINATED);
      }
    }
  }

  @Test
  @Rule("17.24")
  void afterTheStandardSetUpsTheFrontHoldsOnEveryTurnInWhichNobodyMoves() {
    RealPlay play = RealPlay.standard();
    while (GAME.verdict(play.position()).isEmpty()) {
      play.give(new EndPhase());
    }
    assertThat(play.position().turn()).isGreaterThanOrEqualTo(10);
    assertThat(play.events()).doesNotContain(BROKEN);
  }

  @Test
  @Rule("17.24")
  void aBreachOfTheSetUpIsScoredEachTurnInTheNorthAndInTheSouth() {
    for (String breach : new String[] {"0515", "1513", "2321", "3216", "2904"}) {
      RealPlay play = RealPlay.standard().arrange(draft -> clear(draft, breach, 4));
      play.until("move-axis").until("move-soviet");
      assertThat(play.events()).as(breach).contains(BROKEN);
    }
  }

  @Test
  @Rule("17.24")
  void theFrontMustReachTheEastEdgeWhereThatOf12MayEnds() {
    Position open = RealPlay.standard().arrange(draft -> clear(draft, "3002", 1)).position();
    assertThat(FRONT.holds(open)).isFalse();
    for (String end : new String[] {"3001", "3002"}) {
      Draft closed = open.edit();
      closed.moveTo(unit("de-97"), hex(end));
      assertThat(FRONT.holds(closed.view())).as(end).isTrue();
    }
  }

  @Test
  @Rule("17.24")
  void whereTheFrontOf12MayEndsIsBetween2901And3001() {
    HexGrid grid = THEATRE.ground().grid();
    assertThat(THEATRE.ground().onBank(Side.SOVIET, hex("2901"))).isTrue();
    assertThat(THEATRE.ground().onBank(Side.AXIS, hex("3001"))).isTrue();
    assertThat(grid.adjacent(hex("2901"), hex("3001"))).isTrue();
    assertThat(THEATRE.map().region("edge-east").has(hex("3001"))).isTrue();
  }
}
