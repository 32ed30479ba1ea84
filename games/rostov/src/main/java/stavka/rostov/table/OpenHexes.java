package stavka.rostov.table;

import java.util.function.Consumer;
import stavka.engine.event.ControlChanged;
import stavka.engine.event.Event;
import stavka.engine.event.HexMarked;
import stavka.engine.hex.HexSet;
import stavka.engine.position.HexLayer;
import stavka.engine.position.Position;
import stavka.engine.rule.Rule;
import stavka.engine.value.Side;
import stavka.rostov.model.RostovLayers;
import stavka.rostov.model.RostovTheatre;
import stavka.rostov.model.ScenarioPlan;

/** What lies on hexes for everybody to see. Of a sealed order only that there is one. */
@Rule({"12.35", "14.31"})
final class OpenHexes {
  private static final HexLayer[] LAYERS = {
    RostovLayers.HOLDER,
    RostovLayers.ATTACK,
    RostovLayers.MANDATED,
    RostovLayers.SEALED,
    RostovLayers.FORTS,
    RostovLayers.RAZED,
    RostovLayers.GAUGE,
    RostovLayers.BLOWN,
    RostovLayers.TAKEN
  };

  private final RostovTheatre theatre;
  private final HexSet flagged;

  OpenHexes(RostovTheatre theatre, ScenarioPlan plan) {
    this.theatre = theatre;
    this.flagged =
        HexSet.where(
            theatre.grid(),
            hex ->
                plan.covers(hex)
                    && (theatre.ground().terrain(hex).urban()
                        || plan.victory().places().stream().anyMatch(place -> place.hex() == hex)));
  }

  /** Tells what a change of a layer means. */
  void changed(int hex, HexLayer layer, int before, int after, Consumer<Event> tell) {
    if (layer.equals(RostovLayers.HOLDER)) {
      if (flagged.has(hex)) {
        Side side = after == RostovLayers.AXIS ? Side.AXIS : Side.SOVIET;
        tell.accept(new ControlChanged(hex, side, "3.21"));
      }
      return;
    }
    int was = shown(layer, before);
    int is = shown(layer, after);
    if (was != is) {
      mark(hex, layer, before, was, false, tell);
      mark(hex, layer, after, is, true, tell);
    }
  }

  /** What of a layer's value lies open. */
  @Rule("14.31")
  private static int shown(HexLayer layer, int value) {
    return layer.equals(RostovLayers.SEALED) ? Math.min(value, 1) : value;
  }

  private static void mark(
      int hex, HexLayer layer, int value, int shown, boolean on, Consumer<Event> tell) {
    if (shown != 0) {
      tell.accept(new HexMarked(hex, name(layer, value), shown, on, rule(layer)));
    }
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
      case "taken" -> "8.4";
      default -> "23.22";
    };
  }

  /** Tells all that lies open on hexes. */
  void begin(Position start, Consumer<Event> tell) {
    for (int hex = 0; hex < theatre.grid().size(); hex++) {
      for (HexLayer layer : LAYERS) {
        int value = start.at(hex, layer);
        if (value == 0) {
          continue;
        }
        if (!layer.equals(RostovLayers.HOLDER)) {
          mark(hex, layer, value, shown(layer, value), true, tell);
        } else if (flagged.has(hex)) {
          String flag = value == RostovLayers.AXIS ? "axis-held" : "soviet-held";
          tell.accept(new HexMarked(hex, flag, 0, true, "3.21"));
        }
      }
    }
  }
}
