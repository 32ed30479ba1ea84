package stavka.server.match;

import java.util.function.BooleanSupplier;

/**
 * Who has heavy work done. Turns go from address to address, and at an address from person to
 * person.
 *
 * @param person what tells people at one address apart: the token shown, or nothing
 * @param gone whether nobody waits for the answer any more
 */
public record Asker(String address, String person, BooleanSupplier gone) {
  /** The server itself. */
  public static final Asker HOUSE = of("the house");

  /** Someone of whom only the address is known. */
  public static Asker of(String address) {
    return new Asker(address, "", () -> false);
  }

  @Override
  public String toString() {
    return address;
  }
}
