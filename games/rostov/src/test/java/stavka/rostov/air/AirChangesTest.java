package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;

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

  @Test
  @Rule("8.72")
  void ofThoseCalledAwayByTypeTheWorstOffGoes() {
    Field pocket = turn("kiev-pocket", 48);
    pocket.arrange(draft -> draft.moveToBox(pocket.unit("de-ju-88-2"), Box.SHOT_DOWN));
    pocket.arrange(draft -> draft.moveToBox(pocket.unit("de-ju-88-3"), Box.FLOWN));
    pocket.arrange(CHANGES::settle);
    assertThat(pocket.where("de-ju-88-2")).isEqualTo("box " + Box.LEFT);
    assertThat(pocket.where("de-ju-88-1")).isEqualTo("box " + Box.READY);
    assertThat(pocket.where("de-ju-88-3")).isEqualTo("box " + Box.FLOWN);
    Field two = turn("kiev-pocket", 47);
    long before = inPlay(two, Side.AXIS);
    two.arrange(CHANGES::settle);
    assertThat(inPlay(two, Side.AXIS)).isEqualTo(before - 4);
  }

  @Test
  @Rule("8.72")
  void ofAShareOfAllTheWeakestGoAndDummiesStay() {
    Field drive = turn("to-rostov", 74);
    long before = inPlay(drive, Side.AXIS);
    drive.arrange(CHANGES::settle);
    assertThat(inPlay(drive, Side.AXIS)).isEqualTo(before - before / 2);
    assertThat(drive.where("hu-cr-42-1")).isEqualTo("box " + Box.LEFT);
    assertThat(drive.where("de-bf-109f-1")).isEqualTo("box " + Box.READY);
    assertThat(drive.where("de-dummy-1")).isEqualTo("box " + Box.READY);
  }
}
