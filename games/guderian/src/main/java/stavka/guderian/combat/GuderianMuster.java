package stavka.guderian.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.supply.GuderianSupply;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Muster;
import stavka.operational.model.Marks;

/** Judges who fights and under what circumstances, at this instant. */
@Rule({"9.0", "9.21", "9.24", "6.51", "11.0"})
record GuderianMuster(
    GuderianTheatre theatre, GuderianSupply supply, Integration integration, LeaderHelp help)
    implements Muster {
  /** Fractions are dropped; halved, a strength is worth one at least, but nothing stays nothing. */
  @Rule({"6.55", "11.32"})
  static final Rounding ROUNDING = Rounding.DOWN.atLeast(1).zeroStaying();

  private static final String HELP = "leader";
  private static final Modifier INTEGRATION = Modifier.times(2, "integration", "7.3");
  private static final Modifier UNSUPPLIED = Modifier.over(2, "unsupplied", "11.32");
  private static final Modifier OVERRUNNING = Modifier.over(2, "overrunning", "6.55");

  GuderianMuster(GuderianTheatre theatre, GuderianSupply supply) {
    this(theatre, supply, new Integration(theatre.pieces()), new LeaderHelp(theatre.pieces()));
  }

  @Override
  public Forces forces(Position position, BattlePlan plan) {
    List<Contribution> attackers = new ArrayList<>();
    int[] points = help.points(position, plan);
    for (int i = 0; i < plan.attackers().size(); i++) {
      int unit = plan.attackers().get(i);
      if (!theatre.pieces().isLeader(unit)) {
        attackers.add(
            unit(
                unit,
                modifiers(
                    integration.whole(position, unit),
                    1,
                    !supply.supplied(position, unit),
                    plan.overrun(),
                    points[i])));
      }
    }
    List<Contribution> defenders = new ArrayList<>();
    for (int i = 0; i < plan.targets().size(); i++) {
      addDefenders(position, plan, plan.targets().get(i), defenders);
    }
    return new Forces(attackers, defenders);
  }

  private static Contribution unit(int unit, List<Modifier> modifiers) {
    return Contribution.of(unit, "base", "9.0", modifiers);
  }

  /**
   * What changes a unit's strength, in the book's order: integration, terrain, supply, overrun, and
   * a leader's points last.
   *
   * @param terrain what the hex and its rivers multiply a defender by, 1 for nothing
   * @param help the most points a leader adds
   */
  @Rule({"6.51", "6.55", "7.3", "9.31", "9.33", "11.32", "10.36"})
  static List<Modifier> modifiers(
      boolean integrated, int terrain, boolean unsupplied, boolean overrunning, int help) {
    List<Modifier> modifiers = new ArrayList<>(2);
    if (integrated) {
      modifiers.add(INTEGRATION);
    }
    if (terrain > 1) {
      modifiers.add(terrain(terrain));
    }
    if (unsupplied) {
      modifiers.add(UNSUPPLIED);
    }
    if (overrunning) {
      modifiers.add(OVERRUNNING);
    }
    if (help > 0) {
      modifiers.add(Modifier.aid(help, HELP, "10.36"));
    }
    return modifiers;
  }

  private static Modifier terrain(int multiple) {
    return Modifier.times(multiple, "terrain", "9.33");
  }

  /** The same changes on other terrain, with a line of supply or without. */
  static List<Modifier> again(List<Modifier> before, int terrain, boolean unsupplied) {
    List<Modifier> renewed =
        modifiers(
            before.contains(INTEGRATION), terrain, unsupplied, before.contains(OVERRUNNING), 0);
    for (Modifier modifier : before) {
      if (modifier.code().equals(HELP)) {
        renewed.add(modifier);
      }
    }
    return renewed;
  }

  /** Whether a river counts or not as attackers from one hex or another prove to be worthless. */
  @Override
  @Rule("9.32")
  public boolean hangsOnAttackers(Position position, BattlePlan plan) {
    Ints attackers = plan.attackers();
    return plan.targets()
        .any(
            hex ->
                attackers.any(unit -> theatre.ground().crossesRiver(position.place(unit), hex))
                    && !allCross(position, attackers, hex));
  }

  /**
   * Only those who are left to attack are asked whether all of them cross a river; and lines are
   * traced once the worthless have left, whose zones shut hexes and who held others open.
   */
  @Override
  @Rule({"9.32", "11.32", "12.3"})
  public Forces judgedAgain(Position position, BattlePlan left, Forces muster) {
    List<Contribution> attackers = new ArrayList<>();
    for (Contribution part : muster.attackers()) {
      attackers.add(again(position, part, 1));
    }
    List<Contribution> defenders = new ArrayList<>();
    for (Contribution part : muster.defenders()) {
      int terrain = multiple(position, left, position.place(part.unit()));
      defenders.add(again(position, part, terrain));
    }
    return new Forces(attackers, defenders);
  }

  private Contribution again(Position position, Contribution part, int terrain) {
    return part.with(again(part.modifiers(), terrain, !supply.supplied(position, part.unit())));
  }

  /** A guest adds nothing to the hex it retreated to; a leader defends with his rating. */
  @Rule({"9.21", "9.75", "10.1", "12.2"})
  private void addDefenders(
      Position position, BattlePlan plan, int hex, List<Contribution> defenders) {
    int terrain = multiple(position, plan, hex);
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (!position.has(unit, Marks.GUEST)) {
        boolean whole = theatre.side(unit) == Side.AXIS && integration.whole(position, unit);
        boolean unsupplied = !supply.supplied(position, unit);
        defenders.add(unit(unit, modifiers(whole, terrain, unsupplied, false, 0)));
      }
    }
  }

  /**
   * The multiples of the hex and of its rivers are added, less one; a river counts if all attackers
   * cross one.
   */
  @Rule({"9.31", "9.32", "9.33"})
  private int multiple(Position position, BattlePlan plan, int hex) {
    int multiple = theatre.ground().defenceFactor(hex);
    return multiple
        + (allCross(position, plan.attackers(), hex)
            ? theatre.charts().terrain().riverDefence() - 1
            : 0);
  }

  @Rule("9.32")
  private boolean allCross(Position position, Ints attackers, int hex) {
    return attackers.all(unit -> theatre.ground().crossesRiver(position.place(unit), hex));
  }
}
