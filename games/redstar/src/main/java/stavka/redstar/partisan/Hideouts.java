package stavka.redstar.partisan;

import static stavka.engine.reason.Detail.hex;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarPieces;
import stavka.redstar.model.RedStarTheatre;

/** Where partisans can be. */
@Rule({"11.1.3", "11.1.8", "11.2.2"})
final class Hideouts {
  private final RedStarTheatre theatre;
  private final RedStarPieces pieces;

  Hideouts(RedStarTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Why a partisan cannot be put on a hex, or null. */
  @Nullable Objection objection(Position position, int partisan, int hex) {
    Board board = theatre.board(position);
    if (hex < 0
        || hex >= position.grid().size()
        || !board.inPlay(hex)
        || !theatre.ground().inSovietUnion(hex)) {
      return Objection.of("11.1.3", "not-in-soviet-union", hex(hex));
    }
    if (board.any(Side.AXIS, hex)) {
      return Objection.of("11.1.3", "axis-there", hex(hex));
    }
    for (int unit = position.top(hex); unit != Position.NOBODY; unit = position.below(unit)) {
      if (pieces.is(unit, Kind.PARTISAN) && unit != partisan) {
        return Objection.of("11.1.3", "partisan-there", hex(hex));
      }
    }
    return secured(position, hex) ? Objection.of("11.2.2", "secured", hex(hex)) : null;
  }

  @Rule("11.2.2")
  boolean secured(Position position, int hex) {
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.is(unit, Kind.SECURITY)
          && position.onMap(unit)
          && position.grid().distance(hex, position.place(unit))
              <= theatre.charts().limits().security().guarded()) {
        return true;
      }
    }
    return false;
  }
}
