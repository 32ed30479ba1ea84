package stavka.kharkov.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.battle.Tally;
import stavka.engine.hex.HexGrid;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Ground;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;

/** Adds up what both sides of a combat fight with. */
@Rule({"9.0", "9.21", "9.24"})
final class Strengths {
  private static final int LONE_HQ = 1;

  private final Theatre theatre;
  private final Ground ground;
  private final Pieces pieces;
  private final Supply supply;
  private final Integration integration;

  Strengths(Theatre theatre, Supply supply) {
    this.theatre = theatre;
    this.ground = theatre.ground();
    this.pieces = theatre.pieces();
    this.supply = supply;
    this.integration = new Integration(theatre);
  }

  /** Judges supply, terrain and integration of all who fight, at this instant. */
  @Rule({"11.0", "11.42", "11.44", "7.22", "10.25"})
  Muster muster(Position position, BattlePlan plan) {
    List<Part> attackers = new ArrayList<>(plan.attackers().size());
    for (int i = 0; i < plan.attackers().size(); i++) {
      int unit = plan.attackers().get(i);
      if (pieces.kind(unit).combat()) {
        attackers.add(attacker(position, plan, unit));
      }
    }
    List<Part> defenders = new ArrayList<>();
    List<Part> loneHqs = new ArrayList<>();
    Ints garrisons = Ints.EMPTY;
    for (int i = 0; i < plan.targets().size(); i++) {
      int hex = plan.targets().get(i);
      int before = defenders.size();
      addDefenders(position, plan, hex, defenders);
      if (plan.attacker() == Side.SOVIET && Board.garrisoned(theatre, position, hex)) {
        garrisons = garrisons.with(hex);
      } else if (defenders.size() == before) {
        addLoneHq(position, hex, loneHqs);
      }
    }
    return new Muster(attackers, defenders, garrisons, loneHqs);
  }

  @Rule({"9.32", "11.43", "7.0", "7.21", "11.41"})
  private Part attacker(Position position, BattlePlan plan, int unit) {
    boolean supplied =
        plan.overrun() ? position.has(unit, State.SUPPLIED) : supply.supplied(position, unit);
    return new Part(
        unit,
        integration.together(position, unit),
        "",
        acrossMajorRiver(position.place(unit), plan.targets()),
        !supplied,
        plan.overrun());
  }

  /** A guest adds nothing to the hex it retreated to, except against an overrun. */
  @Rule({"9.21", "9.65"})
  private void addDefenders(Position position, BattlePlan plan, int hex, List<Part> defenders) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.kind(unit).combat() && (plan.overrun() || !position.has(unit, State.GUEST))) {
        defenders.add(
            new Part(
                unit,
                integration.defending(position, unit),
                shelter(hex),
                false,
                !supply.supplied(position, unit),
                false));
      }
    }
  }

  /** A headquarters adds nothing to units, but alone it defends with one. */
  @Rule({"10.13", "10.14"})
  private void addLoneHq(Position position, int hex, List<Part> loneHqs) {
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.kind(unit) == Kind.HQ) {
        loneHqs.add(new Part(unit, false, shelter(hex), false, false, false));
        return;
      }
    }
  }

  @Rule("9.31")
  private String shelter(int hex) {
    if (ground.defenceFactor(hex) == 1) {
      return "";
    }
    return ground.isForest(hex) ? "in-forest" : "in-city";
  }

  /** Whether a unit attacks across the Donets or the Dniepr into any of its targets. */
  @Rule("9.32")
  boolean acrossMajorRiver(int from, Ints targets) {
    return across(from, targets, Ground.DONETS) || across(from, targets, Ground.DNIEPR);
  }

  boolean acrossMinorRiver(int from, Ints targets) {
    return across(from, targets, Ground.RIVER);
  }

  private boolean across(int from, Ints targets, String river) {
    for (int i = 0; i < targets.size(); i++) {
      int direction = ground.grid().direction(from, targets.get(i));
      if (direction != HexGrid.NONE && ground.crosses(from, direction, river)) {
        return true;
      }
    }
    return false;
  }

  /** The attackers' total, as the position shows their faces. */
  Tally attack(Position position, Muster muster) {
    Tally.Builder tally = new Tally.Builder();
    for (Part part : muster.attackers()) {
      if (pieces.untried(position, part.unit())) {
        tally.unknown(part.unit(), "12.0");
      } else {
        part.write(tally, pieces.attack(position, part.unit()));
      }
    }
    return tally.build();
  }

  /** The defenders' total. The points of a garrison are never doubled, and its city supplies it. */
  @Rule({"15.31", "15.32", "15.33"})
  Tally defence(Position position, Muster muster) {
    Tally.Builder tally = new Tally.Builder();
    for (Part part : muster.defenders()) {
      if (pieces.untried(position, part.unit())) {
        tally.unknown(part.unit(), "12.0");
      } else {
        part.write(tally, pieces.defence(position, part.unit()));
      }
    }
    for (Part part : muster.loneHqs()) {
      part.write(tally, LONE_HQ);
    }
    for (int i = 0; i < muster.garrisons().size(); i++) {
      tally.unit(Position.NOBODY, ground.garrison(muster.garrisons().get(i)), "garrison", "15.33");
    }
    return tally.build();
  }
}
