package stavka.kharkov.table;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.TraceField;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.supply.Supply;
import stavka.panzer.model.Board;

/**
 * An active headquarters on the map, with its lines of communication.
 *
 * @param supplied whether it has a supply line itself
 */
@Rule({"10.22", "10.23", "11.21"})
record CommandPost(int hq, Side side, int hex, boolean supplied, TraceField lines) {

  /** All of both sides, the Soviet ones first. */
  static List<CommandPost> all(Theatre theatre, Supply supply, Position position) {
    Pieces pieces = theatre.pieces();
    Ints headquarters = pieces.sovietHqs().with(pieces.romanianHq());
    List<CommandPost> posts = new ArrayList<>();
    for (int i = 0; i < headquarters.size(); i++) {
      int hq = headquarters.get(i);
      if (position.onMap(hq) && position.has(hq, State.ACTIVE)) {
        Side side = pieces.side(hq);
        int hex = position.place(hq);
        boolean supplied =
            side == Side.SOVIET
                ? supply.soviet(position).linkedToEast(hex)
                : supply.axis(position).supplies(hex);
        TraceField lines =
            TraceField.spread(
                position.grid(),
                Ints.of(hex),
                Board.of(theatre, position).closedToLines(side),
                theatre.ground().supplySides(side),
                pieces.roster().get(hq).rating());
        posts.add(new CommandPost(hq, side, hex, supplied, lines));
      }
    }
    return posts;
  }
}
