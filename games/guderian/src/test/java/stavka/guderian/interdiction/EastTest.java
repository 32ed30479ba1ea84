package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.end;
import static stavka.guderian.Field.hex;
import static stavka.guderian.Field.march;
import static stavka.guderian.Field.next;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Ledger;

/** Smolensk and the German markers east of column 40. */
class EastTest {
  private static final Guderian PLAIN = new PlainMap().game();
  private static final int PLACE = Field.THEATRE.charts().place("smolensk");
  private static final Ints SMOLENSK = Field.THEATRE.charts().places().get(PLACE).hexes();
  private static final Interdict FAR_EAST = new Interdict(hex("4110"));

  /** The bits of Smolensk among the hexes that a German was the last to enter. */
  private static int bits() {
    int first = 0;
    for (int i = 0; i < PLACE; i++) {
      first += Field.THEATRE.charts().places().get(i).hexes().size();
    }
    return ((1 << SMOLENSK.size()) - 1) << first;
  }

  private static Field german(int turn, int phase, int... dice) {
    return Field.of(PLAIN, turn, phase, dice).ledger(Ledger.GERMAN_PLACES, bits());
  }

  private static Field holding(int turn, int phase, int... dice) {
    return german(turn, phase, dice).ledger(Ledger.HELD_PLACES, 1 << PLACE);
  }

  private static long noted(Field field, String code) {
    return field.events().stream()
        .filter(event -> event instanceof Noted noted && noted.code().equals(code))
        .count();
  }

  @Test
  @Rule("13.2")
  void theEastOpensOnTheTurnAfterBothHexesOfSmolenskAreHeldWithALine() {
    Field field = german(7, Field.AXIS_INTERDICTION, 1);
    assertThat(field.why(FAR_EAST)).isEqualTo("13.2 too-far-east");
    field.give(end());
    assertThat(noted(field, "east-opens")).isEqualTo(1);
    Field next = holding(8, Field.MECHANISED).place(hex("4015"), "de-5").give(end());
    assertThat(next.why(FAR_EAST)).isEmpty();
    assertThat(noted(next, "east-closes")).isZero();
    Field half =
        german(7, Field.AXIS_INTERDICTION, 1).ledger(Ledger.GERMAN_PLACES, bits() & -bits());
    half.give(end());
    assertThat(noted(half, "east-opens")).isZero();
  }

  @Test
  @Rule({"13.2", "15.11"})
  void aZoneOnTheWayToTheWestKeepsTheEastShut() {
    Field field =
        german(7, Field.AXIS_INTERDICTION, 1).place(next(SMOLENSK.first(), 5), "su-rd-46");
    field.give(end());
    assertThat(noted(field, "east-opens")).isZero();
    assertThat(field.position().ledger(Ledger.HELD_PLACES)).isZero();
  }

  @Test
  @Rule("13.2")
  void smolenskRetakenShutsTheEastAtOnce() {
    int beside = next(SMOLENSK.first(), 1);
    Field field = holding(8, Field.SOVIET_MOVEMENT).place(beside, "su-rd-46");
    field.give(march("su-rd-46", SMOLENSK.first()));
    assertThat(noted(field, "east-closes")).isEqualTo(1);
    assertThat(field.position().ledger(Ledger.HELD_PLACES)).isZero();
  }

  @Test
  @Rule({"13.2", "15.11"})
  void aLineThatIsCutShutsTheEastBeforeMarkersAreLaidThoughNobodyEntersSmolensk() {
    Field field = holding(8, Field.MECHANISED).place(next(SMOLENSK.first(), 5), "su-rd-46");
    field.give(end());
    assertThat(field.decision()).isEqualTo("interdict");
    assertThat(field.why(FAR_EAST)).isEqualTo("13.2 too-far-east");
    assertThat(noted(field, "east-closes")).isEqualTo(1);
  }

  @Test
  @Rule("13.2")
  void theEastIsShutUntilTheTurnAfterSmolenskIsHeldAgain() {
    Field field = german(9, Field.MECHANISED, 1).give(end());
    assertThat(field.why(FAR_EAST)).isEqualTo("13.2 too-far-east");
    field.give(end());
    assertThat(noted(field, "east-opens")).isEqualTo(1);
  }
}
