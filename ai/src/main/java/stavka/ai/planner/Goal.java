package stavka.ai.planner;

import java.util.List;

/** Hexes close together that are worth having, and what has been sent there so far. */
final class Goal {
  final List<Integer> hexes;
  final double worth;

  /** The march from each hex to the nearest of the goal's. */
  final double[] distance;

  /** The strength that would do. */
  final double demand;

  private double sent;

  Goal(List<Integer> hexes, double worth, double[] distance, double demand) {
    this.hexes = hexes;
    this.worth = worth;
    this.distance = distance;
    this.demand = demand;
  }

  /** How strongly it draws a unit from a hex: less with distance, and less the more are going. */
  double draw(int hex) {
    double need = Math.max(0.08, 1 - sent / demand);
    return worth * need / (9 + distance[hex]);
  }

  void send(double strength) {
    sent += strength;
  }
}
