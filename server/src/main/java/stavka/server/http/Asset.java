package stavka.server.http;

import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;
import stavka.server.match.Digest;

/**
 * Something that does not change while the server runs: kept compressed, and sent only to those who
 * have not got it.
 */
final class Asset {
  private static final int TAG_BYTES = 12;
  private static final int WORTH_COMPRESSING = 512;

  private final String type;
  private final byte[] plain;
  private final byte[] compressed;
  private final String tag;
  private final String caching;

  Asset(String type, byte[] content) {
    this(type, content, "no-cache");
  }

  private Asset(String type, byte[] content, String caching) {
    this.caching = caching;
    this.type = type;
    this.plain = content.clone();
    this.compressed = compressible(type, content) ? gzip(content) : new byte[0];
    this.tag = HexFormat.of().formatHex(Digest.of(content), 0, TAG_BYTES);
  }

  /** Something whose address has its tag in it, and which may be kept for good. */
  Asset lasting() {
    return new Asset(type, plain, "public, max-age=31536000, immutable");
  }

  String tag() {
    return tag;
  }

  static Asset json(String text) {
    return new Asset("application/json; charset=utf-8", text.getBytes(StandardCharsets.UTF_8));
  }

  private static boolean compressible(String type, byte[] content) {
    return content.length > WORTH_COMPRESSING
        && (type.startsWith("text/")
            || type.contains("json")
            || type.contains("javascript")
            || type.contains("svg"));
  }

  /** Sends it, or tells that the caller's copy is still good. */
  void send(Context ctx) {
    boolean gzip = compressed.length > 0 && accepts(ctx.header("Accept-Encoding"));
    String ownTag = '"' + tag + (gzip ? "-gzip" : "") + '"';
    ctx.header("ETag", ownTag);
    ctx.header("Cache-Control", caching);
    ctx.header("Vary", "Accept-Encoding");
    String known = ctx.header("If-None-Match");
    if (known != null && known.contains(tag)) {
      ctx.status(304);
      return;
    }
    ctx.disableCompression();
    if (gzip) {
      ctx.header("Content-Encoding", "gzip");
    }
    ctx.contentType(type).result(gzip ? compressed : plain);
  }

  static boolean accepts(@Nullable String encodings) {
    return encodings != null && encodings.contains("gzip");
  }

  private static byte[] gzip(byte[] content) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out =
        new GZIPOutputStream(bytes) {
          {
            def.setLevel(Deflater.BEST_COMPRESSION);
          }
        }) {
      out.write(content);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
