package stavka.ai.planner;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Overrun;

/** Overruns worth making before anything else moves. */
final class Rush {
  private static final double LEAST_ODDS = 2;
  private static final double WORTHWHILE = 0.5;

  /** How many, the most promising by rule of thumb, are looked at closely. */
  private static final int LOOKED_AT = 24;

  /** How far apart overruns must be to leave each other's prospects alone. */
  private static final int APART = 4;

  private final SituationMap picture;
  private final GoalField goals;
  private final Layout layout;
  private final Balance balance;
  private final Prospects prospects;

  Rush(SituationMap picture, GoalField goals, Layout layout) {
    this.picture = picture;
    this.goals = goals;
    this.layout = layout;
    this.balance = new Balance(picture, goals, layout);
    this.prospects = picture.lore.prospects(picture.position, picture.side);
  }

  private record Chance(Overrun overrun, double worth) {}

  /** The best overruns that do not get in each other's way, the very best first. */
  List<Overrun> best(List<Overrun> open) {
    List<Chance> likely = new ArrayList<>();
    for (Overrun overrun : open) {
      double attack = attack(overrun);
      double defence = picture.enemyDefence[overrun.target()];
      if (attack >= LEAST_ODDS * defence) {
        likely.add(new Chance(overrun, worth(overrun, prospects.at(attack, defence))));
      }
    }
    likely.sort(Comparator.comparingDouble(chance -> -chance.worth));
    List<Overrun> chosen = new ArrayList<>();
    for (Chance chance : likely.subList(0, Math.min(LOOKED_AT, likely.size()))) {
      if (clear(chance.overrun, chosen) && worth(chance.overrun) > WORTHWHILE) {
        chosen.add(chance.overrun);
      }
    }
    return chosen;
  }

  private boolean clear(Overrun overrun, List<Overrun> chosen) {
    for (Overrun other : chosen) {
      if (picture.grid.distance(overrun.target(), other.target()) < APART
          || overrun.units().stream().anyMatch(unit -> other.units().contains(unit))) {
        return false;
      }
    }
    return true;
  }

  /** What an overrun is worth by its exact chances. */
  double worth(Overrun overrun) {
    @Nullable Chances chances =
        picture
            .lore
            .game
            .forecast(picture.position, overrun)
            .map(forecast -> Chances.of(forecast.outcomes()))
            .orElse(null);
    return chances == null ? -1e9 : worth(overrun, chances);
  }

  private double attack(Overrun overrun) {
    double attack = 0;
    for (int i = 0; i < overrun.units().size(); i++) {
      int unit = overrun.units().get(i);
      boolean whole =
          picture.whole(unit)
              && overrun.units().size() >= picture.lore.formations.members(unit).length;
      attack +=
          0.5
              * picture.facts.attack(picture.position, unit)
              * (whole ? picture.facts.cohesion() : 1);
    }
    return attack;
  }

  private double worth(Overrun overrun, Chances chances) {
    double value = 0;
    for (int i = 0; i < overrun.units().size(); i++) {
      value += picture.value[overrun.units().get(i)];
    }
    Block block = new Block(overrun.units().toArray(), 1, 0, 0, value, -1, false);
    int from =
        overrun.path().isEmpty()
            ? picture.position.place(overrun.units().first())
            : overrun.path().last();
    return balance.of(overrun.target(), chances, List.of(block), List.of(from)) - left(overrun);
  }

  /** What it may cost that the units who go leave a place worth keeping. */
  private double left(Overrun overrun) {
    int place = picture.position.place(overrun.units().first());
    double keep = goals.keep[place];
    if (keep <= 0) {
      return 0;
    }
    double staying = 0;
    double going = 0;
    for (int unit = 0; unit < picture.value.length; unit++) {
      if (picture.position.place(unit) == place && picture.facts.fights(unit)) {
        int defence = picture.facts.defence(picture.position, unit);
        staying += overrun.units().contains(unit) ? 0 : defence;
        going += overrun.units().contains(unit) ? defence : 0;
      }
    }
    double before = layout.lost(place, staying + going);
    return picture.style.hold() * keep * (layout.lost(place, staying) - before);
  }
}
