package stavka.server.match;

import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;

/** Makes what cannot be guessed. */
public final class Tokens {
  private static final int TOKEN_BYTES = 16;
  private static final int ID_LENGTH = 12;
  private static final String ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789";
  private static final SecureRandom RANDOM = new SecureRandom();

  private Tokens() {}

  /** 128 bits, as 22 letters that need no escape in a link. */
  public static String token() {
    byte[] bytes = new byte[TOKEN_BYTES];
    RANDOM.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  /** The name of a match, 60 bits. */
  public static String id() {
    StringBuilder id = new StringBuilder();
    for (int i = 0; i < ID_LENGTH; i++) {
      id.append(ID_LETTERS.charAt(RANDOM.nextInt(ID_LETTERS.length())));
    }
    return id.toString();
  }

  /** A server's part of shared dice: 256 bits in hexadecimal. */
  public static String secret() {
    byte[] bytes = new byte[32];
    RANDOM.nextBytes(bytes);
    return HexFormat.of().formatHex(bytes);
  }

  public static long seed() {
    return RANDOM.nextLong();
  }

  /** The SHA-256 of a token. */
  public static byte[] digest(String token) {
    return Digest.of(token.getBytes(StandardCharsets.UTF_8));
  }
}
