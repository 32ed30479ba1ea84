package stavka.server.store;

/**
 * A way into a match.
 *
 * @param token the SHA-256 of its token, in hexadecimal
 * @param holder who took it, in their own words; may be empty
 * @param taken when, in milliseconds since 1970; 0 if it was given with the match
 */
public record StoredSeat(String match, String seat, String token, String holder, long taken) {}
