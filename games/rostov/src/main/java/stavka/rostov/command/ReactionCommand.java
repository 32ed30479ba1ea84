package stavka.rostov.command;

import java.util.Arrays;
import java.util.Comparator;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/**
 * The command that Soviet units take to react: a point for each of them, from any operational
 * headquarters in whose range it stands.
 */
@Rule({"14.11", "22.12"})
public record ReactionCommand(RostovTheatre theatre, Command command) {
  /** Whether headquarters have a point for each of some units. */
  public boolean suffices(Position position, Ints units) {
    return !payers(position, units, (unit, staffs) -> staffs).isEmpty();
  }

  /** Spends the points, and tells of each unit who commands it. */
  public void pay(Draft draft, Ints units) {
    Position position = draft.view();
    Ints payers = payers(position, units, (unit, staffs) -> sparing(position, units, staffs));
    for (int k = 0; k < units.size(); k++) {
      command.spend(draft, payers.get(k), Use.REACT);
      draft.say(
          theatre
              .cites()
              .noted("reacts-by", Detail.unit(units.get(k)), Detail.unit(payers.get(k))));
    }
  }

  /** The headquarters that pays for each unit, in their order; none if the points do not do. */
  private Ints payers(Position position, Ints units, Preference preference) {
    Ints staffs = Ints.EMPTY;
    Ints[] near = new Ints[units.size()];
    for (int k = 0; k < near.length; k++) {
      near[k] = preference.of(units.get(k), able(position, units.get(k)));
      for (int staff : near[k]) {
        staffs = staffs.contains(staff) ? staffs : staffs.with(staff);
      }
    }
    Assignment assignment = new Assignment(position, staffs, near, new int[units.size()]);
    Arrays.fill(assignment.payer, Position.NOBODY);
    for (int k = 0; k < near.length; k++) {
      if (!assignment.assign(k, new boolean[staffs.size()])) {
        return Ints.EMPTY;
      }
    }
    return Ints.of(assignment.payer);
  }

  /**
   * Units and the headquarters that pay for them. A headquarters that has nothing left makes room
   * if another one can pay for a unit it pays for.
   */
  private final class Assignment {
    private final Position position;
    private final Ints staffs;
    private final Ints[] near;
    private final int[] payer;

    Assignment(Position position, Ints staffs, Ints[] near, int[] payer) {
      this.position = position;
      this.staffs = staffs;
      this.near = near;
      this.payer = payer;
    }

    boolean assign(int k, boolean[] asked) {
      for (int staff : near[k]) {
        if (!asked[staffs.indexOf(staff)]) {
          asked[staffs.indexOf(staff)] = true;
          if (paid(staff) < command.left(position, staff, Use.REACT) || moves(staff, asked)) {
            payer[k] = staff;
            return true;
          }
        }
      }
      return false;
    }

    private int paid(int staff) {
      return (int) Arrays.stream(payer).filter(one -> one == staff).count();
    }

    private boolean moves(int staff, boolean[] asked) {
      for (int other = 0; other < payer.length; other++) {
        if (payer[other] == staff && assign(other, asked)) {
          return true;
        }
      }
      return false;
    }
  }

  /** In which order headquarters are asked to pay for a unit. */
  private interface Preference {
    Ints of(int unit, Ints staffs);
  }

  /** The headquarters in whose range a unit stands that have a point left. */
  private Ints able(Position position, int unit) {
    return command
        .operational(position, position.place(unit))
        .filter(staff -> command.left(position, staff, Use.REACT) > 0);
  }

  /**
   * First those that the fewest other units could use, then those with most left, so that a
   * reaction costs the others least.
   */
  private Ints sparing(Position position, Ints units, Ints staffs) {
    return Ints.of(
        staffs.stream()
            .boxed()
            .sorted(
                Comparator.<Integer>comparingInt(staff -> wanted(position, units, staff))
                    .thenComparingInt(staff -> -command.left(position, staff, Use.REACT)))
            .mapToInt(Integer::intValue)
            .toArray());
  }

  /** How many motorised units that have not moved stand in a headquarters' range. */
  private int wanted(Position position, Ints units, int staff) {
    RostovPieces pieces = theatre.pieces();
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.SOVIET
          && pieces.motorised(unit)
          && position.onMap(unit)
          && !position.has(unit, RostovMarks.MOVED)
          && !units.contains(unit)
          && command.operational(position, position.place(unit)).contains(staff)) {
        count++;
      }
    }
    return count;
  }
}
