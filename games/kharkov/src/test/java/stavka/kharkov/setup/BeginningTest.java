package stavka.kharkov.setup;

import static org.assertj.core.api.Assertions.assertThat;
import static stavka.kharkov.RealTheatre.THEATRE;
import static stavka.kharkov.RealTheatre.hex;
import static stavka.kharkov.RealTheatre.unit;

import org.junit.jupiter.api.Test;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.RealTheatre;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;

class BeginningTest {
  private final Position start = RealTheatre.beginning();
  private final KharkovPieces pieces = THEATRE.pieces();

  @Test
  @Rule("5.0")
  void arrivalsWaitBesideTheMap() {
    assertThat(start.inBox(unit("de-62"), Box.WAITING)).isTrue();
    assertThat(start.inBox(unit("su-tb-24"), Box.WAITING)).isTrue();
  }

  @Test
  @Rule({"5.0", "6.71"})
  void reserveUnitsBeginInTheirMarkerSBox() {
    int box = pieces.reserveBox(unit("su-reserve-57"));
    assertThat(start.inBox(unit("su-cd-70"), box)).isTrue();
    assertThat(start.inBox(unit("su-tb-2"), box)).isFalse();
    assertThat(start.place(unit("su-reserve-57"))).isEqualTo(hex("3016"));
  }

  @Test
  @Rule({"5.0", "15.1"})
  void allFifteenRegimentsBeginInTheirBox() {
    assertThat(pieces.regiments().stream())
        .hasSize(15)
        .allMatch(regiment -> start.inBox(regiment, Box.REGIMENTS));
  }

  @Test
  @Rule({"5.2", "5.3"})
  void whatHasOneHexOnlyStandsThere() {
    assertThat(start.place(unit("ro-hq-6"))).isEqualTo(hex("2822"));
    assertThat(start.place(unit("su-hq-37"))).isEqualTo(hex("2602"));
    assertThat(start.place(unit("su-tb-48"))).isEqualTo(hex("2118"));
    assertThat(start.onMap(unit("su-hq-6"))).isFalse();
    assertThat(start.onMap(unit("de-79"))).isFalse();
  }

  @Test
  @Rule("5.11")
  void unitsBeginAtFullStrength() {
    assertThat(pieces.attack(start, unit("de-79"))).isEqualTo(9);
    assertThat(pieces.attack(start, unit("de-108"))).isEqualTo(7);
    assertThat(pieces.defence(start, unit("su-gd-13"))).isEqualTo(7);
  }

  @Test
  @Rule("5.12")
  void sovietUnitsBeginUntriedButForTheGuards() {
    assertThat(pieces.untried(start, unit("su-rd-76"))).isTrue();
    assertThat(pieces.untried(start, unit("su-gd-13"))).isFalse();
  }

  @Test
  @Rule("10.31")
  void headquartersBeginInactive() {
    assertThat(start.has(unit("su-hq-28"), KharkovMarks.ACTIVE)).isFalse();
    assertThat(start.has(unit("ro-hq-6"), KharkovMarks.ACTIVE)).isFalse();
  }

  @Test
  @Rule("9.53")
  void fiveReplacementCountersLieReady() {
    assertThat(start.ledger(Ledger.INFANTRY_REPLACEMENTS)).isEqualTo(3);
    assertThat(start.ledger(Ledger.TANK_REPLACEMENTS)).isEqualTo(2);
    assertThat(pieces.replacementCounters(Kind.CAVALRY)).isZero();
  }
}
