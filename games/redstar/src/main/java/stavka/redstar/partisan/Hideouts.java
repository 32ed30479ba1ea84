package stavka.redstar.partisan;

import static stavka.engine.reason.Detail.hex;

import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.redstar.model.Kind;
import stavka.redstar.model.RedStarTheatre;

/** Where partisans can be. */
@Rule({"11.1.3", "11.1.8", "11.2.2"})
record Hideouts(RedStarTheatre theatre) {
  /** The hexes on which a partisan can be put. */
  IntStream of(Position position, int partisan) {
    return position.grid().hexes().filter(hex -> objection(position, partisan, hex) == null);
  }

  /** Why a partisan cannot be put on a hex, or null. */
  @Nullable Objection objection(Position position, int partisan, int hex) {
    Board board = theatre.board(position);
    if (!position.grid().has(hex) || !board.inPlay(hex) || !theatre.ground().inSovietUnion(hex)) {
      return Objection.of("11.1.3", "not-in-soviet-union", hex(hex));
    }
    if (board.any(Side.AXIS, hex)) {
      return Objection.of("11.1.3", "axis-there", hex(hex));
    }
    if (position
        .stack(hex)
        .any(unit -> theatre.pieces().is(unit, Kind.PARTISAN) && unit != partisan)) {
      return Objection.of("11.1.3", "partisan-there", hex(hex));
    }
    return secured(position, hex) ? Objection.of("11.2.2", "secured", hex(hex)) : null;
  }

  @Rule("11.2.2")
  boolean secured(Position position, int hex) {
    int guarded = theatre.charts().limits().security().guarded();
    return theatre
        .pieces()
        .of(Kind.SECURITY)
        .any(unit -> position.onMap(unit) && position.distance(unit, hex) <= guarded);
  }
}
