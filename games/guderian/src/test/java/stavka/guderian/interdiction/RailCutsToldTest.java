package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.GROUND;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.at;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;

class RailCutsToldTest {
  private static final int RAIL =
      IntStream.range(0, GROUND.grid().size()).filter(GROUND::onRail).findFirst().orElseThrow();

  private static Draft ended(int option, int stayed) {
    Field field = at(8, Field.AXIS_INTERDICTION).place(RAIL, "de-5");
    field.ledger(Ledger.RAIL_CUTS, option).set(GuderianMarks.STAYED, stayed, "de-5");
    Draft draft = field.position().edit();
    new RailCuts(THEATRE).turnEnds(draft);
    return draft;
  }

  @Test
  @Rule("6.35")
  void aCutIsToldAndOnlyMadeByWhoStayedATurnWithTheOptionOn() {
    Draft cut = ended(1, RAIL + 1);
    assertThat(RailCuts.cutAt(cut.view(), RAIL)).isTrue();
    assertThat(cut.events())
        .singleElement()
        .isInstanceOfSatisfying(Noted.class, told -> assertThat(told.code()).isEqualTo("rail-cut"));
    Draft came = ended(1, 0);
    assertThat(RailCuts.cutAt(came.view(), RAIL)).isFalse();
    assertThat(came.get(Field.unit("de-5"), GuderianMarks.STAYED)).isEqualTo(RAIL + 1);
    assertThat(ended(0, RAIL + 1).events()).isEmpty();
  }

  @Test
  @Rule("6.35")
  void noTrainPassesACutHexAndOthersRunAsBefore() {
    var position = ended(1, RAIL + 1).view();
    var track = GROUND.track();
    var cut = RailCuts.without(track, position);
    boolean[] elsewhere = {false};
    for (int from = 0; from < GROUND.grid().size(); from++) {
      for (int direction = 0; direction < 6; direction++) {
        int to = GROUND.grid().neighbour(from, direction);
        if (to >= 0 && track.price(from, direction) != 0) {
          boolean touched = from == RAIL || to == RAIL;
          assertThat(cut.price(from, direction))
              .isEqualTo(touched ? 0 : track.price(from, direction));
          elsewhere[0] |= !touched;
        }
      }
    }
    assertThat(elsewhere[0]).isTrue();
    assertThat(RailCuts.without(track, ended(0, 0).view())).isSameAs(track);
  }
}
