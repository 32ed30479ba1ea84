package stavka.lab.ledger;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import stavka.engine.counter.Counter;
import stavka.engine.position.Position;
import stavka.engine.position.Setting;
import stavka.engine.table.Panel;
import stavka.engine.table.Panel.Cell;
import stavka.engine.table.View;

/** Lays what a bookkeeper has written down beside what a spectator is shown. */
public final class Audit {
  private final Setting setting;
  private final List<String> differences = new ArrayList<>();

  private Audit(Setting setting) {
    this.setting = setting;
  }

  /**
   * All differences, each naming unit or hex and field.
   *
   * @param over whether the match is, so that no turn is left to compare
   */
  public static List<String> differences(
      Bookkeeper kept, Position position, View view, boolean over) {
    Audit audit = new Audit(position.setting());
    audit.compare("phase", kept.phase(), view.phase());
    if (!over) {
      audit.compare("turn", kept.turn(), position.turn());
    }
    audit.units(kept, view);
    audit.boxes(kept, view);
    audit.hexes(kept, view);
    view.facts().forEach(fact -> audit.compare(fact.code(), kept.count(fact.code()), fact.value()));
    audit.cups(kept, view);
    audit.pools(kept, view);
    audit.compare("Axis points", kept.axisPoints(), view.axisPoints());
    audit.compare("Soviet points", kept.sovietPoints(), view.sovietPoints());
    if (over) {
      audit.compare("Axis points scored", kept.scored("axis"), view.axisPoints());
      audit.compare("Soviet points scored", kept.scored("soviet"), view.sovietPoints());
    }
    return audit.differences;
  }

  private void compare(String what, Object kept, Object shown) {
    if (!Objects.equals(kept, shown)) {
      differences.add(what + ": events tell " + kept + ", the table shows " + shown);
    }
  }

  private String unit(int unit) {
    return setting.roster().get(unit).id();
  }

  private String hex(int hex) {
    return setting.map().name(hex);
  }

  private void units(Bookkeeper kept, View view) {
    Set<String> onMap = new HashSet<>();
    for (View.Piece piece : view.units()) {
      String id = unit(piece.unit());
      Account account = kept.account(id);
      onMap.add(id);
      compare(id + ", place", String.valueOf(account.hex()), hex(piece.hex()));
      compare(
          id + ", face",
          account.face(),
          new Account.Face(piece.attack(), piece.defence(), piece.movement(), piece.steps()));
      compare(id + ", marks", account.marks(), new TreeSet<>(piece.marks()));
    }
    kept.counters()
        .forEach(
            (id, account) -> {
              if (account.hex() != null && !onMap.contains(id)) {
                compare(id + ", place", account.hex(), "off the map");
              }
            });
  }

  /** A box whose counters lie under a marker on the map moves with the marker. */
  private void boxes(Bookkeeper kept, View view) {
    Map<String, String> shown = new HashMap<>();
    for (View.Box box : view.boxes()) {
      box.units().each(unit -> shown.put(unit(unit), box.id()));
    }
    kept.counters()
        .forEach(
            (id, account) -> {
              String box = shown.remove(id);
              compare(id + ", box", String.valueOf(account.box()), String.valueOf(box));
            });
    shown.forEach((id, box) -> compare(id + ", box", "nothing", box));
  }

  /** What is left in a cup is the sum of what is left of each kind of marker. */
  private void cups(Bookkeeper kept, View view) {
    for (Panel panel : view.panels()) {
      for (Panel.Row row : panel.rows()) {
        if (row.label().startsWith("cup-") && row.cells().getFirst() instanceof Cell.Count left) {
          compare("panel " + row.label(), kept.sum(row.label() + "-"), left.value());
        }
      }
    }
  }

  /** Counters of a kind that are left to draw are out of sight, and the dead lie in their box. */
  private void pools(Bookkeeper kept, View view) {
    for (Panel panel : view.panels()) {
      if (panel.columns().equals(List.of("pool-left", "pool-dead"))) {
        for (Panel.Row row : panel.rows()) {
          if (row.cells().getFirst() instanceof Cell.Count left
              && row.cells().getLast() instanceof Cell.Count dead) {
            compare(
                "panel " + row.label() + ", left", pool(kept, row.label(), false), left.value());
            compare("panel " + row.label() + ", dead", pool(kept, row.label(), true), dead.value());
          }
        }
      }
    }
  }

  private int pool(Bookkeeper kept, String kind, boolean dead) {
    int count = 0;
    for (Counter counter : setting.roster().all()) {
      Account account = kept.account(counter.id());
      String box = account.box();
      boolean there =
          dead
              ? box != null && box.startsWith("eliminated-")
              : box == null && account.hex() == null;
      count += counter.kind().equals(kind) && there ? 1 : 0;
    }
    return count;
  }

  private void hexes(Bookkeeper kept, View view) {
    Map<String, Map<String, Integer>> shown = new TreeMap<>();
    for (View.HexMark mark : view.hexMarks()) {
      shown.computeIfAbsent(hex(mark.hex()), hex -> new TreeMap<>()).put(mark.mark(), mark.value());
    }
    Set<String> all = new TreeSet<>(kept.hexes().keySet());
    all.addAll(shown.keySet());
    for (String hex : all) {
      compare(
          "hex " + hex,
          kept.hexes().getOrDefault(hex, Map.of()),
          shown.getOrDefault(hex, Map.of()));
    }
  }
}
