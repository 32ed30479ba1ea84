package stavka.rostov.supply;

import java.util.List;
import stavka.engine.position.Derived;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.trace.Trace;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.Sides;
import stavka.rostov.works.Pontoons;
import stavka.rostov.works.RostovForts;

/** Lines of supply, worked out for a side when they are first asked for. */
@Rule({"3.22", "6.11", "6.12", "6.2", "6.31", "6.4"})
public final class RostovLines implements Lines {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;
  private final MajorCities cities;
  private final LineGrounds grounds;
  private final Ports ports;
  private final SeaSupply ships;
  private final Sides<Derived<SideLines>> lines = new Sides<>(lines(Side.AXIS), lines(Side.SOVIET));
  private final Sides<Derived<List<SeaSupply.Fed>>> bySea =
      new Sides<>(bySea(Side.AXIS), bySea(Side.SOVIET));

  public RostovLines(RostovTheatre theatre, RostovForts forts, Pontoons pontoons) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
    this.cities = MajorCities.of(theatre.ground());
    LineTables tables = new LineTables(theatre.ground(), cities);
    this.ports = new Ports(theatre.ground());
    this.grounds = new LineGrounds(theatre, tables, cities, ports, forts, pontoons);
    this.ships = new SeaSupply(theatre);
  }

  /** They are kept from position to position while nothing changes that they depend on. */
  private Derived<SideLines> lines(Side side) {
    return new Derived<>(position -> grounds.of(position, side), this::drawn);
  }

  private SideLines drawn(LineGround ground) {
    Passages passages = new Passages(theatre.grid(), theatre.charts().supply(), ground);
    return new SideLines(ports, passages, ground);
  }

  private Derived<List<SeaSupply.Fed>> bySea(Side side) {
    return new Derived<>(position -> ships.units(position, side, of(position, side)));
  }

  SideLines of(Position position, Side side) {
    return lines.of(side).of(position);
  }

  MajorCities cities() {
    return cities;
  }

  /** The number of the major city that a hex is of, or -1. */
  public int city(int hex) {
    return cities.at(hex);
  }

  @Override
  public boolean reaches(Position position, Side side, int hex) {
    return of(position, side).any().reaches(hex);
  }

  @Override
  @Rule("15.31")
  public boolean serves(Position position, int counter, int hex) {
    return position.onMap(counter)
        && pieces.column(counter)
        && of(position, pieces.side(counter)).around(position.place(counter)).reaches(hex);
  }

  @Override
  @Rule({"6.51", "6.52"})
  public boolean source(Position position, Side side, int hex) {
    return of(position, side).sources().contains(hex);
  }

  @Override
  public Ints sources(Position position, Side side) {
    return of(position, side).sources();
  }

  /** Whether a unit on the map has general supply now, by land or by sea. */
  @Rule({"6.11", "6.54"})
  public boolean supplied(Position position, int unit) {
    Side side = pieces.side(unit);
    return of(position, side).any().reaches(position.place(unit))
        || bySea.of(side).of(position).stream().anyMatch(fed -> fed.unit() == unit);
  }

  /** The units that ships feed now, each with its port. */
  @Rule("6.54")
  List<SeaSupply.Fed> shipped(Position position, Side side) {
    return bySea.of(side).of(position);
  }

  /** Whether a hex lies on a side's railway that is joined to a source. */
  @Rule({"6.4", "11.11"})
  public boolean joined(Position position, Side side, int hex) {
    return of(position, side).rail().reaches(hex)
        && (theatre.ground().onRail(hex) || theatre.ground().terrain(hex).urban());
  }

  /** The edge hexes by which a side's supply comes now. */
  @Rule({"6.51", "6.52"})
  public Ints edges(Position position, Side side) {
    return of(position, side).edgeSources();
  }

  /** The hexes of Soviet cities that are cut off and supply nobody, city by city. */
  @Rule("6.51")
  public List<Ints> cutOff(Position position) {
    return of(position, Side.SOVIET).cutOff();
  }

  /** All of a side's lines by rail, those by road from them, and those across country. */
  public Trace rail(Position position, Side side) {
    return of(position, side).rail();
  }

  public Trace road(Position position, Side side) {
    return of(position, side).road();
  }

  public Trace any(Position position, Side side) {
    return of(position, side).any();
  }
}
