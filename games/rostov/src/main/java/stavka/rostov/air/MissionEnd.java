package stavka.rostov.air;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;

/** Those who are left of a mission come through the guns, do what they came for and go home. */
@Rule({"13.14", "15.13", "17.26", "17.44"})
record MissionEnd(
    RostovTheatre theatre,
    Squadrons squadrons,
    Declarations declarations,
    AirFire fire,
    Flak flak) {
  void fly(Draft draft, AirBattle battle) {
    int hex = battle.hex();
    for (Side side : Side.values()) {
      Ints fired = squadrons.over(draft.view(), side, hex).filter(battle.firing()::contains);
      fired.each(unit -> squadrons.home(draft, unit, Box.FLOWN));
    }
    for (Side side : Side.values()) {
      flak.fire(draft, fire, side.enemy(), hex, squadrons.over(draft.view(), side, hex));
    }
    if (battle.support()) {
      support(draft, hex);
    } else {
      interdict(draft, hex);
    }
    for (Side side : Side.values()) {
      Ints left = squadrons.over(draft.view(), side, hex);
      left.each(unit -> squadrons.home(draft, unit, Box.FLOWN));
    }
  }

  /** What a side's units over a hex give together. */
  private int sum(Position position, Side side, int hex, boolean support) {
    return squadrons.over(position, side, hex).stream()
        .map(unit -> squadrons.value(unit, support))
        .sum();
  }

  @Rule("13.14")
  private void interdict(Draft draft, int hex) {
    int sum = sum(draft.view(), Side.AXIS, hex, false);
    int level = Math.min(theatre.charts().air().missions().mostLevel(), sum);
    if (level > 0) {
      draft.say(theatre.cites().noted("raid-flown", Detail.hex(hex), Detail.number(level)));
      draft.put(hex, RostovLayers.RAID, level);
    }
  }

  /** The side with more points has what it has more, for the whole attack. */
  @Rule({"15.13", "15.65"})
  private void support(Draft draft, int hex) {
    int axis = sum(draft.view(), Side.AXIS, hex, true);
    int soviet = sum(draft.view(), Side.SOVIET, hex, true);
    Declared attack = declarations.at(draft.view(), hex);
    if (attack == null || axis + soviet == 0) {
      return;
    }
    draft.say(
        theatre
            .cites()
            .noted("mission-flown", Detail.hex(hex), Detail.number(axis), Detail.number(soviet)));
    int net = axis >= soviet ? axis - soviet : RostovLayers.MOST_AID + soviet - axis;
    attack.targets().each(target -> draft.put(target, RostovLayers.AID, net));
  }
}
