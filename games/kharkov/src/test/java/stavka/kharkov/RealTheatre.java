package stavka.kharkov;

import stavka.engine.position.Chance;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.formats.Documents;
import stavka.formats.map.HexMapJson;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.TheatreFiles;
import stavka.kharkov.setup.Beginning;

/** The game's own map, counters and charts, read once for all tests. */
public final class RealTheatre {
  public static final KharkovTheatre THEATRE = read();

  private RealTheatre() {}

  private static KharkovTheatre read() {
    return TheatreFiles.read(
        HexMapJson.read(Documents.json(KharkovTheatre.class, "/stavka/kharkov/map.json")).map(),
        Documents.yaml(KharkovTheatre.class, "/stavka/kharkov/charts.yaml"),
        Documents.yaml(KharkovTheatre.class, "/stavka/kharkov/order-of-battle.yaml"));
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
