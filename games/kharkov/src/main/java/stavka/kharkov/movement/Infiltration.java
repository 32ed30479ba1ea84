package stavka.kharkov.movement;

import static stavka.engine.play.Detail.hex;
import static stavka.engine.play.Detail.unit;

import org.jspecify.annotations.Nullable;
import stavka.engine.move.Gate;
import stavka.engine.play.Objection;
import stavka.engine.play.Side;
import stavka.engine.position.Ints;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.zone.ZoneField;
import stavka.kharkov.model.Board;
import stavka.kharkov.model.Pieces;
import stavka.kharkov.model.State;
import stavka.kharkov.model.Theatre;

/** On turns 1 and 2 Soviet units slip out of the zones they began their movement in. */
@Rule("6.8")
public final class Infiltration {
  private static final int LAST_TURN = 2;

  private final Theatre theatre;
  private final Pieces pieces;

  public Infiltration(Theatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  /** Whether a unit on the map may infiltrate now. */
  public boolean possible(Position position, int unit) {
    return position.turn() <= LAST_TURN
        && pieces.side(unit) == Side.SOVIET
        && position.has(unit, State.BEGAN_IN_ZONE)
        && Board.of(theatre, position).inEnemyZone(Side.SOVIET, position.place(unit));
  }

  /** Why units cannot begin to infiltrate towards a hex, or null. */
  public @Nullable Objection objection(Position position, Ints units, Ints path) {
    for (int i = 0; i < units.size(); i++) {
      if (!position.onMap(units.get(i)) || !possible(position, units.get(i))) {
        return Objection.of("6.8", "no-infiltration", unit(units.get(i)));
      }
    }
    int first = path.first();
    if (first >= 0 && first < theatre.ground().grid().size() && !position.vacant(first)) {
      return Objection.of("6.8", "infiltrates-vacant", hex(first));
    }
    return null;
  }

  /**
   * What hexes do to units slipping out of a hex: zones of the enemies around it no longer stop
   * them.
   */
  public byte[] gates(Position position, int start) {
    Board board = Board.of(theatre, position);
    ZoneField others = new ZoneField(theatre.ground().grid());
    for (int enemy = 0; enemy < pieces.count(); enemy++) {
      if (pieces.side(enemy) == Side.AXIS
          && position.onMap(enemy)
          && pieces.kind(enemy).combat()
          && !position.has(enemy, State.ENTRENCHED)
          && theatre.ground().grid().distance(position.place(enemy), start) > 1) {
        others.project(position.place(enemy));
      }
    }
    byte[] gates = new byte[theatre.ground().grid().size()];
    for (int hex = 0; hex < gates.length; hex++) {
      gates[hex] =
          board.holds(Side.AXIS, hex) ? Gate.CLOSED : others.covers(hex) ? Gate.STOP : Gate.OPEN;
    }
    // What stops on entering does not hold on leaving: the first hex is left whatever its zones.
    gates[start] = Gate.OPEN;
    return gates;
  }
}
