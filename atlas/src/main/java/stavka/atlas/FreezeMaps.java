package stavka.atlas;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import stavka.atlas.compile.Compilation;
import stavka.formats.map.HexMapJson;

/**
 * Writes compiled maps into the games that play on them. A frozen map keeps old records valid when
 * the gazetteer grows; freezing anew is a decision, made by running this with the checkout's folder
 * and the maps to freeze.
 */
public final class FreezeMaps {
  private FreezeMaps() {}

  public static void main(String[] arguments) throws IOException {
    Path checkout = Path.of(arguments[0]);
    for (int i = 1; i < arguments.length; i++) {
      String map = arguments[i];
      Compilation compilation = Atlas.compile(map);
      Path file =
          checkout.resolve("games/" + map + "/src/main/resources/stavka/" + map + "/map.json");
      Files.writeString(file, HexMapJson.write(compilation.sheet()));
      compilation
          .report()
          .shortfalls()
          .forEach(shortfall -> System.out.println(shortfall.reason()));
      System.out.println("froze " + file);
    }
  }
}
