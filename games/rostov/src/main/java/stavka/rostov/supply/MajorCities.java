package stavka.rostov.supply;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.map.Locality;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.Terrain;

/**
 * Major cities, each with all its hexes: one city however many it has.
 *
 * @param all in the order in which the map names them
 */
@Rule("6.51")
record MajorCities(List<Ints> all) {
  MajorCities {
    all = List.copyOf(all);
  }

  static MajorCities of(RostovGround ground) {
    List<Ints> cities = new ArrayList<>();
    for (Locality place : ground.map().places()) {
      Ints hexes =
          Ints.of(place.hexes().stream().mapToInt(Integer::intValue).toArray())
              .filter(hex -> ground.terrain(hex) == Terrain.MAJOR_CITY);
      if (!hexes.isEmpty()) {
        cities.add(hexes);
      }
    }
    return new MajorCities(cities);
  }

  /** The number of the city that a hex is of, or -1. */
  int at(int hex) {
    for (int city = 0; city < all.size(); city++) {
      if (all.get(city).contains(hex)) {
        return city;
      }
    }
    return -1;
  }
}
