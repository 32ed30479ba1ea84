package stavka.rostov;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Advice;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What is worth having and sparing, for bots. */
final class RostovAdvice implements Advice {
  private static final double SOVIET_STEP = 0.1;
  private static final double AXIS_STEP = 0.2;
  private static final double AXIS_PRICE = 1.3;
  private static final double SOVIET_PRICE = 0.8;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  RostovAdvice(Sections sections) {
    this.theatre = sections.theatre();
    this.pieces = theatre.pieces();
  }

  @Override
  public List<Objective> objectives(Position position, Side side) {
    List<Objective> objectives = new ArrayList<>();
    for (ScenarioPlan.Place place : theatre.plan(position).victory().places()) {
      objectives.add(new Objective(place.hex(), place.points(position.turn())));
    }
    return objectives;
  }

  /** Headquarters and Guards score at once, armour and guns by the dozen [16.25]. */
  @Override
  public double stake(int unit) {
    if (pieces.headquarters(unit)) {
      return 1;
    }
    int steps = pieces.profile(unit).steps().size();
    if (pieces.guard(unit)) {
      return steps;
    }
    boolean tracked = pieces.armour(unit) || pieces.artillery(unit);
    return tracked ? steps * (pieces.side(unit) == Side.AXIS ? AXIS_STEP : SOVIET_STEP) : 0;
  }

  @Override
  public double price(Side attacker) {
    return attacker == Side.AXIS ? AXIS_PRICE : SOVIET_PRICE;
  }
}
