package stavka.kharkov.victory;

import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Ledger;
import stavka.kharkov.supply.KharkovSupply;

/** Who controls a city: all its hexes, each held or last held, and each in supply. */
public record CityControl(KharkovTheatre theatre, KharkovSupply supply) {
  /**
   * Every hex still has its garrison, or the Axis was last there and it is supplied as a unit would
   * be.
   */
  @Rule("17.11")
  public boolean axis(Position position, String city) {
    return theatre
        .ground()
        .city(city)
        .all(
            hex ->
                theatre.garrisoned(position, hex)
                    || (!lastSoviet(position, hex) && supply.axisHexSupplied(position, hex)));
  }

  /** Soviet units were last in every hex, and a supply line runs from each to the east edge. */
  @Rule("17.12")
  public boolean soviet(Position position, String city) {
    return theatre
        .ground()
        .city(city)
        .all(hex -> lastSoviet(position, hex) && supply.linkedToEast(position, hex));
  }

  private boolean lastSoviet(Position position, int hex) {
    int city = theatre.ground().cityIndex(hex);
    return (position.ledger(Ledger.CITIES_SOVIET) & (1 << city)) != 0;
  }
}
