package stavka.redstar.staff;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.value.Side;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.SupplyState;
import stavka.redstar.staff.Scene.Post;
import stavka.redstar.supply.Coverage;
import stavka.redstar.supply.Supply;

/**
 * Depots and headquarters are worth the units they supply: those that would go hungry without them,
 * down the whole chain.
 */
final class RelayPost implements Post {
  /** What each half hex of a line takes off: short lines leave room to advance. */
  private static final double LENGTH = 0.04;

  /** What a unit beyond the reach is worth as long as its line does not isolate it. */
  private static final double HUNGRY = 0.15;

  /** What each hex takes off by which a relay is further from the enemy than it need be. */
  private static final double REMOTE = 0.05;

  private static final int NEAR_ENOUGH = 4;

  /** What it is worth beside the rest that a chain is firm. */
  private static final double FIRM = 0.25;

  /** What a relay costs that is not supplied itself. */
  private static final double ASTRAY = 4;

  private final Scene scene;
  private final Supply supply;
  private final RedStarPieces pieces;
  private final int relay;
  private final Side side;
  private final Coverage coverage;
  private final @Nullable Coverage firm;
  private final int[] hexes;
  private final double[] weights;
  private final boolean[] relieved;
  private final double without;

  RelayPost(Scene scene, Muster muster, Supply supply, int relay) {
    this.scene = scene;
    this.supply = supply;
    this.pieces = muster.pieces();
    this.relay = relay;
    this.side = pieces.side(relay);
    this.coverage = supply.coverage(scene.position, relay);
    this.firm = pieces.is(relay, Kind.DEPOT) ? supply.firmCoverage(scene.position, relay) : null;
    Position position = scene.position;
    int[] places = new int[pieces.count()];
    double[] worth = new double[pieces.count()];
    boolean[] helped = new boolean[pieces.count()];
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.onMap(unit) && serves(unit)) {
        places[count] = position.place(unit);
        helped[count] = supply.judge(position, unit) == SupplyState.EMERGENCY;
        worth[count++] = muster.weight(position, unit);
      }
    }
    this.hexes = Arrays.copyOf(places, count);
    this.weights = Arrays.copyOf(worth, count);
    this.relieved = helped;
    this.without = served(coverage, coverage.without());
  }

  private boolean serves(int unit) {
    return pieces.is(relay, Kind.HQ)
        ? pieces.nation(unit) == pieces.nation(relay)
        : pieces.nation(unit).servedByDepots();
  }

  private double served(Coverage coverage, Coverage.Lines lines) {
    double sum = 0;
    for (int i = 0; i < hexes.length; i++) {
      int length = lines.length(hexes[i]);
      if (length <= coverage.reach()) {
        sum += weights[i] * (1 - LENGTH * length);
      } else if (length != Coverage.NONE) {
        sum += weights[i] * HUNGRY;
      }
    }
    return sum;
  }

  /** What would be lost without the relay where it stands. */
  double use(int hex) {
    return joined(hex) ? served(coverage, coverage.with(hex)) - without : 0;
  }

  /** What a depot would save as a source by itself, cut off as it is, beside those turned so. */
  double relief(int hex) {
    if (joined(hex)) {
      return 0;
    }
    Coverage.Lines own = coverage.from(hex);
    double sum = 0;
    for (int i = 0; i < hexes.length; i++) {
      boolean fed = coverage.without().length(hexes[i]) <= coverage.reach();
      if (!fed && !relieved[i] && own.length(hexes[i]) <= coverage.reach()) {
        sum += weights[i];
      }
    }
    return sum;
  }

  private boolean joined(int hex) {
    return pieces.is(relay, Kind.DEPOT)
        ? coverage.joined(hex)
        : supply.headquartersSupplied(scene.position, pieces.nation(relay), hex);
  }

  @Override
  public double worth(int hex) {
    int remote = Math.max(0, scene.distance(side.enemy(), hex) - NEAR_ENOUGH);
    double base = -scene.danger(side, hex) - REMOTE * Math.min(remote, 60);
    if (!joined(hex)) {
      return base + without - ASTRAY;
    }
    double sum = served(coverage, coverage.with(hex));
    if (firm != null) {
      sum += FIRM * served(firm, firm.joined(hex) ? firm.with(hex) : firm.without());
    }
    return base + sum;
  }
}
