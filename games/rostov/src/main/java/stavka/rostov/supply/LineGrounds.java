package stavka.rostov.supply;

import java.util.ArrayList;
import java.util.List;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sides;
import stavka.rostov.works.Pontoons;
import stavka.rostov.works.Railways;
import stavka.rostov.works.RostovForts;

/** Finds out what the lines of a side depend on now. */
@Rule({"6.12", "6.4", "6.51", "6.52"})
final class LineGrounds {
  private final RostovTheatre theatre;
  private final LineTables tables;
  private final MajorCities cities;
  private final Ports ports;
  private final Pontoons pontoons;
  private final Sides<Derived<Crossings>> crossings;
  private final Sides<Derived<byte[]>> foreign;

  LineGrounds(
      RostovTheatre theatre,
      LineTables tables,
      MajorCities cities,
      Ports ports,
      RostovForts forts,
      Pontoons pontoons) {
    this.theatre = theatre;
    this.tables = tables;
    this.cities = cities;
    this.ports = ports;
    this.pontoons = pontoons;
    this.crossings = new Sides<>(crossings(forts, Side.AXIS), crossings(forts, Side.SOVIET));
    this.foreign = new Sides<>(foreign(Side.AXIS), foreign(Side.SOVIET));
  }

  private Derived<Crossings> crossings(RostovForts forts, Side side) {
    return new Derived<>(
        position -> new Crossings(tables, forts, position, side),
        RostovLayers.FORTS,
        RostovLayers.RAZED,
        RostovLayers.BLOWN);
  }

  /** Railways without the side's gauge, not 0. */
  @Rule({"3.23", "6.4", "19.11"})
  private Derived<byte[]> foreign(Side side) {
    return new Derived<>(
        position -> {
          byte[] hexes = new byte[theatre.grid().size()];
          Ints railway = tables.railway(theatre.plan(position));
          for (int i = 0; i < railway.size(); i++) {
            int hex = railway.get(i);
            hexes[hex] = (byte) (Railways.friendly(position, side, hex) ? 0 : 1);
          }
          return hexes;
        },
        RostovLayers.GAUGE);
  }

  LineGround of(Position position, Side side) {
    byte[] closed = closed(position, side);
    return new LineGround(
        side,
        theatre.sky(position),
        closed,
        foreign.of(side).of(position),
        crossings.of(side).of(position),
        pontoons.sides(position, side),
        edges(position, side, closed),
        cities(position, side, closed),
        ports.sailing(position, side, hex -> closed[hex] == 0));
  }

  /** The edge hexes of the scenario as far as the side holds them. */
  @Rule({"3.13", "6.51", "6.52"})
  private Ints edges(Position position, Side side, byte[] closed) {
    return theatre
        .plan(position)
        .supplies()
        .edges(side, position.turn())
        .filter(hex -> own(position, side, closed, hex));
  }

  private static boolean own(Position position, Side side, byte[] closed, int hex) {
    return closed[hex] == 0 && Control.holds(position, side, hex);
  }

  /**
   * Not through enemy combat units, nor through enemy zones where no combat unit stands, nor off
   * the scenario's ground.
   */
  @Rule("6.12")
  private byte[] closed(Position position, Side side) {
    byte[] barred = theatre.board(position).closedToLines(side);
    byte[] closed = tables.water().clone();
    for (int hex = 0; hex < closed.length; hex++) {
      closed[hex] |= (byte) barred[hex];
    }
    return closed;
  }

  /** The Soviets' major cities as far as they hold them. */
  @Rule("6.51")
  private List<Ints> cities(Position position, Side side, byte[] closed) {
    List<Ints> own = new ArrayList<>();
    for (Ints city : side == Side.SOVIET ? cities.all() : List.<Ints>of()) {
      Ints held = city.filter(hex -> own(position, side, closed, hex));
      if (!held.isEmpty()) {
        own.add(held);
      }
    }
    return own;
  }
}
