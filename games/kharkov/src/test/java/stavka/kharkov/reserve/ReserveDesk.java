package stavka.kharkov.reserve;

import java.util.Arrays;
import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.order.Place;
import stavka.engine.play.Stage;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.value.Ints;
import stavka.kharkov.TestBoard;
import stavka.kharkov.TestPosition;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.movement.Movement;
import stavka.kharkov.sector.Sector;
import stavka.operational.board.EntryEffect;

/** A board with reserves on it and the stages that commit them. */
final class ReserveDesk {
  final TestBoard board;
  final Sector sector;
  final ReserveStage phase;
  final ReleaseStage release;

  ReserveDesk(TestBoard board) {
    this.board = board;
    KharkovTheatre theatre = board.theatre();
    this.sector = new Sector(theatre);
    EntryEffect effects = Movement.entryEffects(theatre, sector);
    this.phase = new ReserveStage(theatre, effects, sector);
    this.release = new ReleaseStage(theatre, effects, sector);
  }

  TestPosition reserve(TestPosition position, String marker, String hex, String... units) {
    int box = board.theatre().pieces().reserveBox(board.unit(marker));
    return position.place(hex, marker).box(box, units);
  }

  Place place(String hex, String... units) {
    return new Place(Ints.of(Arrays.stream(units).mapToInt(board::unit).toArray()), board.hex(hex));
  }

  static String refusal(Stage stage, Position position, Order order) {
    List<Objection> objections = stage.orders(position).objections(order);
    return objections.isEmpty()
        ? ""
        : objections.getFirst().rule() + " " + objections.getFirst().code();
  }

  /** Carries an order out to which there must be no objection, and what follows of itself. */
  static Position give(Stage stage, Position position, Order order) {
    String refusal = refusal(stage, position, order);
    if (!refusal.isEmpty()) {
      throw new AssertionError(order + " is refused: " + refusal);
    }
    Draft draft = position.edit();
    stage.carryOut(draft, order);
    return draft.view();
  }
}
