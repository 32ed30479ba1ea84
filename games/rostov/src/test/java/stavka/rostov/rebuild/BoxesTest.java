package stavka.rostov.rebuild;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.rostov.rebuild.Staff.REBUILD;
import static stavka.rostov.rebuild.Staff.arms;
import static stavka.rostov.rebuild.Staff.end;
import static stavka.rostov.rebuild.Staff.give;
import static stavka.rostov.rebuild.Staff.men;
import static stavka.rostov.rebuild.Staff.why;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Boxed;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.sequence.Proposing;

class BoxesTest {
  private static Field campaign(int box, String... units) {
    Field field = Field.of("kiev-to-rostov").turn(50);
    for (String unit : units) {
      field.arrange(draft -> draft.moveToBox(field.unit(unit), box));
    }
    return field;
  }

  private static Raise raise(Field field, String unit) {
    return new Raise(field.unit(unit));
  }

  private static int step(Field field, String unit) {
    return field.position().get(field.unit(unit), RostovMarks.STEP);
  }

  @Test
  @Rule({"7.22", "7.43"})
  void aLostDivisionGoesUpABoxATurnAndIsWholeAfterFour() {
    Field field = men(campaign(Box.ELIMINATED, "su-293"), Side.SOVIET, 9);
    Raise raise = raise(field, "su-293");
    give(field, Side.SOVIET, raise);
    assertThat(field.position().inBox(field.unit("su-293"), Box.CADRE)).isTrue();
    assertThat(why(field, Side.SOVIET, raise)).isEqualTo("7.43 raise-again");
    end(field, Side.SOVIET);
    give(field, Side.SOVIET, raise);
    assertThat(field.position().inBox(field.unit("su-293"), Box.ACTIVE)).isTrue();
    int lost = Field.THEATRE.pieces().profile(field.unit("su-293")).steps().size() - 1;
    assertThat(step(field, "su-293")).isEqualTo(lost).isPositive();
    assertThat(Field.THEATRE.pieces().comesBack(field.position(), field.unit("su-293"))).isTrue();
    for (int left = lost; left > 0; left--) {
      end(field, Side.SOVIET);
      give(field, Side.SOVIET, raise);
      assertThat(step(field, "su-293")).isEqualTo(left - 1);
    }
    end(field, Side.SOVIET);
    assertThat(why(field, Side.SOVIET, raise)).isEqualTo("7.41 refit-whole");
    assertThat(men(field, Side.SOVIET)).isEqualTo(9 - 2 - lost);
  }

  @Test
  @Rule({"7.24", "7.31", "7.32", "7.43"})
  void menLiftAnybodyFromEliminatedAndArmamentAlonePanzersFromCadre() {
    Field field = men(campaign(Box.ELIMINATED, "de-9-pz-33", "de-9-pz-10"), Side.AXIS, 4);
    give(field, Side.AXIS, raise(field, "de-9-pz-33"));
    give(field, Side.AXIS, raise(field, "de-9-pz-10"));
    end(field, Side.AXIS);
    assertThat(why(field, Side.AXIS, raise(field, "de-9-pz-33"))).isEqualTo("7.41 raise-no-points");
    arms(field, Side.AXIS, 1);
    give(field, Side.AXIS, raise(field, "de-9-pz-33"));
    assertThat(men(field, Side.AXIS)).isEqualTo(2);
    give(field, Side.AXIS, raise(field, "de-9-pz-10"));
    assertThat(men(field, Side.AXIS)).isZero();
    assertThat(field.position().ledger(RostovLedger.TYPE_A)).isZero();
  }

  @Test
  @Rule({"7.43", "22.65", "23.44"})
  void someAreNeverRebuiltAndFlotillasNotBeyondCadre() {
    Field field = men(campaign(Box.ELIMINATED, "su-flo-don", "hu-1-mot"), Side.SOVIET, 9);
    men(field, Side.AXIS, 9);
    assertThat(why(field, Side.AXIS, raise(field, "hu-1-mot"))).isEqualTo("7.43 raise-never");
    give(field, Side.SOVIET, raise(field, "su-flo-don"));
    end(field, Side.SOVIET);
    assertThat(why(field, Side.SOVIET, raise(field, "su-flo-don"))).isEqualTo("7.43 raise-never");
    field.arrange(draft -> draft.moveToBox(field.unit("su-ssh-1"), Box.NEVER));
    assertThat(why(field, Side.SOVIET, raise(field, "su-ssh-1"))).isEqualTo("7.43 raise-never");
    field.place("B0924", "su-293");
    assertThat(why(field, Side.SOVIET, raise(field, "su-293"))).isEqualTo("7.43 raise-not-boxed");
    assertThat(why(field, Side.SOVIET, raise(field, "de-22"))).isEqualTo("3.11 not-your-unit");
  }

  @Test
  @Rule({"7.22", "7.43"})
  void aHeadquartersComesBackWithoutCommand() {
    Field field = men(campaign(Box.CADRE, "su-hq-40a"), Side.SOVIET, 2);
    give(field, Side.SOVIET, raise(field, "su-hq-40a"));
    assertThat(men(field, Side.SOVIET)).isZero();
    assertThat(field.position().has(field.unit("su-hq-40a"), RostovMarks.TURNED)).isTrue();
  }

  @Test
  @Rule({"7.23", "8.4"})
  void aRegimentOfTheNkvdIsBackSevenTurnsLaterAndOneATurnIsRebuilt() {
    Field field = men(campaign(Box.CADRE, "su-nk-57", "su-nk-6"), Side.SOVIET, 9);
    give(field, Side.SOVIET, raise(field, "su-nk-57"));
    assertThat(field.position().inBox(field.unit("su-nk-57"), Box.TRACK)).isTrue();
    assertThat(why(field, Side.SOVIET, raise(field, "su-nk-6"))).isEqualTo("7.23 raise-nkvd");
    for (int turn = 51; turn <= 57; turn++) {
      assertThat(Field.THEATRE.pieces().comesBack(field.position(), field.unit("su-nk-57")))
          .isFalse();
      end(field, Side.SOVIET);
      assertThat(field.position().turn()).isEqualTo(turn);
    }
    assertThat(Field.THEATRE.pieces().comesBack(field.position(), field.unit("su-nk-57"))).isTrue();
    assertThat(why(field, Side.SOVIET, raise(field, "su-nk-6"))).isEmpty();
  }

  @Test
  @Rule({"7.23", "8.4"})
  void eventsTellOnceWhenAUnitOfTheTrackMayComeBack() {
    Position start = Field.GAME.setUp(Field.GAME.scenarios().getLast(), 1);
    Draft draft = start.edit();
    int unit = Field.THEATRE.roster().index("su-nk-57");
    draft.moveToBox(unit, Box.TRACK);
    draft.set(unit, RostovMarks.AWAY, 2);
    int turn = start.turn();
    assertThat(boxes(draft)).containsExactly("arrival-" + (turn + 2) + "-soviet-track");
    Draft next = begin(draft, turn + 1);
    assertThat(boxes(next)).isEmpty();
    Draft last = begin(next, turn + 2);
    assertThat(boxes(last)).containsExactly("due-soviet-track");
    Draft again = last.view().edit();
    again.set(unit, RostovMarks.AWAY, 3);
    assertThat(boxes(again)).containsExactly("arrival-" + (turn + 5) + "-soviet-track");
  }

  private static Draft begin(Draft before, int turn) {
    Draft draft = before.view().edit();
    draft.setTurn(turn);
    REBUILD.beginTurn(draft);
    return draft;
  }

  private static List<String> boxes(Draft draft) {
    return draft.events().stream()
        .filter(Boxed.class::isInstance)
        .map(event -> ((Boxed) event).box())
        .filter(box -> box != null && box.endsWith("-track"))
        .toList();
  }

  @Test
  @Rule("7.23")
  void aDivisionOfTheNkvdWaitsUntilItIsWholeOrIsSentReduced() {
    Field field = men(campaign(Box.CADRE, "su-nkvd-4"), Side.SOVIET, 9);
    give(field, Side.SOVIET, raise(field, "su-nkvd-4"));
    assertThat(field.position().inBox(field.unit("su-nkvd-4"), Box.ACTIVE)).isTrue();
    assertThat(Field.THEATRE.pieces().comesBack(field.position(), field.unit("su-nkvd-4")))
        .isFalse();
    SendBack back = new SendBack(field.unit("su-nkvd-4"));
    Field reduced = men(campaign(Box.CADRE, "su-nkvd-4"), Side.SOVIET, 9);
    give(reduced, Side.SOVIET, raise(reduced, "su-nkvd-4"));
    give(reduced, Side.SOVIET, back);
    assertThat(reduced.position().inBox(reduced.unit("su-nkvd-4"), Box.TRACK)).isTrue();
    assertThat(step(reduced, "su-nkvd-4")).isEqualTo(1);
    end(field, Side.SOVIET);
    give(field, Side.SOVIET, raise(field, "su-nkvd-4"));
    assertThat(field.position().inBox(field.unit("su-nkvd-4"), Box.TRACK)).isTrue();
    assertThat(step(field, "su-nkvd-4")).isZero();
    assertThat(why(field, Side.SOVIET, back)).isEqualTo("7.43 raise-not-boxed");
  }

  @Test
  @Rule({"7.31", "24.5"})
  void aPointOfMenMakesAGermanSubstitute() {
    Field field = men(Field.of("kiev-to-rostov"), Side.AXIS, 1);
    int unit = field.unit("de-sub-1");
    field.arrange(draft -> draft.moveToBox(unit, Box.POOL));
    give(field, Side.AXIS, new Raise(unit));
    assertThat(field.position().inBox(unit, Box.ACTIVE)).isTrue();
    assertThat(men(field, Side.AXIS)).isZero();
    assertThat(Field.THEATRE.pieces().comesBack(field.position(), unit)).isTrue();
  }

  @Test
  @Rule("7.43")
  void theStaffSpendsWhatItCanWhereItIsWorthMost() {
    Field field = men(campaign(Box.CADRE, "su-293", "su-nk-57", "su-81"), Side.SOVIET, 2);
    Proposing boxes = (Proposing) REBUILD.engineers(Side.SOVIET).getLast();
    assertThat(boxes.proposal(field.position()).orElseThrow())
        .isIn(raise(field, "su-293"), raise(field, "su-81"));
  }

  @Test
  @Rule({"7.31", "24.5"})
  void everySubstituteInHandIsListed() {
    Field field = men(Field.of("kiev-to-rostov"), Side.AXIS, 1);
    field.arrange(
        draft -> {
          draft.moveToBox(field.unit("de-sub-1"), Box.POOL);
          draft.moveToBox(field.unit("de-sub-2"), Box.POOL);
        });
    List<Order> listed = new ArrayList<>();
    REBUILD.engineers(Side.AXIS).forEach(extra -> extra.forEach(field.position(), listed::add));
    assertThat(listed)
        .contains(new Raise(field.unit("de-sub-1")), new Raise(field.unit("de-sub-2")));
  }
}
