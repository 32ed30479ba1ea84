package stavka.kharkov.model;

import org.jspecify.annotations.Nullable;
import stavka.engine.hex.HexSet;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;

/**
 * Where a counter begins the game.
 *
 * @param hexes where on the map it may stand; null if it begins elsewhere
 * @param cityHexes further hexes of which all counters of this group together may use one [5.2]
 * @param reserves the reserve markers it may begin under; one of them, or its hexes, for a Guards
 *     division [5.3]
 * @param turn the turn it arrives on, or 0
 * @param entry the edge it arrives by: north, south or east; empty if it does not arrive
 * @param group counters with the same obligations, for showing them together
 */
public record SetUpPlace(
    @Nullable HexSet hexes,
    @Nullable HexSet cityHexes,
    Ints reserves,
    int turn,
    String entry,
    String group) {

  public boolean onMap() {
    return hexes != null;
  }

  /** Whether it may begin on the map or in a reserve, as its player likes: the Guards divisions. */
  @Rule("5.3")
  public boolean chosen() {
    return hexes != null && !reserves.isEmpty();
  }

  public boolean arrives() {
    return turn > 0;
  }

  /** Whether it may stand on a hex. */
  public boolean allows(int hex) {
    return (hexes != null && hexes.has(hex)) || (cityHexes != null && cityHexes.has(hex));
  }

  /** The hexes as a list, for going through them. */
  public Ints choices() {
    if (hexes == null) {
      return Ints.EMPTY;
    }
    return Ints.of(cityHexes == null ? hexes.toArray() : hexes.or(cityHexes).toArray());
  }
}
