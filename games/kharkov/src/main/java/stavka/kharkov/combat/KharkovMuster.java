package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Modifier;
import stavka.engine.battle.Rounding;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.KharkovGround;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.supply.KharkovSupply;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Contribution;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Muster;
import stavka.operational.model.Marks;

/** Adds up what both sides of a combat fight with. */
@Rule({"9.0", "9.21", "9.24"})
record KharkovMuster(KharkovTheatre theatre, KharkovSupply supply, Integration integration)
    implements Muster {
  /** Fractions are dropped, but a unit that was halved is worth one. */
  @Rule("9.35")
  static final Rounding ROUNDING = Rounding.DOWN.atLeast(1);

  private static final Modifier INTEGRATION = Modifier.times(2, "integration", "14.0");
  private static final Modifier ACROSS_RIVER = Modifier.over(2, "across-major-river", "9.32");
  private static final Modifier UNSUPPLIED = Modifier.over(2, "unsupplied", "11.43");
  private static final Modifier OVERRUNNING = Modifier.over(2, "overrunning", "7.0");

  KharkovMuster(KharkovTheatre theatre, KharkovSupply supply) {
    this(theatre, supply, new Integration(theatre));
  }

  /** Judges supply, terrain and integration of all who fight, at this instant. */
  @Override
  @Rule({"11.0", "11.42", "11.44", "7.22", "10.25"})
  public Forces forces(Position position, BattlePlan plan) {
    List<Contribution> attackers = new ArrayList<>(plan.attackers().size());
    for (int i = 0; i < plan.attackers().size(); i++) {
      int unit = plan.attackers().get(i);
      if (theatre.pieces().combat(unit)) {
        attackers.add(attacker(position, plan, unit));
      }
    }
    List<Contribution> defenders = new ArrayList<>();
    List<Contribution> stands = new ArrayList<>();
    for (int i = 0; i < plan.targets().size(); i++) {
      int hex = plan.targets().get(i);
      int before = defenders.size();
      addDefenders(position, plan, hex, defenders);
      if (plan.attacker() == Side.SOVIET && theatre.garrisoned(position, hex)) {
        stands.add(garrison(hex));
      } else if (defenders.size() == before) {
        addLoneHq(position, hex, stands);
      }
    }
    defenders.addAll(stands);
    return new Forces(attackers, defenders);
  }

  /** A garrison: its points are never doubled, and its city supplies it. */
  @Rule({"15.31", "15.32", "15.33"})
  private Contribution garrison(int hex) {
    return new Contribution(
        Position.NOBODY, theatre.ground().garrison(hex), "garrison", "15.33", List.of());
  }

  /**
   * What changes a unit's strength: first everything that raises it, then everything that lowers
   * it.
   *
   * @param shelter the terrain that doubles a defender, or empty
   */
  @Rule({"9.31", "9.32", "9.34", "9.35", "11.43", "7.0", "14.1", "14.2"})
  static List<Modifier> modifiers(
      boolean integrated,
      String shelter,
      boolean acrossRiver,
      boolean unsupplied,
      boolean overrunning) {
    List<Modifier> modifiers = new ArrayList<>(2);
    if (integrated) {
      modifiers.add(INTEGRATION);
    }
    if (!shelter.isEmpty()) {
      modifiers.add(Modifier.times(2, shelter, "9.31"));
    }
    if (acrossRiver) {
      modifiers.add(ACROSS_RIVER);
    }
    if (unsupplied) {
      modifiers.add(UNSUPPLIED);
    }
    if (overrunning) {
      modifiers.add(OVERRUNNING);
    }
    return modifiers;
  }

  private static Contribution unit(int unit, List<Modifier> modifiers) {
    return Contribution.of(unit, "base", "9.0", modifiers);
  }

  @Rule({"9.32", "11.43", "7.0", "7.21", "11.41"})
  private Contribution attacker(Position position, BattlePlan plan, int unit) {
    boolean supplied =
        plan.overrun() ? position.has(unit, Marks.SUPPLIED) : supply.supplied(position, unit);
    return unit(
        unit,
        modifiers(
            integration.together(position, unit),
            "",
            acrossMajorRiver(position.place(unit), plan.targets()),
            !supplied,
            plan.overrun()));
  }

  /** A guest adds nothing to the hex it retreated to, except against an overrun. */
  @Rule({"9.21", "9.65"})
  private void addDefenders(
      Position position, BattlePlan plan, int hex, List<Contribution> defenders) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (theatre.pieces().combat(unit) && (plan.overrun() || !position.has(unit, Marks.GUEST))) {
        defenders.add(
            unit(
                unit,
                modifiers(
                    integration.defending(position, unit),
                    shelter(hex),
                    false,
                    !supply.supplied(position, unit),
                    false)));
      }
    }
  }

  /** A headquarters alone defends with one. */
  @Rule("10.14")
  private void addLoneHq(Position position, int hex, List<Contribution> stands) {
    int hq = Headquarters.alone(theatre, position, hex);
    if (hq != Position.NOBODY) {
      List<Modifier> modifiers = modifiers(false, shelter(hex), false, false, false);
      int strength = theatre.charts().limits().loneHq();
      stands.add(new Contribution(hq, strength, "base", "9.0", modifiers));
    }
  }

  @Rule("9.31")
  private String shelter(int hex) {
    String cover = theatre.ground().isForest(hex) ? "in-forest" : "in-city";
    return theatre.ground().defenceFactor(hex) == 1 ? "" : cover;
  }

  /** Whether a unit attacks across the Donets or the Dniepr into any of its targets. */
  @Rule("9.32")
  boolean acrossMajorRiver(int from, Ints targets) {
    return across(from, targets, KharkovGround.DONETS)
        || across(from, targets, KharkovGround.DNIEPR);
  }

  boolean acrossMinorRiver(int from, Ints targets) {
    return across(from, targets, KharkovGround.RIVER);
  }

  private boolean across(int from, Ints targets, String river) {
    return targets.any(
        hex -> {
          int direction = theatre.grid().direction(from, hex);
          return direction != HexGrid.NONE && theatre.ground().crosses(from, direction, river);
        });
  }
}
