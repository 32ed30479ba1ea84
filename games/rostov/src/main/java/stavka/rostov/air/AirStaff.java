package stavka.rostov.air;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import stavka.engine.order.EndPhase;
import stavka.engine.order.Order;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.command.Command;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.AirChart;
import stavka.rostov.model.AirResult;
import stavka.rostov.model.Die;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * What the air staff would order, one order after another until the phase ends: no rule stands
 * behind it, and it knows no more than its side does. Level bombers raid headquarters, those that
 * hit hardest are kept for the front with fighters to guard them, and dummies draw fire elsewhere.
 */
public final class AirStaff {
  /** Points after which another bomber over the same hex is better kept. */
  private static final int ENOUGH = 2;

  /** The least rating of fighters sent against more than a lone raider. */
  private static final int BOLD = 2;

  private final RostovTheatre theatre;
  private final Squadrons squadrons;
  private final MissionChecks checks;
  private final MissionTargets targets;
  private final Declarations declarations;
  private final Command command;

  AirStaff(
      RostovTheatre theatre,
      Squadrons squadrons,
      MissionChecks checks,
      MissionTargets targets,
      Declarations declarations,
      Command command) {
    this.theatre = theatre;
    this.squadrons = squadrons;
    this.checks = checks;
    this.targets = targets;
    this.declarations = declarations;
    this.command = command;
  }

  /** The next mission that a side would fly, or the end of the phase. */
  public Order mission(Position position, Side side, MissionKind kind) {
    for (int hex : byWorth(position, side, kind)) {
      Ints group = group(position, side, kind, hex);
      if (!group.isEmpty()) {
        return new Fly(group, hex);
      }
    }
    return new EndPhase();
  }

  /** The hexes for a kind of mission, the best first. */
  private List<Integer> byWorth(Position position, Side side, MissionKind kind) {
    List<Integer> hexes = new ArrayList<>();
    for (int hex : targets.hexes(position, side, kind)) {
      if (worth(position, kind, hex) > 0) {
        hexes.add(hex);
      }
    }
    hexes.sort(Comparator.comparingInt(hex -> -worth(position, kind, hex)));
    return hexes;
  }

  private int worth(Position position, MissionKind kind, int hex) {
    if (kind == MissionKind.SUPPORT) {
      Declared attack = declarations.at(position, hex);
      return attack == null || attack.targets().first() != hex
          ? 0
          : attack.units().stream().map(unit -> theatre.pieces().attack(position, unit)).sum();
    }
    int staffs = staffs(position, hex);
    return kind == MissionKind.INTERCEPTION ? 1 + staffs : staffs;
  }

  /** What headquarters on a hex can do, with the guns that stand with them. */
  private int staffs(Position position, int hex) {
    RostovPieces pieces = theatre.pieces();
    Ints stack = position.stack(hex);
    int value = 0;
    for (int unit : stack.filter(pieces::headquarters)) {
      value += 2 * command.value(position, unit);
    }
    return value == 0 ? 0 : value + stack.filter(pieces::artillery).size();
  }

  private Ints group(Position position, Side side, MissionKind kind, int hex) {
    Ints able = checks.able(position, side, kind, hex);
    return switch (kind) {
      case INTERDICTION -> raid(position, able);
      case INTERCEPTION -> interception(position, able, hex);
      case SUPPORT -> support(position, side, able, hex);
    };
  }

  /** Level bombers, with a fighter if the others do not need it; when none is left, a dummy. */
  private Ints raid(Position position, Ints able) {
    Ints level = able.filter(unit -> squadrons.value(unit, true) < ENOUGH);
    Ints load = load(targets.bombers(level, MissionKind.INTERDICTION), false);
    if (load.isEmpty()) {
      return dummy(able);
    }
    Ints kept = squadrons.idle(position, Side.AXIS).filter(unit -> !squadrons.fighter(unit));
    Ints hitting = kept.filter(unit -> squadrons.value(unit, true) >= ENOUGH);
    Ints fighters = targets.fighters(able);
    boolean spare = fighters.size() > hitting.size();
    return load.plus(spare ? MissionTargets.first(fighters, 1) : Ints.EMPTY);
  }

  private Ints interception(Position position, Ints able, int hex) {
    int raiders = position.at(hex, RostovLayers.mission(Side.AXIS));
    Ints fighters =
        targets.fighters(able).filter(unit -> raiders == 1 || squadrons.combat(unit) >= BOLD);
    return fighters.isEmpty() ? Ints.EMPTY : MissionTargets.first(fighters, ENOUGH);
  }

  /** Bombers with a fighter; fighters alone where the enemy flies. */
  private Ints support(Position position, Side side, Ints able, int hex) {
    Ints load = load(targets.bombers(able, MissionKind.SUPPORT), true);
    Ints fighters = targets.fighters(able);
    boolean opposed = MissionChecks.flown(position, side.enemy(), hex);
    if (load.isEmpty()) {
      return opposed ? MissionTargets.first(fighters, ENOUGH) : Ints.EMPTY;
    }
    return load.plus(MissionTargets.first(fighters, 1));
  }

  /** The first of some bombers until they are enough. */
  private Ints load(Ints bombers, boolean support) {
    Ints load = Ints.EMPTY;
    int points = 0;
    for (int unit : bombers) {
      if (points < ENOUGH) {
        load = load.with(unit);
        points += squadrons.value(unit, support);
      }
    }
    return load;
  }

  private Ints dummy(Ints able) {
    return MissionTargets.first(able.filter(squadrons::dummy), 1);
  }

  /** The pairs from which most harm may be expected. */
  Engage duel(List<Engage> choices) {
    Engage best = choices.getFirst();
    for (Engage engage : choices) {
      best = harm(engage) > harm(best) ? engage : best;
    }
    return best;
  }

  private int harm(Engage engage) {
    int sum = 0;
    for (int i = 0; i < engage.firing().size(); i++) {
      int target = engage.targets().get(i);
      int difference = squadrons.combat(engage.firing().get(i)) - squadrons.combat(target);
      int prize = 1 + Math.max(squadrons.value(target, true), squadrons.value(target, false));
      sum += prize * shots(difference);
    }
    return sum;
  }

  /** How bad all results of a column are together. */
  private int shots(int difference) {
    AirChart chart = theatre.charts().air();
    int sum = 0;
    for (int die = 1; die <= Die.SIDES; die++) {
      AirResult result = chart.shot(difference, die);
      sum += result.ordinal();
    }
    return sum;
  }
}
