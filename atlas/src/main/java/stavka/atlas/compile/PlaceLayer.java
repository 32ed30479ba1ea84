package stavka.atlas.compile;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import stavka.atlas.gazetteer.Town;
import stavka.atlas.geo.Polyline;
import stavka.atlas.plan.MapPlan;
import stavka.atlas.plan.MapPlan.City;
import stavka.atlas.plan.MapPlan.Pin;
import stavka.atlas.plan.MapPlan.Places;
import stavka.engine.hex.HexGrid;
import stavka.engine.map.Locality;
import stavka.formats.Node;
import stavka.formats.map.MapDrawing.Point;

/** Puts the named places into their hexes, the largest first. */
final class PlaceLayer {
  private static final double RIM = 0.24;

  private final MapPlan plan;
  private final Placement placement;
  private final CompileReport.Gathering report;
  private final Map<String, City> cities = new LinkedHashMap<>();

  PlaceLayer(MapPlan plan, Placement placement, CompileReport.Gathering report) {
    this.plan = plan;
    this.placement = placement;
    this.report = report;
    plan.cities().forEach(city -> cities.put(city.town().id(), city));
  }

  List<Locality> lay() {
    List<Locality> places = new ArrayList<>();
    List<Town> towns = new ArrayList<>(plan.gazetteer().towns().values());
    towns.sort(Comparator.comparing(Town::rank));
    for (Town town : towns) {
      if (named(town)) {
        int hex = placement.hex(town);
        if (hex != HexGrid.NONE) {
          places.add(place(town, hex));
        } else if (demanded(town)) {
          report.add(CompileReport.Part.PLACE, "'" + town.id() + "' lies outside the frame");
        }
      }
    }
    for (Pin pin : plan.pins()) {
      if (placement.hex(pin.town()) != pin.hex()) {
        report.add(
            CompileReport.Part.PIN,
            "'" + pin.town().id() + "' is not in hex " + plan.sheet().numbering().name(pin.hex()));
      }
    }
    return places;
  }

  /** Keeps a town's dot off the rim of its hex, so that one sees which hex it is in. */
  private Point inside(Point at, int hex) {
    HexGrid grid = plan.sheet().grid();
    Point centre = new Point(grid.centreX(hex), grid.centreY(hex));
    double distance = Polyline.apart(centre, at);
    return distance <= RIM ? at : Polyline.between(centre, at, RIM / distance);
  }

  private boolean named(Town town) {
    Places places = plan.places();
    return demanded(town)
        || (places.ranks().contains(town.rank()) && !places.leftOut().contains(town.id()));
  }

  private boolean demanded(Town town) {
    return plan.places().also().contains(town.id())
        || cities.containsKey(town.id())
        || plan.pins().stream().anyMatch(pin -> pin.town().id().equals(town.id()));
  }

  private Locality place(Town town, int hex) {
    List<Integer> hexes = List.of(hex);
    City city = cities.get(town.id());
    if (city != null && !city.hexes().isEmpty()) {
      hexes = city.hexes();
      if (!hexes.contains(hex)) {
        report.add(
            CompileReport.Part.CITY,
            "'"
                + town.id()
                + "' lies in "
                + plan.sheet().numbering().name(hex)
                + ", which is none of its hexes");
      }
    }
    Point at = inside(placement.of(town.at()), hex);
    return new Locality(
        town.id(),
        town.name().english(),
        town.name().french(),
        Node.written(town.rank()),
        hexes,
        at.x(),
        at.y());
  }
}
