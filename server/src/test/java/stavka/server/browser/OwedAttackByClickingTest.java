package stavka.server.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.rostov.Rostov;

/** An attack that the Soviets owe, declared as such with the mouse. */
@Tag("browser")
class OwedAttackByClickingTest {
  private static final double LONG_MILLIS = 120_000;
  private static final String DECLARED = "s.history.findLast(e => e.order?.type === 'declare')";
  private static final String FORMS =
      "s.choices.targets.find(t => t.forms.length > 1"
          + " && s.view.units.some(u => u.hex === t.hex && u.id.startsWith('de-')))";

  @TempDir static Path folder;

  @Test
  void anAttackThatIsOwedIsDeclaredByASwitchOfThePlan() {
    String record =
        new Prelude(new Rostov(), "kiev-pocket", folder)
            .until((position, legal) -> legal.declares() && owed(position, legal));
    try (House house = House.open(folder, List.of(new Rostov()))) {
      Seat seat = house.sit(house.load(record), "both");
      seat.page().setDefaultTimeout(LONG_MILLIS);
      seat.toMyMove();
      assertThat(seat.find(".duty").first().textContent()).contains("Attacks owed: ");
      String hex = seat.text(FORMS + ".hex");
      seat.click(hex);
      seat.until("s.plan?.forecast");
      assertThat(seat.text("s.plan.targets.join()")).isEqualTo(hex);
      seat.find(".option input").check();
      seat.until("s.plan?.forecast && s.plan.options.mandated");
      seat.picture("rostov-owed-attack");
      seat.order(() -> seat.find(".foot .btn.go").click());
      seat.until(DECLARED);
      assertThat(seat.holds(DECLARED + ".order.mandated")).isTrue();
      assertThat(seat.holds("s.view.hexMarks.some(m => m.mark === 'mandated')")).isTrue();
      assertThat(seat.holds(DECLARED + ".events.some(e => e.code === 'mandated-declared')"))
          .isTrue();
      assertThat(house.complaints()).isEmpty();
    }
  }

  /** Whether an owed attack can be declared on Germans: pontoons alone are not fought for. */
  private static boolean owed(Position position, Orders legal) {
    return legal.targets().stream()
        .filter(
            target ->
                position
                    .stack(target.hex())
                    .any(unit -> position.counter(unit).id().startsWith("de-")))
        .anyMatch(target -> legal.formsOf(target.attackers(), Ints.of(target.hex())).size() > 1);
  }
}
