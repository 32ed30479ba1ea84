package stavka.engine.position;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import stavka.engine.event.Boxed;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.event.Marked;
import stavka.engine.event.Placed;
import stavka.engine.event.Rolled;
import stavka.engine.event.Shown;
import stavka.engine.value.Ints;

class TellerTest {
  private static final BitField TIRED = new BitField(0, 1);
  private static final BitField FACE = TIRED.then(2);
  private static final BitField SECRET = FACE.then(4);
  private static final int DEAD = 1;
  private static final int CUP = 2;
  private static final Event HEADING = new Placed(Ints.EMPTY, -1, "heading");
  private static final Event SAID = new Placed(Ints.EMPTY, -1, "said");

  /** A game of which all but one field of the word, one box and one entry lies open. */
  private static class Open implements OpenState {
    @Override
    public long bits() {
      return TIRED.inWord() | FACE.inWord();
    }

    @Override
    public List<String> marks(int unit, long word) {
      return TIRED.isSet(word) ? List.of("tired") : List.of();
    }

    @Override
    public Figures figures(int unit, long word) {
      return new Figures(FACE.get(word), null, 1);
    }

    @Override
    public String box(int unit, int box, long word, int turn) {
      return switch (box) {
        case DEAD -> "dead";
        case CUP -> "";
        default -> turn < 3 ? "later" : "now";
      };
    }

    @Override
    public void count(int entry, int before, int after, Consumer<Event> tell) {
      if (entry == 0) {
        tell.accept(new Counted("points", after, "1"));
      }
    }

    @Override
    public void begin(Position start, Consumer<Event> tell) {
      tell.accept(new Counted("points", start.ledger(0), "1"));
    }

    @Override
    public String rule(String what) {
      return what;
    }
  }

  private static Draft draft() {
    Setting setting = TinyPositions.setting(2, 3, new Open());
    return Position.empty(setting, 3, 2, Chance.seeded(1)).edit();
  }

  @Test
  void changesOfOneKindAreOneEventAndComeBeforeWhatIsSaidNext() {
    Draft draft = draft();
    draft.set(0, TIRED);
    draft.set(2, TIRED);
    draft.say(SAID);
    draft.clearAll(TIRED);

    assertThat(draft.events())
        .containsExactly(
            new Marked(Ints.of(0, 2), "tired", true, "tired"),
            SAID,
            new Marked(Ints.of(0, 2), "tired", false, "tired"));
  }

  @Test
  void whatComesToNothingIsNotTold() {
    Draft draft = draft();
    draft.set(0, TIRED);
    draft.clear(0, TIRED);
    draft.add(0, 2);
    draft.add(0, -2);

    assertThat(draft.events()).isEmpty();
  }

  @Test
  void figuresBoxesAndNumbersAreToldAsTheyChange() {
    Draft draft = draft();
    draft.set(1, FACE, 2);
    draft.moveToBox(1, DEAD);
    draft.enter(0, 7);

    assertThat(draft.events())
        .containsExactlyInAnyOrder(
            new Counted("points", 7, "1"),
            new Boxed(Ints.of(1), "dead", OpenState.BOX),
            new Shown(Ints.of(1), 2, null, 1, OpenState.FIGURES));
  }

  @Test
  void whatIsSecretIsNeverToldAndWhoLeavesSightIs() {
    Draft draft = draft();
    draft.set(0, SECRET, 9);
    draft.enter(1, 5);
    draft.moveToBox(2, CUP);

    assertThat(draft.events()).containsExactly(new Boxed(Ints.of(2), null, OpenState.BOX));
  }

  @Test
  void aNewTurnTellsUnderItsOwnHeadingWhatItBrings() {
    Draft draft = draft();
    draft.moveTo(0, 1);
    draft.moveTo(1, 1);
    draft.set(0, TIRED);
    draft.setTurn(3);
    draft.head(HEADING);
    draft.sayHeading();

    assertThat(draft.events())
        .containsExactly(
            new Marked(Ints.of(0), "tired", true, "tired"),
            HEADING,
            new Boxed(Ints.of(2), "now", OpenState.BOX));
  }

  @Test
  void aHeadingUnderWhichNothingCameGivesWayToTheNext() {
    Draft draft = draft();
    draft.head(new Placed(Ints.EMPTY, -1, "empty"));
    draft.head(HEADING);
    draft.roll(6, "die", "1");

    assertThat(draft.events()).hasSize(2);
    assertThat(draft.events().getFirst()).isEqualTo(HEADING);
    assertThat(draft.events().getLast()).isInstanceOf(Rolled.class);
  }

  @Test
  void lookingAtTheDraftMidwayLosesNothing() {
    Draft draft = draft();
    draft.set(0, TIRED);
    draft.view();
    draft.set(1, TIRED);
    draft.view();
    draft.clear(0, TIRED);

    assertThat(draft.events()).containsExactly(new Marked(Ints.of(1), "tired", true, "tired"));
  }

  @Test
  void aPositionTellsAllOfItselfToWhoKnowsNothing() {
    Draft draft = draft();
    draft.moveTo(0, 1);
    draft.moveTo(1, 1);
    draft.set(1, TIRED);
    draft.moveToBox(2, DEAD);
    draft.enter(0, 4);

    assertThat(draft.view().told())
        .containsExactlyInAnyOrder(
            new Placed(Ints.of(0, 1), 1, OpenState.BOX),
            new Boxed(Ints.of(2), "dead", OpenState.BOX),
            new Shown(Ints.of(0, 1, 2), 0, null, 1, OpenState.FIGURES),
            new Marked(Ints.of(1), "tired", true, "tired"),
            new Counted("points", 4, "1"));
  }

  @Test
  void whatHappenedBeforeTheFirstDecisionIsToldAtTheStartAndTheMatchIsTheSame() {
    Position start = draft().view();
    Position after = start.after(List.of(SAID));

    assertThat(start.told()).doesNotContain(SAID);
    assertThat(after.told()).hasSize(start.told().size() + 1).endsWith(SAID);
    assertThat(after).isEqualTo(start);
    assertThat(after.edit().view().told()).endsWith(SAID);
  }

  @Test
  void countersThatComeIntoOneBoxByTwoRulesAreToldApart() {
    OpenState open =
        new Open() {
          @Override
          public String boxRule(int unit, String from, String to) {
            return from + " " + to + (unit == 2 ? " by the last" : "");
          }
        };
    Setting setting = TinyPositions.setting(2, 3, open);
    Draft draft = Position.empty(setting, 3, 2, Chance.seeded(1)).edit();
    draft.moveTo(0, 1);
    draft.say(SAID);
    for (int unit = 0; unit < 3; unit++) {
      draft.moveToBox(unit, DEAD);
    }

    assertThat(draft.events())
        .containsExactly(
            SAID,
            new Boxed(Ints.of(0), "dead", "on-map dead"),
            new Boxed(Ints.of(1), "dead", "later dead"),
            new Boxed(Ints.of(2), "dead", "later dead by the last"));
  }
}
