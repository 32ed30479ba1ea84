package stavka.rostov.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.hex.HexSet;
import stavka.engine.position.HexLayer;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.table.View;
import stavka.engine.value.Side;
import stavka.operational.table.OpenCounts;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What lies on hexes for everybody to see. Of a sealed order only that there is one. */
@Rule({"12.35", "14.31"})
final class OpenHexes {
  private static final List<HexLayer> MARKED =
      List.of(
          RostovLayers.ATTACK,
          RostovLayers.MANDATED,
          RostovLayers.SEALED,
          RostovLayers.FORTS,
          RostovLayers.RAZED,
          RostovLayers.GAUGE,
          RostovLayers.BLOWN,
          RostovLayers.RAID,
          RostovLayers.AXIS_MISSION,
          RostovLayers.SOVIET_MISSION,
          RostovLayers.AID,
          RostovLayers.BOTCHED,
          RostovLayers.TRIED,
          RostovLayers.NEW,
          RostovLayers.TAKEN);

  private final RostovTheatre theatre;
  private final ScenarioPlan plan;
  private final HexSet flagged;

  /** Where it is told who holds them, though no flag shows it: villages and sources of supply. */
  private final HexSet watched;

  OpenHexes(RostovTheatre theatre, ScenarioPlan plan) {
    this.theatre = theatre;
    this.plan = plan;
    this.flagged =
        HexSet.where(
            theatre.grid(),
            hex ->
                plan.covers(hex)
                    && (theatre.ground().terrain(hex).urban()
                        || plan.victory().places().stream().anyMatch(place -> place.hex() == hex)));
    this.watched =
        HexSet.where(
            theatre.grid(),
            hex ->
                plan.covers(hex)
                    && !flagged.has(hex)
                    && (theatre.ground().village(hex) || source(hex)));
  }

  private boolean source(int hex) {
    ScenarioPlan.Supplies supplies = plan.supplies();
    return supplies.sources().of(Side.AXIS).contains(hex)
        || supplies.sources().of(Side.SOVIET).contains(hex)
        || supplies.later().stream().anyMatch(later -> later.hexes().contains(hex));
  }

  /** Has what lies on hexes told as it changes. */
  void tellIn(OpenCounts counts) {
    counts.telling(RostovLayers.HOLDER, this::held);
    for (HexLayer layer : MARKED) {
      counts.telling(layer, (hex, before, after, tell) -> changed(hex, layer, before, after, tell));
    }
    counts.beginning(
        (start, tell) ->
            marks(start)
                .forEach(
                    mark ->
                        tell.accept(
                            new HexMarked(
                                mark.hex(), mark.mark(), mark.value(), true, rule(mark)))));
    counts.beginning(
        (start, tell) ->
            watched.forEach(hex -> held(hex, 0, start.at(hex, RostovLayers.HOLDER), tell)));
  }

  private void held(int hex, int before, int after, Consumer<Event> tell) {
    if (after != 0 && (flagged.has(hex) || watched.has(hex))) {
      Side side = after == RostovLayers.AXIS ? Side.AXIS : Side.SOVIET;
      tell.accept(new ControlChanged(hex, side, "3.21"));
    }
  }

  private static void changed(
      int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
    int was = shown(layer, before);
    int is = shown(layer, after);
    if (was != is || !name(layer, before).equals(name(layer, after))) {
      told(hex, layer, before, was, false, tell);
      told(hex, layer, after, is, true, tell);
    }
  }

  private static void told(
      int hex, HexLayer layer, int value, int shown, boolean on, Consumer<Event> tell) {
    if (shown != 0) {
      tell.accept(new HexMarked(hex, name(layer, value), shown, on, rule(layer)));
    }
  }

  /** What of a layer's value lies open. */
  @Rule("14.31")
  private static int shown(HexLayer layer, int value) {
    if (layer.equals(RostovLayers.AID)) {
      return value > RostovLayers.MOST_AID ? value - RostovLayers.MOST_AID : value;
    }
    boolean plain = layer.equals(RostovLayers.SEALED) || layer.equals(RostovLayers.MANDATED);
    return plain ? Math.min(value, 1) : value;
  }

  private static String name(HexLayer layer, int value) {
    if (layer.equals(RostovLayers.FORTS)) {
      boolean built = value == RostovLayers.AXIS_FORT || value == RostovLayers.SOVIET_FORT;
      return built ? "strongpoint" : "building";
    }
    if (layer.equals(RostovLayers.GAUGE)) {
      return value == RostovLayers.AXIS_GAUGE ? "rail-axis" : "rail-cut";
    }
    if (layer.equals(RostovLayers.SEALED)) {
      return "order";
    }
    if (layer.equals(RostovLayers.AID)) {
      return value > RostovLayers.MOST_AID ? "support-soviet" : "support-axis";
    }
    return layer.equals(RostovLayers.BLOWN) ? "bridge-blown" : layer.name();
  }

  private static String rule(HexLayer layer) {
    return switch (layer.name()) {
      case "attack" -> "12.35";
      case "mandated" -> "12.41";
      case "sealed" -> "14.31";
      case "forts" -> "18.31";
      case "razed" -> "18.13";
      case "gauge" -> "19.11";
      case "raid" -> "13.14";
      case "mission-axis", "mission-soviet" -> "17.25";
      case "support" -> "15.13";
      case "new" -> "19.23";
      case "taken" -> "8.4";
      default -> "23.22";
    };
  }

  private static String rule(View.HexMark mark) {
    for (HexLayer layer : MARKED) {
      for (int value = 1; value <= layer.most(); value++) {
        if (name(layer, value).equals(mark.mark())) {
          return rule(layer);
        }
      }
    }
    return "3.21";
  }

  /** What a flag on a hex says: the points it is first worth, and one for a town without any. */
  private int worth(int hex) {
    for (ScenarioPlan.Place place : plan.victory().places()) {
      if (place.hex() == hex) {
        return place.points();
      }
    }
    return 1;
  }

  /** All that lies open on hexes. */
  List<View.HexMark> marks(Position position) {
    List<View.HexMark> marks = new ArrayList<>();
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      if (flagged.has(hex)) {
        boolean axis = position.at(hex, RostovLayers.HOLDER) == RostovLayers.AXIS;
        marks.add(new View.HexMark(hex, axis ? "axis-city" : "soviet-city", worth(hex)));
      }
      for (HexLayer layer : MARKED) {
        int value = position.at(hex, layer);
        if (value != 0) {
          marks.add(new View.HexMark(hex, name(layer, value), shown(layer, value)));
        }
      }
    }
    return marks;
  }
}
