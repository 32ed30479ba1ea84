package stavka.server.match;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import stavka.engine.play.Game;
import stavka.engine.position.Position;
import stavka.formats.record.Notation;

/**
 * A mark of the code that rules on a game and puts it into words. What one build has worked out of
 * a match another does not use: it plays the orders again.
 */
final class BuildMark {
  private static final int LENGTH = 24;

  private BuildMark() {}

  static String of(Game game) {
    Set<Path> places = new LinkedHashSet<>();
    boolean known = true;
    for (Class<?> type = game.getClass();
        type != null && type != Object.class;
        type = type.getSuperclass()) {
      known &= add(places, type);
    }
    for (Class<?> type : List.of(Position.class, Notation.class, BuildMark.class)) {
      known &= add(places, type);
    }
    if (!known) {
      // Nobody can tell one build from another: what this process works out is for itself alone.
      return Tokens.id();
    }
    StringBuilder digests = new StringBuilder(game.slug()).append(game.dataMark());
    places.forEach(place -> digests.append(digest(place)));
    return hex(digests.toString().getBytes(StandardCharsets.UTF_8)).substring(0, LENGTH);
  }

  /** Adds where a class comes from; whether that is known. */
  private static boolean add(Set<Path> places, Class<?> type) {
    CodeSource source = type.getProtectionDomain().getCodeSource();
    URL place = source == null ? null : source.getLocation();
    if (place == null || !place.getProtocol().equals("file")) {
      return false;
    }
    try {
      places.add(Path.of(place.toURI()));
      return true;
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String digest(Path place) {
    try {
      if (!Files.isDirectory(place)) {
        return hex(Files.readAllBytes(place));
      }
      StringBuilder all = new StringBuilder();
      try (Stream<Path> files = Files.walk(place)) {
        for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
          all.append(Files.getLastModifiedTime(file)).append(Files.size(file));
        }
      }
      return all.toString();
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private static String hex(byte[] content) {
    return HexFormat.of().formatHex(Digest.of(content));
  }
}
