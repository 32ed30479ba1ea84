package stavka.engine.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import stavka.engine.event.Counted;
import stavka.engine.event.Event;
import stavka.engine.event.Marked;
import stavka.engine.event.PointsCounted;
import stavka.engine.event.StepsCounted;
import stavka.engine.position.Position;
import stavka.engine.value.Ints;

/**
 * Tells what follows from a position by the rules without anybody's doing it: who has no line of
 * supply at this instant, how many steps a unit could lose, how the points stand. Rules that play
 * on never need it told; a record does, since who reads it should not have to know the rules. For
 * one match and one thread.
 */
public final class Reckoning {
  private final Table table;
  private final SortedMap<String, String> marks;
  private @Nullable Seen last;

  private record Seen(Position position, View view) {}

  public Reckoning(Table table) {
    this.table = table;
    this.marks = table.instantMarks();
  }

  /** What there is to tell at the start. */
  public List<Event> opening(Position start) {
    return differences(null, view(start));
  }

  /** What is different after an order. */
  public List<Event> between(Position before, Position after) {
    View was = view(before);
    return differences(was, view(after));
  }

  private View view(Position position) {
    Seen known = last;
    if (known == null || !known.position().equals(position)) {
      known = new Seen(position, table.view(position, Viewer.SPECTATOR));
      last = known;
    }
    return known.view();
  }

  private List<Event> differences(@Nullable View was, View is) {
    List<Event> events = new ArrayList<>();
    Map<Integer, View.Piece> before = pieces(was);
    Map<Integer, View.Piece> after = pieces(is);
    marks.forEach(
        (mark, rule) -> {
          gather(before, after, mark).ifPresent(off -> events.add(marked(off, mark, false, rule)));
          gather(after, before, mark).ifPresent(on -> events.add(marked(on, mark, true, rule)));
        });
    steps(before, after, events);
    table
        .instantFacts()
        .forEach(
            (fact, rule) -> {
              int now = value(is, fact);
              if (now != (was == null ? 0 : value(was, fact))) {
                events.add(new Counted(fact, now, rule));
              }
            });
    String rule = table.instantRule(Table.POINTS);
    if (was == null
        || was.axisPoints() != is.axisPoints()
        || was.sovietPoints() != is.sovietPoints()) {
      events.add(new PointsCounted(is.axisPoints(), is.sovietPoints(), rule));
    }
    return events;
  }

  /** A fact that is not shown counts for nothing. */
  private static int value(View view, String fact) {
    for (View.Fact shown : view.facts()) {
      if (shown.code().equals(fact)) {
        return shown.value();
      }
    }
    return 0;
  }

  private static Event marked(Ints units, String mark, boolean on, String rule) {
    return new Marked(units, mark, on, rule);
  }

  private static Map<Integer, View.Piece> pieces(@Nullable View view) {
    Map<Integer, View.Piece> pieces = new HashMap<>();
    if (view != null) {
      view.units().forEach(piece -> pieces.put(piece.unit(), piece));
    }
    return pieces;
  }

  /** The units that have a mark in one view and not in the other. */
  private static Optional<Ints> gather(
      Map<Integer, View.Piece> these, Map<Integer, View.Piece> others, String mark) {
    int[] units =
        these.values().stream()
            .filter(piece -> piece.marks().contains(mark) && !has(others, piece.unit(), mark))
            .mapToInt(View.Piece::unit)
            .sorted()
            .toArray();
    return units.length == 0 ? Optional.empty() : Optional.of(Ints.of(units));
  }

  private static boolean has(Map<Integer, View.Piece> pieces, int unit, String mark) {
    View.Piece piece = pieces.get(unit);
    return piece != null && piece.marks().contains(mark);
  }

  /** Units that have come to the map are counted whatever they could lose when they left it. */
  private void steps(
      Map<Integer, View.Piece> before, Map<Integer, View.Piece> after, List<Event> events) {
    Map<Optional<Integer>, Ints> units = new LinkedHashMap<>();
    after.values().stream()
        .sorted((one, other) -> Integer.compare(one.unit(), other.unit()))
        .filter(
            piece -> {
              View.Piece was = before.get(piece.unit());
              return was == null || !Objects.equals(was.steps(), piece.steps());
            })
        .forEach(
            piece ->
                units.merge(
                    Optional.ofNullable(piece.steps()),
                    Ints.of(piece.unit()),
                    (some, more) -> some.with(more.first())));
    units.forEach(
        (steps, those) ->
            events.add(
                new StepsCounted(those, steps.orElse(null), table.instantRule(Table.STEPS))));
  }
}
