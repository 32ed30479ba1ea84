package stavka.operational.movement;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.operational.board.ToyTheatre.hex;
import static stavka.operational.board.ToyTheatre.path;
import static stavka.operational.board.ToyTheatre.standing;
import static stavka.operational.board.ToyTheatre.unit;
import static stavka.operational.board.ToyTheatre.units;

import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import stavka.engine.move.MoveField;
import stavka.engine.move.ZoneEffect;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.ToyTheatre;

class MarchTest {
  private static final ToyField FIELD = new ToyField();

  /** Two points to leave a zone, no stop, none from zone to zone. */
  private static final March TOLL = march(new ZoneEffect(0, 4, false, false), true);

  private static final March STOPS = march(ZoneEffect.STOPS, false);

  private static final March PAYS_TO_ENTER = march(new ZoneEffect(2, 0, true, true), true);

  private static March march(ZoneEffect zone, boolean leavesZones) {
    return new March(FIELD, new ToyMarchRules(FIELD, zone, leavesZones));
  }

  private static String why(March march, Position position, String units, String path) {
    Ints movers = units(units);
    Objection objection =
        march.objection(
            position,
            movers,
            position.place(movers.first()),
            path(path),
            null,
            new int[movers.size()]);
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  /** A Soviet army south of the wood, its zone on 0504 and 0505. */
  private static Position besideTheWood(String where) {
    return standing(where + ": a-corps-1", "0404: s-army-1");
  }

  @Test
  void whoLeavesAZonePaysATollAndIsNotStopped() {
    Position outside = besideTheWood("0503");
    assertThat(why(TOLL, outside, "a-corps-1", "0504 0503")).isEmpty();
    assertThat(why(STOPS, outside, "a-corps-1", "0504 0503")).isEqualTo("15 stops-in-zone");
    int[] spent = {0};
    TOLL.objection(outside, units("a-corps-1"), hex("0503"), path("0504 0503"), null, spent);
    assertThat(spent[0]).isEqualTo(2 + 4 + 2);
  }

  @Test
  void whatATollLeavesTooLittleForIsTooFar() {
    assertThat(why(TOLL, besideTheWood("0504"), "a-corps-1", "0503 0502")).isEmpty();
    Position weaker = standing("0504: a-group-1", "0404: s-army-1");
    assertThat(why(TOLL, weaker, "a-group-1", "0503")).isEmpty();
    assertThat(why(TOLL, weaker, "a-group-1", "0503 0502")).isEqualTo("7 too-far");
  }

  @Test
  void fromZoneToZoneOnlyWhereTheBookAllowsIt() {
    Position position = besideTheWood("0504");
    assertThat(why(TOLL, position, "a-corps-1", "0505")).isEqualTo("19 zone-to-zone");
    March onward = march(new ZoneEffect(0, 4, false, true), true);
    assertThat(why(onward, position, "a-corps-1", "0505")).isEmpty();
  }

  @Test
  void whoBeginsInAZoneStaysWhereTheBookHoldsHim() {
    Position position = besideTheWood("0504");
    assertThat(why(STOPS, position, "a-corps-1", "0503")).isEqualTo("14 leaves-zone");
    assertThat(STOPS.held(position, unit("a-corps-1"), hex("0504"))).isTrue();
    assertThat(TOLL.held(position, unit("a-corps-1"), hex("0504"))).isFalse();
  }

  @Test
  void aZoneMayCostSomethingToEnter() {
    Position position = besideTheWood("0503");
    int[] spent = {0};
    PAYS_TO_ENTER.objection(position, units("a-corps-1"), hex("0503"), path("0504"), null, spent);
    assertThat(spent[0]).isEqualTo(4);
    assertThat(PAYS_TO_ENTER.price(position, unit("a-corps-1"), hex("0503"), hex("0504")))
        .isEqualTo(4);
  }

  @Test
  void checksAnswerInTheirOrder() {
    Position position = besideTheWood("0504");
    assertThat(why(TOLL, position, "a-corps-1", "0404")).isEqualTo("17 enemy-there");
    assertThat(why(TOLL, position, "a-corps-1", "0101")).isEqualTo("18 not-adjacent");
    Ints nowhere = Ints.of(-3);
    Objection objection =
        TOLL.objection(position, units("a-corps-1"), hex("0504"), nowhere, null, new int[1]);
    assertThat(objection).isNotNull();
    assertThat(objection.code()).isEqualTo("no-such-hex");
  }

  @Test
  void everyHexOfTheFieldCanBeMarchedToAndNoOtherForOneAsForTwo() {
    for (March march : List.of(TOLL, STOPS, PAYS_TO_ENTER)) {
      Position position =
          standing("0201: a-corps-1 a-group-1", "0404: s-army-1", "0305: s-corps-1");
      int start = hex("0201");
      MoveField field = march.field(position, unit("a-group-1"), start, 0);
      TreeSet<Integer> together = new TreeSet<>();
      march
          .column(position, units("a-corps-1 a-group-1"), null)
          .forEachPath(
              start,
              new int[2],
              path -> {
                together.add(path.last());
                assertThat(
                        march.objection(
                            position, units("a-corps-1 a-group-1"), start, path, null, new int[2]))
                    .isNull();
              });
      for (int hex = 0; hex < ToyTheatre.GRID.size(); hex++) {
        assertThat(together.contains(hex)).isEqualTo(hex != start && field.reaches(hex));
        if (field.reaches(hex)) {
          assertThat(
                  march.objection(
                      position, units("a-group-1"), start, field.path(hex), null, new int[1]))
              .isNull();
        }
      }
    }
  }

  @Test
  void theLeastMoveTakesAllThatIsLeft() {
    MarchMode mode = new MarchMode(FIELD, TOLL);
    MovePhase phase =
        new MovePhase(
            "toy",
            Side.AXIS,
            "move",
            "not-now",
            "1",
            unit -> true,
            List.of(mode),
            false,
            true,
            List.of(),
            position -> false,
            0);
    Position position = standing("0202: a-group-1");
    assertThat(mode.price(position, unit("a-group-1"), hex("0202"), hex("0303"), 4)).isEqualTo(2);
    assertThat(mode.objection(position, phase, units("a-group-1"), hex("0202"), path("0303")))
        .isNull();
    assertThat(TOLL.leastMove(position, unit("a-group-1"), hex("0202"), hex("0303"))).isTrue();
    Position held = standing("0504: a-group-1", "0404: s-army-1");
    assertThat(TOLL.leastMove(held, unit("a-group-1"), hex("0504"), hex("0503"))).isFalse();
  }
}
