package stavka.rostov.combat;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.operational.combat.BattlePlan;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.Sky;
import stavka.rostov.model.Terrain;
import stavka.rostov.model.Weather;

/** Armour with troops that go with it, against those who have nothing of the kind. */
@Rule("15.67")
record CombinedArms(RostovTheatre theatre, Combatants combatants) {
  boolean applies(Position position, BattlePlan plan) {
    Sky sky = theatre.sky(position);
    return plan.attackers().any(theatre.pieces()::armour)
        && plan.attackers().any(this::accompanies)
        && !combatants.defenders(position, plan).any(this::stopsTanks)
        && plan.targets().all(hex -> dry(sky.at(hex)))
        && !plan.targets().all(hex -> sheltered(position, plan, hex));
  }

  private boolean accompanies(int unit) {
    Kind kind = theatre.pieces().kind(unit);
    return !theatre.pieces().armour(unit)
        && (kind == Kind.RECONNAISSANCE || kind == Kind.MOTORISED || kind == Kind.ENGINEER);
  }

  /** Armour, anti-tank and anti-aircraft guns. */
  @Rule({"15.67", "16.32"})
  boolean stopsTanks(int unit) {
    Kind kind = theatre.pieces().kind(unit);
    return theatre.pieces().armour(unit) || kind == Kind.ANTI_TANK || kind == Kind.ANTI_AIRCRAFT;
  }

  private static boolean dry(Weather weather) {
    return weather == Weather.CLEAR || weather == Weather.FROST;
  }

  /** Ground on which tanks do not help. */
  private boolean sheltered(Position position, BattlePlan plan, int hex) {
    RostovGround ground = theatre.ground();
    Terrain terrain = ground.terrain(hex);
    return terrain.urban()
        || terrain == Terrain.MARSH
        || combatants.fortified(position, plan, hex)
        || combatants.allCross(
            position,
            plan,
            Ints.of(hex),
            (from, direction, target) ->
                ground.side(from, direction, SideFeature.RIVER)
                    || ground.majorRiver(from, direction, position.turn()));
  }
}
