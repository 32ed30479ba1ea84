package stavka.rostov.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import stavka.engine.battle.Adjustment;
import stavka.engine.event.HexMarked;
import stavka.engine.order.Attack;
import stavka.engine.order.EndPhase;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.Field;
import stavka.rostov.declaration.Declare;
import stavka.rostov.declaration.DeclaredAttacks;
import stavka.rostov.model.RostovLayers;

class SupportTest {
  /** What aircraft change the die of the attack by once all missions are flown. */
  private static List<Integer> change(Skies skies) {
    Attack attack =
        new Attack(skies.play().units("de-299"), skies.play().hexes("A5212"), 0, Ints.EMPTY);
    return skies.play().forecast(attack).report().dieChanges().stream()
        .filter(change -> change.code().equals("drm-air"))
        .map(Adjustment::amount)
        .toList();
  }

  @Test
  @Rule({"15.11", "15.13", "15.65"})
  void eachPointOfTheAttackerIsARowLessAndEachOfTheDefenderOneMore() {
    Skies ju87 = Skies.attacked().fly("de-ju-87-1", "A5212").end().dice(1).end();
    assertThat(ju87.play().decision()).isEqualTo("attack-or-end");
    assertThat(change(ju87)).containsExactly(-2);
    Skies il2 = Skies.attacked().end().fly("su-il-2-1", "A5212").dice(1).end();
    assertThat(change(il2)).containsExactly(2);
    Skies none = Skies.attacked().end().end();
    assertThat(change(none)).isEmpty();
  }

  @Test
  @Rule({"15.13", "15.65"})
  void whereBothAreLeftTheDifferenceCounts() {
    Skies equal = Skies.attacked().fly("de-ju-87-1", "A5212").end();
    equal.fly("su-il-2-1", "A5212").dice(1, 1).end();
    assertThat(equal.noted("mission-flown")).containsExactly("A5212 2 2");
    assertThat(change(equal)).isEmpty();
    Skies more = Skies.attacked().ready("su-pe-2-1").fly("de-he-111-1", "A5212").end();
    more.fly("su-il-2-1 su-pe-2-1", "A5212").dice(1, 1, 1).end();
    assertThat(change(more)).containsExactly(2);
    assertThat(more.events())
        .contains(new HexMarked(more.hex("A5212"), "support-soviet", 2, true, "15.13"));
  }

  @Test
  @Rule({"15.12", "15.13"})
  void aMissionOverOneHexOfAnAttackCountsForTheWholeAttack() {
    Skies skies = Skies.sumy().until("axis-movement").place("A5111", "de-299");
    skies.until("axis-declaration");
    skies.give(new Declare(skies.play().units("de-299"), skies.play().hexes("A5211 A5212"), false));
    skies.give(new EndPhase());
    skies.until("axis-missions").fly("de-ju-87-1", "A5212").end();
    skies.dice(1, 1, 1).until("attack-or-end");
    for (String hex : List.of("A5211", "A5212")) {
      assertThat(skies.position().at(skies.hex(hex), RostovLayers.AID)).isEqualTo(2);
    }
  }

  @Test
  @Rule({"15.11", "15.13"})
  void supportIsForgottenWithTheCombatPhase() {
    Skies skies = Skies.attacked().fly("de-ju-87-1", "A5212").end().dice(1).end();
    assertThat(skies.position().at(skies.hex("A5212"), RostovLayers.AID)).isEqualTo(2);
    skies.play().arrange(draft -> new DeclaredAttacks(Field.THEATRE).close(draft, 1));
    assertThat(skies.position().at(skies.hex("A5212"), RostovLayers.AID)).isEqualTo(2);
    skies.until("axis-motorised");
    assertThat(skies.position().at(skies.hex("A5212"), RostovLayers.AID)).isZero();
    assertThat(skies.where("de-ju-87-1")).isEqualTo("flown");
  }

  @Test
  @Rule({"15.11", "17.24"})
  void inTheSovietSegmentTheSovietsFlyFirstAndTheDieOfTheirAttackIsChanged() {
    Skies skies = Skies.sumy().until("soviet-motorised").place("A4912", "su-227");
    skies.until("soviet-declaration");
    skies.give(new Declare(skies.play().units("su-227"), skies.play().hexes("A4812"), false));
    skies.give(new EndPhase());
    skies.until("soviet-missions").fly("su-il-2-1", "A4812").end();
    assertThat(skies.play().decision()).isEqualTo("axis-missions");
    skies.dice(1, 1).end();
    assertThat(skies.play().decision()).isEqualTo("attack-or-end");
    Attack attack =
        new Attack(skies.play().units("su-227"), skies.play().hexes("A4812"), 0, Ints.EMPTY);
    assertThat(skies.play().forecast(attack).report().dieChanges())
        .contains(new Adjustment(-2, "drm-air", "15.65"));
  }
}
