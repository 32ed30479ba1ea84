package stavka.guderian.interdiction;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.guderian.Field.hex;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.guderian.Field;
import stavka.guderian.Guderian;
import stavka.guderian.PlainMap;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianMarks;
import stavka.guderian.model.Ledger;

/** The option that a German unit cuts a railway by staying on it. */
class RailCutsTest {
  private static final int TRACK = hex("2010");
  private static final int ALONG = hex("2011");
  private static final Guderian PLAIN = new PlainMap().line("rail", TRACK, ALONG).game();
  private static final RailCuts CUTS = new RailCuts(PLAIN.theatre());

  private static Field staying(int hex, String unit) {
    return Field.of(PLAIN, 8, Field.AXIS_INTERDICTION)
        .ledger(Ledger.RAIL_CUTS, 1)
        .place(hex, unit)
        .set(GuderianMarks.STAYED, hex + 1, unit);
  }

  private static Draft ended(Field field) {
    Draft draft = field.position().edit();
    CUTS.turnEnds(draft);
    return draft;
  }

  @Test
  @Rule("6.35")
  void onlyAGermanUnitOnTheMapCuts() {
    assertThat(RailCuts.cutAt(ended(staying(TRACK, "de-5")).view(), TRACK)).isTrue();
    assertThat(ended(staying(TRACK, "su-rd-46")).ledger(Ledger.CUTS_MADE)).isZero();
    Field away = staying(TRACK, "de-5").box(Box.ELIMINATED, "de-5");
    assertThat(ended(away).ledger(Ledger.CUTS_MADE)).isZero();
    assertThat(ended(staying(hex("2510"), "de-5")).ledger(Ledger.CUTS_MADE)).isZero();
  }

  @Test
  @Rule("6.35")
  void aHexIsCutOnceAndTheNextCutLiesBesideIt() {
    Field field = staying(TRACK, "de-5");
    Draft draft = ended(field);
    CUTS.turnEnds(draft);
    assertThat(draft.ledger(Ledger.CUTS_MADE)).isEqualTo(1);
    draft.moveTo(Field.unit("de-35"), ALONG);
    draft.set(Field.unit("de-35"), GuderianMarks.STAYED, ALONG + 1);
    CUTS.turnEnds(draft);
    assertThat(draft.ledger(Ledger.CUTS_MADE)).isEqualTo(2);
    assertThat(RailCuts.cutAt(draft.view(), TRACK)).isTrue();
    assertThat(RailCuts.cutAt(draft.view(), ALONG)).isTrue();
  }

  @Test
  @Rule("6.35")
  void whenAllMarkersLieNoOtherHexIsCut() {
    Field field = Field.of(PLAIN, 8, Field.AXIS_INTERDICTION);
    for (int i = 0; i < Ledger.MOST_CUTS; i++) {
      field.ledger(Ledger.FIRST_CUT + i, i + 1);
    }
    assertThat(RailCuts.cutAt(field.position(), 0)).isTrue();
    assertThat(RailCuts.cutAt(field.position(), TRACK)).isFalse();
  }
}
