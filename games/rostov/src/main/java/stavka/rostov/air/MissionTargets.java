package stavka.rostov.air;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import stavka.engine.hex.HexSet;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.rostov.control.Control;
import stavka.rostov.declaration.Declarations;
import stavka.rostov.declaration.Declared;
import stavka.rostov.model.RostovGround;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;

/** The hexes worth flying to, and who would be sent together: what lists of orders offer. */
@Rule({"13.13", "15.12", "17.23", "17.24"})
record MissionTargets(
    RostovTheatre theatre,
    Squadrons squadrons,
    MissionChecks checks,
    Declarations declarations,
    Ints stations) {
  MissionTargets(
      RostovTheatre theatre, Squadrons squadrons, MissionChecks checks, Declarations declarations) {
    this(theatre, squadrons, checks, declarations, stations(theatre.ground()));
  }

  /** Cities that a railway comes to. */
  private static Ints stations(RostovGround ground) {
    return Ints.taking(
        HexSet.where(ground.grid(), hex -> ground.terrain(hex).urban() && ground.onRail(hex))
            .toArray());
  }

  /** Hexes for a kind of mission: all there are, but for raids only where something can be hit. */
  Ints hexes(Position position, Side side, MissionKind kind) {
    Ints hexes =
        switch (kind) {
          case INTERDICTION -> raided(position);
          case INTERCEPTION -> under(position, side.enemy());
          case SUPPORT -> attacked(position);
        };
    return hexes.filter(hex -> checks.target(position, side, kind, hex) == null);
  }

  /** The hexes that a side flies over, in an order that does not tell who flies where. */
  @Rule("17.25")
  Ints under(Position position, Side side) {
    Ints hexes = Ints.EMPTY;
    Ints all = squadrons.of(side);
    for (int i = 0; i < all.size(); i++) {
      int hex = squadrons.over(position, all.get(i));
      hexes = hex < 0 || hexes.contains(hex) ? hexes : hexes.with(hex);
    }
    return hexes.size() < 2 ? hexes : Ints.sorted(hexes.toArray());
  }

  private Ints attacked(Position position) {
    Ints hexes = Ints.EMPTY;
    for (Declared attack : declarations.of(position)) {
      hexes = hexes.plus(attack.targets());
    }
    return hexes;
  }

  /** Headquarters, trains, flotillas and the stations of Soviet cities. */
  @Rule({"13.21", "13.22", "13.24"})
  private Ints raided(Position position) {
    RostovPieces pieces = theatre.pieces();
    boolean[] wanted = new boolean[theatre.grid().size()];
    int[] found = new int[pieces.count() + stations.size()];
    int count = 0;
    for (int unit = 0; unit < pieces.count(); unit++) {
      boolean prey = pieces.headquarters(unit) || pieces.train(unit) || pieces.flotilla(unit);
      if (prey
          && position.onMap(unit)
          && pieces.side(unit) == Side.SOVIET
          && !wanted[position.place(unit)]) {
        wanted[position.place(unit)] = true;
        found[count++] = position.place(unit);
      }
    }
    for (int i = 0; i < stations.size(); i++) {
      int hex = stations.get(i);
      if (!wanted[hex] && Control.holds(position, Side.SOVIET, hex)) {
        found[count++] = hex;
      }
    }
    return Ints.sorted(Arrays.copyOf(found, count));
  }

  /** Whom a side would send over a hex: one of each type, and the best of them together. */
  List<Ints> groups(Position position, Side side, MissionKind kind, int hex) {
    Ints able = checks.able(position, side, kind, hex);
    List<Ints> groups = new ArrayList<>();
    oneOfEach(able).each(squadron -> groups.add(Ints.of(squadron)));
    Ints bombers = bombers(able, kind);
    Ints fighters = fighters(able);
    int most = theatre.charts().air().missions().mostUnits();
    for (int load = 0; load <= most; load++) {
      for (int escort = 0; load + escort <= most; escort++) {
        if (load + escort > 1 && load <= bombers.size() && escort <= fighters.size()) {
          groups.add(first(bombers, load).plus(first(fighters, escort)));
        }
      }
    }
    return groups;
  }

  /** One unit of each type among some. */
  Ints oneOfEach(Ints units) {
    Set<String> seen = new HashSet<>();
    return units.filter(squadron -> seen.add(squadrons.machine(squadron)));
  }

  /** Bombers among some units, those that give most to a mission first. */
  Ints bombers(Ints units, MissionKind kind) {
    boolean support = kind == MissionKind.SUPPORT;
    return sorted(
        units.filter(unit -> !squadrons.fighter(unit) && squadrons.value(unit, support) > 0),
        Comparator.comparingInt(unit -> -squadrons.value(unit, support)));
  }

  /** Fighters among some units, the best first. */
  Ints fighters(Ints units) {
    return sorted(
        units.filter(squadrons::fighter), Comparator.comparingInt(unit -> -squadrons.combat(unit)));
  }

  static Ints first(Ints units, int count) {
    return Ints.prefix(units.toArray(), Math.min(count, units.size()));
  }

  private static Ints sorted(Ints units, Comparator<Integer> order) {
    return Ints.of(units.stream().boxed().sorted(order).mapToInt(Integer::intValue).toArray());
  }
}
