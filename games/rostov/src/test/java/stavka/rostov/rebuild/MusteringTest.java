package stavka.rostov.rebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.rebuild.Staff.arms;
import static stavka.rostov.rebuild.Staff.end;
import static stavka.rostov.rebuild.Staff.give;
import static stavka.rostov.rebuild.Staff.men;
import static stavka.rostov.rebuild.Staff.why;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.supply.Depot;

class MusteringTest {
  private static Field box(Field field, int box, String... units) {
    for (String unit : units) {
      field.arrange(draft -> draft.moveToBox(field.unit(unit), box));
    }
    return field;
  }

  private static Muster muster(Field field, String unit, String hex) {
    return new Muster(field.unit(unit), field.hex(hex));
  }

  @Test
  @Rule("7.43")
  void aUnitOfOneStepComesToASafeTownAndAnotherToAnother() {
    Field field =
        men(box(Field.of("to-kharkov"), Box.CADRE, "zap-9", "zap-10", "su-293"), Side.SOVIET, 5);
    give(field, Side.SOVIET, muster(field, "zap-9", "B1316"));
    assertThat(field.where("zap-9")).isEqualTo("B1316");
    assertThat(men(field, Side.SOVIET)).isEqualTo(4);
    assertThat(why(field, Side.SOVIET, muster(field, "zap-10", "B1316")))
        .isEqualTo("7.43 raise-place");
    assertThat(why(field, Side.SOVIET, muster(field, "zap-10", "B1317")))
        .isEqualTo("7.43 raise-place");
    assertThat(why(field, Side.SOVIET, muster(field, "su-293", "B1427")))
        .isEqualTo("7.43 raise-place");
    assertThat(why(field, Side.SOVIET, muster(field, "zap-10", "B1427"))).isEmpty();
    end(field, Side.SOVIET);
    give(field, Side.SOVIET, muster(field, "zap-10", "B1316"));
  }

  @Test
  @Rule("7.43")
  void notIntoAZoneNorAnEnemyTownNorFromEliminated() {
    Field field = men(box(Field.of("to-kharkov"), Box.CADRE, "zap-9"), Side.SOVIET, 5);
    assertThat(why(field, Side.SOVIET, muster(field, "zap-9", "A5230")))
        .isEqualTo("7.43 raise-place");
    field.place("B1317", "de-62");
    assertThat(why(field, Side.SOVIET, muster(field, "zap-9", "B1316")))
        .isEqualTo("7.43 raise-place");
    box(field, Box.ELIMINATED, "zap-9");
    assertThat(why(field, Side.SOVIET, muster(field, "zap-9", "B1427")))
        .isEqualTo("7.43 raise-not-boxed");
    box(men(field, Side.SOVIET, 0), Box.CADRE, "zap-9");
    assertThat(why(field, Side.SOVIET, muster(field, "zap-9", "B1427")))
        .isEqualTo("7.41 raise-no-points");
    box(field, Box.CADRE, "su-sat-1");
    arms(field, Side.SOVIET, 1);
    assertThat(why(field, Side.SOVIET, muster(field, "su-sat-1", "B1427"))).isEmpty();
  }

  /** Kharkov, three hexes, with Germans all about it. */
  private static Field besieged() {
    Field field = Field.of("to-kharkov").turn(60).alone();
    surround(field);
    return field.place("B0924", "su-393").place("B0824", "su-216");
  }

  private static void surround(Field field) {
    String[] ring = "B0822 B0922 B1022 B1023 B1024 B0925 B0825 B0724 B0723".split(" ");
    String[] units = "de-62 de-168 de-75 de-44 de-299 de-294 de-57 de-68 de-79".split(" ");
    for (int i = 0; i < ring.length; i++) {
      field.place(ring[i], units[i]);
    }
  }

  @Test
  @Rule("7.42")
  void aMajorCityOfThreeHexesThatIsCutOffIsGivenOnePoint() {
    Field field = men(box(besieged(), Box.CADRE, "su-293", "su-81"), Side.SOVIET, 5);
    assertThat(Depot.reaches(field, Side.SOVIET, "B0924")).isFalse();
    assertThat(Depot.LINES.cutOff(field.position())).anyMatch(city -> city.size() == 3);
    field.mark(RostovMarks.STEP, 1, "su-393 su-216").mark(RostovMarks.REFIT, 1, "su-393 su-216");
    Restore first = new Restore(field.unit("su-393"));
    assertThat(why(field, Side.SOVIET, muster(field, "su-293", "B0923"))).isEmpty();
    give(field, Side.SOVIET, first);
    assertThat(why(field, Side.SOVIET, new Restore(field.unit("su-216"))))
        .isEqualTo("7.41 refit-cut");
    assertThat(why(field, Side.SOVIET, muster(field, "su-293", "B0923")))
        .isEqualTo("7.43 raise-place");
    Field other = men(box(besieged(), Box.CADRE, "su-293"), Side.SOVIET, 5);
    give(other, Side.SOVIET, muster(other, "su-293", "B0923"));
    assertThat(other.position().get(other.unit("su-293"), RostovMarks.STEP)).isPositive();
    Field two = men(box(besieged(), Box.CADRE, "su-293"), Side.SOVIET, 5);
    two.arrange(draft -> draft.put(two.hex("B0923"), RostovLayers.HOLDER, RostovLayers.AXIS));
    assertThat(why(two, Side.SOVIET, muster(two, "su-293", "B0924"))).isEqualTo("7.43 raise-place");
  }

  @Test
  @Rule("7.42")
  void theNkvdOfACityTakesUpArmsOnceTheFirstTimeItIsCutOff() {
    Field field = men(box(besieged(), Box.CADRE, "su-nk-33", "su-nk-20"), Side.SOVIET, 5);
    Muster armed = muster(field, "su-nk-33", "B0923");
    give(field, Side.SOVIET, armed);
    assertThat(men(field, Side.SOVIET)).isEqualTo(4);
    assertThat(field.position().ledger(RostovLedger.NKVD)).isZero();
    assertThat(why(field, Side.SOVIET, muster(field, "su-nk-20", "B0923")))
        .isEqualTo("7.43 raise-place");
    Field again = men(box(besieged(), Box.CADRE, "su-nk-33"), Side.SOVIET, 5);
    again.dice(5, 5).arrange(Staff.REBUILD.table()::receive);
    assertThat(why(again, Side.SOVIET, armed)).isEmpty();
    String ring = "de-62 de-168 de-75 de-44 de-299 de-294 de-57 de-68 de-79";
    again.place("A0101", ring).arrange(Staff.REBUILD.table()::receive);
    assertThat(Depot.reaches(again, Side.SOVIET, "B0924")).isTrue();
    surround(again);
    assertThat(Depot.reaches(again, Side.SOVIET, "B0924")).isFalse();
    assertThat(why(again, Side.SOVIET, armed)).isEqualTo("7.43 raise-place");
  }

  @Test
  @Rule({"7.23", "7.43"})
  void thoseOfTheNkvdDoNotComeToOtherTowns() {
    Field field = men(box(Field.of("to-kharkov"), Box.CADRE, "su-nk-20"), Side.SOVIET, 5);
    assertThat(why(field, Side.SOVIET, muster(field, "su-nk-20", "B1427")))
        .isEqualTo("7.43 raise-place");
  }
}
