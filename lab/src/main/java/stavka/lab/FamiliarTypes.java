package stavka.lab;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import stavka.engine.order.Order;
import stavka.engine.play.Game;
import stavka.formats.record.Notation;

/**
 * The order types that earlier matches of a run have ordered, so that a match can prefer the
 * others. A breach names them by a number: with it and the seed the match can be played again.
 */
public record FamiliarTypes(BigInteger mask) {
  public static final FamiliarTypes NONE = new FamiliarTypes(BigInteger.ZERO);
  private static final int HEXADECIMAL = 16;

  /**
   * @throws NumberFormatException if the text is not a hexadecimal number
   */
  public static FamiliarTypes read(String text) {
    return new FamiliarTypes(new BigInteger(text, HEXADECIMAL));
  }

  /** Returns these types with others of a game, which are given by name. */
  public FamiliarTypes with(Game game, Collection<String> names) {
    BigInteger more = mask;
    List<Class<? extends Order>> types = game.orderTypes();
    for (int i = 0; i < types.size(); i++) {
      more = names.contains(Notation.type(types.get(i))) ? more.setBit(i) : more;
    }
    return new FamiliarTypes(more);
  }

  /** Returns the names of the types. */
  List<String> names(Game game) {
    List<Class<? extends Order>> types = game.orderTypes();
    return types.stream()
        .filter(type -> mask.testBit(types.indexOf(type)))
        .map(Notation::type)
        .toList();
  }

  @Override
  public String toString() {
    return mask.toString(HEXADECIMAL);
  }
}
