package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Advice.Objective;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.Charts;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What there is to win and to lose: places that score, and units. */
public final class Aims {
  private static final double AXIS_PRICE = 1.3;
  private static final double SOVIET_PRICE = 0.8;

  /** What an objective is worth to bots for each of its points. */
  private static final int DRAW = 4;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final double[] stakes;

  public Aims(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.stakes = new double[pieces.count()];
    for (int unit = 0; unit < stakes.length; unit++) {
      stakes[unit] = staked(unit);
    }
  }

  /** Headquarters and Guards score at once, armour and guns by the dozen [16.25]. */
  private double staked(int unit) {
    Charts.Scores scores = theatre.charts().scores();
    int steps = pieces.profile(unit).steps().size();
    if (pieces.headquarters(unit)) {
      return scores.headquartersLost();
    }
    if (pieces.guard(unit)) {
      return steps * (pieces.artillery(unit) ? scores.guardArtilleryStep() : scores.guardStep());
    }
    boolean tracked = pieces.armour(unit) || pieces.artillery(unit);
    boolean axis = pieces.side(unit) == Side.AXIS;
    double each = axis ? scores.axisLossesAPoint() : scores.sovietLossesAPoint();
    return tracked ? steps / each : 0;
  }

  public double stake(int unit) {
    return stakes[unit];
  }

  /** Axis armies have nobody to fill their ranks with. */
  public double price(Side attacker) {
    return attacker == Side.AXIS ? AXIS_PRICE : SOVIET_PRICE;
  }

  /** The Axis total half way between a marginal victory and its lack. */
  public double evenLead(Position position) {
    return theatre.plan(position).victory().marginal() - 0.5;
  }

  /** What a hex scores. */
  int points(Position position, int hex) {
    int sum = 0;
    for (ScenarioPlan.Place place : theatre.plan(position).victory().places()) {
      sum += place.hex() == hex ? place.points(position.turn()) : 0;
    }
    return sum;
  }

  /** Every place that scores: more if the enemy has it. */
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    for (ScenarioPlan.Place place : theatre.plan(position).victory().places()) {
      int worth = DRAW * place.points(position.turn());
      boolean own = Control.holds(position, side, place.hex());
      objectives.add(new Objective(place.hex(), own ? Math.max(1, worth / 2) : worth));
    }
    return objectives;
  }

  /** The places that a side has. */
  public List<Objective> holdings(Position position, Side side) {
    List<Objective> holdings = new ArrayList<>();
    for (ScenarioPlan.Place place : theatre.plan(position).victory().places()) {
      if (Control.holds(position, side, place.hex())) {
        holdings.add(new Objective(place.hex(), DRAW * place.points(position.turn())));
      }
    }
    return holdings;
  }
}
