package stavka.server.match;

/**
 * How many matches there may be.
 *
 * @param matches in the store
 * @param perAddress made by one address and not over
 * @param bytesPerAddress of orders, in all matches that one address has made
 */
public record Quotas(int matches, int perAddress, long bytesPerAddress) {
  /** A network of many addresses may have so many times as much as one of them. */
  private static final int ADDRESSES = 4;

  /** One place in so many is for those who have played here. */
  private static final int KEPT = 10;

  int perNetwork() {
    return (int) Math.min(Integer.MAX_VALUE, (long) ADDRESSES * perAddress);
  }

  long bytesPerNetwork() {
    return Math.min(Long.MAX_VALUE / ADDRESSES, bytesPerAddress) * ADDRESSES;
  }

  /** How many places there are for those who have not played here yet. */
  int forNewcomers() {
    return matches - matches / KEPT;
  }

  /** From so many matches on room is short. */
  int plenty() {
    return matches - 2 * (matches / KEPT);
  }
}
