package stavka.guderian.arrival;

import java.util.List;
import stavka.engine.event.Noted;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.guderian.model.Box;
import stavka.guderian.model.GuderianGround;
import stavka.guderian.model.GuderianTheatre;
import stavka.guderian.model.Ledger;
import stavka.guderian.model.Schedule;

/** One rifle division a turn, by the entrance a die picks. It comes that turn or not at all. */
@Rule({"14.1", "14.11", "14.12"})
public record Provisional(GuderianTheatre theatre) {
  private static final int DIE = 6;

  public void turnBegins(Draft draft) {
    Schedule.Provisional provisional = theatre.pieces().schedule().provisional();
    if (draft.turn() < provisional.firstTurn() || draft.turn() > provisional.lastTurn()) {
      return;
    }
    int die = draft.roll(DIE, "provisional", "14.11");
    Ints area = theatre.ground().area(provisional.entrances().get(die - 1));
    Ints free = new ProvisionalEntrance(theatre).openOf(draft.view(), area);
    int hex = free.isEmpty() ? open(draft.view(), area.last()) : free.first();
    draft.enter(Ledger.PROVISIONAL_HEX, hex + 1);
    if (hex == HexGrid.NONE || new Pool(theatre).rifle(draft, Box.PROVISIONAL) < 0) {
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
    return new ProvisionalEntrance(theatre)
        .openOf(position, wayEast(entrance))
        .firstOr(HexGrid.NONE);
  }

  @Rule("14.12")
  private Ints wayEast(int entrance) {
    GuderianGround ground = theatre.ground();
    HexGrid grid = ground.grid();
    Ints way = Ints.of(entrance);
    for (String edge : List.of("edge-north", "edge-south")) {
      Ints hexes = ground.area(edge);
      if (hexes.contains(entrance)) {
        Ints eastward = hexes.filter(hex -> grid.column(hex) > grid.column(entrance));
        way = way.plus(eastward.sorted(grid::column));
      }
    }
    Ints fromTheNorth = ground.area("edge-east").sorted(grid::row);
    return way.plus(fromTheNorth.sorted(hex -> grid.distance(hex, entrance)));
  }

  /**
   * A division that has not entered by the end of the movement phase is lost for this time; its
   * counter goes back to the pool.
   */
  @Rule("14.11")
  public void phaseEnds(Draft draft) {
    Position position = draft.view();
    for (int unit : theatre.pieces().where(unit -> position.inBox(unit, Box.PROVISIONAL))) {
      draft.moveToBox(unit, Box.POOL);
      draft.say(Noted.of("14.11", "provisional-lost"));
    }
    draft.enter(Ledger.PROVISIONAL_HEX, 0);
  }
}
