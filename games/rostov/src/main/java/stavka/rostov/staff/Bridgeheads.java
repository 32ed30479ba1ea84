package stavka.rostov.staff;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.play.Orders;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.formats.map.HexsideName;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SideFeature;
import stavka.rostov.supply.Bridge;
import stavka.rostov.supply.LiftBridge;
import stavka.rostov.supply.RostovLines;

/**
 * Pontoons go where a river parts units from their supply, or from the places that count; those
 * that the front has left behind are taken up where no line hangs on them.
 */
@Rule({"23.21", "23.22"})
final class Bridgeheads {
  /** How near to the enemy a bridge serves, and beyond what distance it does no more. */
  private static final int FRONT = 6;

  private static final int REAR = 8;

  private static final double STRENGTH = 0.1;
  private static final double HUNGRY = 2;
  private static final double WORTH_IT = 1;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovGround ground;
  private final HexGrid grid;
  private final RostovLines lines;
  private final Aims aims;
  private final List<String> compass;

  Bridgeheads(RostovTheatre theatre, RostovLines lines, Aims aims) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.grid = theatre.grid();
    this.lines = lines;
    this.aims = aims;
    this.compass = HexsideName.compass(grid.orientation());
  }

  /** The next bridge to lay or to take up; null if none. */
  @Nullable Order next(Position position, Orders legal) {
    Side side = legal.decision().side();
    List<Order> offered = new ArrayList<>();
    legal.forExtras(offered::add);
    Order best = null;
    double most = WORTH_IT;
    boolean heap = false;
    for (Order order : offered) {
      if (order instanceof Bridge(int pontoon, int hex, String facing)) {
        heap = true;
        double worth = worth(position, side, hex, compass.indexOf(facing));
        if (worth > most) {
          most = worth;
          best = order;
        }
      }
    }
    return best != null || heap ? best : lifted(position, side, offered);
  }

  /** Units beyond the river that want supply, and those who would go over it. */
  private double worth(Position position, Side side, int hex, int direction) {
    byte[] far = theatre.board(position).distancesToUnits(side.enemy());
    int over = grid.neighbour(hex, direction);
    if (Math.min(far[hex], far[over]) > FRONT || spanned(position, hex)) {
      return 0;
    }
    boolean major = ground.side(hex, direction, SideFeature.MAJOR_RIVER);
    boolean parted = !lines.reaches(position, side, over);
    boolean onward = aims.near(position, over) > aims.near(position, hex);
    if (!parted && !(major && onward)) {
      return 0;
    }
    double sum = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit)
          && pieces.side(unit) == side
          && pieces.combat(unit)
          && grid.distance(position.place(unit), hex) <= 3) {
        boolean hungry = parted && !lines.reaches(position, side, position.place(unit));
        sum += hungry ? HUNGRY : onward ? STRENGTH * pieces.attack(position, unit) : 0;
      }
    }
    return sum;
  }

  /** Whether a bridge stands or lies at a hex or beside it. */
  private boolean spanned(Position position, int hex) {
    for (int i = -1; i < HexGrid.DIRECTIONS; i++) {
      int bank = i < 0 ? hex : grid.neighbour(hex, i);
      if (bank < 0) {
        continue;
      }
      if (position.stack(bank).any(pieces::pontoon)) {
        return true;
      }
      for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
        boolean river =
            ground.side(bank, direction, SideFeature.RIVER)
                || ground.side(bank, direction, SideFeature.MAJOR_RIVER);
        if (river
            && ground.linked(bank, direction)
            && (position.at(bank, RostovLayers.BLOWN) & (1 << direction)) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The bridge farthest behind the front, if both banks are fed without it. */
  private @Nullable Order lifted(Position position, Side side, List<Order> offered) {
    byte[] far = theatre.board(position).distancesToUnits(side.enemy());
    Order best = null;
    int most = REAR;
    for (Order order : offered) {
      if (order instanceof LiftBridge(int pontoon)
          && far[position.place(pontoon)] > most
          && spare(position, side, pontoon)) {
        most = far[position.place(pontoon)];
        best = order;
      }
    }
    return best;
  }

  private boolean spare(Position position, Side side, int pontoon) {
    int hex = position.place(pontoon);
    Draft draft = position.edit();
    draft.moveToBox(pontoon, Box.POOL);
    Position without = draft.view();
    for (int direction = -1; direction < HexGrid.DIRECTIONS; direction++) {
      int bank = direction < 0 ? hex : grid.neighbour(hex, direction);
      if (bank >= 0 && lines.reaches(position, side, bank) && !lines.reaches(without, side, bank)) {
        return false;
      }
    }
    return true;
  }
}
