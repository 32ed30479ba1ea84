package stavka.bautzen.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.model.BautzenMarks;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Kind;
import stavka.bautzen.stacking.Stacks;
import stavka.engine.battle.Modifier;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Muster;

/** What units bring into a combat; guns of either side are among its supporters. */
@Rule("9.8")
record BautzenMuster(BautzenTheatre theatre, BautzenPieces pieces, Stacks stacks)
    implements Muster {
  /** All units of a hex that fight: they defend it together. */
  @Rule("9.1")
  Ints defenders(Position position, int target) {
    return position.stack(target).filter(pieces::fights);
  }

  @Override
  public Forces forces(Position position, BattlePlan plan) {
    int target = plan.targets().first();
    List<Contribution> attack = new ArrayList<>();
    for (int unit : plan.attackers()) {
      attack.add(Contribution.of(unit, "base", "9.8", attacking(position, unit, target)));
    }
    for (int gun : guns(plan, plan.attacker())) {
      attack.add(Contribution.of(gun, "guns", "9.4", attacking(position, gun, target)));
    }
    List<Contribution> defence = new ArrayList<>();
    for (int unit : defenders(position, target)) {
      defence.add(Contribution.of(unit, "base", "9.8", crowded(position, unit)));
    }
    for (int gun : guns(plan, plan.attacker().enemy())) {
      int fire = pieces.attack(position, gun);
      defence.add(new Contribution(gun, fire, "guns", "9.4", crowded(position, gun)));
    }
    return new Forces(attack, defence);
  }

  @Rule("9.4")
  private Ints guns(BattlePlan plan, Side side) {
    return plan.supporters()
        .filter(unit -> pieces.side(unit) == side && pieces.is(unit, Kind.ARTILLERY));
  }

  /** Halvings of who attacks, each rounded down. */
  @Rule({"7.1.2", "9.8"})
  private List<Modifier> attacking(Position position, int unit, int target) {
    List<Modifier> halvings = crowded(position, unit);
    if (position.has(unit, BautzenMarks.UNSUPPLIED)) {
      halvings.add(Modifier.over(2, "unsupplied", "7.1.2"));
    }
    if (theatre.ground().halves(pieces.kind(unit), target)) {
      halvings.add(Modifier.over(2, "into-forest", "9.8"));
    }
    return halvings;
  }

  @Rule("5.3")
  private List<Modifier> crowded(Position position, int unit) {
    List<Modifier> halvings = new ArrayList<>(2);
    if (position.onMap(unit) && stacks.over(position, pieces.side(unit), position.place(unit))) {
      halvings.add(Modifier.over(2, "over-limit", "5.3"));
    }
    return halvings;
  }
}
