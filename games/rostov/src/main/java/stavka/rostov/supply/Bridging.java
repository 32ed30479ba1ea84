package stavka.rostov.supply;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Placed;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Order;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.formats.map.HexsideName;
import stavka.operational.model.Citations;
import stavka.operational.movement.ExtraOrder;
import stavka.rostov.command.Command;
import stavka.rostov.losses.Fates;
import stavka.rostov.model.Box;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovLedger;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;
import stavka.rostov.model.SideFeature;
import stavka.rostov.model.SupplyState;
import stavka.rostov.works.Pontoons;

/** Pontoon bridges begun and taken up in the supply phase. */
@Rule({"23.22", "23.23", "23.24", "22.25"})
public final class Bridging implements ExtraOrder {
  /** Bits of the ledger's entry for each sheet of each side. */
  private static final int BITS = 2;

  private static final int SHEETS = 4;

  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final RostovGround ground;
  private final HexGrid grid;
  private final Citations cites;
  private final Pontoons pontoons;
  private final Lines lines;
  private final Command command;
  private final Fates fates;
  private final Side side;
  private final List<String> compass;
  private final Ints sites;
  private final Map<String, Ints> within = new ConcurrentHashMap<>();

  /**
   * @param side whose bridges they are
   */
  public Bridging(
      RostovTheatre theatre,
      Pontoons pontoons,
      Lines lines,
      Command command,
      Fates fates,
      Side side) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.grid = theatre.grid();
    this.cites = theatre.cites();
    this.pontoons = pontoons;
    this.lines = lines;
    this.command = command;
    this.fates = fates;
    this.side = side;
    this.compass = HexsideName.compass(grid.orientation());
    int[] found = new int[grid.size() * HexGrid.DIRECTIONS];
    int count = 0;
    for (int site = 0; site < found.length; site++) {
      if (river(site / HexGrid.DIRECTIONS, site % HexGrid.DIRECTIONS)) {
        found[count++] = site;
      }
    }
    this.sites = Ints.prefix(found, count);
  }

  /** Whether a river or major river runs between two land hexes. */
  @Rule("23.21")
  private boolean river(int hex, int direction) {
    int next = grid.neighbour(hex, direction);
    return next >= 0
        && ground.land(hex)
        && ground.land(next)
        && (ground.side(hex, direction, SideFeature.RIVER)
            || ground.side(hex, direction, SideFeature.MAJOR_RIVER));
  }

  @Override
  public boolean handles(Order order) {
    return order instanceof Bridge || order instanceof LiftBridge;
  }

  @Override
  public @Nullable Objection objection(Position position, Order order) {
    int pontoon =
        order instanceof Bridge bridge ? bridge.pontoon() : ((LiftBridge) order).pontoon();
    Objection stranger = theatre.stranger(side, pontoon);
    if (stranger != null) {
      return stranger;
    }
    if (!pieces.pontoon(pontoon)) {
      return cites.objection("bridge-who", Detail.unit(pontoon));
    }
    if (order instanceof LiftBridge) {
      return lifted(position, pontoon);
    }
    Bridge bridge = (Bridge) order;
    if (!position.inBox(pontoon, Box.POOL)) {
      return cites.objection("not-in-pool", Detail.unit(pontoon));
    }
    int direction = compass.indexOf(bridge.side());
    if (bridge.hex() < 0 || bridge.hex() >= grid.size()) {
      return cites.objection("no-such-hex");
    }
    if (direction < 0 || !river(bridge.hex(), direction)) {
      return cites.objection("no-river");
    }
    return site(position, bridge.hex(), direction);
  }

  /** One taken up may be laid again at once; one laid this turn stays. */
  @Rule({"22.25", "23.22"})
  private @Nullable Objection lifted(Position position, int pontoon) {
    if (!position.onMap(pontoon)) {
      return cites.objection("not-on-map", Detail.unit(pontoon));
    }
    if (position.has(pontoon, RostovMarks.MOVED)) {
      return cites.objection("has-moved", Detail.unit(pontoon));
    }
    return side == Side.SOVIET && command.nonOp(position, position.place(pontoon))
        ? cites.objection("non-op-range", Detail.unit(pontoon))
        : null;
  }

  private @Nullable Objection site(Position position, int hex, int direction) {
    int opposite = grid.neighbour(hex, direction);
    if (!theatre.board(position).inPlay(hex) || !theatre.board(position).inPlay(opposite)) {
      return cites.objection("off-area");
    }
    if (pontoons.bridge(position, hex, direction)) {
      return cites.objection("bridge-stands");
    }
    if (position.stack(hex).any(pieces::pontoon)) {
      return cites.objection("pontoon-there", Detail.hex(hex));
    }
    if (!lines.reaches(position, side, hex) && !relieved(position, hex)) {
      return cites.objection("pontoon-cut-off", Detail.hex(hex));
    }
    if (!pontoons.safe(position, side, hex) || !pontoons.safe(position, side, opposite)) {
      return cites.objection("pontoon-zone");
    }
    if (side == Side.SOVIET && command.nonOp(position, hex)) {
      return cites.objection("non-op-range", Detail.hex(hex));
    }
    return laid(position.ledger(RostovLedger.PONTOONS), hex)
            >= theatre.charts().works().pontoonsASheet()
        ? cites.objection("pontoon-sheet")
        : null;
  }

  /** Whether units stand there in supply though no line leads there: a point was spent on them. */
  @Rule({"6.53", "23.22"})
  private boolean relieved(Position position, int hex) {
    return position
        .stack(hex)
        .any(
            unit ->
                pieces.side(unit) == side
                    && pieces.combat(unit)
                    && SupplyState.of(position, unit) == SupplyState.GENERAL);
  }

  /** Bridges laid on the sheet of a hex this turn. */
  @Rule("23.24")
  private int laid(int ledger, int hex) {
    return (ledger >> shift(hex)) & ((1 << BITS) - 1);
  }

  private int shift(int hex) {
    int sheet = theatre.map().name(hex).charAt(0) - 'A';
    return (side.ordinal() * SHEETS + sheet) * BITS;
  }

  @Override
  public void carryOut(Draft draft, Order order) {
    if (order instanceof LiftBridge lift) {
      fates.remove(draft, lift.pontoon(), Box.POOL);
      return;
    }
    Bridge bridge = (Bridge) order;
    draft.moveTo(bridge.pontoon(), bridge.hex());
    draft.set(bridge.pontoon(), RostovMarks.TURNED);
    draft.set(bridge.pontoon(), RostovMarks.MOVED);
    draft.set(bridge.pontoon(), RostovMarks.FACING, compass.indexOf(bridge.side()));
    draft.add(RostovLedger.PONTOONS, 1 << shift(bridge.hex()));
    draft.say(new Placed(Ints.of(bridge.pontoon()), bridge.hex(), cites.rule("bridge-who")));
    draft.say(Pontoons.spanning(theatre, draft.view(), bridge.pontoon()));
  }

  /** One counter in the heap is as good as another. */
  @Override
  public void forEach(Position position, Consumer<? super Order> action) {
    Ints own = pontoons.of(side);
    for (int pontoon : own) {
      if (position.onMap(pontoon) && lifted(position, pontoon) == null) {
        action.accept(new LiftBridge(pontoon));
      }
    }
    Ints heap = own.filter(unit -> position.inBox(unit, Box.POOL));
    Ints near = heap.isEmpty() ? Ints.EMPTY : sites(position);
    for (int i = 0; i < near.size(); i++) {
      if (fits(position, near.get(i))) {
        int direction = near.get(i) % HexGrid.DIRECTIONS;
        int hex = near.get(i) / HexGrid.DIRECTIONS;
        action.accept(new Bridge(heap.first(), hex, compass.get(direction)));
      }
    }
  }

  @Override
  public boolean any(Position position) {
    Ints own = pontoons.of(side);
    if (own.any(unit -> position.onMap(unit) && lifted(position, unit) == null)) {
      return true;
    }
    boolean heap = own.any(unit -> position.inBox(unit, Box.POOL));
    return heap && sites(position).any(site -> fits(position, site));
  }

  private boolean fits(Position position, int site) {
    int hex = site / HexGrid.DIRECTIONS;
    return pontoons.safe(position, side, hex)
        && site(position, hex, site % HexGrid.DIRECTIONS) == null;
  }

  /** The sites of the scenario that a position belongs to. */
  private Ints sites(Position position) {
    ScenarioPlan plan = theatre.plan(position);
    return within.computeIfAbsent(
        plan.id(), id -> sites.filter(site -> plan.covers(site / HexGrid.DIRECTIONS)));
  }
}
