package stavka.formats.record;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.position.Chance;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;

/**
 * Dice that a server and both sides make together: each commits itself to a secret by its SHA-256
 * before the others' secrets are known, and the dice come from all three. Who compares the digests
 * shown at the beginning with the secrets shown at the end knows that nobody chose the dice.
 *
 * @param digests by the name of whoever shares in them: {@link #SERVER}, "axis", "soviet"
 * @param secrets those that are known so far
 */
public record SharedDice(Map<String, String> digests, Map<String, String> secrets) {
  public static final String SERVER = "server";

  private static final List<String> PARTIES = List.of(SERVER, "axis", "soviet");
  private static final int LONGEST = 128;

  public SharedDice {
    digests = new TreeMap<>(digests);
    secrets = new TreeMap<>(secrets);
    secrets.forEach(SharedDice::checkSecret);
    for (String party : secrets.keySet()) {
      String digest = digests.get(party);
      if (!PARTIES.contains(party) || !digest(secrets.get(party)).equals(digest)) {
        throw new BadNotation("the secret of " + party + " is not the one it committed itself to");
      }
    }
  }

  private static void checkSecret(String party, String secret) {
    if (secret.length() > LONGEST) {
      throw new BadNotation("the secret of " + party + " is too long");
    }
  }

  /** What commits someone to a secret: its SHA-256 in hexadecimal. */
  public static String digest(String secret) {
    return HexFormat.of().formatHex(sha256(secret));
  }

  private static byte[] sha256(String text) {
    try {
      return MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /** With a party's commitment; one that is there is not replaced. */
  public SharedDice committed(String party, String digest) {
    Map<String, String> more = new TreeMap<>(digests);
    more.putIfAbsent(party, digest);
    return new SharedDice(more, secrets);
  }

  /**
   * With a party's secret.
   *
   * @throws BadNotation if it is not the one the party committed itself to
   */
  public SharedDice revealed(String party, String secret) {
    Map<String, String> more = new TreeMap<>(secrets);
    more.put(party, secret);
    return new SharedDice(digests, more);
  }

  /** Whether all secrets are there. */
  public boolean isComplete() {
    return secrets.keySet().containsAll(PARTIES);
  }

  /** Whose secret is still missing, or null. */
  public @Nullable String missing() {
    return PARTIES.stream().filter(party -> !secrets.containsKey(party)).findFirst().orElse(null);
  }

  /** The dice. */
  public Chance chance() {
    if (!isComplete()) {
      throw new IllegalStateException("the dice are not made yet");
    }
    StringBuilder all = new StringBuilder("stavka dice 1");
    PARTIES.forEach(party -> all.append('\n').append(secrets.get(party)));
    return Chance.hashed(sha256(all.toString()));
  }

  public void write(JsonGenerator out) {
    out.writeStartObject();
    for (String party : PARTIES) {
      if (digests.containsKey(party)) {
        out.writeName(party);
        out.writeStartObject();
        out.writeStringProperty("digest", digests.get(party));
        if (secrets.containsKey(party)) {
          out.writeStringProperty("secret", secrets.get(party));
        }
        out.writeEndObject();
      }
    }
    out.writeEndObject();
  }

  /** As JSON. */
  public String text() {
    return Json.text(this::write);
  }

  /**
   * @throws BadNotation if it is malformed, or a secret does not fit its digest
   */
  public static SharedDice read(JsonNode json) {
    if (!json.isObject()) {
      throw new BadNotation("'dice' should be an object");
    }
    Map<String, String> digests = new TreeMap<>();
    Map<String, String> secrets = new TreeMap<>();
    for (Map.Entry<String, JsonNode> party : json.properties()) {
      if (!PARTIES.contains(party.getKey())) {
        throw new BadNotation("'dice' knows no '" + party.getKey() + "'");
      }
      JsonNode digest = party.getValue().path("digest");
      JsonNode secret = party.getValue().path("secret");
      if (!digest.isString() || !(secret.isString() || secret.isMissingNode())) {
        throw new BadNotation("'dice' should have a digest and a secret for " + party.getKey());
      }
      digests.put(party.getKey(), digest.stringValue());
      if (secret.isString()) {
        secrets.put(party.getKey(), secret.stringValue());
      }
    }
    return new SharedDice(digests, secrets);
  }

  public static SharedDice read(String json) {
    return read(Json.parse(json));
  }

  /** Without the secrets. */
  @Override
  public String toString() {
    return "SharedDice" + digests;
  }
}
