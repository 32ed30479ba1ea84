package stavka.server.match;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;
import stavka.server.store.Store;

/**
 * What stands in the store for the address that made a match: a digest with a key, since of a bare
 * one all addresses could be tried. A new key is made every month, and two months later it is
 * thrown away: from then on nobody can tell who made those matches.
 */
final class MakerDigests {
  private static final long RENEWED = TimeUnit.DAYS.toMillis(30);
  private static final long KEPT = TimeUnit.DAYS.toMillis(60);
  private static final long READ_ANEW = TimeUnit.MINUTES.toMillis(1);
  private static final String ALGORITHM = "HmacSHA256";

  private final Store store;
  private List<String> keys = List.of();
  private long read;

  MakerDigests(Store store) {
    this.store = store;
  }

  /** With each key there is, the newest first. */
  List<String> of(String name) {
    return keys().stream().map(key -> digest(key, name)).toList();
  }

  private synchronized List<String> keys() {
    long now = System.currentTimeMillis();
    if (now - read > READ_ANEW) {
      if (store.makers().keys(now - RENEWED).isEmpty()) {
        store.makers().forget(now - KEPT);
        store.makers().addKey(now, Tokens.secret());
      }
      keys = store.makers().keys(now - KEPT);
      read = now;
    }
    return keys;
  }

  private static String digest(String key, String name) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(HexFormat.of().parseHex(key), ALGORITHM));
      return HexFormat.of().formatHex(mac.doFinal(name.getBytes(StandardCharsets.UTF_8)));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
