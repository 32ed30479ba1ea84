package stavka.rostov.air;

import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.Die;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** Anti-aircraft fire: a side fires once at each enemy that flies a mission over or beside it. */
@Rule({"17.41", "17.42", "17.43"})
public record Flak(RostovTheatre theatre, Squadrons squadrons) {
  /** A side fires at each of some units. */
  void fire(Draft draft, AirFire fire, Side side, int hex, Ints aircraft) {
    AirChart.Flak chart = theatre.charts().air().flak();
    Ints gunners = gunners(draft.view(), side, hex);
    for (int target : gunners.isEmpty() ? Ints.EMPTY : aircraft) {
      int net = modifier(gunners, target);
      draft.say(theatre.cites().noted("flak-fires", Detail.unit(target), Detail.number(net)));
      int die = Die.roll(draft, "flak-die", theatre.cites().rule("flak-die"));
      fire.suffer(draft, target, chart.result(die + net));
    }
  }

  /** The units of a side that fire at aircraft over a hex. */
  @Rule("17.41")
  public Ints gunners(Position position, Side side, int hex) {
    Ints near = eligible(position, side, hex);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int next = theatre.grid().neighbour(hex, direction);
      near = next == HexGrid.NONE ? near : near.plus(eligible(position, side, next));
    }
    return near;
  }

  private Ints eligible(Position position, Side side, int hex) {
    return position
        .stack(hex)
        .filter(unit -> theatre.pieces().side(unit) == side && eligible(unit));
  }

  /** Most of the Axis; of the Soviets divisions, headquarters and anti-aircraft guns. */
  @Rule("17.42")
  public boolean eligible(int unit) {
    RostovPieces pieces = theatre.pieces();
    if (!pieces.combat(unit) || pieces.cavalry(unit)) {
      return false;
    }
    if (pieces.kind(unit) == Kind.ANTI_AIRCRAFT) {
      return true;
    }
    return pieces.side(unit) == Side.AXIS
        ? !pieces.zoneless(unit) || pieces.flotilla(unit)
        : pieces.division(unit) || pieces.headquarters(unit);
  }

  /** What is added to the die against an aircraft: neither side's part is more than the limit. */
  @Rule("17.43")
  public int modifier(Ints gunners, int target) {
    RostovPieces pieces = theatre.pieces();
    AirChart.Flak chart = theatre.charts().air().flak();
    boolean staff = gunners.any(pieces::headquarters);
    int guns = gunners.filter(unit -> pieces.kind(unit) == Kind.ANTI_AIRCRAFT).size();
    int ground = (staff ? chart.headquarters() : 0) + guns * chart.unit();
    int air = chart.aircraft().getOrDefault(squadrons.machine(target), 0);
    return Math.min(chart.most(), ground) + Math.max(-chart.most(), air);
  }
}
