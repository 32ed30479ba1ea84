package stavka.ai.planner;

import stavka.engine.play.Insight;
import stavka.engine.play.Side;
import stavka.engine.play.Verdict;
import stavka.engine.position.Position;

/** How a side stands in the match as a whole. */
final class Outlook {
  private static final double WON = 25;

  // Rounded from a least-squares fit of the final points on 300 matches between officers of six
  // styles in Kharkov and Guderian, judged on the same matches: in mid-match what is left of the
  // armies says more than points.
  private static final double STRENGTH = 1.5;
  private static final double CUT_OFF = 0.1;
  private static final double NEARER = 0.03;
  private static final double HOPE = 0.1;

  /** What part of the points counts at the start, when much can still change, and at the end. */
  private static final double EARLY = 0.2;

  private static final double LATE = 0.6;
  private static final int AROUND = 3;

  private final Lore lore;
  private final Side side;

  Outlook(Lore lore, Side side) {
    this.lore = lore;
    this.side = side;
  }

  double of(Position position) {
    Insight insight = lore.game.insight();
    double lead =
        insight.points(position, side)
            - insight.points(position, side.enemy())
            - (side == Side.AXIS ? insight.evenLead() : -insight.evenLead());
    Verdict verdict = lore.game.verdict(position).orElse(null);
    if (verdict != null) {
      Side winner = verdict.winner();
      return lead + (winner == side ? WON : winner == null ? 0 : -WON);
    }
    double progress = Math.min(1, position.turn() / (double) lore.turns);
    return (EARLY + (LATE - EARLY) * progress) * lead
        + force(position, side)
        - force(position, side.enemy());
  }

  private double force(Position position, Side whose) {
    Insight insight = lore.game.insight();
    Picture picture = new Picture(lore, position, whose, Style.STEADY);
    GoalField goals = new GoalField(picture);
    double left = Math.max(1, lore.turns - position.turn() + 1) / (double) lore.turns;
    double sum = 0;
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit) && position.counter(unit).side() == whose && insight.fights(unit)) {
        double value = STRENGTH * (picture.value[unit] - insight.stake(unit));
        double kept = insight.supplied(position, unit) ? 1 : 1 - CUT_OFF;
        double march = NEARER * goals.distance[position.place(unit)];
        sum += left * (kept * value + insight.stake(unit) - march);
      }
    }
    return sum + left * prospects(position, whose);
  }

  /** What a side may hope for of the places it wants, by the strengths around them. */
  private double prospects(Position position, Side whose) {
    Insight insight = lore.game.insight();
    double sum = 0;
    for (Insight.Objective objective : insight.objectives(position, whose)) {
      double own = 0;
      double enemy = 1;
      for (int unit = 0; unit < position.counters(); unit++) {
        if (position.onMap(unit)
            && position.grid().distance(objective.hex(), position.place(unit)) <= AROUND) {
          boolean friend = position.counter(unit).side() == whose;
          double cohesion = lore.formations.complete(position, unit) ? insight.cohesion() : 1;
          own += friend ? cohesion * insight.attack(position, unit) : 0;
          enemy += friend ? 0 : cohesion * insight.defence(position, unit);
        }
      }
      sum += HOPE * objective.worth() * own / (own + enemy);
    }
    return sum;
  }
}
