package stavka.rostov.air;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;

/** Who fires at whom in a round of air combat. */
@Rule("17.33")
record Pairing(Squadrons squadrons) {
  /** Who of a side is still over the hex. */
  Ints present(Position position, AirBattle battle, Side side) {
    return squadrons.over(position, side, battle.hex());
  }

  /** Those of a side who fire and are still there. */
  Ints firing(Position position, AirBattle battle, Side side) {
    return present(position, battle, side).filter(battle.firing()::contains);
  }

  /** The side that pairs its units now. */
  static Side chooser(AirBattle battle) {
    Side initiative = Objects.requireNonNull(battle.initiative());
    return battle.step() == AirBattle.Step.OTHERS_ENGAGE ? initiative.enemy() : initiative;
  }

  /** Those who are to be paired now. */
  @Rule("17.33")
  Ints shooters(Position position, AirBattle battle) {
    Ints all = firing(position, battle, chooser(battle));
    return switch (battle.step()) {
      case OTHERS_ENGAGE -> all.filter(unit -> !battle.targets().contains(unit));
      case ENGAGE_AGAIN -> all.filter(unit -> free(position, battle, unit));
      default -> all;
    };
  }

  /** Whether all with whom a unit fought have gone. */
  private boolean free(Position position, AirBattle battle, int unit) {
    boolean fought = false;
    for (int i = 0; i < battle.shooters().size(); i++) {
      int shooter = battle.shooters().get(i);
      int target = battle.targets().get(i);
      if (shooter == unit || target == unit) {
        int opponent = shooter == unit ? target : shooter;
        if (squadrons.over(position, opponent) == battle.hex()) {
          return false;
        }
        fought = true;
      }
    }
    return fought;
  }

  /**
   * Whether each of those to be paired engages an enemy, and, where the side has the initiative in
   * the first round, as many enemies who fire as it can before anybody else.
   */
  @Rule("17.33")
  boolean allowed(Position position, AirBattle battle, Engage engage) {
    Ints shooters = shooters(position, battle);
    Ints enemies = present(position, battle, chooser(battle).enemy());
    if (engage.firing().size() != shooters.size()
        || engage.firing().hasDuplicates()
        || !engage.firing().all(shooters::contains)
        || engage.targets().size() != shooters.size()
        || !engage.targets().all(enemies::contains)) {
      return false;
    }
    if (battle.step() != AirBattle.Step.ENGAGE) {
      return true;
    }
    Ints dangerous = firing(position, battle, chooser(battle).enemy());
    int engaged = dangerous.filter(engage.targets()::contains).size();
    return engaged == Math.min(dangerous.size(), shooters.size());
  }

  /** Every way to pair them. */
  List<Engage> all(Position position, AirBattle battle) {
    Ints shooters = shooters(position, battle);
    Ints enemies = present(position, battle, chooser(battle).enemy());
    List<Ints> choices = List.of(Ints.EMPTY);
    for (int i = 0; i < shooters.size(); i++) {
      List<Ints> longer = new ArrayList<>();
      for (Ints some : choices) {
        enemies.each(enemy -> longer.add(some.with(enemy)));
      }
      choices = longer;
    }
    return choices.stream()
        .map(targets -> new Engage(shooters, targets))
        .filter(engage -> allowed(position, battle, engage))
        .toList();
  }

  /** Pairs the side with the initiative; whom it engages answers the first who does. */
  @Rule("17.33")
  AirBattle answered(Position position, AirBattle battle, Engage engage) {
    Ints shooters = engage.firing();
    Ints targets = engage.targets();
    for (int enemy : firing(position, battle, chooser(battle).enemy())) {
      int first = engage.targets().indexOf(enemy);
      if (first >= 0) {
        shooters = shooters.with(enemy);
        targets = targets.with(engage.firing().get(first));
      }
    }
    return battle.paired(shooters, targets);
  }
}
