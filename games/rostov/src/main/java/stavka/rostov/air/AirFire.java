package stavka.rostov.air;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import stavka.engine.position.Draft;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.AirResult;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovTheatre;

/** A round of air combat: everybody fires, then those who were hit go. */
@Rule("17.33")
record AirFire(RostovTheatre theatre, Squadrons squadrons) {
  void round(Draft draft, AirBattle battle) {
    AirChart chart = theatre.charts().air();
    Map<Integer, AirResult> hits = new LinkedHashMap<>();
    for (int i = 0; i < battle.shooters().size(); i++) {
      int shooter = battle.shooters().get(i);
      int target = battle.targets().get(i);
      int difference = squadrons.combat(shooter) - squadrons.combat(target);
      draft.say(
          theatre
              .cites()
              .noted(
                  "air-paired",
                  Detail.unit(shooter),
                  Detail.unit(target),
                  Detail.number(chart.column(difference))));
      int die = Die.roll(draft, "air-die", theatre.cites().rule("air-die"));
      hits.merge(target, chart.shot(difference, die), AirResult::worse);
    }
    hits.forEach((target, result) -> suffer(draft, target, result));
  }

  /** Sends a unit where a result sends it. */
  @Rule({"17.33", "17.43"})
  void suffer(Draft draft, int unit, AirResult result) {
    if (result != AirResult.NONE) {
      String word = "air-" + result.name().toLowerCase(Locale.ROOT);
      draft.say(theatre.cites().noted("air-result", Detail.unit(unit), Detail.word(word)));
      squadrons.home(draft, unit, result.box());
    }
  }
}
