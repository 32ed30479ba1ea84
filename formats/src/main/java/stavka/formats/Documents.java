package stavka.formats;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.dataformat.yaml.YAMLFactory;

/**
 * Reads data files; every fault, from a missing file to a stray tab, comes out as a {@link
 * BadFile}.
 */
public final class Documents {
  private static final JsonFactory JSON = new JsonFactory();
  private static final YAMLFactory YAML = new YAMLFactory();

  private Documents() {}

  /** Reads a file as JSON if its name ends in {@code .json}, as YAML otherwise. */
  public static Document read(Path path) {
    return path.toString().endsWith(".json") ? json(path) : yaml(path);
  }

  public static Document yaml(Path path) {
    return yaml(path.toString(), text(path));
  }

  /**
   * Reads a resource that lies beside a class, or from the root if its name starts with a slash.
   */
  public static Document yaml(Class<?> beside, String resource) {
    return yaml(resource, text(beside, resource));
  }

  public static Document yaml(String file, String text) {
    return parse(YAML, file, text);
  }

  public static Document json(Path path) {
    return json(path.toString(), text(path));
  }

  /**
   * Reads a resource that lies beside a class, or from the root if its name starts with a slash.
   */
  public static Document json(Class<?> beside, String resource) {
    return json(resource, text(beside, resource));
  }

  public static Document json(String file, String text) {
    return parse(JSON, file, text);
  }

  private static Document parse(TokenStreamFactory factory, String file, String text) {
    return new Document(file, new NodeParser(factory, file).parse(text));
  }

  private static String text(Path path) {
    try {
      return Files.readString(path);
    } catch (NoSuchFileException missing) {
      throw new BadFile(path.toString(), 1, "there is no such file");
    } catch (IOException unreadable) {
      throw new BadFile(path.toString(), 1, "cannot be read as UTF-8 text");
    }
  }

  private static String text(Class<?> beside, String resource) {
    try (InputStream stream = beside.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new BadFile(resource, 1, "there is no such file");
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }
}
