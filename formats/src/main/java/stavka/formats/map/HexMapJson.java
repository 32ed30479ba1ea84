package stavka.formats.map;

import stavka.formats.Document;

/** Reads and writes compiled maps as JSON, format {@value #FORMAT}. */
public final class HexMapJson {
  public static final String FORMAT = "stavka-map";
  public static final int VERSION = 1;

  private HexMapJson() {}

  /** The same sheet always gives the same text. */
  public static String write(MapSheet sheet) {
    return new HexMapWriter(sheet).write();
  }

  /**
   * @throws stavka.formats.BadFile if the document is no map, or one this version cannot read
   */
  public static MapSheet read(Document document) {
    return new HexMapReader(document.root()).read();
  }
}
