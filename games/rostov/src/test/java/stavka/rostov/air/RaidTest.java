package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.HexMarked;
import stavka.engine.event.Marked;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Journey;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.War;
import stavka.rostov.command.Activate;
import stavka.rostov.command.Headquarters;
import stavka.rostov.command.Use;
import stavka.rostov.model.Raids;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.transport.Airlift;
import stavka.testkit.ScriptedPlay;

class RaidTest {
  private static final Raids RAIDS = new Raids(Field.THEATRE);
  private static final Headquarters STAFFS = new Headquarters(Field.THEATRE);

  /** Sumy with raids laid by hand, in a phase. */
  private static ScriptedPlay raided(String phase, String hexes, int level) {
    ScriptedPlay play = Skies.sumy().until(phase).play();
    return play.arrange(
        draft -> play.hexes(hexes).each(hex -> draft.put(hex, RostovLayers.RAID, level)));
  }

  private static String rail(ScriptedPlay play, String unit, String mode, String path) {
    return play.why(new Move(play.units(unit), play.hexes(path), mode));
  }

  @Test
  @Rule({"13.14", "13.15"})
  void aJu87AloneMakesLevelTwoAndAHe111LevelOne() {
    Skies ju87 = Skies.sumy().fly("de-ju-87-1", "A5512").end().dice(1).until("axis-movement");
    assertThat(ju87.position().at(ju87.hex("A5512"), RostovLayers.RAID)).isEqualTo(2);
    assertThat(ju87.events()).contains(new HexMarked(ju87.hex("A5512"), "raid", 2, true, "13.14"));
    Skies he111 = Skies.sumy().fly("de-he-111-1", "A5512").end().dice(1).until("axis-movement");
    assertThat(he111.position().at(he111.hex("A5512"), RostovLayers.RAID)).isEqualTo(1);
    Skies three =
        Skies.sumy().ready("de-ju-88-1").fly("de-ju-87-1 de-he-111-1 de-ju-88-1", "A5512");
    three.end().dice(1, 1, 1).until("axis-movement");
    assertThat(three.position().at(three.hex("A5512"), RostovLayers.RAID)).isEqualTo(2);
  }

  @Test
  @Rule("13.15")
  void aRaidReachesItsHexAndTheSixAroundItAndRaidsAddUpToTwo() {
    ScriptedPlay play = raided("axis-movement", "A5512 A5612", 1);
    assertThat(RAIDS.level(play.position(), play.hex("A5512"))).isEqualTo(2);
    assertThat(RAIDS.level(play.position(), play.hex("A5412"))).isEqualTo(1);
    assertThat(RAIDS.level(play.position(), play.hex("A5312"))).isZero();
    ScriptedPlay both = raided("axis-movement", "A5512 A5612", 2);
    assertThat(RAIDS.level(both.position(), both.hex("A5512"))).isEqualTo(2);
    assertThat(RAIDS.zone(both.position(), Side.SOVIET).size()).isEqualTo(10);
    assertThat(RAIDS.zone(both.position(), Side.AXIS).size()).isZero();
  }

  @Test
  @Rule("13.16")
  void raidsAndTheGunsTheySilencedEndWithTheTurn() {
    ScriptedPlay play = raided("soviet-movement", "A5512", 2);
    play.mark(RostovMarks.SILENCED, 1, "su-sar-11");
    play.until("axis-supply");
    assertThat(play.position().turn()).isEqualTo(50);
    assertThat(play.position().at(play.hex("A5512"), RostovLayers.RAID)).isZero();
    assertThat(play.has("su-sar-11", RostovMarks.SILENCED)).isFalse();
  }

  @Test
  @Rule({"13.21", "13.23", "22.31"})
  void aTrainPaysTwelveForAnInterdictedHexAndMayBeginInOne() {
    ScriptedPlay play = raided("soviet-movement", "A5617", 1);
    Journey far =
        play.legal().movesOf(play.units("su-trn-1")).stream()
            .filter(j -> j.move().path().last() == play.hex("A5512"))
            .findFirst()
            .orElseThrow();
    int zone = far.move().path().filter(hex -> RAIDS.level(play.position(), hex) > 0).size();
    assertThat(zone).isEqualTo(2);
    assertThat(far.halfPoints()).isEqualTo(2 * (2 * 12 + far.move().path().size() - 2));
    ScriptedPlay shut =
        raided("soviet-movement", "A5617", 1)
            .arrange(
                draft -> {
                  for (int hex : far.move().path().without(far.move().path().last())) {
                    draft.put(hex, RostovLayers.RAID, 1);
                  }
                });
    assertThat(shut.why(new Move(play.units("su-trn-1"), far.move().path(), "train")))
        .endsWith("too-far");
  }

  @Test
  @Rule({"11.11", "13.21", "13.23"})
  void otherUnitsDoNotBeginByRailInAnInterdictedHexButPassThroughOne() {
    ScriptedPlay play = Skies.sumy().until("soviet-movement").play();
    Move out =
        play.legal().movesOf(play.units("su-hq-21a")).stream()
            .map(Journey::move)
            .filter(move -> move.mode().equals("rail") && move.path().size() >= 4)
            .findFirst()
            .orElseThrow();
    play.arrange(draft -> draft.put(play.hex("A5617"), RostovLayers.RAID, 1));
    assertThat(play.why(out)).isEqualTo("13.21 rail-interdicted");
    ScriptedPlay ahead = Skies.sumy().until("soviet-movement").play();
    int last = out.path().last();
    ahead.arrange(draft -> draft.put(last, RostovLayers.RAID, 1));
    assertThat(ahead.why(out)).isEmpty();
  }

  @Test
  @Rule({"13.21", "13.23", "13.26"})
  void onlyTheEnemyOfThoseWhoFlySuffersThem() {
    ScriptedPlay play = raided("axis-movement", "A4114", 2);
    ScriptedPlay free = Skies.sumy().until("axis-movement").play();
    for (String unit : "de-9-pz-33 de-10-mot-20 de-299".split(" ")) {
      assertThat(play.legal().movesOf(play.units(unit)))
          .isEqualTo(free.legal().movesOf(free.units(unit)));
    }
  }

  @Test
  @Rule("13.23")
  void nobodyMovesStrategicallyFromOrThroughAnInterdictedHex() {
    ScriptedPlay play = Skies.sumy().until("soviet-movement").play();
    Move out =
        Field.THEATRE.roster().all().stream()
            .flatMap(counter -> play.legal().movesOf(Ints.of(counter.index())).stream())
            .map(Journey::move)
            .filter(move -> move.mode().equals("strategic") && move.path().size() >= 3)
            .findFirst()
            .orElseThrow();
    int from = play.position().place(out.units().first());
    ScriptedPlay start = Skies.sumy().until("soviet-movement").play();
    start.arrange(draft -> draft.put(from, RostovLayers.RAID, 1));
    assertThat(start.why(out)).isEqualTo("13.23 strategic-interdicted");
    ScriptedPlay end = Skies.sumy().until("soviet-movement").play();
    end.arrange(draft -> draft.put(out.path().last(), RostovLayers.RAID, 1));
    assertThat(end.why(out)).isEqualTo("13.23 strategic-interdicted");
    assertThat(
            end.legal().movesOf(out.units()).stream()
                .map(Journey::move)
                .filter(move -> move.mode().equals("strategic"))
                .noneMatch(move -> move.path().any(hex -> RAIDS.level(end.position(), hex) > 0)))
        .isTrue();
  }

  @Test
  @Rule("13.22")
  void aFlotillaPaysFourForAnInterdictedHex() {
    ScriptedPlay play = Skies.azov().until("soviet-movement").play();
    String flotilla =
        Field.THEATRE.roster().all().stream()
            .filter(counter -> counter.kind().equals("flotilla"))
            .filter(counter -> play.position().onMap(counter.index()))
            .findFirst()
            .orElseThrow()
            .id();
    Journey free =
        play.legal().movesOf(play.units(flotilla)).stream()
            .filter(j -> j.move().path().size() == 3)
            .findFirst()
            .orElseThrow();
    assertThat(free.halfPoints()).isEqualTo(6);
    play.arrange(draft -> draft.put(free.move().path().last(), RostovLayers.RAID, 2));
    int zone = free.move().path().filter(hex -> RAIDS.level(play.position(), hex) > 0).size();
    Journey raided =
        play.legal().movesOf(play.units(flotilla)).stream()
            .filter(j -> j.move().path().last() == free.move().path().last())
            .findFirst()
            .orElseThrow();
    assertThat(raided.halfPoints()).isBetween(2 * (4 + 2), 2 * (4 * zone + 3 - zone));
  }

  @Test
  @Rule({"13.24", "22.13"})
  void aHeadquartersLosesTheLevelFromEachOfItsUsesButTheGuardsKeepTheirs() {
    ScriptedPlay play = raided("soviet-motorised", "A5512", 1);
    int staff = play.unit("su-hq-40a");
    assertThat(STAFFS.value(play.position(), staff)).isEqualTo(1);
    for (Use use : new Use[] {Use.ACTIVATE, Use.REACT, Use.ORDER, Use.GUARD}) {
      assertThat(STAFFS.left(play.position(), staff, use)).isEqualTo(1);
    }
    ScriptedPlay none = raided("soviet-motorised", "A5512", 2);
    assertThat(STAFFS.value(none.position(), staff)).isZero();
    assertThat(STAFFS.left(none.position(), staff, Use.GUARD)).isEqualTo(1);
    assertThat(none.why(new Activate(staff, none.unit("su-227")))).endsWith("no-command-left");
    assertThat(play.why(new Activate(staff, play.unit("su-227")))).isEmpty();
  }

  @Test
  @Rule("13.24")
  void ofTwoGunsWithARaidedHeadquartersTheAxisSilencesOneAndTheOtherFires() {
    Skies skies = Skies.sumy().place("A5512", "su-sar-12").fly("de-ju-87-1", "A5512").end();
    skies.dice(1).end();
    assertThat(skies.play().decision()).isEqualTo("silence-guns");
    assertThat(skies.play().legal().decision().side()).isEqualTo(Side.AXIS);
    Ints both = skies.play().units("su-sar-11 su-sar-12");
    assertThat(skies.play().why(new Silence(both))).isEqualTo("13.24 silence-guns");
    assertThat(skies.play().why(new Silence(Ints.EMPTY))).isEqualTo("13.24 silence-guns");
    skies.give(new Silence(skies.play().units("su-sar-11")));
    assertThat(skies.events())
        .contains(new Marked(Ints.of(skies.unit("su-sar-11")), "silenced", true, "13.24"));
    Ints near = skies.play().hexes("A5513");
    assertThat(
            War.COMBAT
                .guns()
                .objection(skies.position(), Side.SOVIET, skies.unit("su-sar-11"), near, false))
        .extracting(Objection::code)
        .isEqualTo("gun-silenced");
    assertThat(
            War.COMBAT
                .guns()
                .objection(skies.position(), Side.SOVIET, skies.unit("su-sar-12"), near, false))
        .isNull();
  }

  @Test
  @Rule("13.24")
  void aLoneGunWithARaidedHeadquartersIsNeverSilenced() {
    Skies skies = Skies.sumy().fly("de-ju-87-1", "A5512").end().dice(1).end();
    assertThat(skies.play().decision()).isEqualTo("axis-movement");
    assertThat(skies.play().has("su-sar-11", RostovMarks.SILENCED)).isFalse();
  }

  @Test
  @Rule({"11.74", "13.25"})
  void nothingIsFlownFromOrToAnInterdictedHex() {
    ScriptedPlay play = Skies.azov().until("soviet-movement").play();
    Order order = new Airlift(play.unit("su-hq-9a"), play.hex("D1630"));
    assertThat(play.why(order)).isEmpty();
    play.arrange(draft -> draft.put(play.hex("D1630"), RostovLayers.RAID, 1));
    assertThat(play.why(order)).isEqualTo("11.74 airlift-enemy");
    play.arrange(
        draft -> {
          draft.put(play.hex("D1630"), RostovLayers.RAID, 0);
          draft.put(draft.place(play.unit("su-hq-9a")), RostovLayers.RAID, 1);
        });
    assertThat(play.why(order)).isEqualTo("11.74 airlift-enemy");
  }

  @Test
  @Rule("13.26")
  void aRaidChangesNoMarchAndNoLineOfSupply() {
    ScriptedPlay free = Skies.sumy().until("soviet-movement").play();
    ScriptedPlay play = raided("soviet-movement", "A5515 A5512 A5618", 2);
    assertThat(marches(play)).isEqualTo(marches(free));
    play.until("axis-interdiction");
    free.until("axis-interdiction");
    for (int unit = 0; unit < Field.THEATRE.pieces().count(); unit++) {
      assertThat(play.position().get(unit, RostovMarks.SUPPLY))
          .isEqualTo(free.position().get(unit, RostovMarks.SUPPLY));
    }
  }

  private static java.util.List<Journey> marches(ScriptedPlay play) {
    return play.legal().movesOf(play.units("su-227")).stream()
        .filter(journey -> journey.move().mode().equals("march"))
        .toList();
  }
}
