package stavka.guderian.arrival;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import stavka.guderian.model.Schedule.Arrival;
import stavka.operational.movement.Entrances;

/** Who waits at which entrance. Scheduled arrivals may be delayed, never hastened. */
@Rule({"14.3", "16.1", "16.2"})
public final class Arrivals implements Entrances {
  private static final String NOWHERE = "";
  private static final String PROVISIONAL = "provisional";
  private static final String SOUTH_WEST = "south-west";

  private final GuderianPieces pieces;
  private final GuderianGround ground;
  private final Pool pool;
  private final ProvisionalEntrance provisional;
  private final int evacuatedBox;
  private final Map<String, Ints> hexes = new HashMap<>();

  public Arrivals(GuderianTheatre theatre) {
    this.pieces = theatre.pieces();
    this.ground = theatre.ground();
    this.pool = new Pool(theatre);
    this.provisional = new ProvisionalEntrance(theatre);
    ground.areas().forEach(area -> hexes.put(area, ground.area(area)));
    hexes.put(SOUTH_WEST, southWest());
    this.evacuatedBox = box(theatre.limits().evacuation().entry());
  }

  private int box(String entrance) {
    return Box.FIRST_AREA + ground.areas().indexOf(entrance);
  }

  /** South-edge railway hexes at or east of an entrance. */
  @Rule({"14.21", "14.23"})
  private Ints southWest() {
    HexGrid grid = ground.grid();
    int west =
        ground.area(pieces.schedule().southWest().entrance()).stream()
            .map(grid::column)
            .min()
            .orElse(0);
    return ground.area("edge-south").filter(hex -> ground.onRail(hex) && grid.column(hex) >= west);
  }

  /** The divisions of a turn are drawn and stand ready at their entrances. */
  @Rule("16.1")
  public void turnBegins(Draft draft) {
    for (Arrival arrival : pieces.schedule().arrivals()) {
      if (arrival.turn() == draft.turn()) {
        int box = box(arrival.entry());
        for (int i = 0; i < arrival.rifle(); i++) {
          lostIf(draft, pool.rifle(draft, box));
        }
        for (int i = 0; i < arrival.armoured(); i++) {
          lostIf(draft, pool.armoured(draft, box));
        }
      }
    }
  }

  /** If pool and pile are both empty an arrival is lost. */
  @Rule("12.4")
  private static void lostIf(Draft draft, int unit) {
    if (unit < 0) {
      draft.say(Noted.of("12.4", "no-counter-left"));
    }
  }

  /** Whether a unit waits off the map for an arrival that is due. */
  @Override
  public boolean due(Position position, int unit) {
    return !position.onMap(unit) && !entrance(position, unit).equals(NOWHERE);
  }

  /** The entrance at which a unit off the map is due, or nothing. */
  public String entrance(Position position, int unit) {
    int box = position.place(unit) - position.boxStart();
    if (box >= Box.FIRST_AREA) {
      List<String> areas = ground.areas();
      return box - Box.FIRST_AREA < areas.size() ? areas.get(box - Box.FIRST_AREA) : NOWHERE;
    }
    return switch (box) {
      case Box.PROVISIONAL -> PROVISIONAL;
      case Box.SOUTH_WEST -> SOUTH_WEST;
      case Box.POOL -> scheduled(position, unit);
      default -> NOWHERE;
    };
  }

  private String scheduled(Position position, int unit) {
    int turn = pieces.schedule().turns().get(unit);
    return turn > 0 && turn <= position.turn() ? pieces.schedule().entries().get(unit) : NOWHERE;
  }

  /** The hexes by which a unit may enter. */
  @Rule({"14.0", "14.3", "16.1", "16.2"})
  @Override
  public Ints choices(Position position, int unit) {
    String entrance = entrance(position, unit);
    if (entrance.equals(PROVISIONAL)) {
      return provisional.hexes(position);
    }
    return hexes.getOrDefault(entrance, Ints.EMPTY);
  }

  @Override
  public boolean together(Position position, int first, int other) {
    return entrance(position, first).equals(entrance(position, other));
  }

  /** Leaders evacuated before this turn may come back. */
  @Rule("10.4")
  public void returnEvacuated(Draft draft) {
    Position position = draft.view();
    for (int leader : pieces.commanders()) {
      if (position.inBox(leader, Box.EVACUATED)) {
        draft.moveToBox(leader, evacuatedBox);
        draft.say(Noted.of("10.4", "leader-returns", Detail.unit(leader)));
      }
    }
  }
}
