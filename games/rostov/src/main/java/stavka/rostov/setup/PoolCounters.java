package stavka.rostov.setup;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import stavka.engine.position.Draft;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.AirPlan;
import stavka.rostov.model.Box;
import stavka.rostov.model.Kind;
import stavka.rostov.model.RostovMarks;
import stavka.rostov.model.RostovPieces;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** Lays out counters that come from a heap, each time the next of its list. */
@Rule({"4.1", "6.84", "8.51", "8.61"})
final class PoolCounters {
  private final RostovTheatre theatre;
  private final RostovPieces pieces;

  PoolCounters(RostovTheatre theatre) {
    this.theatre = theatre;
    this.pieces = theatre.pieces();
  }

  void lay(Draft draft, ScenarioPlan plan) {
    ScenarioPlan.Layout layout = plan.layout();
    for (Side side : Side.values()) {
      Deque<Integer> supply = heap(draft, supplyOf(side), plan.supplies().counters().of(side));
      layout.columns().of(side).each(hex -> draft.moveTo(supply.remove(), hex));
      for (int hex : layout.dumps().of(side)) {
        int dump = supply.remove();
        draft.moveTo(dump, hex);
        draft.set(dump, RostovMarks.TURNED);
      }
      Deque<Integer> pontoons =
          heap(draft, of(side, Kind.PONTOON), plan.supplies().pontoons().of(side));
      for (ScenarioPlan.Span span : layout.pontoons().of(side)) {
        int pontoon = pontoons.remove();
        draft.moveTo(pontoon, span.hex());
        draft.set(pontoon, RostovMarks.FACING, theatre.grid().direction(span.hex(), span.to()));
      }
    }
    heap(draft, of(Side.AXIS, Kind.SUBSTITUTE), Integer.MAX_VALUE);
    Deque<Integer> zap = heap(draft, of(Side.SOVIET, Kind.ZAP), Integer.MAX_VALUE);
    layout.zap().each(hex -> draft.moveTo(zap.remove(), hex));
    Deque<Integer> urMg = heap(draft, of(Side.SOVIET, Kind.UR_MG), Integer.MAX_VALUE);
    layout.urMg().each(hex -> draft.moveTo(urMg.remove(), hex));
    List<Integer> militia = of(Side.SOVIET, Kind.MILITIA);
    heap(draft, militia, Integer.MAX_VALUE);
    for (ScenarioPlan.Levy levy : layout.militia()) {
      Deque<Integer> town = new ArrayDeque<>(militia);
      town.removeIf(unit -> !pieces.home(unit).equals(levy.city()));
      levy.hexes().each(hex -> draft.moveTo(town.remove(), hex));
    }
  }

  /** Air units begin ready: as many of each type as the scenario names, and dummies. */
  @Rule({"17.12", "17.21"})
  void ready(Draft draft, AirPlan air) {
    for (Side side : Side.values()) {
      Deque<Integer> hangar = new ArrayDeque<>(of(side, Kind.AIR));
      List<String> types = new ArrayList<>(air.types().of(side));
      types.addAll(Collections.nCopies(air.dummies(), "dummy"));
      for (String type : types) {
        int unit =
            hangar.stream()
                .filter(one -> pieces.machine(one).equals(type))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no more counters of " + type));
        hangar.remove(unit);
        draft.moveToBox(unit, Box.READY);
      }
    }
  }

  /** The first so many of some counters are in play, in the heap until they are laid out. */
  private static Deque<Integer> heap(Draft draft, List<Integer> counters, int most) {
    Deque<Integer> heap = new ArrayDeque<>();
    for (int unit : counters) {
      if (heap.size() < most) {
        draft.moveToBox(unit, Box.POOL);
        heap.add(unit);
      }
    }
    return heap;
  }

  private List<Integer> of(Side side, Kind kind) {
    List<Integer> units = new ArrayList<>();
    for (int unit = 0; unit < pieces.count(); unit++) {
      if (pieces.side(unit) == side && pieces.kind(unit) == kind) {
        units.add(unit);
      }
    }
    return units;
  }

  /** Every second Soviet column is of lorries, the others are wagons [6.84]. */
  private List<Integer> supplyOf(Side side) {
    List<Integer> lorries = new ArrayList<>(of(side, Kind.SUPPLY));
    List<Integer> wagons = new ArrayList<>(lorries);
    lorries.removeIf(unit -> !pieces.orange(unit));
    wagons.removeIf(unit -> pieces.orange(unit));
    List<Integer> turns = new ArrayList<>();
    for (int i = 0; i < Math.max(lorries.size(), wagons.size()); i++) {
      turns.addAll(lorries.subList(Math.min(i, lorries.size()), Math.min(i + 1, lorries.size())));
      turns.addAll(wagons.subList(Math.min(i, wagons.size()), Math.min(i + 1, wagons.size())));
    }
    return turns;
  }
}
