package stavka.guderian.combat;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.THEATRE;
import static stavka.guderian.Field.advance;
import static stavka.guderian.Field.at;
import static stavka.guderian.Field.attack;
import static stavka.guderian.Field.next;
import static stavka.guderian.Field.open;
import static stavka.guderian.Field.unit;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Event;
import stavka.engine.event.Fought;
import stavka.engine.event.Revealed;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.guderian.Field;
import stavka.operational.combat.Cup;
import stavka.operational.combat.LastingCups;
import stavka.operational.model.Marks;

class UntriedTest {
  private static final int HEX = open(h -> true);
  private static final int TARGET = next(HEX, 0);

  @Test
  @Rule({"12.2", "12.0"})
  void allAreShownTogetherBeforeTheDieAndNobodyIsWithdrawn() {
    Field field =
        at(8, Field.SOVIET_COMBAT, 1, 1, 6)
            .place(HEX, "su-rd-46 su-rd-152 su-koniev")
            .place(TARGET, "de-5");
    field.give(attack("su-rd-46 su-rd-152", TARGET));
    List<Event> events = field.events();
    int fought = -1;
    int shown = 0;
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i) instanceof Fought) {
        fought = i;
      } else if (events.get(i) instanceof Revealed) {
        assertThat(fought).isNegative();
        shown++;
      }
    }
    assertThat(shown).isEqualTo(2);
    assertThat(fought).isPositive();
    assertThat(field.has("su-rd-46", Marks.ATTACKED)).isTrue();
  }

  @Test
  @Rule({"12.1", "8.11"})
  void anUntriedUnitHasAZoneThoughItMayBeWorthless() {
    Field field = at(8, Field.AXIS_COMBAT).place(HEX, "su-rd-46");
    assertThat(THEATRE.board(field.position()).inZoneOf(Side.SOVIET, TARGET)).isTrue();
    assertThat(THEATRE.pieces().defence(field.position(), unit("su-rd-46"))).isZero();
  }

  @Test
  @Rule({"12.3", "9.86"})
  void whereAllDefendersProveWorthlessTheAttackerAdvancesWithoutADie() {
    Field field = at(8, Field.AXIS_COMBAT, LeaderTest.ticket(0, 0)).place(HEX, "de-5");
    field.place(TARGET, "su-rd-46").give(attack("de-5", TARGET));
    assertThat(field.events()).noneMatch(Fought.class::isInstance);
    field.give(advance("de-5", TARGET, next(TARGET, 0)));
    assertThat(field.hexOf("de-5")).isEqualTo(next(TARGET, 0));
  }

  @Test
  @Rule({"12.3", "12.2"})
  void aWorthlessDefenderBesideAnotherGoesAndTheOtherFights() {
    Field field =
        at(8, Field.AXIS_COMBAT, LeaderTest.ticket(0, 0), 2)
            .place(HEX, "de-5")
            .place(TARGET, "su-rd-46 su-rd-152")
            .known("su-rd-152", 3, 4);
    field.give(attack("de-5", TARGET));
    assertThat(field.gone("su-rd-46")).isTrue();
    assertThat(field.fought().report().defence().total()).isEqualTo(4);
  }

  @Test
  @Rule("12.3")
  void aWorthlessTankDivisionIsRemovedToo() {
    int ticket = 1;
    for (var value : THEATRE.pieces().cup(THEATRE.pieces().cupOf(unit("su-td-13")))) {
      if (value.attack() == 0) {
        break;
      }
      ticket += value.count();
    }
    Field field = at(8, Field.AXIS_COMBAT, ticket).place(HEX, "de-5").place(TARGET, "su-td-13");
    field.give(attack("de-5", TARGET));
    assertThat(field.gone("su-td-13")).isTrue();
  }

  @Test
  @Rule({"12.3", "9.21"})
  void a016DefendsWithOne() {
    Field field =
        at(8, Field.AXIS_COMBAT)
            .place(HEX, "de-5")
            .place(TARGET, "su-rd-46")
            .known("su-rd-46", 0, 1);
    assertThat(field.defenceAgainst(attack("de-5", TARGET))).isEqualTo(1);
  }

  @Test
  @Rule({"12.0", "12.1"})
  void whatOneUnitHasDrawnNoOtherDraws() {
    Field field = at(8, Field.AXIS_COMBAT).known("su-rd-46", 9, 8);
    Cup cup =
        new LastingCups(THEATRE.pieces())
            .left(field.position(), THEATRE.pieces().cupOf(unit("su-rd-46")));
    assertThat(cup.total()).isEqualTo(77);
    for (int i = 0; i < cup.size(); i++) {
      if (cup.value(i).attack() == 9) {
        assertThat(cup.left(i)).isZero();
      }
    }
  }
}
