package stavka.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The page: the files under {@code web} on the class path, or in a folder while someone works on
 * them.
 */
final class PageResource {
  private static final String FALLBACK =
      "<!doctype html><html lang=\"en\"><title>Stavka</title><p>This server has the API only: see"
          + " <a href=\"/api/openapi.json\">/api/openapi.json</a>.";

  /** Names without anything that could lead out of the folder. */
  private static final Pattern PLAIN =
      Pattern.compile("[A-Za-z0-9_-][A-Za-z0-9._-]*(/[A-Za-z0-9_-][A-Za-z0-9._-]*)*");

  private static final Map<String, String> TYPES =
      Map.ofEntries(
          Map.entry("html", "text/html; charset=utf-8"),
          Map.entry("css", "text/css; charset=utf-8"),
          Map.entry("js", "text/javascript; charset=utf-8"),
          Map.entry("mjs", "text/javascript; charset=utf-8"),
          Map.entry("json", "application/json; charset=utf-8"),
          Map.entry("webmanifest", "application/manifest+json; charset=utf-8"),
          Map.entry("svg", "image/svg+xml; charset=utf-8"),
          Map.entry("png", "image/png"),
          Map.entry("webp", "image/webp"),
          Map.entry("ico", "image/x-icon"),
          Map.entry("woff2", "font/woff2"),
          Map.entry("txt", "text/plain; charset=utf-8"),
          Map.entry("md", "text/plain; charset=utf-8"));

  private final @Nullable Path folder;
  private final Map<String, Asset> assets = new ConcurrentHashMap<>();

  /**
   * @param folder to serve the files from as they are; null for those built in, packed together
   */
  PageResource(@Nullable Path folder) {
    this.folder = folder;
    if (folder == null && PageResource.class.getResource("/web/index.html") != null) {
      assets.putAll(PagePack.of(PageResource::builtIn));
    }
  }

  static String type(String extension) {
    return String.valueOf(TYPES.get(extension));
  }

  private static String builtIn(String path) {
    try (InputStream stream = PageResource.class.getResourceAsStream("/web/" + path)) {
      if (stream == null) {
        throw new IllegalStateException("the page has no file " + path);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  void index(Context ctx) {
    asset("index.html")
        .orElseGet(
            () -> new Asset("text/html; charset=utf-8", FALLBACK.getBytes(StandardCharsets.UTF_8)))
        .send(ctx);
  }

  void file(Context ctx) {
    String path = ctx.pathParam("path");
    if (path.startsWith("api/") || path.equals("api") || !PLAIN.matcher(path).matches()) {
      throw Problem.notFound("there is nothing here");
    }
    asset(path).orElseThrow(() -> Problem.notFound("there is nothing here")).send(ctx);
  }

  private Optional<Asset> asset(String path) {
    if (folder != null) {
      return read(path);
    }
    Asset known = assets.get(path);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<Asset> read = read(path);
    read.ifPresent(asset -> assets.put(path, asset));
    return read;
  }

  private Optional<Asset> read(String path) {
    String type = TYPES.get(path.substring(path.lastIndexOf('.') + 1));
    if (type == null) {
      return Optional.empty();
    }
    try (InputStream stream = open(path)) {
      return stream == null
          ? Optional.empty()
          : Optional.of(new Asset(type, stream.readAllBytes()));
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private @Nullable InputStream open(String path) throws IOException {
    if (folder == null) {
      return PageResource.class.getResourceAsStream("/web/" + path);
    }
    Path file = folder.resolve(path);
    return Files.isRegularFile(file) ? Files.newInputStream(file) : null;
  }
}
