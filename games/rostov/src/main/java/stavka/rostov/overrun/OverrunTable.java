package stavka.rostov.overrun;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import stavka.engine.battle.Adjustment;
import stavka.engine.battle.BattleReport;
import stavka.engine.battle.Tally;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Forecast;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.Die;
import stavka.rostov.model.OverrunChart;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.SupplyState;
import stavka.rostov.model.Terrain;
import stavka.rostov.movement.MovementParts;
import stavka.rostov.zones.RostovZones;

/** Strengths, odds and what changes the die of an overrun. */
@Rule({"11.42", "11.43"})
final class OverrunTable {
  private static final String RULE = "11.43";

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final MovementParts parts;
  private final OverrunChart chart;
  private final RostovZones zones;

  OverrunTable(RostovTheatre theatre, MovementParts parts) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.parts = parts;
    this.chart = theatre.charts().overrun();
    this.zones = RostovZones.of(theatre);
  }

  OverrunChart chart() {
    return chart;
  }

  /** The combat units that a side has on a hex. */
  Ints defenders(Position position, Side side, int target) {
    return position.stack(target).filter(unit -> pieces.side(unit) == side && pieces.combat(unit));
  }

  @Rule("11.43")
  int attack(Position position, Ints units) {
    return units.stream().map(unit -> pieces.attack(position, unit)).sum();
  }

  /** Plain strengths: guns by their own defence, and unknown units nothing until they show. */
  @Rule({"11.42", "11.43"})
  int defence(Position position, Ints units) {
    return units.stream()
        .filter(unit -> !pieces.unknown(position, unit))
        .map(unit -> pieces.defence(position, unit))
        .sum();
  }

  /** Whether a hex is a city or fortified towards those who come from another. */
  @Rule({"11.42", "18.15"})
  boolean fortified(Position position, Side defender, int from, int target) {
    return theatre.ground().terrain(target).urban() || works(position, defender, from, target);
  }

  private boolean works(Position position, Side defender, int from, int target) {
    int direction = theatre.grid().direction(from, target);
    boolean line =
        defender == Side.SOVIET
            && direction != HexGrid.NONE
            && theatre.ground().side(from, direction, SideFeature.FORTIFIED_LINE)
            && parts.forts().line(position, from, target);
    return line || parts.forts().strongpoint(position, target, defender);
  }

  /** The odds that an overrun needs, so many to one. */
  @Rule("11.42")
  int least(Position position, Ints units, int from, int target) {
    Side defender = pieces.side(units.first()).enemy();
    if (fortified(position, defender, from, target)) {
      return chart.fortified();
    }
    boolean drilled = units.all(unit -> pieces.german(unit) && pieces.motorised(unit));
    return drilled ? chart.german() : chart.other();
  }

  /** All that changes the die, within its limit. */
  @Rule("11.43")
  int modifier(Position position, Ints units, int from, int target) {
    Side defender = pieces.side(units.first()).enemy();
    Ints there = defenders(position, defender, target);
    int sum =
        odds(attack(position, units), defence(position, there))
            + state(position, there)
            + ground(position, defender, from, target);
    return Math.clamp(sum, -chart.mostModifier(), chart.mostModifier());
  }

  private int odds(int attack, int defence) {
    int change = 0;
    for (OverrunChart.Better better : chart.odds()) {
      if (attack >= better.odds() * Math.max(1, defence)) {
        change = better.modifier();
      }
    }
    return change;
  }

  private int of(String name) {
    Map<String, Integer> modifiers = chart.modifiers();
    return Objects.requireNonNull(modifiers.get(name));
  }

  /** What is wrong with the defenders. */
  @Rule({"11.43", "11.44"})
  private int state(Position position, Ints there) {
    int sum = 0;
    if (there.any(unit -> position.has(unit, RostovMarks.OVERRUN))) {
      sum += of("overrun_marker");
    }
    if (there.any(unit -> SupplyState.out(position, unit))) {
      sum += of("out_of_supply");
    }
    boolean helpless =
        there.all(
            unit ->
                pieces.artillery(unit)
                    || pieces.headquarters(unit)
                    || !zones.projection().exerts(position, unit));
    return sum + (helpless ? of("no_fighting_troops") : 0);
  }

  private int ground(Position position, Side defender, int from, int target) {
    RostovGround ground = theatre.ground();
    int direction = theatre.grid().direction(from, target);
    Terrain terrain = ground.terrain(target);
    int sum = ground.wooded(target) ? of("woods") : 0;
    sum +=
        switch (terrain) {
          case HILL -> of("hill");
          case MARSH -> of("marsh");
          case SWAMP -> of("swamp");
          case CITY, MAJOR_CITY -> of("city");
          default -> 0;
        };
    if (ground.side(from, direction, SideFeature.RIVER)) {
      sum += of("river");
    } else if (ground.side(from, direction, SideFeature.CANAL)) {
      sum += of("canal");
    }
    boolean fortified = works(position, defender, from, target);
    return sum + (fortified && !terrain.urban() ? of("fortification") : 0);
  }

  /** What comes of each number of the die, the best for those who overrun first. */
  @Rule("11.43")
  Forecast forecast(Position position, Ints units, Ints there, int from, int target) {
    int modifier = modifier(position, units, from, target);
    Map<String, Double> chances = new LinkedHashMap<>();
    for (int die = 1; die <= Die.SIDES; die++) {
      chances.merge(written(chart.result(die + modifier)), 1.0 / Die.SIDES, Double::sum);
    }
    List<Forecast.Outcome> outcomes = new ArrayList<>();
    chances.forEach((result, chance) -> outcomes.add(new Forecast.Outcome(result, chance)));
    int attack = attack(position, units);
    int defence = defence(position, there);
    String odds = attack / Math.max(1, defence) + "-1";
    BattleReport report =
        new BattleReport(
            true,
            units,
            Ints.of(target),
            tally(units, unit -> pieces.attack(position, unit)),
            tally(there, unit -> pieces.defence(position, unit)),
            odds,
            List.of(),
            odds,
            modifier == 0 ? List.of() : List.of(new Adjustment(modifier, "overrun-die", RULE)));
    return new Forecast(report, outcomes);
  }

  private static Tally tally(Ints units, IntUnaryOperator strength) {
    Tally.Builder tally = new Tally.Builder();
    for (int unit : units) {
      tally.unit(unit, strength.applyAsInt(unit), "base", RULE);
    }
    return tally.build();
  }

  /** As results of combat are written, those of the attacker before the line. */
  private static String written(OverrunChart.Result result) {
    String attacker = result.attackerLoses() > 0 ? String.valueOf(result.attackerLoses()) : "-";
    String losses = result.defenderLoses() > 0 ? String.valueOf(result.defenderLoses()) : "";
    return result.success() ? "-/" + losses + "R" : attacker + "/-";
  }
}
