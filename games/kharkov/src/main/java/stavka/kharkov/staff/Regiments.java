package stavka.kharkov.staff;

import java.util.Optional;
import stavka.engine.hex.HexGrid;
import stavka.engine.order.Move;
import stavka.engine.order.Order;
import stavka.engine.play.Facts;
import stavka.engine.play.Journey;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.value.Hex;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.engine.value.Unit;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.regiment.Entrenching.Entrench;
import stavka.kharkov.regiment.Reforming;
import stavka.kharkov.regiment.Reforming.Reform;
import stavka.kharkov.regiment.Splitting.Split;
import stavka.operational.board.Board;
import stavka.operational.model.Marks;

/**
 * When German infantry divisions split, dig in and reform. A division of two points is worth more
 * as two regiments: the same strength and steps on two hexes, and fewer points for the enemy. A
 * fresh division splits where several city hexes need a garrison; its regiments dig in there.
 */
public record Regiments(KharkovTheatre theatre, Facts facts, Reforming reforming) {
  /** How far infantry comes in a turn across open ground. */
  private static final int MARCH = 4;

  private static final int NEAR = 3;

  /** The distance at which the enemy threatens a city. */
  private static final int APPROACH = 5;

  /** The strength that takes a city hex from its garrison. */
  private static final int ASSAULT = 8;

  /** Odds from which on trenches no longer help: the table has its first De there [9.4]. */
  private static final int OVERWHELMING = 6;

  /** A division that must not fight on as one. */
  private static final int WORN = 2;

  public Regiments(KharkovTheatre theatre, Facts facts) {
    this(theatre, facts, new Reforming(theatre));
  }

  /** The next of these orders in the initial movement phase of the Axis. */
  public Optional<Order> order(Position position, Orders legal) {
    Ints bare = bare(position);
    return reform(position, legal, bare)
        .or(() -> split(position, legal, bare))
        .or(() -> garrison(position, legal, bare))
        .or(() -> entrench(position, legal));
  }

  /** Three regiments make a division that is stronger than they are. */
  private Optional<Order> reform(Position position, Orders legal, Ints bare) {
    Reform[] best = {null};
    reforming.forEach(
        position,
        order -> {
          if (order instanceof Reform reform
              && best[0] == null
              && reform.regiments().size() > WORN
              && !reform.regiments().any(unit -> position.has(unit, KharkovMarks.ENTRENCHED))
              && !wanted(position, position.place(reform.regiments().first()), bare)
              && legal.allows(reform)) {
            best[0] = reform;
          }
        });
    return Optional.ofNullable(best[0]);
  }

  private Optional<Order> split(Position position, Orders legal, Ints bare) {
    for (int division : theatre.pieces().onMap(position, Side.AXIS)) {
      if (theatre.pieces().kind(division).splits()
          && !position.has(division, Marks.MOVED)
          && pays(position, division, bare)
          && legal.allows(new Split(division))) {
        return Optional.of(new Split(division));
      }
    }
    return Optional.empty();
  }

  private boolean pays(Position position, @Unit int division, Ints bare) {
    int hex = position.place(division);
    boolean fresh = position.get(division, Marks.STEP) == 0;
    if (!fresh) {
      return facts.attack(position, division) == WORN && threat(position, hex, NEAR) > 0;
    }
    return theatre.pieces().kind(division) == Kind.INFANTRY && wanted(position, hex, bare);
  }

  /** Whether several city hexes in danger are in reach of a hex. */
  private boolean wanted(Position position, @Hex int hex, Ints bare) {
    Ints near = bare.filter(city -> position.grid().distance(city, hex) <= MARCH);
    return near.size() > 1 || (city(position, hex) && !near.isEmpty());
  }

  /** City hexes in danger with nothing but a garrison, or less, to hold them. */
  private Ints bare(Position position) {
    Board board = theatre.board(position);
    return theatre
        .ground()
        .citiesWithout(position.ledger(Ledger.CITIES_SOVIET))
        .filter(hex -> board.units(Side.AXIS, hex) == 0 && !board.holds(Side.SOVIET, hex))
        .filter(hex -> threat(position, hex, APPROACH) >= ASSAULT);
  }

  /** Sends regiments to the city hexes that need them. */
  private Optional<Order> garrison(Position position, Orders legal, Ints bare) {
    if (bare.isEmpty()) {
      return Optional.empty();
    }
    for (int regiment : onMap(position).filter(unit -> !position.has(unit, Marks.MOVED))) {
      int from = position.place(regiment);
      boolean alone = position.stack(from).size() == 1;
      if ((city(position, from) && alone)
          || position.has(regiment, KharkovMarks.ENTRENCHED)
          || !bare.any(hex -> position.grid().distance(hex, from) <= MARCH)) {
        continue;
      }
      Optional<Move> move =
          legal.movesOf(Ints.of(regiment)).stream()
              .map(Journey::move)
              .filter(way -> bare.contains(way.path().last()) && legal.allows(way))
              .findFirst();
      if (move.isPresent()) {
        return Optional.of(move.get());
      }
    }
    return Optional.empty();
  }

  private Optional<Order> entrench(Position position, Orders legal) {
    for (int regiment : onMap(position)) {
      if (digs(position, regiment) && legal.allows(new Entrench(regiment))) {
        return Optional.of(new Entrench(regiment));
      }
    }
    return Optional.empty();
  }

  /** Whether a regiment is attacked where it stands, at odds at which trenches save it. */
  private boolean digs(Position position, @Unit int regiment) {
    int hex = position.place(regiment);
    if (position.has(regiment, Marks.MOVED) || position.has(regiment, KharkovMarks.ENTRENCHED)) {
      return false;
    }
    int defence =
        facts.defence(position, regiment) * facts.shelter(hex)
            + facts.garrison(position, Side.AXIS, hex);
    if (city(position, hex)) {
      return threat(position, hex, APPROACH) >= ASSAULT;
    }
    double threat = threat(position, hex, 2);
    return threat > defence && threat < OVERWHELMING * defence;
  }

  private Ints onMap(Position position) {
    return theatre.pieces().regiments().filter(position::onMap);
  }

  private boolean city(Position position, @Hex int hex) {
    return theatre.ground().citiesWithout(position.ledger(Ledger.CITIES_SOVIET)).contains(hex);
  }

  /** The strength with which Soviet units within some hexes could attack. */
  private double threat(Position position, @Hex int hex, int range) {
    HexGrid grid = position.grid();
    double sum = 0;
    for (int unit : theatre.pieces().onMap(position, Side.SOVIET)) {
      if (grid.distance(hex, position.place(unit)) <= range) {
        sum += facts.attack(position, unit);
      }
    }
    return sum;
  }
}
