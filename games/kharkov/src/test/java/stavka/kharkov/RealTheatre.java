package stavka.kharkov;

import stavka.engine.position.Chance;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.kharkov.model.Theatre;
import stavka.kharkov.model.TheatreFiles;
import stavka.kharkov.setup.Beginning;

/** The game's own map, counters and charts, read once for all tests. */
public final class RealTheatre {
  public static final Theatre THEATRE = read();

  private RealTheatre() {}

  private static Theatre read() {
    return TheatreFiles.read(
        HexMapJson.read(Documents.json(Theatre.class, "/stavka/kharkov/map.json")).map(),
        Documents.yaml(Theatre.class, "/stavka/kharkov/charts.yaml"),
        Documents.yaml(Theatre.class, "/stavka/kharkov/order-of-battle.yaml"));
  }

  public static Position beginning() {
    Setting setting = new Setting("kharkov", "test", THEATRE.map(), THEATRE.roster());
    return Beginning.begin(THEATRE, setting, Chance.seeded(1));
  }

  public static int hex(String name) {
    return THEATRE.map().hex(name);
  }

  public static int unit(String id) {
    int unit = THEATRE.roster().index(id);
    if (unit < 0) {
      throw new IllegalArgumentException("there is no counter " + id);
    }
    return unit;
  }
}
