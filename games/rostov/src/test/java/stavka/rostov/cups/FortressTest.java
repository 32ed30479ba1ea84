package stavka.rostov.cups;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.order.Place;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.EverywhereLines;
import stavka.rostov.Field;
import stavka.rostov.control.Control;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.works.RostovForts;
import stavka.rostov.zones.RostovZones;

class FortressTest {
  private static Fortress fortress(boolean supplied) {
    return new Fortress(
        Field.THEATRE,
        RostovZones.of(Field.THEATRE),
        new EverywhereLines(supplied),
        new RostovForts(Field.THEATRE),
        new Control(Field.THEATRE));
  }

  private static final Fortress FORTRESS = fortress(true);

  /** The ninth and the next are those of turn 37: eight stand on the map at the start. */
  private static Field turn37() {
    return Field.pocket().turn(37).arrange(FORTRESS::receive);
  }

  private static String why(Field field, Fortress rules, String unit, String hex) {
    Objection objection =
        rules.objection(field.position(), new Place(Ints.of(field.unit(unit)), field.hex(hex)));
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  @Test
  @Rule({"8.6", "8.61", "22.53"})
  void eightLieUnknownAtTheStartOfKievPocketAndTheNextTwoComeOnTurn37() {
    Field start = Field.pocket();
    assertThat(start.where("ur-mg-8")).isEqualTo("A4037");
    assertThat(Field.THEATRE.pieces().unknown(start.position(), start.unit("ur-mg-8"))).isTrue();
    Field now = turn37();
    assertThat(now.where("ur-mg-9")).isEqualTo("box " + Box.DUE);
    assertThat(now.where("ur-mg-10")).isEqualTo("box " + Box.DUE);
    assertThat(now.where("ur-mg-11")).isEqualTo("box " + Box.POOL);
  }

  @Test
  @Rule({"8.62", "8.63"})
  void theyArePutInSuppliedTownsAndFortificationsOneAHexOutOfAxisZones() {
    Field field = turn37();
    assertThat(why(field, FORTRESS, "ur-mg-9", "A5230")).as("Poltava").isEmpty();
    assertThat(why(field, fortress(false), "ur-mg-9", "A5230")).isEqualTo("8.62 ur-mg-place");
    assertThat(why(field, FORTRESS, "ur-mg-9", "A5330")).isEqualTo("8.62 ur-mg-place");
    assertThat(why(field, FORTRESS, "ur-mg-9", "A0916")).as("one is there").isNotEmpty();
    assertThat(why(field, FORTRESS, "ur-mg-11", "A5230")).as("not yet").isNotEmpty();
    field.arrange(
        draft -> draft.put(field.hex("A5330"), RostovLayers.FORTS, RostovLayers.SOVIET_FORT));
    assertThat(why(field, FORTRESS, "ur-mg-9", "A5330")).isEmpty();
    field.arrange(
        draft -> FORTRESS.carryOut(draft, new Place(field.units("ur-mg-9"), field.hex("A5330"))));
    assertThat(field.where("ur-mg-9")).isEqualTo("A5330");
    assertThat(Field.THEATRE.pieces().unknown(field.position(), field.unit("ur-mg-9"))).isTrue();
    assertThat(why(field, FORTRESS, "ur-mg-10", "A5330")).isEqualTo("8.62 ur-mg-place");
    field.arrange(draft -> draft.moveTo(field.unit("ur-mg-9"), field.hex("A5230")));
    assertThat(why(field, FORTRESS, "ur-mg-10", "A5330")).isEmpty();
    int beside = Field.THEATRE.grid().neighbour(field.hex("A5330"), 2);
    field.arrange(draft -> draft.moveTo(field.unit("de-44"), beside));
    assertThat(why(field, FORTRESS, "ur-mg-10", "A5330")).as("a zone").isNotEmpty();
  }

  @Test
  @Rule("8.62")
  void thoseOfAPlaceComeThereAlone() {
    Field rostov = Field.of("to-rostov").turn(57).arrange(FORTRESS::receive);
    for (int unit : rostov.position().stack(rostov.hex("D4822"))) {
      rostov.arrange(draft -> draft.moveToBox(unit, Box.OUT));
    }
    assertThat(why(rostov, FORTRESS, "ur-mg-1", "D4822")).isEmpty();
    assertThat(why(rostov, FORTRESS, "ur-mg-1", "D4204")).isEqualTo("8.62 ur-mg-place");
  }

  @Test
  @Rule({"8.64", "22.54"})
  void rebuiltOnesComeBackKnown() {
    Field field = turn37();
    field.arrange(draft -> draft.moveToBox(field.unit("ur-mg-3"), Box.ACTIVE));
    field.mark(RostovMarks.VALUE, 1, "ur-mg-3");
    assertThat(why(field, FORTRESS, "ur-mg-3", "A5230")).isEmpty();
    field.arrange(
        draft -> FORTRESS.carryOut(draft, new Place(field.units("ur-mg-3"), field.hex("A5230"))));
    assertThat(Field.THEATRE.pieces().unknown(field.position(), field.unit("ur-mg-3"))).isFalse();
  }
}
