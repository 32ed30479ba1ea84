package stavka.rostov.cups;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;

class UnknownsTest {
  private static final Unknowns UNKNOWNS = new Unknowns(Field.THEATRE, new Fates(Field.THEATRE));

  /** Turned up with that ticket of the full cup, from 1. */
  private static Field turned(int ticket) {
    Field azov = Field.azov().dice(ticket);
    return azov.arrange(draft -> UNKNOWNS.carryOut(draft, new TurnUp(azov.unit("ur-mg-1"))));
  }

  private static String shown(Field field) {
    int unit = field.unit("ur-mg-1");
    return Field.THEATRE.pieces().defence(field.position(), unit)
        + " moves "
        + Field.THEATRE.pieces().movement(field.position(), unit);
  }

  @Test
  @Rule({"11.62", "11.63", "22.51", "22.54"})
  void aUnitOfTheFortressIsTurnedUpAsItIsDrawnAndGoesIfItIsNothing() {
    assertThat(shown(turned(5))).isEqualTo("1 moves 0");
    assertThat(shown(turned(15))).isEqualTo("2 moves 2");
    assertThat(shown(turned(24))).isEqualTo("3 moves 2");
    assertThat(turned(5).where("ur-mg-1")).isEqualTo("C4239");
    assertThat(turned(1).where("ur-mg-1")).isEqualTo("box " + Box.CADRE);
  }

  @Test
  @Rule({"11.61", "22.52"})
  void unknownItDoesNotMoveAndAfterwardsNobodyElseDoes() {
    Field azov = Field.azov();
    assertThat(Field.THEATRE.pieces().movement(azov.position(), azov.unit("ur-mg-1"))).isZero();
    assertThat(UNKNOWNS.moves(azov.position(), azov.unit("su-106"))).isTrue();
    Field after = turned(15);
    assertThat(UNKNOWNS.moves(after.position(), after.unit("su-106"))).isFalse();
    assertThat(UNKNOWNS.moves(after.position(), after.unit("ur-mg-1"))).isTrue();
  }

  @Test
  @Rule({"11.61", "22.62"})
  void militiaAndKnownUnitsAreNotTurnedUp() {
    Field redeemed = Field.redeemed();
    assertThat(why(redeemed, "militia-rostov-1")).isEqualTo("11.61 turn-up-who");
    assertThat(why(redeemed, "su-317")).isEqualTo("11.61 turn-up-who");
    assertThat(why(turned(15), "ur-mg-1")).isEqualTo("11.61 turn-up-who");
    assertThat(why(Field.azov(), "ur-mg-1")).isEmpty();
    assertThat(why(Field.azov(), "ur-mg-2")).isEqualTo("8.11 not-on-map");
  }

  private static String why(Field field, String unit) {
    Objection objection = UNKNOWNS.objection(field.position(), new TurnUp(field.unit(unit)));
    return objection == null ? "" : objection.rule() + " " + objection.code();
  }

  @Test
  @Rule({"15.54", "22.62", "22.63"})
  void militiaThatAreNothingGoForGoodWhenTheyAreAttacked() {
    Field redeemed = Field.redeemed().dice(1);
    Ints militia = redeemed.units("militia-rostov-1 su-317");
    redeemed.arrange(
        draft ->
            assertThat(UNKNOWNS.turnUp(draft, militia, "15.54"))
                .isEqualTo(redeemed.units("su-317")));
    assertThat(redeemed.where("militia-rostov-1")).isEqualTo("box " + Box.NEVER);
  }
}
