package stavka.lab;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import stavka.engine.event.Fought;
import stavka.engine.order.Attack;
import stavka.engine.order.Order;
import stavka.engine.order.Overrun;
import stavka.engine.play.Forecast;
import stavka.engine.play.Game;
import stavka.engine.play.Orders;
import stavka.engine.position.Position;
import stavka.engine.reason.Objection;
import stavka.engine.table.Overlay;
import stavka.engine.table.Table;
import stavka.engine.table.Viewer;
import stavka.formats.record.Notation;

/**
 * What a game answers at one position, in five short marks: a record holds only what was ordered
 * there, these hold what else could have been, what each attack promised, what everyone saw and how
 * nonsense was refused. Two builds of a game with the same marks play alike.
 *
 * @param order the number of the order that is due
 * @param orders every listed order
 * @param forecasts the exact chances of the attacks and overruns among them
 * @param views what each viewer sees
 * @param overlays what can be laid over the map for each viewer
 * @param refusals the answers to absurd orders
 */
public record PositionDigest(
    int order, String orders, String forecasts, String views, String overlays, String refusals) {
  private static final int FORECASTS = 60;
  private static final int ABSURD = 200;

  /** Takes the marks of a position before an order. */
  public static PositionDigest of(Game game, Position position, int order) {
    Notation notation = Notation.of(game, position);
    Orders legal = game.legal(position);
    List<Order> listed = new ArrayList<>();
    legal.forEach(listed::add);
    List<String> texts = new ArrayList<>(listed.size());
    listed.forEach(each -> texts.add(notation.text(each)));
    Collections.sort(texts);
    return new PositionDigest(
        order,
        mark(texts),
        mark(forecasts(game, position, notation, listed)),
        mark(views(game, position)),
        mark(overlays(game, position)),
        mark(refusals(game, position, legal, notation, texts, order)));
  }

  /** The marks as a line of a file. */
  public String line() {
    return String.join(" ", Integer.toString(order), orders, forecasts, views, overlays, refusals);
  }

  private static List<String> forecasts(
      Game game, Position position, Notation notation, List<Order> listed) {
    List<String> told = new ArrayList<>();
    List<Order> fights =
        listed.stream().filter(each -> each instanceof Attack || each instanceof Overrun).toList();
    int every = Math.max(1, fights.size() / FORECASTS);
    for (int i = 0; i < fights.size(); i += every) {
      Order fight = fights.get(i);
      game.forecast(position, fight)
          .ifPresent(forecast -> told.add(notation.text(fight) + told(forecast, notation)));
    }
    Collections.sort(told);
    return told;
  }

  private static String told(Forecast forecast, Notation notation) {
    StringBuilder text =
        new StringBuilder(notation.text(new Fought(forecast.report(), 0, 0, "", "")));
    forecast.outcomes().forEach(each -> chance(text, each.result(), each.chance()));
    forecast.columns().forEach(each -> chance(text, each.column(), each.chance()));
    return text.toString();
  }

  private static void chance(StringBuilder text, String of, double chance) {
    text.append(' ').append(of).append(String.format(Locale.ROOT, " %.9f", chance));
  }

  private static List<String> views(Game game, Position position) {
    List<String> seen = new ArrayList<>();
    Table table = game.table().orElseThrow();
    for (Viewer viewer : Viewer.values()) {
      seen.add(viewer + " " + table.view(position, viewer));
    }
    return seen;
  }

  private static List<String> overlays(Game game, Position position) {
    List<String> seen = new ArrayList<>();
    Table table = game.table().orElseThrow();
    for (Viewer viewer : Viewer.values()) {
      for (Overlay.Kind kind : Overlay.Kind.values()) {
        int unit = kind == Overlay.Kind.THREAT ? firstOnMap(position) : -1;
        if (kind != Overlay.Kind.THREAT || unit >= 0) {
          seen.add(viewer + " " + kind + " " + table.overlay(position, viewer, kind, unit));
        }
      }
    }
    return seen;
  }

  private static int firstOnMap(Position position) {
    for (int unit = 0; unit < position.counters(); unit++) {
      if (position.onMap(unit)) {
        return unit;
      }
    }
    return -1;
  }

  private static List<String> refusals(
      Game game,
      Position position,
      Orders legal,
      Notation notation,
      List<String> texts,
      int order) {
    AbsurdOrders invented =
        new AbsurdOrders(position.setting(), game.orderTypes(), new SplittableRandom(order), false);
    List<String> told = new ArrayList<>();
    for (int i = 0; i < ABSURD; i++) {
      Order absurd =
          i % 2 == 0 || texts.isEmpty()
              ? invented.invent()
              : invented.change(notation.readOrder(texts.get(i * 31 % texts.size())));
      StringBuilder line = new StringBuilder(notation.text(absurd));
      for (Objection objection : legal.objections(absurd)) {
        line.append(' ').append(objection);
      }
      told.add(line.toString());
    }
    return told;
  }

  private static String mark(List<String> lines) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      for (String line : lines) {
        digest.update(line.getBytes(StandardCharsets.UTF_8));
        digest.update((byte) '\n');
      }
      return HexFormat.of().formatHex(digest.digest(), 0, 6);
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }
}
