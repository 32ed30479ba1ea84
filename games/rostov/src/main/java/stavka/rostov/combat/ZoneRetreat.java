package stavka.rostov.combat;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.CombatChart;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Weather;

/** The die of those who went back through an enemy zone. */
@Rule({"16.46", "22.23"})
record ZoneRetreat(RostovTheatre theatre) {
  /** Headquarters that come this way do not command. */
  @Rule("22.23")
  void pass(Draft draft, Ints units) {
    units
        .filter(theatre.pieces()::headquarters)
        .each(staff -> draft.set(staff, RostovMarks.TURNED));
  }

  /** Whether a group gets through. */
  boolean saved(Draft draft, Ints units, Ints crossed) {
    int die = Die.roll(draft, "zone-retreat-die", theatre.cites().rule("zone-retreat-die"));
    return die + modifier(draft.view(), units, crossed)
        <= theatre.charts().combat().zoneRetreat().upTo();
  }

  int modifier(Position position, Ints units, Ints crossed) {
    CombatChart.Trial trial = theatre.charts().combat().zoneRetreat();
    RostovPieces pieces = theatre.pieces();
    int sum = 0;
    sum += units.any(pieces::artillery) ? trial.modifier("artillery") : 0;
    boolean wet = crossed.any(hex -> theatre.sky(position).at(hex) == Weather.RAIN);
    sum += wet ? trial.modifier("rain") : 0;
    boolean out = units.any(unit -> SupplyState.out(position, unit));
    sum += out ? trial.modifier("out_of_supply") : 0;
    sum += units.all(pieces::german) ? trial.modifier("all_german") : 0;
    boolean fast = units.all(unit -> pieces.motorised(unit) || pieces.cavalry(unit));
    sum += fast ? trial.modifier("all_motorised_or_cavalry") : 0;
    return sum + (crossed.any(this::rough) ? trial.modifier("rough_hex") : 0);
  }

  private boolean rough(int hex) {
    RostovGround ground = theatre.ground();
    return switch (ground.terrain(hex)) {
      case WOODS, HILL, MARSH, SWAMP, CITY, MAJOR_CITY -> true;
      default -> ground.wooded(hex);
    };
  }
}
