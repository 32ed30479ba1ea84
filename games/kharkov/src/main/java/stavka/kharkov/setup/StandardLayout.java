package stavka.kharkov.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.IntPredicate;
import stavka.engine.hex.HexGrid;
import stavka.engine.hex.HexSet;
import stavka.engine.order.Place;
import stavka.engine.position.Draft;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Ints;
import stavka.engine.value.Side;
import stavka.kharkov.model.Box;
import stavka.kharkov.model.KharkovTheatre;
import stavka.kharkov.model.Kind;
import stavka.kharkov.model.SetUpPlace;
import stavka.kharkov.regiment.Splitting.Split;

/**
 * A set-up that meets every obligation, worked out from the map: on each stretch the infantry
 * stands at even distances so that its zones leave no gap, split into regiments where there is too
 * little of it; mobile units stand between.
 */
@Rule({"5.14", "5.15"})
record StandardLayout(
    KharkovTheatre theatre, Side side, FrontLine line, Placing placing, Divisions divisions) {
  /** A unit covers its own hex of the line and one on either side. */
  private static final int COVERS = 3;

  StandardLayout(KharkovTheatre theatre, Side side) {
    this(
        theatre,
        side,
        new FrontLine(theatre, side),
        new Placing(theatre, side),
        new Divisions(theatre));
  }

  /** Takes back whatever has been placed; Guards divisions go to their reserves. */
  void begin(Draft draft) {
    takeBack(draft);
    if (side == Side.SOVIET) {
      assignGuards(draft);
    }
  }

  void layOut(Draft draft) {
    begin(draft);
    groups(draft.view()).values().forEach(units -> deploy(draft, units));
    theatre.pieces().commanders().each(hq -> placeHq(draft, hq));
  }

  /** Takes all units that can be placed off the map again, whole. */
  private void takeBack(Draft draft) {
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      SetUpPlace place = theatre.pieces().setUpPlace(unit);
      if (theatre.side(unit) != side || !place.onMap() || place.choices().size() == 1) {
        continue;
      }
      Ints regiments = divisions.regiments(draft.view(), unit);
      if (regiments.isEmpty()) {
        draft.moveToBox(unit, Box.WAITING);
      } else {
        divisions.putTogether(draft, unit, regiments);
      }
    }
  }

  /** All Guards divisions but the first go to the reserves in their order. */
  @Rule("5.3")
  private void assignGuards(Draft draft) {
    for (int i = 1; i < placing.guards().guards().size(); i++) {
      int guard = placing.guards().guards().get(i);
      placing
          .guards()
          .joinReserve(draft, guard, theatre.pieces().setUpPlace(guard).reserves().get(i - 1));
    }
  }

  /** The combat units still to be placed, by the hexes open to them. */
  private Map<HexSet, Ints> groups(Position position) {
    Map<HexSet, Ints> groups = new LinkedHashMap<>();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (theatre.side(unit) == side
          && theatre.pieces().kind(unit).combat()
          && placing.obligations().missing(position, unit)) {
        HexSet hexes = Objects.requireNonNull(theatre.pieces().setUpPlace(unit).hexes());
        groups.merge(hexes, Ints.of(unit), (units, more) -> units.with(more.first()));
      }
    }
    return groups;
  }

  private void deploy(Draft draft, Ints units) {
    HexSet hexes = Objects.requireNonNull(theatre.pieces().setUpPlace(units.first()).hexes());
    Ints stretch = line.inOrder(hexes);
    int needed = line.contains(stretch.first()) ? (stretch.size() + COVERS - 1) / COVERS : 0;
    List<Ints> foot = blocks(units, unit -> !mobile(unit));
    List<Ints> mobile = blocks(units, this::mobile);
    if (foot.size() >= needed) {
      spread(draft, foot, stretch);
      spread(draft, mobile, stretch);
    } else {
      for (int i = 0; i < units.size() && foot.size() + mobile.size() < needed; i++) {
        splitOne(draft, foot, units.get(i));
      }
      spread(draft, alternating(foot, mobile), stretch);
    }
  }

  private boolean mobile(int unit) {
    return theatre.pieces().kind(unit).armour() || theatre.pieces().kind(unit) == Kind.CAVALRY;
  }

  /** Units to place one by one, but the three of a mechanised division together. */
  private List<Ints> blocks(Ints units, IntPredicate which) {
    List<Ints> blocks = new ArrayList<>();
    for (int unit : units) {
      Ints company = theatre.pieces().company(unit);
      if (which.test(unit) && company.first() == unit) {
        blocks.add(company);
      }
    }
    return blocks;
  }

  private static List<Ints> alternating(List<Ints> some, List<Ints> others) {
    List<Ints> all = new ArrayList<>();
    for (int i = 0; i < Math.max(some.size(), others.size()); i++) {
      if (i < some.size()) {
        all.add(some.get(i));
      }
      if (i < others.size()) {
        all.add(others.get(i));
      }
    }
    return all;
  }

  /** Puts the regiments of a division in its place among the units, if it can be split. */
  @Rule("5.13")
  private void splitOne(Draft draft, List<Ints> foot, int division) {
    int at = foot.indexOf(Ints.of(division));
    if (at >= 0 && divisions.objection(draft.view(), new Split(division)) == null) {
      foot.remove(at);
      Ints regiments = divisions.split(draft, division);
      for (int i = 0; i < regiments.size(); i++) {
        foot.add(at + i, Ints.of(regiments.get(i)));
      }
    }
  }

  private void spread(Draft draft, List<Ints> blocks, Ints stretch) {
    for (int i = 0; i < blocks.size(); i++) {
      put(draft, blocks.get(i), stretch, evenly(i, blocks.size(), stretch.size()));
    }
  }

  private static int evenly(int index, int units, int hexes) {
    return (2 * index + 1) * hexes / (2 * units);
  }

  /**
   * Places units on the hex of a stretch nearest to a wanted one that has room for all, or one by
   * one.
   */
  private void put(Draft draft, Ints units, Ints stretch, int wanted) {
    for (int away = 0; away < stretch.size(); away++) {
      for (int index : new int[] {wanted - away, wanted + away}) {
        if (index >= 0 && index < stretch.size()) {
          Place order = new Place(units, stretch.get(index));
          if (placing.objection(draft.view(), order) == null) {
            placing.place(draft, order);
            return;
          }
        }
      }
    }
    if (units.size() > 1) {
      units.each(unit -> put(draft, Ints.of(unit), stretch, wanted));
    }
  }

  /** A headquarters stands where it commands most units, as far back as that allows. */
  private void placeHq(Draft draft, int hq) {
    Position position = draft.view();
    if (theatre.side(hq) != side || !placing.obligations().missing(position, hq)) {
      return;
    }
    Ints choices = theatre.pieces().setUpPlace(hq).choices();
    Ints bestFirst = choices.sorted(hex -> -worth(position, hq, hex));
    placing.place(draft, new Place(Ints.of(hq), bestFirst.first()));
  }

  private int worth(Position position, int hq, int where) {
    HexGrid grid = theatre.grid();
    int radius = theatre.roster().get(hq).rating();
    int commanded = 0;
    int nearestEnemy = grid.size();
    for (int unit = 0; unit < theatre.pieces().count(); unit++) {
      if (position.onMap(unit) && theatre.pieces().kind(unit).combat()) {
        int distance = grid.distance(position.place(unit), where);
        if (theatre.side(unit) != side) {
          nearestEnemy = Math.min(nearestEnemy, distance);
        } else if (distance <= radius) {
          commanded++;
        }
      }
    }
    return commanded * grid.size() + nearestEnemy;
  }
}
