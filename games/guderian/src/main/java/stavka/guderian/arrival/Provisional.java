package stavka.guderian.arrival;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.GuderianPieces;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule;
import stavka.operational.board.Board;

/** One rifle division a turn, by the entrance a die picks. It comes that turn or not at all. */
@Rule({"14.1", "14.11", "14.12"})
public final class Provisional {
  private static final int DIE = 6;

  private final GuderianTheatre theatre;
  private final GuderianPieces pieces;
  private final Pool pool;
  private final Schedule.Provisional schedule;
  private final ProvisionalEntrance entrance;

  public Provisional(GuderianTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.pool = new Pool(theatre);
    this.schedule = pieces.schedule().provisional();
    this.entrance = new ProvisionalEntrance(theatre);
  }

  public void turnBegins(Draft draft) {
    if (draft.turn() < schedule.firstTurn() || draft.turn() > schedule.lastTurn()) {
      return;
    }
    int die = draft.roll(DIE, "provisional", "14.11");
    Ints area = theatre.ground().area(schedule.entrances().get(die - 1));
    Ints free = entrance.openOf(draft.view(), area);
    int hex = free.isEmpty() ? open(draft.view(), area.last()) : free.first();
    draft.enter(Ledger.PROVISIONAL_HEX, hex + 1);
    if (hex == HexGrid.NONE || pool.rifle(draft, Box.PROVISIONAL) < 0) {
      draft.say(Noted.of("14.12", "provisional-lost"));
    } else {
      draft.say(Noted.of("14.11", "provisional-at", Detail.hex(hex)));
    }
  }

  /**
   * The entrance itself, or the nearest open hex towards the east edge: eastward along the edge of
   * the entrance, and on the east edge by distance, the northern of two first.
   */
  @Rule("14.12")
  private int open(Position position, int entrance) {
    Board board = theatre.board(position);
    for (int hex : wayEast(entrance)) {
      if (ProvisionalEntrance.open(board, hex)) {
        return hex;
      }
    }
    return HexGrid.NONE;
  }

  @Rule("14.12")
  private int[] wayEast(int entrance) {
    GuderianGround ground = theatre.ground();
    HexGrid grid = ground.grid();
    IntStream way = IntStream.of(entrance);
    for (String edge : List.of("edge-north", "edge-south")) {
      Ints hexes = ground.area(edge);
      if (hexes.contains(entrance)) {
        way = IntStream.concat(way, eastOf(hexes, entrance));
      }
    }
    Comparator<Integer> nearest = Comparator.comparingInt(hex -> grid.distance(hex, entrance));
    IntStream east =
        ground.area("edge-east").stream()
            .boxed()
            .sorted(nearest.thenComparingInt(grid::row))
            .mapToInt(Integer::intValue);
    return IntStream.concat(way, east).toArray();
  }

  private IntStream eastOf(Ints edge, int entrance) {
    HexGrid grid = theatre.ground().grid();
    return edge.stream()
        .filter(hex -> grid.column(hex) > grid.column(entrance))
        .boxed()
        .sorted(Comparator.comparingInt(grid::column))
        .mapToInt(Integer::intValue);
  }

  /**
   * A division that has not entered by the end of the movement phase is lost for this time; its
   * counter goes back to the pool.
   */
  @Rule("14.11")
  public void phaseEnds(Draft draft) {
    Position position = draft.view();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (position.inBox(unit, Box.PROVISIONAL)) {
        draft.moveToBox(unit, Box.POOL);
        draft.say(Noted.of("14.11", "provisional-lost"));
      }
    }
    draft.enter(Ledger.PROVISIONAL_HEX, 0);
  }
}
