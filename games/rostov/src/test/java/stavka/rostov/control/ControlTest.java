package stavka.rostov.control;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;

class ControlTest {
  private static final Control CONTROL = new Control(Field.THEATRE);

  private static boolean axis(Field field, String hex) {
    return Control.holds(field.position(), Side.AXIS, field.hex(hex));
  }

  private static Field soviet(Field field, String hex) {
    return field.arrange(
        draft -> draft.put(field.hex(hex), RostovLayers.HOLDER, RostovLayers.SOVIET));
  }

  @Test
  @Rule("3.21")
  void whoEntersAHexHoldsItAtOnceButSupplyColumnsTakeNothing() {
    Field sumy = soviet(Field.sumy(), "A4811");
    int hex = sumy.hex("A4811");
    sumy.arrange(draft -> CONTROL.stepped(draft, sumy.unit("supply-axis-1"), -1, hex));
    assertThat(axis(sumy, "A4811")).isFalse();
    sumy.arrange(draft -> CONTROL.stepped(draft, sumy.unit("de-299"), -1, hex));
    assertThat(axis(sumy, "A4811")).isTrue();
  }

  @Test
  @Rule({"3.21", "3.46"})
  void whenAPhaseEndsAVacantHexGoesToTheSideWhoseZoneAloneLiesThere() {
    Field sumy = soviet(Field.sumy(), "A4811").arrange(CONTROL::settle);
    assertThat(axis(sumy, "A4811")).isTrue();
    Field contested = soviet(Field.sumy().place("A4910", "su-297"), "A4811");
    contested.arrange(CONTROL::settle);
    assertThat(axis(contested, "A4811")).isFalse();
  }

  @Test
  @Rule({"3.21", "25.12"})
  void aMajorCityThatIsLeftStaysWithItsLastHolderUntilItIsEntered() {
    Field redeemed = Field.redeemed();
    redeemed.arrange(
        draft ->
            redeemed
                .units("de-ss-lah-inf de-ss-lah-r de-flak-4")
                .each(unit -> draft.moveToBox(unit, 0)));
    redeemed.place("D4820", "su-317").arrange(CONTROL::settle);
    assertThat(axis(redeemed, "D4821")).isTrue();
    redeemed.arrange(
        draft ->
            CONTROL.stepped(
                draft, redeemed.unit("su-317"), redeemed.hex("D4820"), redeemed.hex("D4821")));
    assertThat(axis(redeemed, "D4821")).isFalse();
  }

  @Test
  @Rule("3.41")
  void aHexWithUnitsIsTheirsWhateverZonesLieThere() {
    Field sumy = Field.sumy().alone().place("A5110", "de-art-704").place("A5111", "su-297");
    sumy.arrange(draft -> CONTROL.stepped(draft, sumy.unit("de-art-704"), -1, sumy.hex("A5110")));
    sumy.arrange(CONTROL::settle);
    assertThat(axis(sumy, "A5110")).isTrue();
  }

  private static int score(Field field) {
    return field.position().ledger(RostovLedger.SCORE);
  }

  @Test
  @Rule("25.12")
  void kharkovRetakenTakesOffWhatItGaveAlthoughItIsWorthLessByThen() {
    Field drive = Field.of("to-kharkov").turn(60);
    int before = score(drive);
    int hex = drive.hex("B0924");
    drive.arrange(draft -> CONTROL.stepped(draft, drive.unit("de-297"), -1, hex));
    assertThat(score(drive)).isEqualTo(before + 6);
    drive.turn(62).arrange(draft -> CONTROL.stepped(draft, drive.unit("su-169"), -1, hex));
    assertThat(score(drive)).isEqualTo(before);
    drive.arrange(draft -> CONTROL.stepped(draft, drive.unit("de-297"), -1, hex));
    assertThat(score(drive)).isEqualTo(before + 4);
    drive.arrange(draft -> CONTROL.stepped(draft, drive.unit("su-169"), -1, hex));
    assertThat(score(drive)).isEqualTo(before);
  }
}
