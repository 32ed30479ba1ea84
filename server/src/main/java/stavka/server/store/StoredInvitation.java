package stavka.server.store;

/**
 * A way to a seat that opens it once.
 *
 * @param token the SHA-256 of its token, in hexadecimal
 * @param until when it lapses, in milliseconds since 1970
 * @param used when it was used; 0 if it was not
 */
public record StoredInvitation(String token, String match, String seat, long until, long used) {}
