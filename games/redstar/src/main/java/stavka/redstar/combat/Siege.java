package stavka.redstar.combat;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexGrid;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.Ledger;
import stavka.redstar.model.Nation;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** The siege artillery in combat. */
@Rule({"7.6", "7.6.1"})
final class Siege {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;
  private final Combatants combatants;
  private final int gun;

  Siege(RedStarTheatre theatre, Combatants combatants) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.combatants = combatants;
    int found = -1;
    for (int unit = 0; unit < pieces.count(); unit++) {
      found = pieces.is(unit, Kind.SIEGE) ? unit : found;
    }
    this.gun = found;
  }

  /** Notes as a combat phase begins whether the enemy stands next to the guns. */
  @Rule("7.6.3")
  void begin(Draft draft) {
    draft.enter(Ledger.SIEGE_PRESSED, pressed(draft.view()) ? 1 : 0);
  }

  private boolean pressed(Position position) {
    if (gun < 0 || !position.onMap(gun)) {
      return false;
    }
    Board board = theatre.board(position);
    HexGrid grid = combatants.grid();
    for (int direction = 0; direction < HexGrid.DIRECTIONS; direction++) {
      int hex = grid.neighbour(position.place(gun), direction);
      if (hex != HexGrid.NONE && board.holds(Side.SOVIET, hex)) {
        return true;
      }
    }
    return false;
  }

  /** Whether there are guns on a side that have not fired. */
  boolean ready(Position position, Side side) {
    return side == Side.AXIS
        && gun >= 0
        && position.onMap(gun)
        && position.ledger(Ledger.SIEGE_FIRED) == 0;
  }

  /** Why the guns cannot help an attack, or null. */
  @Rule({"7.6.2", "7.6.3"})
  @Nullable Objection objection(Position position, Ints units, Ints targets) {
    if (gun < 0 || !position.onMap(gun) || pieces.side(units.first()) != Side.AXIS) {
      return Objection.of("7.6.2", "no-siege-artillery");
    }
    if (position.ledger(Ledger.SIEGE_FIRED) != 0) {
      return Objection.of("7.6.2", "siege-fired");
    }
    if (units.stream().noneMatch(unit -> pieces.nation(unit) == Nation.GERMAN)) {
      return Objection.of("7.6.2", "siege-without-germans");
    }
    for (int i = 0; i < targets.size(); i++) {
      if (!combatants.stronghold(position, targets.get(i))) {
        return Objection.of("7.6.2", "siege-not-a-city");
      }
      if (combatants.grid().distance(position.place(gun), targets.get(i))
          > theatre.charts().limits().combat().siegeRange()) {
        return Objection.of("7.6.2", "siege-too-far");
      }
    }
    boolean escorted = units.stream().anyMatch(unit -> position.place(unit) == position.place(gun));
    return position.ledger(Ledger.SIEGE_PRESSED) != 0 && !escorted
        ? Objection.of("7.6.3", "siege-pressed")
        : null;
  }
}
