package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealPlay.GAME;
import static stavka.kharkov.RealPlay.unit;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.RealPlay;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.game.StandardSetUp;
import stavka.operational.model.Marks;

/** Who is in supply on turn 1 after the standard set-ups, on the game's own map. */
class StandardSupplyTest {
  private static final KharkovTheatre THEATRE = GAME.theatre();
  private static final KharkovSupply SUPPLY = new KharkovSupply(THEATRE);

  /** The movement phase of a side on turn 1, when its supply has been judged. */
  private static Position judged(Side side) {
    RealPlay play = RealPlay.standard();
    return play.until(side == Side.AXIS ? "move-axis" : "move-soviet").position();
  }

  private static List<String> unsupplied(Side side) {
    Position position = judged(side);
    assertThat(position.turn()).isEqualTo(1);
    return IntStream.range(0, position.counters())
        .filter(unit -> THEATRE.pieces().side(unit) == side && position.onMap(unit))
        .filter(unit -> !position.has(unit, Marks.SUPPLIED))
        .mapToObj(unit -> position.counter(unit).id())
        .toList();
  }

  @Test
  @Rule({"10.32", "10.33", "10.34", "5.15"})
  void sovietUnitsWithoutSupplyAreThoseWhoseHeadquartersSleep() {
    assertThat(unsupplied(Side.SOVIET))
        .hasSize(26)
        .contains("su-reserve-57", "su-reserve-9", "su-tb-22", "su-rd-124", "su-rd-51")
        .doesNotContain("su-gd-13", "su-rd-244", "su-rd-199", "su-rd-270", "su-reserve-28");
  }

  @Test
  @Rule("11.34")
  void theDonetsCutsTheEastOfTheMapOff() {
    int beyond = 0;
    for (int hex = 0; hex < THEATRE.grid().size(); hex++) {
      beyond += THEATRE.ground().beyondDonets(hex) ? 1 : 0;
    }
    assertThat(beyond).isBetween(100, THEATRE.grid().size() / 2);
    assertThat(THEATRE.ground().beyondDonets(THEATRE.map().hex("0901"))).isTrue();
    assertThat(THEATRE.ground().beyondDonets(THEATRE.map().hex("0819"))).isFalse();
    assertThat(THEATRE.ground().beyondDonets(THEATRE.map().hex("2520"))).isFalse();
  }

  @Test
  @Rule({"5.3", "10.22"})
  void the13thGuardsStandUnderTheCommandOfThe28thArmy() {
    Position position = judged(Side.SOVIET);
    int command = SUPPLY.commandedBy(position, position.place(unit("su-gd-13")));
    assertThat(command & THEATRE.pieces().commandBit(unit("su-hq-28"))).isNotZero();
  }

  @Test
  @Rule({"6.51", "11.31", "11.32", "5.15"})
  void axisUnitsWithoutSupplyAreTheRomaniansAndThoseFarFromRoads() {
    assertThat(unsupplied(Side.AXIS))
        .containsExactlyInAnyOrder(
            "ro-2", "ro-4", "ro-20", "de-1", "de-100", "de-384", "de-257", "de-295", "de-97");
  }

  private static int supplied(Position position, Side side) {
    return (int)
        IntStream.range(0, position.counters())
            .filter(unit -> THEATRE.pieces().side(unit) == side && position.onMap(unit))
            .filter(unit -> THEATRE.pieces().combat(unit) && SUPPLY.supplied(position, unit))
            .count();
  }

  @ParameterizedTest
  @EnumSource
  @Rule({"5.15", "11.0"})
  void nobodyCouldBeSuppliedElsewhereInHisStretchWithoutHarm(Side side) {
    Position position = judged(side);
    Obligations obligations = new Obligations(THEATRE);
    int supplied = supplied(position, side);
    int tried = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (THEATRE.pieces().side(unit) != side
          || !position.onMap(unit)
          || !THEATRE.pieces().combat(unit)
          || SUPPLY.supplied(position, unit)) {
        continue;
      }
      Ints choices = THEATRE.pieces().setUpPlace(unit).choices();
      for (int i = 0; i < choices.size(); i++) {
        if (THEATRE.board(position).units(side, choices.get(i)) < 3) {
          Draft moved = position.edit();
          moved.moveTo(unit, choices.get(i));
          boolean covered = obligations.gaps(moved.view(), side).count() == 0;
          assertThat(covered && supplied(moved.view(), side) > supplied)
              .as("%s to %s", position.counter(unit).id(), THEATRE.map().name(choices.get(i)))
              .isFalse();
          tried++;
        }
      }
    }
    assertThat(tried).isGreaterThan(50);
  }

  @Test
  @Rule("5.0")
  void theStandardSetUpIsTheSameWhateverTheEnemyHasDone() {
    SetUpTable alone = new SetUpTable(Side.SOVIET);
    alone.give(new StandardSetUp());
    Position after = RealPlay.standard().position();
    for (int unit = 0; unit < after.counters(); unit++) {
      if (THEATRE.pieces().side(unit) == Side.SOVIET) {
        assertThat(alone.position().place(unit)).isEqualTo(after.place(unit));
      }
    }
  }
}
