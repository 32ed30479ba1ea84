package stavka.rostov.special;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.order.Overrun;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.Field;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.SupplyState;
import stavka.rostov.transport.Airlift;
import stavka.testkit.ScriptedPlay;

class GarrisonsTest {
  private static final Garrisons GARRISONS = new Garrisons(Field.THEATRE);

  private static boolean bound(Field field, String unit) {
    return field.position().has(field.unit(unit), RostovMarks.GARRISON);
  }

  @Test
  @Rule("22.81")
  void theNkvdOfKharkovAndTheTroopsOfTheNeckDoNotMove() {
    Field campaign = Field.campaign();
    assertThat(bound(campaign, "su-nk-92")).isTrue();
    assertThat(bound(campaign, "su-156")).isTrue();
    assertThat(bound(campaign, "su-206")).isFalse();
    ScriptedPlay play = campaign.play(28, "soviet-movement");
    Ints away = Ints.of(Field.THEATRE.grid().neighbour(play.hex("B0924"), 0));
    play.refused("22.81 held", new Move(play.units("su-nk-92"), away, "march"));
    play.refused("22.81 held", new Airlift(play.unit("su-hq-51a"), play.hex("D4822")));
    play.arrange(draft -> GARRISONS.release(draft, play.hex("B0924")));
    assertThat(play.why(new Move(play.units("su-nk-92"), away, "march"))).isEmpty();
  }

  @Test
  @Rule({"22.81", "22.82"})
  void anEnemyNextToAHexReleasesAllOfItAndSaysSo() {
    Field campaign = Field.campaign();
    int beside = Field.THEATRE.grid().neighbour(campaign.hex("D4822"), 0);
    int far = Field.THEATRE.grid().neighbour(beside, 0);
    campaign.arrange(
        draft -> GARRISONS.stepped(draft, campaign.unit("su-206"), HexGrid.NONE, beside));
    campaign.arrange(
        draft -> GARRISONS.stepped(draft, campaign.unit("supply-axis-1"), HexGrid.NONE, beside));
    campaign.arrange(draft -> GARRISONS.stepped(draft, campaign.unit("de-44"), HexGrid.NONE, far));
    assertThat(bound(campaign, "su-nk-95")).isTrue();
    campaign.arrange(
        draft -> {
          GARRISONS.stepped(draft, campaign.unit("de-44"), far, beside);
          assertThat(draft.events()).hasOnlyElementsOfType(Noted.class).hasSize(1);
        });
    assertThat(bound(campaign, "su-nk-95")).isFalse();
    assertThat(bound(campaign, "su-nk-230")).isFalse();
    assertThat(bound(campaign, "su-nk-92")).isTrue();
  }

  @Test
  @Rule("22.82")
  void anAttackOrWantOfSupplyOrADateReleasesAHex() {
    Field attacked = Field.campaign();
    attacked.arrange(draft -> draft.put(attacked.hex("B0924"), RostovLayers.ATTACK, 1));
    attacked.arrange(GARRISONS::attacked);
    assertThat(bound(attacked, "su-nk-92")).isFalse();
    assertThat(bound(attacked, "su-nk-94")).isTrue();

    Field hungry = Field.campaign();
    hungry.mark(RostovMarks.SUPPLY, SupplyState.EMERGENCY.ordinal(), "su-nk-94");
    hungry.mark(RostovMarks.SUPPLY, SupplyState.OUT.ordinal(), "su-nk-92");
    hungry.arrange(GARRISONS::judged);
    assertThat(bound(hungry, "su-nk-92")).isFalse();
    assertThat(bound(hungry, "su-nk-94")).isTrue();

    Field dated = Field.campaign().turn(40).arrange(GARRISONS::dated);
    assertThat(bound(dated, "su-nk-92")).isTrue();
    dated.turn(41).arrange(GARRISONS::dated);
    assertThat(bound(dated, "su-nk-92")).isFalse();
    assertThat(bound(dated, "su-156")).as("the neck is held for good").isTrue();
  }

  @Test
  @Rule({"7.26", "22.82"})
  void aReserveResultReleasesOneGarrison() {
    Field campaign = Field.campaign();
    Release release = new Release(campaign.hex("B0924"));
    assertThat(GARRISONS.objection(campaign.position(), release).code())
        .isEqualTo("group-no-reserve");
    campaign.arrange(draft -> draft.enter(RostovLedger.RESERVE, 1));
    assertThat(GARRISONS.objection(campaign.position(), release)).isNull();
    assertThat(GARRISONS.objection(campaign.position(), new Release(campaign.hex("A1117"))).code())
        .isEqualTo("release-none");
    int[] offered = {0};
    GARRISONS.forEach(campaign.position(), order -> offered[0]++);
    assertThat(offered[0]).isEqualTo(7);
    campaign.arrange(draft -> GARRISONS.carryOut(draft, release));
    assertThat(bound(campaign, "su-nk-92")).isFalse();
    assertThat(campaign.position().ledger(RostovLedger.RESERVE)).isZero();
    GARRISONS.forEach(campaign.position(), order -> offered[0]++);
    assertThat(offered[0]).isEqualTo(7);
  }

  @Test
  @Rule("22.82")
  void anOverrunReleasesTheHexItIsMadeAgainst() {
    // Alone: 9-pz beside a garrison that no order has brought it to.
    Field field = Field.campaign().alone();
    field.place("D1510", "su-nk-92");
    field.mark(RostovMarks.GARRISON, 1, "su-nk-92");
    int beside = Field.THEATRE.grid().neighbour(field.hex("D1510"), 0);
    field.arrange(
        draft ->
            field
                .units("de-9-pz-33 de-9-pz-10 de-9-pz-11")
                .each(unit -> draft.moveTo(unit, beside)));
    ScriptedPlay play = field.play(40, "axis-movement", 10);
    Overrun overrun =
        new Overrun(
            play.units("de-9-pz-33 de-9-pz-10 de-9-pz-11"), Ints.EMPTY, play.hex("D1510"), -1);
    assertThat(play.why(overrun)).isEmpty();
    play.give(overrun);
    assertThat(play.has("su-nk-92", RostovMarks.GARRISON)).isFalse();
    assertThat(Field.THEATRE.pieces().side(play.unit("su-nk-92"))).isEqualTo(Side.SOVIET);
  }
}
