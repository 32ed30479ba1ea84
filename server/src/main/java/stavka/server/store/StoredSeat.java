package stavka.server.store;

/**
 * A way into a match.
 *
 * @param token the SHA-256 of its token, in hexadecimal
 */
public record StoredSeat(String match, String seat, String token) {}
