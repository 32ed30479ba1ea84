package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.arrival.Depart;
import stavka.rostov.arrival.KeepBack;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.testkit.ScriptedPlay;

class AirChangesTest {
  private static final Squadrons SQUADRONS = new Squadrons(Field.THEATRE);
  private static final AirChanges CHANGES = new AirChanges(Field.THEATRE, SQUADRONS);

  private static Field turn(String scenario, int turn) {
    return Field.of(scenario).turn(turn);
  }

  private static long inPlay(Field field, Side side) {
    return SQUADRONS
        .of(side)
        .filter(
            unit -> {
              int box = field.position().place(unit) - Field.THEATRE.grid().size();
              return box >= Box.READY && !SQUADRONS.dummy(unit);
            })
        .size();
  }

  @Test
  @Rule("8.23")
  void airUnitsThatComeAreReadyAtOnce() {
    Field pocket = turn("kiev-pocket", 38);
    assertThat(pocket.where("su-il-2-2")).isEqualTo("box " + Box.OUT);
    pocket.arrange(CHANGES::settle);
    assertThat(pocket.where("su-il-2-2")).isEqualTo("box " + Box.READY);
    long before = inPlay(pocket, Side.SOVIET);
    pocket.turn(39).arrange(CHANGES::settle);
    assertThat(inPlay(pocket, Side.SOVIET)).isEqualTo(before);
  }

  private static AirDepartures departures(Side side) {
    return new AirDepartures(Field.THEATRE, SQUADRONS, new Fates(Field.THEATRE), side);
  }

  private static final AirDepartures AXIS = departures(Side.AXIS);

  @Test
  @Rule("8.72")
  void ofThoseCalledAwayByTypeTheWorstOffGoesUnlessThePlayerChooses() {
    Field pocket = turn("kiev-pocket", 48);
    pocket.arrange(draft -> draft.moveToBox(pocket.unit("de-ju-88-2"), Box.SHOT_DOWN));
    pocket.arrange(draft -> draft.moveToBox(pocket.unit("de-ju-88-3"), Box.FLOWN));
    Position before = pocket.position();
    pocket.arrange(AXIS::end);
    assertThat(pocket.where("de-ju-88-2")).isEqualTo("box " + Box.LEFT);
    assertThat(pocket.where("de-ju-88-1")).isEqualTo("box " + Box.READY);
    assertThat(pocket.where("de-ju-88-3")).isEqualTo("box " + Box.FLOWN);

    List<Order> offered = new ArrayList<>();
    AXIS.forEach(before, offered::add);
    assertThat(offered)
        .contains(
            new Depart(pocket.unit("de-ju-88-1"), Ints.EMPTY),
            new Depart(pocket.unit("de-ju-88-2"), Ints.EMPTY),
            new Depart(pocket.unit("de-ju-88-3"), Ints.EMPTY),
            new KeepBack(pocket.unit("de-ju-88-1")));
    Draft chosen = before.edit();
    AXIS.carryOut(chosen, new Depart(pocket.unit("de-ju-88-3"), Ints.EMPTY));
    assertThat(AXIS.any(chosen.view())).as("one is enough").isFalse();
    AXIS.end(chosen);
    assertThat(chosen.view().inBox(pocket.unit("de-ju-88-2"), Box.SHOT_DOWN)).isTrue();
    Field two = turn("kiev-pocket", 47);
    long all = inPlay(two, Side.AXIS);
    two.arrange(AXIS::end);
    assertThat(inPlay(two, Side.AXIS)).isEqualTo(all - 4);
  }

  @Test
  @Rule("8.73")
  void anAircraftThatIsKeptBackCostsAPoint() {
    Field pocket = turn("kiev-pocket", 48);
    KeepBack keep = new KeepBack(pocket.unit("de-ju-88-1"));
    assertThat(AXIS.objection(pocket.position(), keep)).isNull();
    assertThat(AXIS.objection(pocket.position(), new KeepBack(pocket.unit("de-bf-110-1"))))
        .isNotNull();
    pocket.arrange(draft -> AXIS.carryOut(draft, keep)).arrange(AXIS::end);
    assertThat(pocket.where("de-ju-88-1")).isEqualTo("box " + Box.READY);
    assertThat(pocket.where("de-ju-88-2")).isEqualTo("box " + Box.READY);
    assertThat(pocket.position().ledger(RostovLedger.SCORE)).isEqualTo(-1);
  }

  @Test
  @Rule({"8.72", "8.73"})
  void aircraftThatLeaveAreAskedForInTheirPhase() {
    ScriptedPlay play = Field.pocket().at(48, "axis-departures");
    play.give(new Depart(play.unit("de-ju-88-1"), Ints.EMPTY));
    assertThat(play.position().inBox(play.unit("de-ju-88-1"), Box.LEFT)).isTrue();
    assertThat(play.why(new Depart(play.unit("de-ju-88-2"), Ints.EMPTY))).isNotEmpty();
  }

  @Test
  @Rule("8.72")
  void ofAShareOfAllTheWeakestGoAndDummiesStay() {
    Field drive = turn("to-rostov", 74);
    long before = inPlay(drive, Side.AXIS);
    drive.arrange(AXIS::end);
    assertThat(inPlay(drive, Side.AXIS)).isEqualTo(before - before / 2);
    assertThat(drive.where("hu-cr-42-1")).isEqualTo("box " + Box.LEFT);
    assertThat(drive.where("de-bf-109f-1")).isEqualTo("box " + Box.READY);
    assertThat(drive.where("de-dummy-1")).isEqualTo("box " + Box.READY);
  }
}
