package stavka.kharkov.victory;

import java.util.Map;
import java.util.TreeMap;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.Charts;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

/** Points for units destroyed, which count at the end of the game only. */
public record Losses(KharkovTheatre theatre, KharkovSupply supply) {
  /**
   * What the Soviet side has for Axis units: a whole Panzer division counts as one, other regiments
   * for themselves.
   *
   * @return points by reason
   */
  @Rule("17.25")
  public Map<String, Integer> axisLosses(Position position) {
    Map<String, Integer> points = new TreeMap<>();
    boolean[] counted = new boolean[theatre.pieces().count()];
    Charts.Award division = theatre.charts().award("panzer-division");
    for (Ints formation : theatre.pieces().formations()) {
      String name = theatre.roster().get(formation.first()).formation();
      if (division.formations().contains(name)
          && formation.all(unit -> eliminated(position, unit))) {
        add(points, division);
        formation.each(unit -> counted[unit] = true);
      }
    }
    for (int unit = 0; unit < counted.length; unit++) {
      if (!counted[unit] && theatre.side(unit) == Side.AXIS && eliminated(position, unit)) {
        addFor(points, unit);
      }
    }
    int regiments = position.ledger(Ledger.REGIMENTS_LOST);
    for (int i = 0; i < regiments; i++) {
      addFor(points, theatre.pieces().regiments().first());
    }
    return points;
  }

  /**
   * What the Axis has for Soviet units. Those on the map without supply count as eliminated;
   * headquarters do not score.
   *
   * @return points by reason
   */
  @Rule("17.3")
  public Map<String, Integer> sovietLosses(Position position) {
    Map<String, Integer> points = new TreeMap<>();
    theatre
        .pieces()
        .where(unit -> theatre.side(unit) == Side.SOVIET)
        .filter(
            unit ->
                eliminated(position, unit)
                    || (position.onMap(unit) && !supply.supplied(position, unit)))
        .each(unit -> addFor(points, unit));
    return points;
  }

  private static boolean eliminated(Position position, int unit) {
    return position.inBox(unit, Box.ELIMINATED);
  }

  /** Adds the award for a unit, if its kind has one. */
  private void addFor(Map<String, Integer> points, int unit) {
    theatre.charts().awards().values().stream()
        .filter(award -> award.kinds().contains(theatre.pieces().kind(unit)))
        .findFirst()
        .ifPresent(award -> add(points, award));
  }

  private static void add(Map<String, Integer> points, Charts.Award award) {
    points.merge(award.id(), award.points(), Integer::sum);
  }
}
