package stavka.engine.position;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Boxed;
import stavka.engine.event.Event;
import stavka.engine.event.Marked;
import stavka.engine.event.Placed;
import stavka.engine.event.Shown;
import stavka.engine.value.Ints;

/**
 * The events of a draft: what rules say, and before it what changed in the {@link OpenState} since
 * something was last said. Kept for that is what each counter was then, from its first change on.
 */
final class Teller {
  private final OpenState open;
  private final int boxStart;
  private final List<Event> events = new ArrayList<>();
  private final boolean silent;
  private final KeptCounters kept = new KeptCounters();
  private int @Nullable [] ledger;
  private Map<Spot, Integer> spots = Map.of();
  private int turn;
  private @Nullable Event heading;

  /** A hex of a layer. */
  private record Spot(int hex, HexLayer layer) {}

  Teller(Position origin) {
    this.open = origin.setting.open();
    this.silent = open.equals(SilentState.NONE);
    this.boxStart = origin.tops.length;
    this.turn = origin.turn;
  }

  List<Event> events() {
    return List.copyOf(events);
  }

  void say(Event event) {
    sayHeading();
    events.add(event);
  }

  /**
   * What follows comes under a heading, which takes the place of one that nothing came under. What
   * a new turn brings with it comes under the heading, too.
   */
  void head(
      Event event,
      short[] nowPlaces,
      long[] nowWords,
      int[] nowLedger,
      byte[][] nowLayers,
      int nowTurn) {
    if (nowTurn == turn) {
      tell(nowPlaces, nowWords, nowLedger, nowLayers, nowTurn);
    }
    heading = event;
  }

  void sayHeading() {
    if (heading != null) {
      events.add(heading);
      heading = null;
    }
  }

  /** Keeps where a counter is and its word before it changes for the first time since. */
  void keep(int unit, short place, long word) {
    if (!silent) {
      kept.keep(unit, place, word);
    }
  }

  /**
   * Keeps the ledger, if nothing has changed there since it was last told.
   *
   * @param owned whether the array itself will be written to
   */
  void keep(int[] now, boolean owned) {
    if (ledger == null && !silent) {
      ledger = owned ? now.clone() : now;
    }
  }

  void keep(int hex, HexLayer layer, int now) {
    if (!silent) {
      if (spots.isEmpty()) {
        spots = new LinkedHashMap<>();
      }
      spots.putIfAbsent(new Spot(hex, layer), now);
    }
  }

  /** Tells all changes up to a draft as it stands. */
  void tell(short[] nowPlaces, long[] nowWords, int[] nowLedger, byte[][] nowLayers, int nowTurn) {
    boolean counters = !kept.isEmpty() || (turn != nowTurn && !silent);
    if (ledger == null && spots.isEmpty() && !counters) {
      return;
    }
    Sheet sheet = new Sheet(open);
    if (ledger != null) {
      ledger(ledger, nowLedger, sheet);
    }
    if (!spots.isEmpty()) {
      layers(nowLayers, sheet);
    }
    if (counters) {
      counters(nowPlaces, nowWords, nowTurn, sheet);
    }
    ledger = null;
    turn = nowTurn;
    sheet.close();
    sheet.events.forEach(this::say);
  }

  private void ledger(int[] was, int[] is, Sheet sheet) {
    for (int entry = 0; entry < is.length; entry++) {
      if (was[entry] != is[entry]) {
        open.count(entry, was[entry], is[entry], sheet.events::add);
      }
    }
  }

  private void layers(byte[][] now, Sheet sheet) {
    spots.forEach(
        (spot, was) -> {
          int is = now[spot.layer.index()][spot.hex] & 0xFF;
          if (is != was) {
            open.layer(spot.hex, spot.layer, was, is, sheet.events::add);
          }
        });
    spots = Map.of();
  }

  /** In the order of their numbers; those too that did not change, if another turn is shown. */
  private void counters(short[] nowPlaces, long[] nowWords, int nowTurn, Sheet sheet) {
    if (turn == nowTurn) {
      kept.each(
          (unit, place, word) ->
              counter(unit, place, nowPlaces[unit], word, nowWords[unit], nowTurn, sheet));
    } else {
      kept.eachOf(
          nowPlaces,
          nowWords,
          (unit, place, word) ->
              counter(unit, place, nowPlaces[unit], word, nowWords[unit], nowTurn, sheet));
    }
    kept.clear();
  }

  private void counter(
      int unit, int was, int is, long oldWord, long nowWord, int nowTurn, Sheet sheet) {
    long other = (oldWord ^ nowWord) & open.bits();
    if (is >= boxStart && (other != 0 || was != is || turn != nowTurn)) {
      String box = box(unit, is, nowWord, nowTurn);
      String before = box(unit, was, oldWord, turn);
      if (!box.equals(before)) {
        sheet.boxed(unit, box, open.boxRule(unit, before, box));
      }
    }
    if ((other & open.figureBits()) != 0) {
      sheet.figures(unit, oldWord, nowWord);
    }
    if (other != 0) {
      sheet.marks(unit, open.marks(unit, oldWord, other), open.marks(unit, nowWord, other));
    }
  }

  /** Where a counter was seen off the map; a text no box has while it was on it. */
  private String box(int unit, int place, long word, int at) {
    return place < boxStart ? OpenState.ON_MAP : open.box(unit, place - boxStart, word, at);
  }

  /** All that lies open at the start of a match, told to who knows nothing yet. */
  static List<Event> opening(Position start) {
    OpenState open = start.setting().open();
    Sheet sheet = new Sheet(open);
    for (int hex = 0; hex < start.boxStart(); hex++) {
      if (!start.vacant(hex)) {
        Ints stack = start.stack(hex);
        Ints upwards = Ints.EMPTY;
        for (int i = stack.size() - 1; i >= 0; i--) {
          upwards = upwards.with(stack.get(i));
        }
        sheet.events.add(new Placed(upwards, hex, open.rule(OpenState.BOX)));
      }
    }
    for (int unit = 0; unit < start.counters(); unit++) {
      long word = start.word(unit);
      if (!start.onMap(unit)) {
        String box = open.box(unit, start.place(unit) - start.boxStart(), word, start.turn());
        if (!box.isEmpty()) {
          sheet.boxed(unit, box, open.rule(OpenState.BOX));
        }
      }
      sheet.shown.merge(open.figures(unit, word), Ints.of(unit), Teller::join);
      sheet.marks(unit, List.of(), open.marks(unit, word));
    }
    sheet.close();
    open.begin(start, sheet.events::add);
    sheet.events.addAll(start.setting().before());
    return sheet.events;
  }

  private static Ints join(Ints some, Ints more) {
    return some.with(more.first());
  }

  /** Changes of one kind are gathered into one event. */
  private static final class Sheet {
    private final OpenState open;
    private final List<Event> events = new ArrayList<>(4);
    private final Map<Lying, Ints> boxed = new LinkedHashMap<>();
    private final Map<OpenState.Figures, Ints> shown = new LinkedHashMap<>();
    private final Map<String, Ints> on = new LinkedHashMap<>();
    private final Map<String, Ints> off = new LinkedHashMap<>();

    private Sheet(OpenState open) {
      this.open = open;
    }

    /** A box, and the rule by which counters came there. */
    private record Lying(String box, String rule) {}

    private void boxed(int unit, String box, String rule) {
      boxed.merge(new Lying(box, rule), Ints.of(unit), Teller::join);
    }

    private void figures(int unit, long was, long is) {
      OpenState.Figures now = open.figures(unit, is);
      if (!now.equals(open.figures(unit, was))) {
        shown.merge(now, Ints.of(unit), Teller::join);
      }
    }

    private void marks(int unit, List<String> were, List<String> are) {
      gather(unit, were, are, off);
      gather(unit, are, were, on);
    }

    private static void gather(
        int unit, List<String> these, List<String> others, Map<String, Ints> into) {
      for (String mark : these) {
        if (!others.contains(mark)) {
          into.merge(mark, Ints.of(unit), Teller::join);
        }
      }
    }

    private void close() {
      boxed.forEach(
          (lying, units) ->
              events.add(new Boxed(units, lying.box.isEmpty() ? null : lying.box, lying.rule)));
      shown.forEach(
          (figures, units) ->
              events.add(
                  new Shown(
                      units,
                      figures.attack(),
                      figures.defence(),
                      figures.movement(),
                      open.rule(OpenState.FIGURES))));
      off.forEach((mark, units) -> events.add(new Marked(units, mark, false, open.rule(mark))));
      on.forEach((mark, units) -> events.add(new Marked(units, mark, true, open.rule(mark))));
    }
  }
}
