package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.command.Dissolve;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.rebuild.SendBack;
import stavka.rostov.rebuild.TurnIn;
import stavka.rostov.special.Release;
import stavka.rostov.supply.GiveUp;

/** What is given up while it is still worth something, and garrisons that are set free. */
@Rule({"6.95", "7.22", "7.23", "22.26", "22.82"})
final class LastResorts {
  /** The odds at which those who stand on a hex are taken for lost. */
  private static final double LOST = 3;

  /** A base without a line is given up with the enemy this near. */
  private static final int NEAR = 3;

  /** Militia of a town that nobody threatens are of more use in other ranks. */
  private static final int REAR = 15;

  /** A headquarters that is as slow as this to find itself is better raised from its cadre. */
  private static final int SLOW = 1;

  private static final int SILENCED = 6;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final Aims aims;
  private final Menace menace;

  LastResorts(RostovTheatre theatre, Aims aims, Menace menace) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.aims = aims;
    this.menace = menace;
  }

  /** The next such order of a phase, or null. */
  @Nullable Order next(Position position, Orders legal) {
    List<Order> offered = new ArrayList<>();
    legal.forExtras(offered::add);
    Order best = null;
    double most = 0;
    for (Order order : offered) {
      double worth =
          switch (order) {
            case GiveUp(int base) -> near(position, base, Side.SOVIET) <= NEAR ? 1 : 0;
            case TurnIn(int militia) -> turnedIn(position, militia);
            case SendBack(int unit) -> last(position) ? 1 + pieces.defence(position, unit) : 0;
            case Dissolve(int staff) -> dissolved(position, staff);
            case Release(int hex) -> released(position, hex);
            default -> 0;
          };
      if (worth > most) {
        most = worth;
        best = order;
      }
    }
    return best;
  }

  private int near(Position position, int unit, Side enemy) {
    return theatre.board(position).distancesToUnits(enemy)[position.place(unit)];
  }

  /** Militia that will be overcome without holding anything, or that nobody will ever attack. */
  private double turnedIn(Position position, int militia) {
    int hex = position.place(militia);
    if (aims.points(position, hex) > 0) {
      return 0;
    }
    boolean useless = remote(position, hex);
    return useless || doomed(position, hex) ? 1 + theatre.faces().steps(position, militia) : 0;
  }

  private boolean remote(Position position, int hex) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.AXIS
          && position.onMap(unit)
          && theatre.grid().distance(position.place(unit), hex) <= REAR) {
        return false;
      }
    }
    return true;
  }

  /** Whether a unit that is sent away on a later turn would not be back before the end. */
  private boolean last(Position position) {
    int away = theatre.charts().rebuild().turnsAway();
    return position.turn() + away + 1 == theatre.plan(position).lastTurn();
  }

  /** One that is about to be lost costs the point anyway; one that never recovers mutes others. */
  private double dissolved(Position position, int staff) {
    if (position.has(staff, RostovMarks.TURNED) && doomed(position, position.place(staff))) {
      return 2;
    }
    if (pieces.profile(staff).recovery() > SLOW) {
      return 0;
    }
    int muted = 0;
    int range = theatre.charts().command().range();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == Side.SOVIET
          && position.onMap(unit)
          && pieces.combat(unit)
          && theatre.grid().distance(position.place(unit), position.place(staff)) <= range) {
        muted++;
      }
    }
    return muted >= SILENCED ? 1 : 0;
  }

  /** The strongest garrison that guards nothing that counts. */
  private double released(Position position, int hex) {
    int strength = 0;
    for (int unit : position.stack(hex)) {
      strength += pieces.attack(position, unit);
    }
    return aims.points(position, hex) > 0 ? 0 : strength;
  }

  private boolean doomed(Position position, int hex) {
    int defence = 0;
    for (int unit : position.stack(hex)) {
      defence += pieces.combat(unit) ? pieces.defence(position, unit) : 0;
    }
    return menace.at(position, Side.SOVIET, hex) > LOST * (1 + defence);
  }
}
