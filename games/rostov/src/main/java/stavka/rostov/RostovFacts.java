package stavka.rostov;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import stavka.engine.battle.CombatTable;
import stavka.engine.play.Facts;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.model.Value;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;
import stavka.rostov.staff.Departures;

/** What is true of a position, for bots and lists. It asks nothing that is secret. */
final class RostovFacts implements Facts {
  private final Sections sections;
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Departures departures;

  private final Function<Position, String> phases;

  /**
   * @param phases the id of the phase that a position is in
   */
  RostovFacts(Sections sections, Function<Position, String> phases) {
    this.sections = sections;
    this.phases = phases;
    this.theatre = sections.theatre();
    this.pieces = theatre.pieces();
    this.departures = new Departures(theatre);
  }

  /** Staffs, guns and bases hold a hex and can be attacked, but others do the fighting. */
  @Override
  public boolean fights(int unit) {
    return pieces.combat(unit)
        && !pieces.artillery(unit)
        && !pieces.headquarters(unit)
        && !pieces.base(unit);
  }

  @Override
  public int attack(Position position, int unit) {
    return pieces.unknown(position, unit) ? mean(unit, true) : pieces.attack(position, unit);
  }

  @Override
  public int defence(Position position, int unit) {
    return pieces.unknown(position, unit) ? mean(unit, false) : pieces.defence(position, unit);
  }

  /** What may be expected of a unit's cup when it is full. */
  private int mean(int unit, boolean attack) {
    List<Value> cup = pieces.cup(pieces.cupOf(unit));
    int sum = cup.stream().mapToInt(v -> v.count() * (attack ? v.attack() : v.defence())).sum();
    return sum / cup.stream().mapToInt(Value::count).sum();
  }

  @Override
  public boolean fits(Position position, Ints units, int hex) {
    return theatre.stacking().fits(position, units, hex);
  }

  @Override
  public int stepsLeft(Position position, int unit) {
    return theatre.faces().steps(position, unit);
  }

  @Override
  public boolean supplied(Position position, int unit) {
    return !SupplyState.out(position, unit);
  }

  @Override
  public boolean zone(Position position, Side side, int hex) {
    return sections.zones().in(position, side, hex);
  }

  @Override
  public int points(Position position, Side side) {
    return sections.finalCount().points(position, side);
  }

  @Override
  public int movement(Position position, int unit) {
    return pieces.movement(position, unit);
  }

  @Override
  public int stacking() {
    return theatre.charts().movement().stacking();
  }

  @Override
  public int bulk(int unit) {
    return pieces.stack(unit);
  }

  /** Whether a line of supply runs to a hex now; only those who fight want one. */
  @Override
  public boolean supplies(Position position, int unit, int hex) {
    return !pieces.combat(unit)
        || pieces.flotilla(unit)
        || sections.lines().reaches(position, pieces.side(unit), hex);
  }

  /** An open major river halves who attacks over it; staffs plan by it on a wide front. */
  @Override
  @Rule("15.52")
  public int barrier(Position position, int from, int direction) {
    return theatre.ground().majorRiver(from, direction, position.turn())
            && theatre.plan(position).wide()
            && !theatre.sky(position).frozen()
        ? 2
        : 1;
  }

  @Override
  public int detour(Position position, Side side, int from, int direction) {
    return sections.detours().of(position, side, from, direction);
  }

  /** Who is called away marches, and begins no attack. */
  @Override
  public boolean commands(Position position, int unit, int hex) {
    return !departures.calls(position, unit);
  }

  /** The Axis fights after its movement, the Soviets after their motorised movement. */
  @Override
  @Rule("4.2")
  public boolean battleFollows(Position position) {
    String phase = phases.apply(position);
    return phase.equals("axis-movement") || phase.equals("soviet-motorised");
  }

  @Override
  public int firstTurn(Position position) {
    return theatre.plan(position).firstTurn();
  }

  /** By the table alone, with supply spent and the ground neither for nor against. */
  @Override
  @Rule("15.81")
  public List<Forecast.Outcome> outcomes(
      Position position, Side attacker, int attack, int defence) {
    CombatTable table = theatre.charts().combat().table();
    if (table.below(attack, Math.max(1, defence))) {
      return List.of(new Forecast.Outcome("e/-", 1));
    }
    int column = table.column(attack, Math.max(1, defence));
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    for (int rolled = 1; rolled <= table.die(); rolled++) {
      outcomes.add(new Forecast.Outcome(table.result(column, rolled), 1.0 / table.die()));
    }
    return outcomes;
  }
}
