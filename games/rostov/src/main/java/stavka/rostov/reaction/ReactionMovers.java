package stavka.rostov.reaction;

import org.jspecify.annotations.Nullable;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.model.Citations;
import stavka.rostov.command.Command;
import stavka.rostov.command.Nkvd;
import stavka.rostov.command.Use;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.SupplyState;

/** Who may move in reaction to declared attacks, wherever he then goes. */
@Rule({"14.1", "14.11", "14.12", "22.12", "22.44"})
public record ReactionMovers(
    RostovTheatre theatre, Declarations declarations, Command command, Nkvd nkvd) {
  /** Why a unit cannot react, or null. */
  public @Nullable Objection objection(Position position, int unit) {
    Citations cites = theatre.cites();
    Detail named = Detail.unit(unit);
    if (!mobile(position, unit)) {
      return cites.objection("react-who", named);
    }
    int hex = position.place(unit);
    if (!near(position, hex)) {
      return cites.objection("react-too-far", named);
    }
    if (theatre.pieces().side(unit) == Side.AXIS) {
      return null;
    }
    if (command.nonOp(position, hex)) {
      return cites.objection("non-op-range", named);
    }
    return Instructions.mostLeft(command, position, hex, Use.REACT) < 0
        ? cites.objection("react-command", named)
        : null;
  }

  /** Motorised, not of the NKVD, free of enemy zones and attacks, in order and in supply. */
  @Rule({"14.11", "22.44"})
  private boolean mobile(Position position, int unit) {
    RostovPieces pieces = theatre.pieces();
    int hex = position.place(unit);
    return pieces.motorised(unit)
        && nkvd.reacts(unit)
        && !theatre.board(position).inEnemyZone(pieces.side(unit), hex)
        && position.at(hex, RostovLayers.ATTACK) == 0
        && !position.has(unit, RostovMarks.OVERRUN)
        && !SupplyState.out(position, unit);
  }

  private boolean near(Position position, int hex) {
    int within = theatre.charts().movement().reactionWithin();
    for (Declared attack : declarations.of(position)) {
      if (attack.targets().any(target -> theatre.grid().distance(hex, target) <= within)) {
        return true;
      }
    }
    return false;
  }

  /** A unit reacts: the headquarters with most left pays for it. */
  @Rule("14.11")
  public void began(Draft draft, int unit, int from) {
    if (theatre.pieces().side(unit) == Side.SOVIET) {
      int staff = Instructions.mostLeft(command, draft.view(), from, Use.REACT);
      command.spend(draft, staff, Use.REACT);
    }
  }
}
