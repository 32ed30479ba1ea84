package stavka.server.http;

import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * The page in a few files instead of two hundred: the start page, one script, those that are asked
 * for later, and one sheet of styles, made when the server starts. All but the first have their
 * digest in their names, so that browsers keep them for good.
 */
final class PagePack {
  private static final String INDEX = "index.html";
  private static final Pattern STYLE =
      Pattern.compile("<link rel=\"stylesheet\" href=\"/([^\"]+)\">\\s*");
  private static final Pattern SCRIPT =
      Pattern.compile("<script type=\"module\" src=\"/([^\"]+)\"></script>");

  private PagePack() {}

  /**
   * @param reader gives the text of a file of the page by its path
   */
  static Map<String, Asset> of(UnaryOperator<String> reader) {
    String index = reader.apply(INDEX);
    StringBuilder styles = new StringBuilder();
    STYLE.matcher(index).results().forEach(link -> styles.append(reader.apply(link.group(1))));
    String entry = SCRIPT.matcher(index).results().findFirst().orElseThrow().group(1);
    Map<String, Asset> pack = new HashMap<>();
    String style = put(pack, "css", Tight.styles(styles.toString()));
    String script = script(pack, Bundle.of(entry, reader, later -> "/" + script(pack, later)));
    String start =
        SCRIPT
            .matcher(STYLE.matcher(index).replaceAll(""))
            .replaceAll(
                "<link rel=\"stylesheet\" href=\"/"
                    + style
                    + "\">\n<script type=\"module\" src=\"/"
                    + script
                    + "\"></script>");
    pack.put(INDEX, new Asset(PageResource.type("html"), bytes(start)));
    return pack;
  }

  private static String script(Map<String, Asset> pack, String text) {
    return put(pack, "js", Tight.of(text));
  }

  private static String put(Map<String, Asset> pack, String extension, String text) {
    Asset asset = new Asset(PageResource.type(extension), bytes(text)).lasting();
    String name = "page-" + asset.tag() + "." + extension;
    pack.put(name, asset);
    return name;
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }
}
