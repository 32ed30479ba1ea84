package stavka.kharkov.setup;

import static stavka.engine.reason.Detail.hex;
import static stavka.engine.reason.Detail.unit;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovMarks;
import stavka.kharkov.model.KharkovPieces;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.SetUpPlace;
import stavka.operational.board.Board;

/** What each side must have done when it ends its set-up. */
record Obligations(KharkovTheatre theatre) {
  /** Where a counter is set up: a regiment where its division would be. */
  @Rule("5.13")
  SetUpPlace place(Position position, int unit) {
    int division = position.get(unit, KharkovMarks.DIVISION) - 1;
    return theatre.pieces().setUpPlace(division < 0 ? unit : division);
  }

  /** Whether a counter still waits to be placed. */
  boolean missing(Position position, int unit) {
    return position.inBox(unit, Box.WAITING) && place(position, unit).onMap();
  }

  private Ints missing(Position position, Side side) {
    KharkovPieces pieces = theatre.pieces();
    return pieces.where(unit -> pieces.side(unit) == side && missing(position, unit));
  }

  /** What a side has left undone; empty if it may end its set-up. */
  List<Objection> undone(Position position, Side side) {
    List<Objection> undone = new ArrayList<>();
    missing(position, side).each(unit -> undone.add(Objection.of("5.0", "not-placed", unit(unit))));
    gaps(position, side).forEach(gap -> undone.add(Objection.of("5.15", "front-open", hex(gap))));
    return undone;
  }

  /** The hexes along the front that a side neither occupies nor covers with a zone of control. */
  @Rule("5.15")
  HexSet gaps(Position position, Side side) {
    Board board = theatre.board(position);
    HexSet front = theatre.map().region(side == Side.AXIS ? "front-axis" : "front-soviet");
    return HexSet.where(
        theatre.grid(),
        hex -> front.has(hex) && board.units(side, hex) == 0 && !board.inZoneOf(side, hex));
  }

  /** Whether nothing is left undone. */
  boolean met(Position position, Side side) {
    return missing(position, side).isEmpty() && gaps(position, side).count() == 0;
  }
}
