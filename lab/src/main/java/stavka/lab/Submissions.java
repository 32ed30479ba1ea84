package stavka.lab;

import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.play.Ruling;
import stavka.engine.position.Position;
import stavka.formats.record.Notation;

/** Hands orders to a game and remembers the last question, for the message if the game fails. */
final class Submissions {
  private final Game game;
  private final Notation notation;
  private final AnswerCheck answers;
  private String doing = "set-up";

  Submissions(Game game, Notation notation, AnswerCheck answers) {
    this.game = game;
    this.notation = notation;
    this.answers = answers;
  }

  /** Notes what is about to be asked. */
  void doing(String what) {
    doing = what;
  }

  String doing() {
    return doing;
  }

  Ruling submit(Position position, Order order) {
    doing = "submit of " + notation.text(order);
    return game.submit(position, order);
  }

  /** Whether there is no objection to an order. */
  boolean allows(Orders legal, Order order) {
    doing = "objections to " + notation.text(order);
    return legal.allows(order);
  }

  /**
   * @throws NonConformance if the order is refused
   */
  Ruling.Accepted accepted(Position position, Order order, String what) {
    answers.roundTrip(order);
    return switch (submit(position, order)) {
      case Ruling.Accepted accepted -> accepted;
      case Ruling.Refused refused ->
          throw new NonConformance(what + " is refused: " + order + ", " + refused.objections());
    };
  }
}
