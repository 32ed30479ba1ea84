package stavka.bautzen.combat;

import java.util.ArrayList;
import java.util.List;
import stavka.bautzen.command.Command;
import stavka.bautzen.model.BautzenPieces;
import stavka.bautzen.model.BautzenTheatre;
import stavka.bautzen.model.Charts;
import stavka.bautzen.model.Kind;
import stavka.bautzen.model.ScenarioPlan;
import stavka.engine.battle.Adjustment;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.combat.BattlePlan;
import stavka.operational.combat.Forces;
import stavka.operational.combat.Shifts;

/** By how many columns an attack is moved, to the right in the attacker's favour. */
@Rule("9.3")
final class BautzenShifts implements Shifts {
  private final BautzenTheatre theatre;
  private final BautzenPieces pieces;
  private final Charts.Shifts chart;
  private final Command command;
  private final BautzenMuster muster;

  BautzenShifts(BautzenTheatre theatre, Command command, BautzenMuster muster) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.chart = theatre.charts().shifts();
    this.command = command;
    this.muster = muster;
  }

  /** All shifts, and what the limit takes from their sum. */
  @Override
  public List<Adjustment> known(Position position, BattlePlan plan, Forces forces) {
    List<Adjustment> shifts = new ArrayList<>();
    ground(plan, shifts);
    river(position, plan, shifts);
    columns(plan, shifts);
    combinedArms(position, plan, shifts);
    integrity(position, plan, shifts);
    surprise(position, plan, shifts);
    concentric(position, plan, shifts);
    int sum = sum(shifts);
    add(shifts, Math.clamp((long) sum, -chart.limit(), chart.limit()) - sum, "shift-limit", "9.3");
    return shifts;
  }

  private static int sum(List<Adjustment> shifts) {
    return shifts.stream().mapToInt(Adjustment::amount).sum();
  }

  private static void add(List<Adjustment> shifts, int amount, String code, String rule) {
    if (amount != 0) {
      shifts.add(new Adjustment(amount, code, rule));
    }
  }

  @Rule("9.3.1")
  private void ground(BattlePlan plan, List<Adjustment> shifts) {
    boolean large = theatre.ground().stronghold(plan.targets().first());
    int shift = theatre.ground().shift(plan.targets().first());
    add(shifts, -shift, large ? "shift-stronghold" : "shift-ground", "9.3.1");
  }

  /** A river helps if every attacker attacks across one; of several the least. */
  @Rule("9.3.1")
  private void river(Position position, BattlePlan plan, List<Adjustment> shifts) {
    int least = Integer.MAX_VALUE;
    boolean major = false;
    for (int unit : plan.attackers()) {
      int direction = theatre.grid().direction(position.place(unit), plan.targets().first());
      int shift = theatre.ground().riverShift(position.place(unit), direction);
      if (shift < least) {
        least = shift;
        major = theatre.ground().major(position.place(unit), direction);
      }
    }
    add(shifts, -least, major ? "shift-major-river" : "shift-minor-river", "9.3.1");
  }

  @Rule({"7.2.3", "9.3.2"})
  private void columns(BattlePlan plan, List<Adjustment> shifts) {
    int each = theatre.charts().columns().shift();
    add(shifts, each * columns(plan, plan.attacker()), "shift-column-attack", "9.3.2");
    add(shifts, -each * columns(plan, plan.attacker().enemy()), "shift-column-defence", "9.3.2");
  }

  private int columns(BattlePlan plan, Side side) {
    return plan.supporters()
        .filter(unit -> pieces.side(unit) == side && pieces.is(unit, Kind.COLUMN))
        .size();
  }

  /** Armour and infantry of one formation, unless armour or anti-tank guns defend. */
  @Rule("9.3.3")
  private void combinedArms(Position position, BattlePlan plan, List<Adjustment> shifts) {
    boolean combined =
        plan.attackers()
            .any(
                tank ->
                    pieces.is(tank, Kind.ARMOUR)
                        && pieces.formation(tank) != BautzenPieces.NONE
                        && plan.attackers().any(unit -> infantry(unit) && together(tank, unit)));
    boolean stopped =
        muster
            .defenders(position, plan.targets().first())
            .any(unit -> pieces.is(unit, Kind.ARMOUR) || pieces.is(unit, Kind.ANTI_TANK));
    add(shifts, combined && !stopped ? chart.combinedArms() : 0, "shift-combined-arms", "9.3.3");
  }

  private boolean infantry(int unit) {
    return pieces.is(unit, Kind.INFANTRY) || pieces.is(unit, Kind.MOTORISED);
  }

  private boolean together(int first, int second) {
    return pieces.formation(first) == pieces.formation(second);
  }

  @Rule("9.3.4")
  private void integrity(Position position, BattlePlan plan, List<Adjustment> shifts) {
    ScenarioPlan scenario = theatre.plan(position);
    boolean whole = false;
    for (int formation = 0; formation < pieces.formations().size(); formation++) {
      int hq = pieces.hqOf(formation);
      Ints line =
          pieces
              .formations()
              .get(formation)
              .filter(unit -> pieces.kind(unit).line() && scenario.has(unit));
      whole |=
          hq != BautzenPieces.NONE
              && !line.isEmpty()
              && line.all(
                  unit -> plan.attackers().contains(unit) && command.commands(position, hq, unit));
    }
    add(shifts, whole ? chart.integrity() : 0, "shift-integrity", "9.3.4");
  }

  @Rule("9.3.5")
  private void surprise(Position position, BattlePlan plan, List<Adjustment> shifts) {
    Charts.Surprise surprise = chart.surprise();
    boolean surprised = plan.attacker() == surprise.side() && position.turn() == surprise.turn();
    add(shifts, surprised ? surprise.shift() : 0, "shift-surprise", "9.3.5");
  }

  /** From two opposite hexes, or from three of which no two adjoin. */
  @Rule("9.3.6")
  private void concentric(Position position, BattlePlan plan, List<Adjustment> shifts) {
    boolean[] from = new boolean[HexGrid.DIRECTIONS];
    for (int unit : plan.attackers()) {
      from[theatre.grid().direction(plan.targets().first(), position.place(unit))] = true;
    }
    boolean around = (from[0] && from[2] && from[4]) || (from[1] && from[3] && from[5]);
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      around |= from[direction] && from[HexGrid.opposite(direction)];
    }
    add(shifts, around ? chart.concentric() : 0, "shift-concentric", "9.3.6");
  }
}
