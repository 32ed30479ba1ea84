package stavka.rostov.arrival;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.EverywhereLines;
import stavka.rostov.Field;
import stavka.rostov.losses.Fates;
import stavka.rostov.losses.LossTracks;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.zones.RostovZones;

class GroupsTest {
  private static final LossTracks TRACKS = new LossTracks(Field.THEATRE);
  private static final Groups SOVIET = new Groups(Field.THEATRE, TRACKS, Side.SOVIET);
  private static final Groups AXIS = new Groups(Field.THEATRE, TRACKS, Side.AXIS);
  private static final Schedule SCHEDULE = new Schedule(Field.THEATRE);
  private static final Arrivals ARRIVALS =
      new Arrivals(Field.THEATRE, RostovZones.of(Field.THEATRE), new EverywhereLines(true));

  private static Field reserve(int turn, int results) {
    return Field.campaign().turn(turn).arrange(draft -> draft.enter(RostovLedger.RESERVE, results));
  }

  private static String why(Field field, Groups groups, String group) {
    Objection objection = groups.objection(field.position(), new CallUp(group));
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  @Test
  @Rule({"8.3", "8.31"})
  void theKharkovReserveComesForAPointByAReserveResultFromTurn40() {
    assertThat(why(reserve(39, 1), SOVIET, "soviet-a")).isEqualTo("8.31 group-closed");
    assertThat(why(reserve(40, 0), SOVIET, "soviet-a")).isEqualTo("8.31 group-no-reserve");
    assertThat(why(reserve(40, 1), SOVIET, "nobody")).isEqualTo("8.31 group-closed");
    Field field = reserve(40, 2);
    assertThat(why(field, SOVIET, "soviet-a")).isEmpty();
    int before = field.position().ledger(RostovLedger.SCORE);
    field.arrange(
        draft -> {
          SOVIET.carryOut(draft, new CallUp("soviet-a"));
          assertThat(draft.events()).anyMatch(event -> event instanceof Noted);
        });
    assertThat(field.where("su-393")).isEqualTo("box " + Box.DUE);
    assertThat(field.position().ledger(RostovLedger.SCORE)).isEqualTo(before + 1);
    assertThat(field.position().ledger(RostovLedger.RESERVE)).isEqualTo(1);
    assertThat(why(field, SOVIET, "soviet-a")).as("once").isEqualTo("8.31 group-closed");
    assertThat(field.names(ARRIVALS.choices(field.position(), field.unit("su-393"))))
        .isEqualTo("B0824 B0923 B0924");
    field.turn(45).arrange(SCHEDULE::receive);
    assertThat(field.where("su-393")).as("it does not come twice").isEqualTo("box " + Box.DUE);
  }

  @Test
  @Rule({"8.22", "8.31"})
  void aGroupComesByItsOwnEdgeAndItsUnitsOnTheirListsComeFree() {
    Field group = reserve(45, 1);
    group.arrange(draft -> SOVIET.carryOut(draft, new CallUp("soviet-d")));
    Ints east = ARRIVALS.choices(group.position(), group.unit("su-gmi-5"));
    assertThat(east).isNotEmpty();
    assertThat(east.all(Field.THEATRE.map().region("area-e2")::has)).isTrue();
    Field listed = Field.campaign();
    int before = listed.position().ledger(RostovLedger.SCORE);
    listed.turn(46).arrange(SCHEDULE::receive);
    Ints north = ARRIVALS.choices(listed.position(), listed.unit("su-gmi-5"));
    assertThat(north.all(Field.THEATRE.map().region("area-e1")::has)).isTrue();
    assertThat(listed.position().ledger(RostovLedger.SCORE)).isEqualTo(before);
  }

  @Test
  @Rule("8.31")
  void aGroupAllOfWhichHasComeIsClosed() {
    Field field = reserve(45, 1);
    field.place("A1117", "su-gmi-5 su-gmi-14");
    assertThat(why(field, SOVIET, "soviet-d")).isEqualTo("8.31 group-closed");
  }

  @Test
  @Rule("8.32")
  void aGroupOfTheAxisIsCalledAtWillAndKeepsADivisionHere() {
    Field field = Field.campaign().turn(60);
    Departures departures = new Departures(Field.THEATRE, new Fates(Field.THEATRE), Side.AXIS);
    KeepBack called = new KeepBack(field.unit("de-99-le"));
    assertThat(departures.objection(field.position(), called)).isNull();
    assertThat(why(field, AXIS, "soviet-a")).isEqualTo("8.31 group-closed");
    assertThat(why(Field.campaign().turn(61), AXIS, "axis-a")).isEqualTo("8.31 group-closed");
    int before = field.position().ledger(RostovLedger.SCORE);
    field.arrange(draft -> AXIS.carryOut(draft, new CallUp("axis-a")));
    assertThat(field.position().ledger(RostovLedger.SCORE)).isEqualTo(before - 1);
    assertThat(departures.objection(field.position(), called)).isNotNull();
    assertThat(departures.objection(field.position(), new KeepBack(field.unit("de-113")))).isNull();
  }
}
