package stavka.rostov.reaction;

import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.reason.Detail;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.operational.board.Board;
import stavka.rostov.declaration.RetreatOrder;
import stavka.rostov.declaration.SealedOrders;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;

/**
 * Sealed orders lie on one hex of an attack and serve all its hexes. What they say is read here
 * alone, when they are opened; who else asks learns that one lies, and a side that thinks ahead
 * gets a guess.
 */
@Rule({"14.31", "14.32", "15.59"})
public record SealedLayer(RostovTheatre theatre) implements SealedOrders {
  @Override
  @Rule("15.59")
  public RetreatOrder open(Draft draft, int number) {
    int hex = where(draft.view(), number);
    if (hex < 0) {
      return RetreatOrder.NONE;
    }
    RetreatOrder order = RetreatOrder.values()[draft.at(hex, RostovLayers.SEALED)];
    draft.put(hex, RostovLayers.SEALED, 0);
    Detail says = Detail.word("value-instruct-order-" + Instructions.WORDS.get(order.ordinal()));
    draft.say(theatre.cites().noted("order-opened", Detail.hex(hex), says));
    return order;
  }

  @Override
  public boolean lies(Position position, int number) {
    return where(position, number) >= 0;
  }

  private int where(Position position, int number) {
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (position.at(hex, RostovLayers.ATTACK) == number
          && position.at(hex, RostovLayers.SEALED) != 0) {
        return hex;
      }
    }
    return -1;
  }

  /** Puts an order on a hex of an attack, in the place of whatever lies for it. */
  @Rule("14.31")
  void seal(Draft draft, int number, int target, RetreatOrder order) {
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (draft.at(hex, RostovLayers.ATTACK) == number) {
        draft.put(hex, RostovLayers.SEALED, hex == target ? order.ordinal() : 0);
      }
    }
  }

  /** A position as a side may think it is: what the enemy has sealed says one thing or another. */
  @Rule("14.32")
  public Position imagine(Position position, Side side, long seed) {
    Board board = theatre.board(position);
    Draft draft = position.edit();
    long guess = seed;
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (position.at(hex, RostovLayers.SEALED) != 0 && !board.holds(side, hex)) {
        guess = guess * 6364136223846793005L + 1442695040888963407L;
        RetreatOrder order = guess < 0 ? RetreatOrder.HOLD : RetreatOrder.FURTHER;
        draft.put(hex, RostovLayers.SEALED, order.ordinal());
      }
    }
    return draft.view();
  }
}
