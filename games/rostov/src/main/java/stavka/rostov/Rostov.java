package stavka.rostov;

import stavka.formats.GameFiles;
import stavka.formats.map.HexMapJson;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.setup.TheatreFiles;

/** Kiev to Rostov: the class beside which the game's data lie. */
public final class Rostov {
  private Rostov() {}

  /** What the shipped data say. */
  public static RostovTheatre theatre() {
    return theatre(GameFiles.beside(Rostov.class));
  }

  /** The same from other files, or with values changed. */
  public static RostovTheatre theatre(GameFiles files) {
    return TheatreFiles.read(files, HexMapJson.read(files.json("map.json")).map());
  }
}
